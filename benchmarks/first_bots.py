"""How good the first bots are, and how quick: `python benchmarks/first_bots.py --deals 500 --rest random easy`.

One hero among three others, the same deals with the hero in each of the four seats; 500 deals are 2,000 rounds.
"""

import argparse
from collections.abc import Callable
from time import process_time

from lastcard import EDITIONS, Game, View
from lastcard.bots import BOTS, Bot, make_bot
from lastcard.bots.rounds import play_duplicate
from lastcard.rules import COMPILED


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View) -> str:
        begun = process_time()
        action = self.bot.choose(view)
        self.seconds += process_time() - begun
        self.decisions += 1
        return action

    def interrupt(self, view: View) -> str | None:
        return self.bot.interrupt(view)


def dealer(edition: str) -> Callable[[int], Game]:
    return lambda number: Game.deal(edition, seed=f"duplicate {number}")


def view_seconds(edition: str, rounds: int = 20) -> float:
    """What one view costs, at decisions of rounds among `normal`."""
    normal = make_bot("normal")
    seconds, views = 0.0, 0
    for number in range(rounds):
        game = dealer(edition)(number)
        while (owed := game.decision) is not None:
            begun = process_time()
            view = game.view(owed.seat)
            seconds += process_time() - begun
            views += 1
            game.apply(normal.choose(view))
    return seconds / views


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--hero", choices=BOTS, default="normal")
    parser.add_argument("--rest", choices=BOTS, nargs="+", default=["random", "easy"])
    parser.add_argument("--editions", choices=EDITIONS, nargs="+", default=EDITIONS)
    asked = parser.parse_args()
    print(f"rules {'compiled' if COMPILED else 'not compiled'}")
    for edition in asked.editions:
        print(f"{edition}: a view takes {view_seconds(edition) * 1e6:.0f} µs")
        for rest in asked.rest:
            hero = Timed(make_bot(asked.hero))
            share = play_duplicate(dealer(edition), hero, make_bot(rest), asked.deals)
            pace = hero.seconds / hero.decisions * 1e6
            print(f"  {asked.hero} among {rest}: {share}, {pace:.0f} µs a decision", flush=True)


if __name__ == "__main__":
    main()
