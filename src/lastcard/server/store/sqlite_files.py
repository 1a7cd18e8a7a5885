"""The files of an SQLite database: where they are, and who may read them.

They contain everybody's cards, and the key that signs everybody's cookie.
"""

import logging
import os
from pathlib import Path

from sqlalchemy import Engine

log = logging.getLogger(__name__)

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""Endings of the files that SQLite writes next to a database; new ones get the mode of the database itself."""


def sqlite_file(engine: Engine) -> Path | None:
    """Return the file of an SQLite database; None for one in memory, and for PostgreSQL."""
    database = engine.url.database
    if engine.dialect.name != "sqlite" or not database or database == ":memory:":
        return None
    return Path(database)


def keep_to_owner(engine: Engine) -> None:
    """Create an SQLite database for its owner alone, and take away other people's rights to an older one's files."""
    database = sqlite_file(engine)
    if database is None or os.name == "nt":
        return
    os.close(os.open(database, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, OWNER_ONLY))
    for file in (database.with_name(database.name + ending) for ending in BESIDE):
        if file.exists() and file.stat().st_mode & OTHERS:
            mend(file)


def mend(file: Path) -> None:
    try:
        file.chmod(OWNER_ONLY)
    except OSError as error:
        log.warning("others can read %s, and that cannot be changed: %s", file.name, error.strerror)
    else:
        log.info("others could read %s, and cannot any more", file.name)
