"""Whether chances to win come true as often as a review says.

`python benchmarks/chances.py look rows.txt --edition flip --part 3 --seconds 300` plays rounds of an edition, looks at
some of their moments from the view of some seat, and with all hands open, and adds to the file how often everybody
has won in imagined rounds and who won in the end.

fit   the temperings that fit the rows of some files best
show  said against came, by tenths, from the rows of files that nothing was fitted on; as a picture, too, with
      `--plot docs/calibration.svg`

Rounds of `normal` and of quick thinkers (`hard` with 300 playouts) in turn.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from itertools import count, product
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

import msgspec
from analysis import PLAYERS, player, steps
from thinking_bots import opened

from lastcard import EDITIONS, Game
from lastcard.analysis.review import SAMPLES
from lastcard.analysis.win_chances import KNOWN, OPEN, Tempering, imagined_wins, may_go_out, tempered

LOOKED_AT = 0.3
PART = 1_000_000
"""Rounds that a part may have."""
STEPS = (0.2, 0.1, 0.05, 0.02, 0.01)
"""Of the search for a tempering: by how much the power changes, and the doubt as a share of itself."""


class Row(msgspec.Struct, array_like=True):
    """A look at a moment of a round."""

    edition: str
    number: int
    """Of the round."""
    is_open: bool
    out: list[int]
    won: list[float]
    sure: int | None
    """The seat that has the turn and can play its last card, if it is the one that looks."""
    winner: int

    def chances(self, tempering: Tempering | None = None) -> list[float]:
        if self.sure is not None:
            return [float(seat == self.sure) for seat in range(PLAYERS)]
        table = OPEN if self.is_open else KNOWN
        return tempered(self.won, self.out, PLAYERS - len(self.out), tempering or table[self.edition])


def look(file: Path, edition: str, part: int, seconds: float) -> None:
    """Add rows to a file for so many seconds of processor time; go on after the last round in it."""
    numbers = [row.number for row in read([file]) if row.edition == edition] if file.exists() else []
    with file.open("ab") as rows:
        for number in count(max(numbers, default=PART * part - 1) + 1):
            if process_time() > seconds:
                return
            rows.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows_of(edition, number)))


def rows_of(edition: str, number: int) -> list[Row]:
    """Play a round; return a row for each look at it, or none if nobody won."""
    game, dice = Game.deal(edition, PLAYERS, seed=f"chances {number}"), Random(number)
    rows: list[Row] = []
    for _view, _action in steps(game, player(number)):
        if dice.random() < LOOKED_AT:
            view = game.view(dice.randrange(PLAYERS))
            for is_open, known in ((False, view), (True, opened(view, game))):
                won = [round(each, 2) for each in imagined_wins(known, SAMPLES)]
                sure = view.seat if may_go_out(view) else None
                rows.append(Row(edition, number, is_open, view.out, won, sure, 0))
    for row in rows:
        row.winner = -1 if game.winner is None else game.winner
    return [row for row in rows if row.winner >= 0]


def read(files: Sequence[Path]) -> list[Row]:
    return [msgspec.json.decode(line, type=Row) for file in files for line in file.read_bytes().splitlines()]


def fit(rows: list[Row]) -> None:
    for is_open, edition in product((False, True), EDITIONS):
        own = [row for row in rows if row.edition == edition and row.is_open == is_open and row.sure is None]
        if own:
            best = fitted(own)
            shipped = (OPEN if is_open else KNOWN)[edition]
            loss = f"log loss {log_loss(own, best):.4f}, as shipped {log_loss(own, shipped):.4f}"
            print(f"{name_of(is_open)} {edition:10} power {best.power:.2f}, doubt {best.doubt:.1f} ({loss})")


def fitted(rows: list[Row]) -> Tempering:
    """Return the tempering with the smallest log loss, by going downhill."""
    best = Tempering(0.7, 5.0)
    loss = log_loss(rows, best)
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for near in neighbours(best, step):
                if (other := log_loss(rows, near)) < loss:
                    best, loss, is_better = near, other, True
    return best


def neighbours(at: Tempering, step: float) -> Iterator[Tempering]:
    yield Tempering(at.power + step, at.doubt)
    yield Tempering(max(0.01, at.power - step), at.doubt)
    yield Tempering(at.power, at.doubt * (1 + 3 * step))
    yield Tempering(at.power, at.doubt / (1 + 3 * step))


def log_loss(rows: list[Row], tempering: Tempering) -> float:
    return -fmean(math.log(max(1e-6, row.chances(tempering)[row.winner])) for row in rows)


class Bin(NamedTuple):
    """What was said between two tenths."""

    said: float
    came: float
    many: int


def bins_of(rows: list[Row]) -> list[Bin]:
    told: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for row in rows:
        for seat, said in enumerate(row.chances()):
            if seat not in row.out:
                told[min(9, int(10 * said))].append((said, seat == row.winner))
    return [Bin(fmean(said for said, _ in each), fmean(came for _, came in each), len(each)) for each in told if each]


def errors(bins: list[Bin]) -> tuple[float, float]:
    """Return the mean error in points over all chances, and over the bins."""
    off = [100 * abs(each.said - each.came) for each in bins]
    many = [each.many for each in bins]
    return sum(error * count for error, count in zip(off, many, strict=True)) / sum(many), fmean(off)


def show(rows: list[Row], plot: Path | None) -> None:
    for is_open in (False, True):
        alike = [row for row in rows if row.is_open == is_open]
        for edition in EDITIONS:
            tell(f"{name_of(is_open)} {edition}", [row for row in alike if row.edition == edition])
        for name, odd in (("normal", 0), ("quick thinkers", 1)):
            tell(f"{name_of(is_open)} {name}", [row for row in alike if row.number % 2 == odd])
        tell(f"{name_of(is_open)} together", alike)
        for said, came, many in bins_of(alike):
            print(f"  said {said:6.1%}  came {came:6.1%}  ({many:,})")
    if plot is not None:
        plot.write_text(calibration_plot(bins_of([row for row in rows if not row.is_open])), encoding="utf-8")


def name_of(is_open: bool) -> str:
    return "open " if is_open else "known"


def tell(name: str, rows: list[Row]) -> None:
    if rows:
        over_all, over_bins = errors(bins_of(rows))
        rounds = len({(row.edition, row.number) for row in rows})
        print(f"{name:20} {rounds:5} rounds {len(rows):6} looks: mean error {over_all:.1f} points over all chances, "
              f"{over_bins:.1f} over the bins")  # fmt: skip


SIZE, EDGE = 400, 60
"""Of the plot, in pixels: the square, and what is left around it."""
PLOT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif" font-size="13">
<title>Chances that were said against how often they came true</title>
<rect width="{whole}" height="{whole}" fill="#fff"/>
{grid}
<path d="M{left} {bottom}L{right} {top}" stroke="#777" stroke-dasharray="5 4"/>
{points}
<text x="{middle}" y="{under}" text-anchor="middle">said</text>
<text transform="translate(13 {middle}) rotate(-90)" text-anchor="middle">came</text>
</svg>
"""


def calibration_plot(bins: list[Bin]) -> str:
    """Return a picture of what was said against what came, with 95 % bounds: on the broken line they agree."""
    left, right, top, bottom = EDGE, EDGE + SIZE, EDGE // 2, EDGE // 2 + SIZE

    def x(share: float) -> float:
        return round(left + SIZE * share, 1)

    def y(share: float) -> float:
        return round(bottom - SIZE * min(1.0, max(0.0, share)), 1)

    grid = "\n".join(
        f'<path d="M{left} {y(share)}H{right}M{x(share)} {top}V{bottom}" stroke="#ddd"/>'
        f'<text x="{left - 6}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        f'<text x="{x(share)}" y="{bottom + 18}" text-anchor="middle">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    points = "\n".join(
        f'<path d="M{x(said)} {y(came - bound)}V{y(came + bound)}" stroke="#1d6f42" stroke-width="2"/>'
        f'<circle cx="{x(said)}" cy="{y(came)}" r="4.5" fill="#1d6f42"/>'
        for said, came, many in bins
        for bound in [1.96 * math.sqrt(came * (1 - came) / many)]
    )
    return PLOT.format(
        whole=SIZE + 2 * EDGE, grid=grid, points=points, left=left, right=right, top=top, bottom=bottom,
        middle=left + SIZE // 2, under=bottom + 40,
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["look", "fit", "show"])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0])
    parser.add_argument("--part", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    if asked.what == "look":
        look(asked.files[0], asked.edition, asked.part, asked.seconds)
    elif asked.what == "fit":
        fit(read(asked.files))
    else:
        show(read(asked.files), asked.plot)


if __name__ == "__main__":
    main()
