"""Replays records, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass

from lastcard.record.record import Move, Record
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.events import Event, Seen


@dataclass(frozen=True)
class Step:
    """The beginning of a round, or an action in it, with what happened."""

    game: Game
    """The round after this step. The next step changes it; copy it to keep it."""
    match: Match | None
    """The match, if the record has one."""
    round: int
    """The number of the round, from 1 on."""
    move: Move | None
    """The action with its seat; None at the beginning of a round."""
    events: list[Event]
    """What happened."""


def replay(record: Record) -> Iterator[Step]:
    """Replay a record, and yield a step for the beginning of each round and for each action."""
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


def open_event(event: Event, seats: int) -> Seen:
    """Return an event with everything that any of so many seats saw of it."""
    seen = event.seen_by(None)
    for seat in range(seats):
        seen |= event.seen_by(seat)
    return seen
