"""Reads and writes the database. Everything here blocks; the writer and the hub call it in threads."""

import json
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import IO

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, create_engine, delete, event, func, select, text, update
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lastcard.rules.model.errors import LastcardError
from lastcard.server.store import schema
from lastcard.server.store.database_lock import InUse, lock_postgresql, lock_sqlite
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.log import CHAT, FinishedRound, LogEntry

BUSY_MS = 5000
DAY = 86_400.0
POSTGRESQL = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "options": f"-c lock_timeout={BUSY_MS}"}
"""Bounds all waiting, for locks as well as for a database that cannot be reached."""
CHAT_KEPT = 500
"""Versions of a table; older chat messages are removed when a round begins."""


class ConnectionLost(Exception):
    """The connection was lost before anything could have been stored."""


@dataclass(frozen=True)
class Write:
    """What one change of a table adds to the database."""

    code: str
    lobby: str | None = None
    people: tuple[str, ...] = ()
    is_public: bool = False
    is_new: bool = False
    round_begins: bool = False
    version: int = 0
    """The table's version once this is stored."""
    entries: list[LogEntry] = field(default_factory=list)
    finished: FinishedRound | None = None


@dataclass(frozen=True)
class StoredRound:
    """A finished round."""

    id: str
    code: str
    edition: str
    names: list[str]
    winner: int
    points: list[int]
    record: str
    ended: float


class Storage:
    def __init__(self, url: str) -> None:
        is_sqlite = url.startswith("sqlite")
        self.engine: Engine = create_engine(
            url,
            pool_pre_ping=not is_sqlite,
            pool_size=4,
            hide_parameters=True,
            connect_args={} if is_sqlite else POSTGRESQL,
        )
        if is_sqlite:
            event.listen(self.engine, "connect", set_up_sqlite)
        self._writing: Connection | None = None
        """The connection that writes."""
        self._lock: IO[bytes] | None = None

    def open(self) -> None:
        """Lock the database and bring its schema up to date. Raises InUse or WrongSchema."""
        self._lock = self._lock or lock_sqlite(self.engine)
        self._writing = self._writing or self._connect_to_write()
        with self.engine.begin() as connection:
            schema.migrate(connection)

    def close(self) -> None:
        self._stop_writing()
        if self._lock is not None:
            self._lock.close()
        self.engine.dispose()

    def secret(self) -> bytes:
        """Return the key that signs all identities; it is made once and kept."""
        with self.engine.begin() as connection:
            asked = select(schema.meta.c.value).where(schema.meta.c.key == "secret")
            found = connection.execute(asked).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(schema.meta.insert().values(key="secret", value=found))
            return bytes.fromhex(found)

    def check(self) -> None:
        """Raise an error if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(schema.meta.c.key).limit(1)).all()

    # Writing

    def commit(self, writes: Iterable[Write]) -> None:
        """Write everything in one transaction. Only the writer's thread calls this; it has a connection of its own."""
        writes = list(writes)
        try:
            self._commit(writes)
        except ConnectionLost:
            self._commit(writes)

    def _commit(self, writes: list[Write]) -> None:
        self._writing = self._writing or self._connect_to_write()
        is_written = False
        try:
            with self._writing.begin():
                write_all(self._writing, writes)
                is_written = True
        except Exception as error:
            self._stop_writing()
            if isinstance(error, DBAPIError) and error.connection_invalidated and not is_written:
                raise ConnectionLost from error
            raise

    def _connect_to_write(self) -> Connection:
        """Return a new connection for writing. Raises InUse."""
        connection = self.engine.connect()
        try:
            lock_postgresql(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _stop_writing(self) -> None:
        """Close the connection that writes, and with it release whatever it has locked."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    # Reading

    def load(self, code: str) -> tuple[Lobby, list[LogEntry]] | None:
        """Return a table's lobby and log; None if there is no such table."""
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.tables.c.lobby).where(schema.tables.c.code == code)).scalar()
            if found is None:
                return None
            column = schema.log_entries.c
            query = select(column.version, column.kind, column.seat, column.text)
            stored = connection.execute(query.where(column.code == code).order_by(column.version))
            entries = [LogEntry(*row) for row in stored]
        return msgspec.json.decode(found, type=Lobby), entries

    def public_lobbies(self, limit: int) -> list[Lobby]:
        """Return the public tables, the ones used last first."""
        newest = schema.tables.c.touched.desc()
        asked = select(schema.tables.c.lobby).where(schema.tables.c.public == 1).order_by(newest).limit(limit)
        with self.engine.connect() as connection:
            return [msgspec.json.decode(found, type=Lobby) for (found,) in connection.execute(asked)]

    def lobbies_of(self, person: str, limit: int) -> list[Lobby]:
        """Return the tables where somebody has a chair, the ones used last first."""
        asked = (
            select(schema.tables.c.lobby)
            .join(schema.sitters, schema.sitters.c.code == schema.tables.c.code)
            .where(schema.sitters.c.person == person)
            .order_by(schema.tables.c.touched.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [msgspec.json.decode(found, type=Lobby) for (found,) in connection.execute(asked)]

    def round(self, round_id: str) -> StoredRound | None:
        """Return a finished round by its id; None if there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(select(schema.rounds).where(schema.rounds.c.id == round_id)).one_or_none()
        return None if row is None else stored_round(row)

    def rounds_of(self, person: str, limit: int) -> list[StoredRound]:
        """Return the finished rounds that somebody played in, the last one first."""
        asked = (
            select(schema.rounds)
            .where(schema.rounds.c.id.in_(select(schema.players.c.round).where(schema.players.c.person == person)))
            .order_by(schema.rounds.c.ended.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [stored_round(row) for row in connection.execute(asked)]

    # Retention

    def newest_time(self) -> float | None:
        """Return when something was stored last; None if nothing is stored."""
        with self.engine.connect() as connection:
            asked = (select(func.max(schema.tables.c.touched)), select(func.max(schema.rounds.c.ended)))
            times = [connection.execute(each).scalar() for each in asked]
        return max((float(at) for at in times if at is not None), default=None)

    def move_times(self, since: float, by: float) -> None:
        """Move the times of everything stored since then by so many seconds."""
        with self.engine.begin() as connection:
            for table, column in ((schema.tables, schema.tables.c.touched), (schema.rounds, schema.rounds.c.ended)):
                connection.execute(update(table).where(column >= since).values({column: column + by}))

    def remove_older(self, oldest: float, busy: Iterable[str]) -> int:
        """Remove rounds and tables from before a time, but none of the tables `busy`; return how many."""
        in_use = set(busy)
        with self.engine.begin() as connection:
            old = schema.rounds.c.ended < oldest
            ids = [row[0] for row in connection.execute(select(schema.rounds.c.id).where(old))]
            connection.execute(delete(schema.players).where(schema.players.c.round.in_(ids)))
            connection.execute(delete(schema.rounds).where(old))
            asked = select(schema.tables.c.code).where(schema.tables.c.touched < oldest)
            codes = [row[0] for row in connection.execute(asked) if row[0] not in in_use]
            for table in (schema.log_entries, schema.sitters, schema.tables):
                connection.execute(delete(table).where(table.c.code.in_(codes)))
        return len(ids) + len(codes)


def set_up_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined] # a connection of sqlite3's
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def write_all(connection: Connection, writes: Iterable[Write]) -> None:
    """Write all changes in order. Log entries are inserted together, but for those that a new round removes."""
    pending: list[EntryRow] = []
    for write in writes:
        if write.round_begins:
            insert_entries(connection, pending)
            pending = []
            column = schema.log_entries.c
            old = (column.kind != CHAT) | (column.version < write.version - CHAT_KEPT)
            connection.execute(delete(schema.log_entries).where((column.code == write.code) & old))
        pending += [EntryRow(write.code, each.version, each.kind, each.seat, each.text) for each in write.entries]
        if write.lobby is not None:
            save_lobby(connection, write)
        if write.finished is not None:
            save_round(connection, write.code, write.finished)
    insert_entries(connection, pending)


class EntryRow(Struct, frozen=True):
    """A log entry as a row of the database."""

    code: str
    version: int
    kind: str
    seat: int
    text: str


INSERT_ENTRIES = {
    "sqlite": text(
        "INSERT INTO lines (code, version, kind, seat, text) SELECT json_extract(value, '$.code'),"
        " json_extract(value, '$.version'), json_extract(value, '$.kind'), json_extract(value, '$.seat'),"
        " json_extract(value, '$.text') FROM json_each(:rows)"
    ),
    "postgresql": text(
        "INSERT INTO lines (code, version, kind, seat, text) SELECT code, version, kind, seat, text FROM"
        " json_to_recordset(:rows) AS line (code text, version integer, kind text, seat integer, text text)"
    ),
}
"""All rows in one call: with every call this thread gives way to the event loop, and waits to go on."""


def insert_entries(connection: Connection, rows: list[EntryRow]) -> None:
    if rows:
        connection.execute(INSERT_ENTRIES[connection.dialect.name], {"rows": msgspec.json.encode(rows).decode()})


def save_lobby(connection: Connection, write: Write) -> None:
    now = time.time()
    values = {"lobby": write.lobby, "public": int(write.is_public), "touched": now}
    if write.is_new:
        connection.execute(schema.tables.insert().values(code=write.code, created=now, **values))
    else:
        known = schema.tables.update().where(schema.tables.c.code == write.code).values(**values)
        if connection.execute(known).rowcount != 1:
            raise LookupError("the table is not there any more")
    connection.execute(delete(schema.sitters).where(schema.sitters.c.code == write.code))
    if write.people:
        rows = [{"code": write.code, "person": person} for person in dict.fromkeys(write.people)]
        connection.execute(schema.sitters.insert(), rows)


def save_round(connection: Connection, code: str, finished: FinishedRound) -> None:
    connection.execute(
        schema.rounds.insert().values(
            id=finished.id,
            code=code,
            edition=finished.edition,
            names=json.dumps(finished.names),
            winner=finished.winner,
            points=json.dumps(finished.points),
            record=finished.record,
            ended=time.time(),
        )
    )
    rows = [
        {"round": finished.id, "seat": seat, "person": person} for seat, person in enumerate(finished.people) if person
    ]
    if rows:
        connection.execute(schema.players.insert(), rows)


def stored_round(row: object) -> StoredRound:
    fields = row._mapping  # type: ignore[attr-defined] # noqa: SLF001, this is SQLAlchemy's public name for it
    return StoredRound(
        **{**fields, "names": json.loads(fields["names"]), "points": json.loads(fields["points"])},
    )


def open_storage(url: str) -> Storage:
    """Return an open storage. Raises LastcardError with a message of one line if it cannot be used."""
    storage = Storage(url)
    try:
        storage.open()
    except (SQLAlchemyError, InUse, schema.WrongSchema, OSError) as error:
        storage.close()
        place = storage.engine.url
        file = place.database if place.get_backend_name() == "sqlite" else None
        detail = str(error).partition("\n")[0]
        raise LastcardError("cli-no-data", {"place": file or str(place), "detail": detail}) from error
    return storage
