"""How good the thinking bots are: `python benchmarks/thinking_bots.py --rounds 400 --out /tmp/strength`.

One hero among others, every deal with the hero in each seat, fixed playouts. Made with the arena:
a second run with the same folder goes on where the first was stopped, and one with more rounds adds to it.

--what hard          one `hard` among three `normal`, edition by edition
--what expert        one `expert` among three `hard`
--what expert-normal one `expert` among three `normal`
--what duel          one `expert` against one `hard`
--what learned       one `learned` among three `normal`
--what seeing        one that thinks like `hard` and sees all hands, among three `normal`: the ceiling of the first
--what seeing-hard   the same among three `hard`: the ceiling of the second
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from time import process_time

from lastcard import EDITIONS, Game, View
from lastcard.arena.contest import Contest, Played
from lastcard.arena.runs import run_contest
from lastcard.bots.bot import Bot
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import Share, confident_share, play_duplicate
from lastcard.bots.thinking import HardBot
from lastcard.rules import COMPILED

FIELDS = {
    "hard": ("hard", "normal", "normal", "normal"),
    "expert": ("expert", "hard", "hard", "hard"),
    "expert-normal": ("expert", "normal", "normal", "normal"),
    "duel": ("expert", "hard"),
    "learned": ("learned", "normal", "normal", "normal"),
}
CEILINGS: dict[str, Callable[[str], Bot]] = {"seeing": NormalBot, "seeing-hard": HardBot}


class SeeingBot(HardBot):
    """Knows all hands, for measuring only: what no player can be better than by guessing cards."""

    name = "seeing"
    game: Game | None = None

    def choose(self, view: View) -> str:
        return super().choose(self._open(view))

    def interrupt(self, view: View) -> str | None:
        return super().interrupt(self._open(view))

    def _open(self, view: View) -> View:
        assert self.game is not None
        return opened(view, self.game)


def opened(view: View, game: Game) -> View:
    """With all hands known."""
    return view._replace(known=[[] if seat == view.seat else game.hand(seat) for seat in range(game.seats)])


def seeing_share(edition: str, rounds: int, rest: Bot) -> Share:
    seeing = SeeingBot("arena")

    def deal(number: int) -> Game:
        seeing.game = Game.deal(edition, seed=f"arena {number}")
        return seeing.game

    return play_duplicate(deal, seeing, rest, rounds // 4)


def deal_shares(rounds: list[Played], hero: str) -> list[float]:
    """The hero's share of each deal."""
    deals: dict[int, list[bool]] = {}
    for played in rounds:
        deals.setdefault(played.deal, []).append(played.winner == played.seating.index(hero))
    return [fmean(won) for won in deals.values()]


def pace() -> str:
    """Imagined decisions a second on one core, and how long a decision of `hard` takes."""
    hard, normal = HardBot(), NormalBot()
    seconds, decisions = 0.0, 0
    for edition in EDITIONS:
        game = Game.deal(edition, seed=1)
        for _ in range(40):
            if game.decision is None:
                break
            view = game.view(game.decision.seat)
            if len(view.actions) > 1:
                begun = process_time()
                hard.choose(view)
                seconds += process_time() - begun
                decisions += 1
            game.apply(normal.choose(view))
    return f"{hard.imagined / seconds / 1e6:.1f} M imagined decisions/s, {seconds / decisions * 1e3:.0f} ms a decision"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--what", choices=[*FIELDS, *CEILINGS], nargs="+", default=[*FIELDS, *CEILINGS])
    parser.add_argument("--editions", choices=EDITIONS, nargs="+", default=EDITIONS)
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    print(f"rules {'compiled' if COMPILED else 'not compiled'}, {pace()}", flush=True)
    for what in asked.what:
        every: list[float] = []
        means: list[float] = []
        for edition in asked.editions:
            if what in CEILINGS:
                share = seeing_share(edition, asked.rounds, CEILINGS[what]("arena"))
            else:
                hero, *rest = FIELDS[what]
                contest = Contest(edition, (hero, *rest), asked.rounds, playouts=asked.playouts)
                folder = asked.out / f"{what}-{edition}" if asked.out else None
                shares = deal_shares(run_contest(contest, folder, processes=asked.workers), hero)
                every += shares
                share = confident_share(shares, len(rest) + 1)
            means.append(share.won)
            print(f"{what:11} {edition:10} {share}", flush=True)
        together = f", together {confident_share(every, len(FIELDS[what]))}" if every else ""
        print(f"{what:11} mean of editions {fmean(means):.1%}{together}", flush=True)


if __name__ == "__main__":
    main()
