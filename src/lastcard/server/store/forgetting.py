"""Deletes a person's data: those they played with keep what they shared, without the name."""

import json
import re
import secrets

import msgspec
from sqlalchemy import Connection, Engine, delete, select, update

from lastcard.record.writer import rename
from lastcard.server.store import schema
from lastcard.server.store.circles import take_out
from lastcard.server.store.rows import read_lobby
from lastcard.table.lobby.identities import players_of
from lastcard.table.lobby.lobby import handle_of
from lastcard.table.log import CHAT


def forget_person(engine: Engine, person: str) -> None:
    """Delete somebody in one transaction. What others keep refers to an id that leads nowhere.

    Open tables must have forgotten them before.
    """
    with engine.connect() as connection:  # slow reading, while others may write
        tables, messages = tables_with(connection, person), chat_of(connection, person)
    with engine.begin() as connection:
        connection.execute(delete(schema.people).where(schema.people.c.person == person))  # takes the lock for writing
        for table in (schema.statistics, schema.transfers, schema.rivals):
            connection.execute(delete(table).where(table.c.person == person))
        leave_circles(connection, person)
        forget_in_rounds(connection, person)
        forget_at_tables(connection, person, tables)
        forget_chat(connection, messages)
        nobody = secrets.token_hex(16)
        for column in (schema.players.c.person, schema.league.c.person, schema.rivals.c.other):
            connection.execute(update(column.table).where(column == person).values({column: nobody}))
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")  # pages from before would stay in the log


def leave_circles(connection: Connection, person: str) -> None:
    members = schema.members.c
    for circle in connection.execute(select(members.circle).where(members.person == person)).scalars().all():
        take_out(connection, circle, person)


def forget_in_rounds(connection: Connection, person: str) -> None:
    """Take the name out of the rounds that somebody played in, and out of their records.

    Where no other person played, all names go: they are those of guests on the same device.
    """
    rounds, players = schema.rounds.c, schema.players.c
    others = select(players.person).where(players.person != person)
    asked = select(rounds.id, players.seat, rounds.names, rounds.record)
    asked = asked.join_from(schema.rounds, schema.players, players.round == rounds.id).where(players.person == person)
    for id_, seat, stored, record in connection.execute(asked).all():
        try:
            names = json.loads(stored)
            names[seat] = ""
            if not connection.execute(others.where(players.round == id_)).first():
                names = [""] * len(names)
        except (ValueError, TypeError, IndexError):
            names = []  # it cannot be read, so it cannot be mended
        values = {"names": json.dumps(names), "record": rename(record, names), "archive": 0}
        connection.execute(update(schema.rounds).where(rounds.id == id_).values(**values))


def tables_with(connection: Connection, person: str) -> list[str]:
    """Return the codes of stored tables that name somebody."""
    tables = schema.tables.c
    return list(connection.execute(select(tables.code).where(tables.lobby.contains(person))).scalars())


def chat_of(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Return code and version of the stored messages of somebody, and of those who played on their device."""
    entries = schema.log_entries.c
    asked = select(entries.code, entries.version, entries.text).where(entries.kind == CHAT)
    known: dict[str, re.Pattern[str]] = {}
    said = []
    for code, version, text in connection.execute(asked):
        if code not in known:
            known[code] = re.compile("|".join(handles(code, person)))
        if known[code].search(text):
            said.append((code, version))
    return said


def handles(code: str, person: str) -> list[str]:
    """Return what others at a table knew somebody by, and those who played on their device."""
    return [handle_of(code, each) for each in players_of(person)]


def forget_at_tables(connection: Connection, person: str, codes: list[str]) -> None:
    """Free the chairs that somebody has at stored tables, and take the name out of the round under way."""
    tables, sitters = schema.tables.c, schema.sitters.c
    for code in codes:
        stored = connection.execute(select(tables.lobby).where(tables.code == code)).scalar_one_or_none()
        if stored is None:
            continue
        try:
            lobby = read_lobby(stored)
        except (msgspec.DecodeError, UnicodeError):
            continue
        lobby.forget(person)
        values = {"lobby": msgspec.json.encode(lobby).decode()}
        connection.execute(update(schema.tables).where(tables.code == code).values(**values))
    connection.execute(delete(schema.sitters).where(sitters.person == person))
    closed = schema.closed_rounds.c
    connection.execute(delete(schema.closed_rounds).where(closed.lobby.contains(person)))


def forget_chat(connection: Connection, messages: list[tuple[str, int]]) -> None:
    """Empty stored messages; their versions stay."""
    entries = schema.log_entries.c
    for code, version in messages:
        meant = update(schema.log_entries).where(entries.code == code, entries.version == version)
        connection.execute(meant.values(text=""))
