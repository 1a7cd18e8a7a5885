"""Locks a database: of two servers using it, each would think that it knows what is stored."""

import time
from typing import IO

from sqlalchemy import Connection, Engine, text

from lastcard.server.store.file_lock import try_lock
from lastcard.server.store.sqlite_files import sqlite_file

ADVISORY_KEY, MIGRATION_KEY = 0x1A57CA2D, 0x1A57CA2E
PATIENCE = 10.0
"""Seconds; PostgreSQL may take a moment to notice that a server was killed."""


class InUse(Exception):
    """Another server uses the same database."""


def lock_sqlite(engine: Engine) -> IO[bytes] | None:
    """Lock the file beside an SQLite database; return it, to be closed at the end. Raises InUse.

    A database in memory needs no lock, and PostgreSQL is locked by `lock_postgresql`: for both this returns None.
    """
    database = sqlite_file(engine)
    if database is None:
        return None
    file = database.with_name(database.name + ".lock").open("wb")
    if not try_lock(file):
        file.close()
        raise InUse(f"another server uses {database}")
    return file


def lock_postgresql(connection: Connection, is_shared: bool = False) -> None:
    """Lock a PostgreSQL database for the life of the connection that writes to it. Raises InUse.

    The nodes of a cluster share the lock.

    A server that loses the connection loses the lock with it, and can no longer write. Does nothing for SQLite.
    """
    if connection.dialect.name != "postgresql":
        return
    deadline = time.monotonic() + PATIENCE
    with connection.begin():
        asked = text(f"SELECT pg_try_advisory_lock{'_shared' if is_shared else ''}(:key)")
        while not connection.execute(asked, {"key": ADVISORY_KEY}).scalar():
            if time.monotonic() > deadline:
                who = "a server without --nats" if is_shared else "another server"
                raise InUse(f"{who} uses this database")
            time.sleep(0.05)


def count_sharing(connection: Connection) -> int:
    """Return how many connections share the lock on this PostgreSQL database."""
    asked = text(
        "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND objid = :key AND granted AND datname = current_database()"
    )
    return int(connection.execute(asked, {"key": ADVISORY_KEY}).scalar_one())


def wait_for_others(connection: Connection) -> None:
    """Wait until nobody else changes the schema of a PostgreSQL database; others wait for this transaction."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_KEY})
