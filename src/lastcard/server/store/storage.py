"""Reads and writes the database. Everything here blocks; the writer and the hub call it in threads."""

import logging
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import IO

from sqlalchemy import ColumnElement, Connection, Executable, create_engine, event, select, text
from sqlalchemy.engine import Engine
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from lastcard.rules.model.errors import LastcardError
from lastcard.server.store import schema
from lastcard.server.store.database_lock import InUse, lock_postgresql, lock_sqlite
from lastcard.server.store.rows import (
    LOBBY,
    RESULT,
    ROUND,
    RoundResult,
    StoredRound,
    Values,
    log_entry,
    read_lobby,
    round_result,
    stored_round,
)
from lastcard.server.store.sqlite_files import keep_to_owner, sqlite_file
from lastcard.server.store.unreadable import UnreadableRows
from lastcard.server.store.writes import Write, is_plain, write_all, write_held, write_lines
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.log import LogEntry

log = logging.getLogger(__name__)

BUSY_MS = 5000
POSTGRESQL = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "options": f"-c lock_timeout={BUSY_MS}"}
"""Limits all waiting, both for locks and for a database that cannot be reached."""
DEADLOCK = "40P01"
TRIES = 2
"""How often storing is tried again after an error that passes."""
SET_META = text("INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = :value")
FIRST_META = text("INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING")


class NothingStored(Exception):
    """Raised when nothing could be stored now, but trying again later may work."""


class Storage:
    def __init__(self, url: str, is_shared: bool = False) -> None:
        """`is_shared`: the nodes of a cluster use it together. Raises LastcardError if there is no such database."""
        is_sqlite = url.startswith("sqlite")
        self.engine = make_engine(url, is_sqlite)
        if is_sqlite:
            event.listen(self.engine, "connect", set_up_sqlite)
        self._writing: Connection | None = None
        """The connection that writes."""
        self._lock: IO[bytes] | None = None
        self._is_shared = is_shared
        self.unreadable = UnreadableRows()

    def open(self) -> None:
        """Lock the database and bring its schema up to date. Raises InUse or WrongSchema."""
        self._lock = self._lock or lock_sqlite(self.engine)
        keep_to_owner(self.engine)
        self._writing = self._writing or self._connect_to_write()
        with self.engine.begin() as connection:
            schema.migrate(connection)

    def close(self) -> None:
        self._stop_writing()
        if self._lock is not None:
            self._lock.close()
        self.engine.dispose()

    def secret(self) -> bytes:
        """Return the key that signs all identities, which is made once and kept."""
        found = self.meta("secret")
        if found is not None:
            try:
                return bytes.fromhex(found)
            except ValueError:
                log.error("the key that signs identities cannot be read: everybody is somebody new")  # noqa: TRY400
        made = secrets.token_bytes(32).hex()
        return bytes.fromhex(self._keep_meta("secret", made, is_readable=found is None))

    def meta(self, key: str) -> str | None:
        """Return what is kept under a key; None if nothing is."""
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar_one_or_none()
        return None if found is None else str(found)

    def set_meta(self, key: str, value: str) -> None:
        """Keep a text under a key."""
        with self.engine.begin() as connection:
            connection.execute(SET_META, {"key": key, "value": value})

    def _keep_meta(self, key: str, value: str, is_readable: bool) -> str:
        """Keep a text under a key, unless another node has kept a readable one before; return what is kept."""
        with self.engine.begin() as connection:
            connection.execute(FIRST_META if is_readable else SET_META, {"key": key, "value": value})
            return str(connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar_one())

    # Writing

    def commit(self, writes: Iterable[Write]) -> frozenset[str]:
        """Write everything in one transaction. Only the writer's thread calls this, and has its own connection.

        Returns the tables of which nothing was written because another node has taken them.
        """
        writes = list(writes)
        for _ in range(TRIES):
            with suppress(NothingStored):
                return self._commit(writes)
        return self._commit(writes)

    def _commit(self, writes: list[Write]) -> frozenset[str]:
        self._writing = self._writing or self._connect_to_write()
        is_written = False
        driver = self._writing.connection.driver_connection
        try:
            if isinstance(driver, sqlite3.Connection) and all(map(is_plain, writes)):
                write_lines(driver, writes)
                return frozenset()
            with self._writing.begin():
                taken: frozenset[str] = frozenset()
                if self._is_shared:
                    taken = write_held(self._writing, writes)
                else:
                    write_all(self._writing, writes)
                is_written = True
        except Exception as error:
            self._stop_writing()
            if isinstance(error, DBAPIError) and not is_written and is_passing(error):
                raise NothingStored from error
            raise
        return taken

    def _connect_to_write(self) -> Connection:
        """Return a new connection for writing. Raises InUse."""
        connection = self.engine.connect()
        try:
            lock_postgresql(connection, self._is_shared)
        except BaseException:
            connection.close()
            raise
        return connection

    def _stop_writing(self) -> None:
        """Close the connection that writes, which releases its locks."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    # Reading

    def load(self, code: str) -> tuple[Lobby, list[LogEntry]] | None:
        """Return a table's lobby and log; None if there is no such table, or its lobby cannot be read."""
        lobby = self.lobby(code)
        if lobby is None:
            return None
        column = schema.log_entries.c
        query = select(column.version, column.kind, column.seat, column.text, column.state)
        stored = self._ask(query.where(column.code == code).order_by(column.version))
        return lobby, [entry for entry in map(log_entry, stored) if entry is not None]

    def lobby(self, code: str) -> Lobby | None:
        """Return a table's lobby; None if there is no such table, or it cannot be read."""
        tables = schema.tables.c
        lobbies = self._lobbies(select(*LOBBY).where(tables.code == code, tables.removed.is_(None)))
        return lobbies[0] if lobbies else None

    def has_chair(self, code: str, person: str) -> bool:
        """Return whether somebody has a chair at a stored table, or will have one."""
        sitters = schema.sitters.c
        with self.engine.connect() as connection:
            asked = select(sitters.person).where(sitters.code == code, sitters.person == person)
            return connection.execute(asked).first() is not None

    def is_regular(self, person: str) -> bool:
        """Return whether somebody has a chair at a stored table, or has played a round to its end."""
        with self.engine.connect() as connection:
            asked = (
                select(column).where(column == person) for column in (schema.sitters.c.person, schema.people.c.person)
            )
            return any(connection.execute(each.limit(1)).first() is not None for each in asked)

    def public_lobbies(self, limit: int) -> list[Lobby]:
        """Return the public tables, last used first."""
        tables = schema.tables.c
        listed = select(*LOBBY).where(tables.public == 1, tables.removed.is_(None))
        return self._lobbies(listed.order_by(tables.touched.desc()).limit(limit))

    def lobbies_of(self, person: str, limit: int) -> list[Lobby]:
        """Return the tables where somebody has a chair, last used first."""
        asked = (
            select(*LOBBY)
            .join(schema.sitters, schema.sitters.c.code == schema.tables.c.code)
            .where(schema.sitters.c.person == person, schema.tables.c.removed.is_(None))
            .order_by(schema.tables.c.touched.desc())
            .limit(limit)
        )
        return self._lobbies(asked)

    def lobbies_in(self, circle: str, limit: int) -> list[Lobby]:
        """Return the tables of a circle, last used first."""
        tables = schema.tables.c
        asked = select(*LOBBY).where(tables.circle == circle, tables.removed.is_(None))
        return self._lobbies(asked.order_by(tables.touched.desc()).limit(limit))

    def _lobbies(self, asked: Executable) -> list[Lobby]:
        """Return those of the lobbies asked for that can be read."""
        return self.unreadable.readable("a table", self._ask(asked), lambda row: read_lobby(row[0]), lambda row: row[1])

    def round(self, round_id: str) -> StoredRound | None:
        """Return a finished round by its id; None if there is none, or it cannot be read."""
        asked = select(*ROUND).where(schema.rounds.c.id == round_id, schema.rounds.c.removed.is_(None))
        rounds = self.unreadable.readable("a round", self._ask(asked), stored_round, lambda row: row[-2])
        return rounds[0] if rounds else None

    def seat_in(self, round_id: str, person: str) -> int | None:
        """Return the seat that somebody had in a finished round; None if they did not play."""
        players = schema.players.c
        rows = self._ask(select(players.seat).where(players.round == round_id, players.person == person))
        return rows[0][0] if rows else None

    def results_of(self, person: str, limit: int) -> list[RoundResult]:
        """Return the results of the rounds that somebody played in, the latest first."""
        played = select(schema.players.c.round).where(schema.players.c.person == person)
        return self._results(schema.rounds.c.id.in_(played), limit)

    def results_in(self, circle: str, limit: int) -> list[RoundResult]:
        """Return the results of the rounds at a circle's tables, the latest first."""
        tables = select(schema.tables.c.code).where(schema.tables.c.circle == circle)
        return self._results(schema.rounds.c.code.in_(tables), limit)

    def _results(self, meant: ColumnElement[bool], limit: int) -> list[RoundResult]:
        """Return those results of the selected rounds that can be read."""
        rounds = schema.rounds.c
        asked = select(*RESULT).where(meant, rounds.removed.is_(None)).order_by(rounds.ended.desc()).limit(limit)
        return self.unreadable.readable("a round", self._ask(asked), round_result, lambda row: row[-1])

    def _ask(self, asked: Executable) -> list[Values]:
        with self.engine.connect() as connection:
            return [tuple(row) for row in connection.execute(asked)]


def is_passing(error: DBAPIError) -> bool:
    """Return whether an error will pass: the connection was lost, or two nodes were waiting for each other."""
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK


def set_up_sqlite(connection: object, _record: object) -> None:
    connection.text_factory = read_text  # type: ignore[attr-defined] # a connection of sqlite3's
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def read_text(data: bytes) -> str:
    """Return a text from SQLite's bytes; invalid ones do not keep other rows from being read."""
    return data.decode(errors="surrogateescape")


def make_engine(url: str, is_sqlite: bool) -> Engine:
    """Return an engine. Raises LastcardError if the URL cannot be read, or names a database of another kind."""
    try:
        return create_engine(
            url,
            pool_pre_ping=not is_sqlite,
            pool_size=4,
            hide_parameters=True,
            connect_args={} if is_sqlite else POSTGRESQL,
        )
    except (ArgumentError, ImportError) as error:
        raise LastcardError("cli-no-database", {"kind": url.partition(":")[0]}) from error


def open_storage(url: str, is_shared: bool = False) -> Storage:
    """Return an open storage. Raises LastcardError with a message of one line if it cannot be used."""
    storage = Storage(url, is_shared)
    with told_in_a_line(storage):
        storage.open()
    return storage


def open_beside(url: str) -> Storage:
    """Return a storage that a server may be using now: it is not locked, and its schema must be the current one.

    Raises LastcardError with a message of one line if it cannot be used.
    """
    storage = Storage(url)
    with told_in_a_line(storage):
        file = sqlite_file(storage.engine)
        if file is not None and not file.is_file():
            raise FileNotFoundError("there is no such file")
        found = storage.meta("schema")
        if found != str(schema.VERSION):
            raise schema.WrongSchema(f"the database has schema {found}, this Lastcard uses {schema.VERSION}")
    return storage


@contextmanager
def told_in_a_line(storage: Storage) -> Iterator[None]:
    """Close a storage if it cannot be used. Raises LastcardError with the reason."""
    try:
        yield
    except (SQLAlchemyError, InUse, schema.WrongSchema, OSError) as error:
        storage.close()
        place = sqlite_file(storage.engine) or storage.engine.url
        detail = str(error).partition("\n")[0]
        raise LastcardError("cli-no-data", {"place": str(place), "detail": detail}) from error
