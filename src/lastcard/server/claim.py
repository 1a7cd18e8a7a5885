"""One server at a time has the data: two would each think that they know what is stored."""

import time
from pathlib import Path
from typing import IO, Protocol

from sqlalchemy import Connection, Engine, text

ADVISORY_KEY = 0x1A57CA2D
PATIENCE = 10.0
"""PostgreSQL may take a moment to notice that a server was killed."""


class InUse(Exception):
    """Another server uses the same data."""


class Claim(Protocol):
    """Held until it is closed, or the process ends in whatever way."""

    def close(self) -> None: ...


def claim(engine: Engine) -> Claim | None:
    """None where nothing can be claimed: a database in memory, or a system without file locks. PostgreSQL knows its
    writer by the connection that it writes with; see `hold`."""
    file = engine.url.database
    return claim_file(Path(file + ".lock")) if engine.dialect.name == "sqlite" and file and file != ":memory:" else None


def claim_file(path: Path) -> IO[bytes] | None:
    try:
        import fcntl  # noqa: PLC0415, Windows has none
    except ImportError:
        return None
    file = path.open("wb")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise InUse(f"another server uses {path.with_suffix('')}") from error
    return file


def hold(connection: Connection) -> None:
    """With PostgreSQL: nobody else writes as long as this connection lives, and without it this server does not."""
    if connection.dialect.name != "postgresql":
        return
    deadline = time.monotonic() + PATIENCE
    with connection.begin():
        while not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY_KEY}).scalar():
            if time.monotonic() > deadline:
                raise InUse("another server uses this database")
            time.sleep(0.05)
