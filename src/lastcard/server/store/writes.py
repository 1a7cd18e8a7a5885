"""What a change of a table writes to the database, and how."""

import json
import sqlite3
import time
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, and_, delete, or_, select, text

from lastcard.server.cluster.lease import NO_LEASE, Lease
from lastcard.server.store import schema
from lastcard.server.store.leases import fence
from lastcard.server.store.totals import add_totals
from lastcard.table.log import CHAT, ClosedRound, FinishedRound, LogEntry

CHAT_KEPT = 500
"""Chat messages older than this many versions of a table are removed when a round begins."""


class Write(Struct, frozen=True):
    """What one change of a table adds to the database."""

    code: str
    lobby: str | None = None
    people: tuple[str, ...] = ()
    is_public: bool = False
    is_new: bool = False
    round_begins: bool = False
    chat_before: int = 0
    """Chat messages of versions before this one are removed."""
    version: int = 0
    """The table's version once this is stored."""
    entries: list[LogEntry] = field(default_factory=list)
    finished: FinishedRound | None = None
    closed: ClosedRound | None = None
    circle: str = ""
    """The id of the circle that a new table belongs to."""
    lease: Lease = NO_LEASE


def write_all(connection: Connection, writes: Iterable[Write]) -> None:
    """Write all changes in order. Log entries are inserted together, except those that a new round removes.

    Of each table only the last lobby is saved, and all of them together.
    """
    pending: list[EntryRow] = []
    lobbies: dict[str, Write] = {}
    for write in writes:
        if write.closed is not None:
            insert_entries(connection, pending)
            save_lobbies(connection, lobbies)
            pending, lobbies = [], {}
            keep_closed_round(connection, write.code, write.closed)
        if write.round_begins or write.chat_before:
            insert_entries(connection, pending)
            pending = []
            remove_old_entries(connection, write)
        pending += entry_rows(write)
        if write.lobby is not None:
            if write.is_new:
                insert_table(connection, write)
            lobbies[write.code] = write
        if write.finished is not None:
            save_round(connection, write.code, write.finished)
    insert_entries(connection, pending)
    save_lobbies(connection, lobbies)


def remove_old_entries(connection: Connection, write: Write) -> None:
    """Remove the entries of a round that is over, if another one begins, and old chat messages."""
    column = schema.log_entries.c
    oldest = max(write.chat_before, write.version - CHAT_KEPT if write.round_begins else 0)
    old = and_(column.kind == CHAT, column.version < oldest)
    if write.round_begins:
        old = or_(column.kind != CHAT, column.version < oldest)  # | would leave garbage
    connection.execute(delete(schema.log_entries).where(column.code == write.code, old))


class EntryRow(Struct, frozen=True, gc=False):
    """A log entry as a row of the database."""

    code: str
    version: int
    kind: str
    seat: int
    text: str
    state: str


def entry_rows(write: Write) -> list[EntryRow]:
    """Return what a change adds to the log."""
    return [EntryRow(write.code, each.version, each.kind, each.seat, each.text, each.state) for each in write.entries]


class HeldRow(EntryRow, frozen=True, gc=False):
    """An entry with the epoch of the lease under which it is written."""

    epoch: int


INSERT_ENTRIES = {
    "sqlite": text(
        "INSERT INTO lines (code, version, kind, seat, text, state) SELECT json_extract(value, '$.code'),"
        " json_extract(value, '$.version'), json_extract(value, '$.kind'), json_extract(value, '$.seat'),"
        " json_extract(value, '$.text'), json_extract(value, '$.state') FROM json_each(:rows)"
    ),
    "postgresql": text(
        "INSERT INTO lines (code, version, kind, seat, text, state) SELECT code, version, kind, seat, text, state FROM"
        " json_to_recordset(:rows) AS line (code text, version integer, kind text, seat integer, text text, state text)"
    ),
}
"""Inserts all rows in one call, because at every call this thread yields to the event loop and waits."""


INSERT_HELD = text(
    "WITH line AS (SELECT * FROM json_to_recordset(:rows) AS line (code text, version integer, kind text, seat integer,"
    " text text, state text, epoch integer)), held AS MATERIALIZED (SELECT code, epoch FROM leases WHERE code IN"
    " (SELECT code FROM line) FOR SHARE), stored AS (INSERT INTO lines (code, version, kind, seat, text, state)"
    " SELECT code, version, kind, seat, text, state FROM line JOIN held USING (code, epoch) RETURNING code)"
    " SELECT DISTINCT code FROM stored"
)
"""The same for nodes: inserts rows only under the latest lease, which nobody can change before the commit."""


SAVED = {
    "sqlite": "(SELECT json_extract(value, '$.code') AS code, json_extract(value, '$.lobby') AS lobby,"
    " json_extract(value, '$.public') AS public, json_extract(value, '$.people') AS people FROM json_each(:rows))",
    "postgresql": "json_to_recordset(:rows)",
}
AS_SAVED = {"sqlite": "AS saved", "postgresql": "AS saved (code text, lobby text, public integer, people json)"}
PEOPLE = {"sqlite": "json_each(saved.people)", "postgresql": "json_array_elements_text(saved.people)"}
SAVE_LOBBIES = {
    dialect: (
        text(
            "INSERT INTO tables (code, lobby, public, created, touched, circle)"  # noqa: S608, of texts in this file
            f" SELECT tables.code, saved.lobby, saved.public, created, :now, circle FROM {saved} {AS_SAVED[dialect]}"
            " JOIN tables ON tables.code = saved.code WHERE true ON CONFLICT (code) DO UPDATE SET"
            " lobby = excluded.lobby, public = excluded.public, touched = excluded.touched, removed = NULL"
        ),
        text(f"DELETE FROM sitters WHERE code IN (SELECT code FROM {saved} {AS_SAVED[dialect]})"),  # noqa: S608, likewise
        text(
            "INSERT INTO sitters (code, person) SELECT saved.code, person.value"  # noqa: S608, likewise
            f" FROM {saved} {AS_SAVED[dialect]}, {PEOPLE[dialect]} AS person"
        ),
    )
    for dialect, saved in SAVED.items()
}
"""Saves all lobbies in three calls, for the same reason."""


def write_lines(connection: sqlite3.Connection, writes: Iterable[Write]) -> None:
    """Write plain changes, the most frequent ones by far, past all layers.

    The only statement is a transaction by itself: to begin and end one would be two more calls that yield.
    """
    rows = [row for write in writes for row in entry_rows(write)]
    usual, connection.isolation_level = connection.isolation_level, None
    try:
        connection.execute(INSERT_ENTRIES["sqlite"].text, {"rows": msgspec.json.encode(rows).decode()})
    finally:
        connection.isolation_level = usual


def is_plain(write: Write) -> bool:
    """Return whether a change only adds entries to the log, as most do."""
    is_more = write.lobby is not None or write.finished is not None or write.closed is not None
    return not (is_more or write.round_begins or write.chat_before)


def write_held(connection: Connection, writes: list[Write]) -> frozenset[str]:
    """Write all changes of nodes in order; return the tables that were not written because others have them."""
    if all(map(is_plain, writes)):
        rows = [
            HeldRow(write.code, each.version, each.kind, each.seat, each.text, each.state, write.lease.epoch)
            for write in writes
            for each in write.entries
        ]
        values = {"rows": msgspec.json.encode(rows).decode()}
        stored = set(connection.execute(INSERT_HELD, values).scalars())
        return frozenset(each.code for each in writes if each.entries and each.code not in stored)
    taken = fence(connection, ((each.code, each.lease, each.is_new) for each in writes))
    write_all(connection, [each for each in writes if each.code not in taken])
    return taken


def insert_entries(connection: Connection, rows: list[EntryRow]) -> None:
    if rows:
        connection.execute(INSERT_ENTRIES[connection.dialect.name], {"rows": msgspec.json.encode(rows).decode()})


def insert_table(connection: Connection, write: Write) -> None:
    """Add the row of a new table; its lobby is saved with the others."""
    now = time.time()
    made = {"code": write.code, "created": now, "touched": now, "circle": write.circle}
    connection.execute(schema.tables.insert().values(**made, lobby="", public=0))


def save_lobbies(connection: Connection, lobbies: Mapping[str, Write]) -> None:
    """Save the lobbies of tables, by code, and who sits there. Raises LookupError if one is not there any more."""
    if not lobbies:
        return
    saved = [
        {"code": code, "lobby": each.lobby, "public": int(each.is_public), "people": list(dict.fromkeys(each.people))}
        for code, each in lobbies.items()
    ]
    rows = {"rows": msgspec.json.encode(saved).decode()}
    update, *seat = SAVE_LOBBIES[connection.dialect.name]
    if connection.execute(update, {**rows, "now": time.time()}).rowcount != len(lobbies):
        raise LookupError("a table is not there any more")
    for statement in seat:
        connection.execute(statement, rows)


def keep_closed_round(connection: Connection, code: str, closed: ClosedRound) -> None:
    """Keep everything stored of a closed round, byte for byte, for whoever looks into it."""
    column = schema.log_entries.c
    asked = select(column.version, column.kind, column.seat, column.text, column.state)
    stored = connection.execute(asked.where(column.code == code).order_by(column.version))
    lines = [list(row) for row in stored]
    lobby = connection.execute(select(schema.tables.c.lobby).where(schema.tables.c.code == code)).scalar_one()
    values = {"rules": closed.rules, "reason": closed.reason, "lobby": lobby, "lines": json.dumps(lines)}
    connection.execute(schema.closed_rounds.insert().values(id=closed.id, code=code, closed=time.time(), **values))


def save_round(connection: Connection, code: str, finished: FinishedRound) -> None:
    now = time.time()
    connection.execute(
        schema.rounds.insert().values(
            id=finished.id,
            code=code,
            edition=finished.edition,
            names=json.dumps(finished.names),
            winner=finished.winner,
            points=json.dumps(finished.points),
            record=finished.record,
            ended=now,
            kept_since=now,
            archive=int(finished.is_archived),
        )
    )
    rows = [
        {"round": finished.id, "seat": seat, "person": person} for seat, person in enumerate(finished.people) if person
    ]
    if rows:
        connection.execute(schema.players.insert(), rows)
    add_totals(connection, code, finished, now)
