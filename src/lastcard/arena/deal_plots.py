"""Plots of deals, as self-contained SVG pictures."""

from collections.abc import Sequence
from html import escape
from math import exp, pi, sqrt
from typing import NamedTuple

WIDTH, HEIGHT, EDGE, FOOT = 720, 260, 52, 34
STYLE = (
    "text{font:11px system-ui,sans-serif;fill:#556}.bar{fill:#2a6fdb;opacity:.75}"
    ".hoped{stroke:#c8402f;stroke-width:2;fill:none}.axis{stroke:#8888}"
)


class Column(NamedTuple):
    """A count beside what was expected."""

    name: str
    found: float
    hoped: float


def columns(title: str, values: Sequence[Column], low: float = 0.0) -> str:
    """Return a picture of counts as columns, each with a line where it was expected; the axis begins at `low`."""
    high = max(max(each.found, each.hoped) for each in values)
    high += (high - low) * 0.05 or 1.0
    step = (WIDTH - EDGE - 8) / len(values)

    def at(value: float) -> float:
        return HEIGHT - FOOT - (HEIGHT - FOOT - 30) * max(0.0, value - low) / (high - low)

    parts = frame(title, f"{low:,.0f}", f"{high:,.0f}")
    for place, each in enumerate(values):
        x = EDGE + place * step
        top = at(each.found)
        parts.append(
            f'<rect class="bar" x="{x + step * 0.1:.1f}" y="{top:.1f}" width="{step * 0.8:.1f}" '
            f'height="{HEIGHT - FOOT - top:.1f}"/>'
        )
        parts.append(f'<path class="hoped" d="M{x + 1:.1f} {at(each.hoped):.1f}h{step - 2:.1f}"/>')
        if each.name:
            parts.append(
                f'<text x="{x + step / 2:.1f}" y="{HEIGHT - 16}" text-anchor="middle">{escape(each.name)}</text>'
            )
    return "".join([*parts, "</svg>\n"])


def bell(title: str, values: Sequence[float], half_width: float = 4.5, bins: int = 45) -> str:
    """Return a histogram of values, with the normal curve that a fair shuffle gives."""
    wide = 2 * half_width / bins
    found = [0] * bins
    for value in values:
        found[min(bins - 1, max(0, int((value + half_width) / wide)))] += 1
    shown: list[Column] = []
    for place, count in enumerate(found):
        middle = -half_width + (place + 0.5) * wide
        hoped = len(values) * wide * exp(-middle * middle / 2) / sqrt(2 * pi)
        shown.append(Column(f"{middle:.0f}" if place % 5 == bins // 2 % 5 else "", count, hoped))
    return columns(title, shown)


def frame(title: str, low: str, high: str) -> list[str]:
    """Return the beginning of a picture: its title, and what its axis goes from and to."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="16">{escape(title)}</text>',
        f'<path class="axis" d="M{EDGE} 26V{HEIGHT - FOOT}H{WIDTH - 8}" fill="none"/>',
        f'<text x="{EDGE - 6}" y="34" text-anchor="end">{high}</text>',
        f'<text x="{EDGE - 6}" y="{HEIGHT - FOOT}" text-anchor="end">{low}</text>',
    ]
