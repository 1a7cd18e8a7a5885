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
from serving import CLUSTER, free_port

FORMS = ("sqlite", "postgresql", "cluster")
DATABASES = FORMS if os.environ.get("LASTCARD_LONG") else FORMS[:2]
"""A cluster of two takes longer: most tests run in it only with `--long`."""
NUMBERS = count(1)
NOBODY = 65534


def new_database(kind: str, tablespace: str = "pg_default") -> str:
    """The URL of an empty one; empty for the usual SQLite file."""
    if kind == "sqlite":
        return ""
    server, name = start_postgresql(), f"lastcard_{next(NUMBERS)}"
    server.tell(f"CREATE DATABASE {name} TABLESPACE {tablespace}")
    return f"{server.url}/{name}" + (CLUSTER if kind == "cluster" else "")


class PostgreSql:
    """A real one; its programs will not run as root."""

    def __init__(self, initdb: str, pg_ctl: str) -> None:
        self._keeping = TemporaryDirectory()
        self.folder, port = Path(self._keeping.name), free_port()
        self.url = f"postgresql+psycopg://lastcard@127.0.0.1:{port}"
        self._pg_ctl = pg_ctl
        self._options = f"-p {port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._as_other: list[str] = []
        if os.geteuid() == 0:
            self._as_other = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
            os.chown(self.folder, NOBODY, NOBODY)
        self._run(initdb, "-U", "lastcard", "-A", "trust", "--no-sync")

    def _run(self, program: str, *words: str) -> None:
        command = [*self._as_other, program, "-D", str(self.folder / "data"), *words]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self) -> None:
        self._run(self._pg_ctl, "-w", "-l", str(self.folder / "log"), "-o", self._options, "start")

    def stop(self) -> None:
        self._run(self._pg_ctl, "-w", "-m", "immediate", "stop")

    def leave(self) -> None:
        self.stop()
        self._keeping.cleanup()

    def tell(self, *commands: str) -> None:
        engine = create_engine(f"{self.url}/postgres", isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for command in commands:
                connection.execute(text(command))
        engine.dispose()


@cache
def start_postgresql() -> PostgreSql:
    """One for all tests of this process."""
    initdb, pg_ctl = debian.find("initdb"), debian.find("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("NO POSTGRESQL HERE: initdb and pg_ctl are not installed")
    try:
        server = PostgreSql(initdb, pg_ctl)
        server.start()
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"POSTGRESQL DOES NOT START: {error}")
    atexit.register(server.leave)
    return server
