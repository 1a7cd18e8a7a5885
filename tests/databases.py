"""The databases that a server can have: the usual SQLite file, and a real PostgreSQL, started for these tests."""

import atexit
import os
import subprocess
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import create_engine, text

import debian
from serving import free_port

DATABASES = ("sqlite", "postgresql")
NUMBERS = count(1)
NOBODY = 65534


def new_database(kind: str) -> str:
    """The URL of an empty one; empty for the usual SQLite file."""
    if kind == "sqlite":
        return ""
    url, name = start_postgresql(), f"lastcard_{next(NUMBERS)}"
    engine = create_engine(f"{url}/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return f"{url}/{name}"


@cache
def start_postgresql() -> str:
    """One for all tests of this process; its programs will not run as root."""
    initdb, pg_ctl = debian.find("initdb"), debian.find("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("NO POSTGRESQL HERE: initdb and pg_ctl are not installed")
    keeping = TemporaryDirectory()
    folder, port = Path(keeping.name), free_port()
    as_other: list[str] = []
    if os.geteuid() == 0:
        as_other = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        os.chown(folder, NOBODY, NOBODY)
    data, options = str(folder / "data"), f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    try:
        make = [*as_other, initdb, "-D", data, "-U", "lastcard", "-A", "trust", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd=folder)
        start = [*as_other, pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start"]
        subprocess.run(start, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"POSTGRESQL DOES NOT START: {error}")

    def stop() -> None:
        command = [*as_other, pg_ctl, "-D", data, "-m", "immediate", "stop"]
        subprocess.run(command, check=True, capture_output=True, cwd=folder)
        keeping.cleanup()

    atexit.register(stop)
    return f"postgresql+psycopg://lastcard@127.0.0.1:{port}"
