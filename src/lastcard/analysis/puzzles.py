"""Puzzles: moments of real rounds in which one action is clearly best, but not the obvious one."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import count, groupby

import msgspec
from msgspec import Struct

from lastcard.analysis.consequences import Option, left_of
from lastcard.analysis.judgement import CHOOSING, search
from lastcard.analysis.reasons import find_reason
from lastcard.analysis.review import Why
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.simple import EasyBot
from lastcard.bots.thinking import TRUST, HardBot
from lastcard.record import Record, replay
from lastcard.rules.game import Game
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View

PLAYERS = 4
LEVELS = (1, 2, 3)
MARGIN = 0.06
"""How far the best action must be ahead of every other one, in wins."""
DEEP = 12_000
"""Imagined rounds for each action to confirm a puzzle."""
MOST_DECISIONS = 300
A_SECOND_LOOK = 300
"""Playouts of a player who thinks, but not for long."""


Moment = tuple[str, View]
"""A position, and what the seat that has to decide sees of it."""


class Answer(Struct, frozen=True):
    action: str
    chance: float
    why: Why | None
    """What speaks for the solution against this action; None for the solution, or where no reason is known."""


class Puzzle(Struct, frozen=True):
    level: int
    """1 to 3: missed by a beginner, by a fair player, or by one who thinks ahead a little."""
    position: str
    answers: list[Answer]
    """Every action, the solution first."""

    @property
    def game(self) -> Game:
        return Game.from_position(self.position)

    @property
    def view(self) -> View:
        """What the player who has to decide sees."""
        game = self.game
        assert game.decision is not None
        return game.view(game.decision.seat)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the package, the easy ones first."""
    text = (files("lastcard.analysis") / "puzzles.jsonl").read_bytes()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def puzzle_of(day: int) -> int:
    """Return the number of the puzzle for a day; all of them take turns, easy and hard ones alternating."""
    total = len(shipped())
    return day * 23 % total if total % 23 else day % total


def find_puzzles(rounds: Iterable[Iterable[Moment]], levels: Collection[int]) -> Iterator[Puzzle]:
    """Yield puzzles of these levels, one a round at most; `levels` may change."""
    for moments in rounds:
        found = (puzzle_at(position, view, levels) for position, view in moments)
        puzzle = next(filter(None, found), None)
        if puzzle is not None:
            yield puzzle


def simulated(edition: str, part: int = 0) -> Iterator[Iterator[Moment]]:
    """Yield rounds among bots, endlessly."""
    for number in count(1000 * part):
        yield played(Game.deal(edition, PLAYERS, seed=f"puzzles {number}"), number)


def played(game: Game, seed: int) -> Iterator[Moment]:
    """Yield the decisions with a choice of a round that quick thinkers play."""
    bots = [HardBot(seed, playouts=A_SECOND_LOOK)] * PLAYERS
    take_interrupts(game, bots, 0)
    for _ in range(MOST_DECISIONS):
        owed = game.decision
        if owed is None:
            return
        yield from moment_of(game)
        view = game.view(owed.seat)
        game.apply(bots[0].choose(view), seat=owed.seat)
        take_interrupts(game, bots, owed.seat)


def recorded(record: Record) -> Iterator[Iterator[Moment]]:
    """Yield the rounds of a saved game. Raises LastcardError if it cannot be replayed."""
    for _, steps in groupby(replay(record), lambda step: step.round):
        yield (moment for step in steps for moment in moment_of(step.game))


def moment_of(game: Game) -> Iterator[Moment]:
    """Yield the decision that is owed, if there is a choice that can be asked for."""
    owed = game.decision
    if owed is not None and owed.kind in ("turn", "color", "answer", "target"):
        view = game.view(owed.seat)
        if 3 <= len(view.actions) <= 8:
            yield game.position(), view


def puzzle_at(position: str, view: View, levels: Collection[int] = LEVELS) -> Puzzle | None:
    """Return the puzzle of a decision, if it is one: a deep search agrees with a quick one, and somebody misses it."""
    chosen = choices(view)
    if len(set(chosen)) == 1:
        return None
    try:
        best = lead(chances_of(view, CHOOSING // len(view.actions), TRUST), MARGIN / 2)
    except LastcardError:
        return None
    if best is None or best == obvious(view) or level_of(chosen, best) not in levels:
        return None
    chances = chances_of(view, DEEP, 0.0)
    best = lead(chances, MARGIN)
    level = None if best is None else level_of(chosen, best)
    if best is None or level is None or level not in levels:
        return None
    return Puzzle(level, position, list(answers(view, best, chances)))


def chances_of(view: View, samples: int, early_weight: float) -> dict[str, float]:
    """Return what each action is worth in `samples` imagined states."""
    actions = [str(action) for action in view.actions]
    tried = search(view, actions, 3, early_weight)
    tried.try_out(list(range(len(actions))), samples)
    return {action: tried.mean(place) for place, action in enumerate(actions)}


def lead(chances: dict[str, float], margin: float) -> str | None:
    """Return the action that is ahead of all others by a margin, or None."""
    best, second = sorted(chances, key=chances.__getitem__, reverse=True)[:2]
    return best if chances[best] - chances[second] >= margin else None


def obvious(view: View) -> str | None:
    """Return the obvious action: the only coloured card that fits, the colour held most, or the player with the fewest
    cards; None if there is none."""
    actions = [Option(view, str(action)) for action in view.actions]
    colored = [each.action for each in actions if each.face is not None and each.face.color]
    if view.decision is not None and view.decision.kind in ("turn", "answer"):
        return colored[0] if len(colored) == 1 else None
    ranks = {each.action: -left_of(each) if each.verb == "color" else view.counts[int(each.what)] for each in actions}
    first, second = sorted(ranks, key=ranks.__getitem__)[:2]
    return first if ranks[first] < ranks[second] else None


def choices(view: View) -> list[str]:
    """Return what a beginner, a fair player and one who thinks ahead a little would do."""
    bots = (EasyBot(1), NormalBot(1), HardBot(1, playouts=A_SECOND_LOOK))
    return [bot.choose(view).removesuffix(" uno") for bot in bots]


def level_of(chosen: list[str], best: str) -> int | None:
    """Return the level of the best player who misses an action; None if nobody does."""
    return max((level for level, action in zip(LEVELS, chosen, strict=True) if action != best), default=None)


def answers(view: View, best: str, chances: dict[str, float]) -> Iterator[Answer]:
    for action in sorted(chances, key=chances.__getitem__, reverse=True):
        reason = None if action == best else find_reason(view, best, action)
        yield Answer(action, round(chances[action], 3), None if reason is None else Why(reason.kind, reason.values))


def evenly(sources: Iterable[Iterable[Iterable[Moment]]], wanted: int) -> Iterator[Puzzle]:
    """Yield puzzles from all sources in turn, until there are `wanted` of each level, or no more rounds."""
    left = dict.fromkeys(LEVELS, wanted)
    found = [find_puzzles(rounds, left) for rounds in sources]
    while left and found:
        for source in found.copy():
            puzzle = next(source, None) if left else None
            if puzzle is None:
                found.remove(source)
                continue
            yield puzzle
            left[puzzle.level] -= 1
            if not left[puzzle.level]:
                del left[puzzle.level]
