"""Playing a record again, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass

from lastcard.record.record import Move, Record
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.events import Event


@dataclass(frozen=True)
class Step:
    """A round that begins, or an action in it, with what happened. The next step changes `game`: copy it to keep it."""

    game: Game
    match: Match | None
    round: int
    move: Move | None
    events: list[Event]


def replay(record: Record) -> Iterator[Step]:
    """Every round of a record: first how it begins, then each action."""
    started = record.start()
    match = started if isinstance(started, Match) else None
    for number, moves in enumerate(record.rounds, 1):
        if match is not None and number > 1:
            match.next_round()
        game = started.game if isinstance(started, Match) else started
        dealing = match.opening if match is not None else []
        yield Step(game, match, number, None, dealing + game.opening)
        for move in moves:
            yield Step(game, match, number, move, game.apply(move.action, move.seat))
