"""Reports: a single HTML page with tables and SVG plots that loads nothing from elsewhere."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from lastcard.arena.sheets import Sheet, text_of

STYLE = """
:root { color-scheme: light dark; --bar: #2a6fdb; --mark: #c8402f; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid #8884; }
pre { overflow: auto; max-height: 20rem; padding: .5rem; border: 1px solid #8884; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
.bar { fill: var(--bar); opacity: .75; } .mark { stroke: var(--mark); stroke-width: 2; }
.fair { stroke: currentColor; stroke-dasharray: 4 3; }
"""
LINE = 24
LEFT = 180
WIDTH = 760


class Bar(NamedTuple):
    """A value between its bounds."""

    name: str
    value: float
    low: float
    high: float


def bars(values: Sequence[Bar], fair: float | None = None) -> str:
    """Return a plot with a bar for each value, lines for the bounds, and a dashed line for an equal share."""
    top = max([*(bar.high for bar in values), fair or 0.0, 1e-9]) * 1.05
    height = LINE * len(values) + 8

    def at(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 80) * max(0.0, value) / top

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for place, bar in enumerate(values):
        y = LINE * place + 4
        middle = y + (LINE - 6) / 2
        parts.append(f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(bar.name)}</text>')
        width = at(bar.value) - LEFT
        parts.append(f'<rect class="bar" x="{LEFT}" y="{y}" width="{width:.1f}" height="{LINE - 6}"/>')
        parts.append(f'<line class="mark" x1="{at(bar.low):.1f}" x2="{at(bar.high):.1f}" y1="{middle}" y2="{middle}"/>')
        parts.append(f'<text x="{at(bar.high) + 6:.1f}" y="{middle + 4}">{text_of(float(bar.value))}</text>')
    if fair is not None:
        parts.append(f'<line class="fair" x1="{at(fair):.1f}" x2="{at(fair):.1f}" y1="0" y2="{height}"/>')
    return "".join([*parts, "</svg>"])


def table(sheet: Sheet) -> str:
    """Return a sheet as an HTML table."""
    head = "".join(f"<th>{escape(column)}</th>" for column in sheet.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(text_of(value))}</td>" for value in row) + "</tr>" for row in sheet.rows
    )
    return f"<table><tr>{head}</tr>{rows}</table>"


def preformatted(texts: Sequence[tuple[str, str]]) -> str:
    """Return sentences, each with a text under it whose lines stay as they are; or with none."""
    return "".join(
        f"<p>{escape(sentence)}</p>" + (f"<pre>{escape(text)}</pre>" if text else "") for sentence, text in texts
    )


def page(title: str, about: str, parts: Sequence[tuple[str, str]], lang: str = "en") -> str:
    """Return the page; `parts` are headings, each with the HTML under it."""
    body = "".join(f"<h2>{escape(heading)}</h2>{content}" for heading, content in parts)
    return (
        f'<!doctype html><html lang="{escape(lang)}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1><p>{escape(about)}</p>{body}</html>\n"
    )
