"""What is compared with what, what is to be reached, and how that is shown."""

import os
import platform
from collections.abc import Mapping, Sequence
from statistics import median, quantiles
from typing import NamedTuple


class Row(NamedTuple):
    """`ours` and `peer` are subjects; without a peer the bar is in microseconds, and less is better."""

    what: str
    ours: str
    peer: str
    peer_name: str
    bar: float
    aim: float = 0


class Line(NamedTuple):
    row: Row
    ours: float
    peer: float
    ratio: float
    low: float
    high: float

    @property
    def reached(self) -> bool:
        return self.ratio >= self.row.bar if self.row.peer else self.ratio <= self.row.bar


CLASSIC = "ours playouts classic"
CEILING = "ceiling classic"
OTHER_EDITIONS = ("avengers", "bts", "minecraft", "flip", "no-mercy")
ROWS = [
    Row("compiled playouts, classic", CLASSIC, CEILING, "C, common rules only", 0.4, 0.5),
    *(
        Row(f"compiled playouts, {edition}", f"ours playouts {edition}", CEILING, "C, classic", 0.2)
        for edition in OTHER_EDITIONS
    ),
    Row("compiled playouts, classic", CLASSIC, "openspiel native", "OpenSpiel crazy_eights, C++ loop", 4, 8),
    Row("compiled playouts, classic", CLASSIC, "rlcard_uno game", "RLCard `Game.step`", 60),
    *(
        Row(f"compiled playouts, {edition}", f"ours playouts {edition}", CLASSIC, "classic", 0.5)
        for edition in OTHER_EDITIONS
    ),
    Row("`legal_ids` and `step` from Python", "ours ids", "openspiel python", "OpenSpiel, Python loop", 6, 10),
    Row("text actions with events", "ours texts", "rlcard_uno step", "RLCard `env.step`", 2),
    Row("not compiled, `legal_ids` and `step`", "plain ids", "rlcard_uno run", "RLCard `env.run`", 3),
    Row("`copy()`, compiled", "ours copy", "", "–", 0.2, 0.1),
    Row("`view()` in mid-round, compiled", "ours view", "", "–", 10),
]


def measured(row: Row, rates: Mapping[str, Sequence[float]]) -> Line:
    """Medians over the rounds, and the middle half of the ratios."""
    ours = rates[row.ours]
    if row.peer:
        peer = rates[row.peer]
        ratios = [mine / other for mine, other in zip(ours, peer, strict=True)]
    else:
        peer = [0.0]
        ratios = [1e6 / mine for mine in ours]
    low, _, high = quantiles(ratios, n=4)
    return Line(row, median(ours), median(peer), median(ratios), low, high)


def a_second(rate: float) -> str:
    return f"{rate / 1e6:.2f} M/s" if rate >= 1e6 else f"{rate / 1e3:.0f} k/s"


def cells(line: Line) -> list[str]:
    row = line.row
    if not row.peer:
        ours, peer, ratio, spread, unit = f"{line.ratio:.2f} µs", "–", "–", f"{line.low:.2f}–{line.high:.2f} µs", " µs"
    else:
        ours, unit = a_second(line.ours), " ×"
        peer = f"{row.peer_name}: {a_second(line.peer)}"
        ratio, spread = f"{line.ratio:.2f}", f"{line.low:.2f}–{line.high:.2f}"
    bar = f"{row.bar:g}{unit}" + (f" (aim {row.aim:g})" if row.aim else "")
    return [row.what, ours, peer, ratio, spread, bar, "yes" if line.reached else "no"]


HEAD = ["one core, random play, 4 players", "Lastcard", "peer", "ratio", "middle half", "to reach", "reached"]


def plain_text(lines: Sequence[Line]) -> str:
    rows = [HEAD, *([cell.replace("`", "") for cell in cells(line)] for line in lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def markdown(lines: Sequence[Line]) -> str:
    rows = ["| " + " | ".join(row) + " |" for row in ([*HEAD], ["---"] * len(HEAD), *map(cells, lines))]
    return TEXT.format(table="\n".join(rows), cores=os.cpu_count(), python=platform.python_version())


TEXT = """# Speed

Made by `python benchmarks/engine.py --markdown` on a machine with {cores} cores, with Python {python}.
What is measured, and how, is told in `benchmarks/README.md`.

{table}

Decisions a second of processor time; medians over the rounds. The ratio is the median of those within each round, and
half of them lie in the range beside it. C is a ceiling rather than a peer: the common rules of classic, written by hand
for nothing but speed, and built with the compiler and the options that compile our rules.
"""
