"""Turns rows of the database into the values they stand for."""

import json
from dataclasses import dataclass
from typing import Any

import msgspec

from lastcard.server.store import schema
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.log import CHAT, LogEntry

Values = tuple[Any, ...]
"""A stored row, which may contain anything."""
UNREADABLE = LogEntry(0, "unreadable", -1, "")
"""Stands for an entry of a round that cannot be read, so that the round is not continued without it."""


@dataclass(frozen=True)
class RoundResult:
    """The result of a finished round."""

    id: str
    code: str
    edition: str
    names: list[str]
    winner: int
    points: list[int]
    ended: float


@dataclass(frozen=True)
class StoredRound(RoundResult):
    """A finished round with its record."""

    record: str


LOBBY = (schema.tables.c.lobby, schema.tables.c.created)
RESULT = (
    schema.rounds.c.id,
    schema.rounds.c.code,
    schema.rounds.c.edition,
    schema.rounds.c.names,
    schema.rounds.c.winner,
    schema.rounds.c.points,
    schema.rounds.c.ended,
)
ROUND = (*RESULT, schema.rounds.c.record)


def read_lobby(stored: str) -> Lobby:
    """Return the lobby of a stored text. Raises msgspec.DecodeError or UnicodeError."""
    return msgspec.json.decode(stored, type=Lobby)


def log_entry(row: Values) -> LogEntry | None:
    """Return a stored entry of a table's log; None for a chat message that cannot be read."""
    names = ("version", "kind", "seat", "text", "state")
    try:
        return msgspec.convert(dict(zip(names, row, strict=True)), LogEntry)
    except msgspec.ValidationError:
        return None if row[1] == CHAT else UNREADABLE


def round_result(row: Values) -> RoundResult:
    """Return the result of a round from its row. Raises an error if it cannot be read."""
    return msgspec.convert(result_fields(row), RoundResult)


def stored_round(row: Values) -> StoredRound:
    """Return a round from its row. Raises an error if it cannot be read."""
    return msgspec.convert({**result_fields(row[:-1]), "record": row[-1]}, StoredRound)


def result_fields(row: Values) -> dict[str, object]:
    names = ("id", "code", "edition", "names", "winner", "points", "ended")
    fields = dict(zip(names, row, strict=True))
    return {**fields, "names": read_list(fields["names"]), "points": read_list(fields["points"])}


def read_list(stored: object) -> object:
    return json.loads(stored) if isinstance(stored, str) else stored
