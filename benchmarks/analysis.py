"""Whether a review says what decisions really cost: `python benchmarks/analysis.py costs rows.txt --decisions 3000`.

costs     what a review says that a decision cost, against what it really cost: the action that was chosen and the best
          one, each played on 3,000 times from the true state. A fifth of the choices are by lot, for mistakes;
          with a file as `costs rows.txt --part 3`, what was seen is added to it, and a run that was ended goes on
together  the table of costs from the files of several runs

Rounds of `normal` and of quick thinkers (`hard` with 300 playouts), all editions in turn. `chances.py` does the same
for chances to win.
"""

import argparse
import math
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from thinking_bots import opened

from lastcard import EDITIONS, Game, View
from lastcard.analysis.judgement import VERDICTS, judge
from lastcard.bots.bot import Bot
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.thinking import EARLY, LONGEST, HardBot, evaluation_weights
from lastcard.search.search import Search

PLAYERS = 4
TRIED = 3000
LOOKED_AT = 0.15
BY_LOT = 0.2
MOST = 400
BINS = (0.0001, 0.01, 0.02, 0.035, 0.06, 0.1, 0.2, 1.01)


def rounds(first: int) -> Iterator[tuple[Game, Bot, Random]]:
    """Yield rounds of the two levels in turn, from this number on, with the bot that plays all seats."""
    for number in count(first):
        edition = EDITIONS[number // 2 % len(EDITIONS)]
        yield Game.deal(edition, PLAYERS, seed=f"analysis {number}"), player(number), Random(number)


def player(number: int) -> Bot:
    """Return who plays all seats of a round."""
    return HardBot(number, playouts=300) if number % 2 else NormalBot(number)


def steps(game: Game, bot: Bot) -> Iterator[tuple[View, str]]:
    """Yield each decision of a round as its seat sees it, with what the bot does then."""
    take_interrupts(game, [bot] * PLAYERS, 0)
    for _ in range(MOST):
        owed = game.decision
        if owed is None:
            return
        view = game.view(owed.seat)
        action = bot.choose(view)
        yield view, action.removesuffix(" uno")
        game.apply(action, seat=owed.seat)
        take_interrupts(game, [bot] * PLAYERS, owed.seat)


class Cost(NamedTuple):
    """A decision: what a review says that it cost, and what it really cost."""

    number: int
    """Of the round."""
    said: float
    came: float
    verdict: str


def look_at_costs(part: int, wanted: int, file: Path | None) -> None:
    """Judge so many decisions; with a file, go on after the last whole round in it, and add to it round by round."""
    told = read_costs([file]) if file is not None and file.exists() else []
    first = max((each.number for each in told), default=10_000 * part - 1) + 1
    begun = process_time()
    for number, (game, bot, dice) in enumerate(rounds(first), first):
        if len(told) >= wanted:
            break
        own = [Cost(number, *cost) for cost in costs_of(game, bot, dice)]
        told += own
        if file is not None:
            with file.open("a", encoding="utf-8") as rows:
                rows.write("".join(f"{each.number} {each.said:.6f} {each.came:.6f} {each.verdict}\n" for each in own))
    print(f"{process_time() - begun:.0f} s of processor time")
    show_costs(told)


def costs_of(game: Game, bot: Bot, dice: Random) -> Iterator[tuple[float, float, str]]:
    """Play a round; yield what some of its decisions are said to cost, what they really cost, and their verdict."""
    for view, action in steps(game, bot):
        chosen = str(dice.choice(view.actions)) if dice.random() < BY_LOT else action
        if len(view.actions) == 1 or view.decision is None or view.decision.kind == "vote":
            continue
        if dice.random() < LOOKED_AT:
            judged = judge(view, chosen)
            yield judged.cost, true_cost(game, view, judged.best, chosen), judged.verdict


def read_costs(files: list[Path]) -> list[Cost]:
    """Return what earlier runs wrote down."""
    lines = [line.split() for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [Cost(int(number), float(said), float(came), verdict) for number, said, came, verdict in lines]


def show_costs(told: list[Cost]) -> None:
    print(f"{len(told)} decisions of {len({each.number for each in told})} rounds")
    for low, high in zip((0.0, *BINS), BINS, strict=False):
        show(f"{100 * low:5.1f} to {100 * high:5.1f}", [each for each in told if low <= each.said < high])
    for verdict in VERDICTS:
        show(verdict, [each for each in told if each.verdict == verdict])


def show(name: str, told: list[Cost]) -> None:
    if len(told) < 2:
        return
    said, came = fmean(each.said for each in told), [each.came for each in told]
    bound = 1.96 * stdev(came) / math.sqrt(len(came))
    print(f"  {name:15} said {100 * said:6.2f}  came {100 * fmean(came):6.2f} (±{100 * bound:.2f})  ({len(told)})")


def true_cost(game: Game, view: View, best: str, chosen: str) -> float:
    """Return how much less of a win the chosen action comes to than the best, by what the others really hold."""
    if best == chosen:
        return 0.0
    search = Search(opened(view, game), [best, chosen], 1, LONGEST, EARLY, 0.0, evaluation_weights(view))
    search.try_out([0, 1], TRIED)
    return search.mean(0) - search.mean(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["costs", "together"])
    parser.add_argument(
        "files", nargs="*", type=Path, help="costs: where rows are added; together: rows of several runs"
    )
    parser.add_argument("--decisions", type=int, default=3000)
    parser.add_argument("--part", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "costs":
        look_at_costs(asked.part, asked.decisions, next(iter(asked.files), None))
    else:
        show_costs(read_costs(asked.files))


if __name__ == "__main__":
    main()
