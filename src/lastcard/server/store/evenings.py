"""Evenings: the rounds that were played at a table one after another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Engine, select

from lastcard.server.store import schema
from lastcard.server.store.rows import RoundResult
from lastcard.server.store.storage import Storage

PAUSE = 6 * 3600.0
"""Seconds without a finished round after which another evening begins."""


@dataclass
class Sitting:
    """Somebody at an evening, or a bot."""

    person: str
    """Empty for a bot, and for a guest on somebody else's device."""
    name: str
    """Empty for a bot, and for who was deleted."""
    wins: int = 0
    points: int = 0


@dataclass
class Evening:
    code: str
    edition: str
    ended: float
    began: float
    """When its first round ended."""
    rounds: list[str] = field(default_factory=list)
    """Ids, the last one first."""
    sittings: dict[tuple[str, str], Sitting] = field(default_factory=dict)
    """Who played, by person, or by seat for bots and guests; whoever played last comes first."""


def evenings_of(storage: Storage, person: str, rounds: int) -> list[Evening]:
    """Return the evenings of somebody's last rounds, the latest first."""
    return evenings(storage, storage.results_of(person, rounds))


def evenings_in(storage: Storage, circle: str, rounds: int) -> list[Evening]:
    """Return the evenings of the last rounds at a circle's tables, the latest first."""
    return evenings(storage, storage.results_in(circle, rounds))


def evenings(storage: Storage, rounds: Sequence[RoundResult]) -> list[Evening]:
    """Return the evenings of some rounds; both are ordered from the latest to the earliest."""
    people = people_in(storage.engine, [each.id for each in rounds])
    found: list[Evening] = []
    for each in rounds:
        evening = next((known for known in reversed(found) if is_of(each, known)), None)
        if evening is None:
            evening = Evening(each.code, each.edition, each.ended, each.ended)
            found.append(evening)
        add(evening, each, people.get(each.id, {}))
    return found


def people_in(engine: Engine, rounds: Sequence[str]) -> dict[str, dict[int, str]]:
    """Return who played in some rounds, by seat, without bots and guests."""
    players = schema.players.c
    found: dict[str, dict[int, str]] = {}
    with engine.connect() as connection:
        asked = select(players.round, players.seat, players.person).where(players.round.in_(rounds))
        for round_id, seat, person in connection.execute(asked):
            found.setdefault(round_id, {})[seat] = person
    return found


def is_of(played: RoundResult, evening: Evening) -> bool:
    is_there = (played.code, played.edition) == (evening.code, evening.edition)
    return is_there and evening.began - played.ended < PAUSE


def add(evening: Evening, played: RoundResult, people: Mapping[int, str]) -> None:
    evening.began = played.ended
    evening.rounds.append(played.id)
    for seat, (name, points) in enumerate(zip(played.names, played.points, strict=False)):
        person = people.get(seat, "")
        key = (person, "" if person else str(seat))
        sitting = evening.sittings.setdefault(key, Sitting(person, name))
        sitting.wins += seat == played.winner
        sitting.points += points
