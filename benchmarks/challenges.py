"""How often draw wilds are wrong, and how often they are challenged: `python benchmarks/challenges.py --minutes 3`.

Rounds among `normal` and among `hard` with few playouts, in the editions where a draw wild can be challenged.
"""

import argparse
from collections import Counter
from itertools import count
from time import monotonic

from lastcard import EDITIONS, Game
from lastcard.bots.bot import Bot
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.thinking import HardBot

PLAYOUTS = 600
TABLES: dict[str, Bot] = {"normal": NormalBot(1), "hard": HardBot(1, playouts=PLAYOUTS)}
JUDGED = tuple(edition for edition in EDITIONS if edition != "no-mercy")


def watch(bot: Bot, players: int, minutes: float) -> Counter[tuple[str, bool, bool]]:
    """Count attacks with draw wilds: on one side or two, whether they were wrong, and whether they were challenged."""
    seen: Counter[tuple[str, bool, bool]] = Counter()
    until = monotonic() + 60 * minutes
    for number in count():
        edition = JUDGED[number % len(JUDGED)]
        game = Game.deal(edition, players, f"challenges {number}")
        take_interrupts(game, [bot] * players, 0)
        while game.decision is not None:
            if monotonic() > until:
                return seen
            seat = game.decision.seat
            view = game.view(seat)
            action = bot.choose(view)
            if "challenge" in view.actions:
                sides = "two sides" if view.others else "one side"
                guilty = game._state.guilty != 0  # noqa: SLF001 - what nobody at the table knows
                seen[sides, guilty, action == "challenge"] += 1
            game.apply(action, seat=seat)
            take_interrupts(game, [bot] * players, seat)
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3, help="for each kind of bot")
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    for name, bot in TABLES.items():
        seen = watch(bot, asked.players, asked.minutes)
        for sides in ("one side", "two sides"):
            wrong, right = (seen[sides, guilty, True] + seen[sides, guilty, False] for guilty in (True, False))
            print(
                f"{name:6} {sides:9} wrong {wrong} of {wrong + right}; challenged: "
                f"{seen[sides, True, True]} of the wrong ones, {seen[sides, False, True]} of the {right} right ones"
            )


if __name__ == "__main__":
    main()
