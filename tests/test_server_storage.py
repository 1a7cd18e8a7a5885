"""What was acknowledged is there again, whatever happens to the process, the disk or the database."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import websockets
from sqlalchemy import text

from lastcard.server import schema
from lastcard.server.config import database_in
from lastcard.server.storage import Storage
from serving import Line, Person, Server, free_port, hang_up

pytestmark = [pytest.mark.once, pytest.mark.long]
LONG = bool(os.environ.get("LASTCARD_LONG"))
KILLS = 1000 if LONG else 50


@pytest.fixture(autouse=True)
async def hang_up_at_the_end() -> AsyncIterator[None]:
    yield
    await hang_up()


# PostgreSQL


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real one, started for these tests; its programs will not run as root."""
    if shutil.which("initdb") is None or shutil.which("pg_ctl") is None:
        pytest.skip("NO POSTGRESQL HERE: initdb and pg_ctl are not installed")
    folder = tmp_path_factory.mktemp("postgresql")
    port = free_port()
    as_other: list[str] = []
    if os.geteuid() == 0:
        as_other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        os.chown(folder, 65534, 65534)
        for parent in [folder, *folder.parents]:
            if parent.is_relative_to("/tmp") and parent != Path("/tmp"):  # noqa: S108, whoever that is must get there
                parent.chmod(parent.stat().st_mode | 0o055)
    data, options = str(folder / "data"), f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    try:
        make = [*as_other, "initdb", "-D", data, "-U", "lastcard", "-A", "trust"]
        subprocess.run(make, check=True, capture_output=True, cwd=folder)
        start = [*as_other, "pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start"]
        subprocess.run(start, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"POSTGRESQL DOES NOT START: {error}")
    yield f"postgresql+psycopg://lastcard@127.0.0.1:{port}/postgres"
    stop = [*as_other, "pg_ctl", "-D", data, "-m", "immediate", "stop"]
    subprocess.run(stop, check=True, capture_output=True, cwd=folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """A URL, empty for the usual SQLite file."""
    if request.param == "sqlite":
        yield ""
        return
    url = request.getfixturevalue("postgresql")
    yield url
    storage = Storage(url)
    with storage.engine.begin() as connection:
        schema.metadata.drop_all(connection)
    storage.close()


# Killed


class Faithful:
    """A client that knows what the server has acknowledged."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.acknowledged = 0
        """The moves that had been made when an answer came."""

    async def play(self, dice: Random) -> None:
        line = self.line
        while line.view is None:
            await line.receive()
        while True:
            if line.view["winner"] is not None:
                await line.send("rematch")
            elif line.actions:
                await line.send("act", action=dice.choice(line.actions), move=line.move)
            told = await line.receive()
            if told["type"] == "done":
                self.acknowledged = max(self.acknowledged, line.version)


async def test_killed_in_the_middle_nothing_acknowledged_is_lost(tmp_path: Path, database: str) -> None:
    kills = KILLS if not database or LONG else 5
    server = Server(tmp_path, database=database).start()
    people = [Person(server, name) for name in ("Ann", "Bob")]
    code = people[0].make_table(["easy", "random"], options={"scoring": "none"})
    lines = [await person.join(code) for person in people]
    for line in lines:
        await line.ask("sit", name=line.person.name)
    await lines[0].ask("start")
    dice = Random(5)
    for _ in range(kills):
        playing = [asyncio.create_task(Faithful(line).play(dice)) for line in lines]
        await asyncio.sleep(dice.uniform(0.05, 0.25))
        server.kill()
        done = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(outcome, (websockets.ConnectionClosed, TimeoutError)) for outcome in done), done
        server.start()
        back = [await line.person.join(code, version=line.version) for line in lines]
        for before, after in zip(lines, back, strict=True):
            assert after.version >= before.version
            assert after.you["chair"] == before.you["chair"]
            if after.table["round_id"] == before.table["round_id"]:
                assert after.move >= before.move
            if after.version == before.version:
                assert after.view == before.view
        for line in lines:
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.close()
        lines = back
    await hang_up()
    server.stop()
    assert server.errors() == []


# Disk and database


async def started(server: Server) -> Line:
    person = Person(server)
    line = await person.join(person.make_table(["normal"], seats=2))
    await line.ask("sit", name="Ann")
    return line


async def closing(line: Line) -> tuple[list[str], int | None]:
    """The errors told before a socket is closed, and the code."""
    with pytest.raises(websockets.ConnectionClosed) as closed:  # noqa: PT012, it may come after any message
        while True:
            await line.receive()
    codes = [told["code"] for told in line.told if told["type"] == "error"]
    return codes, closed.value.rcvd.code if closed.value.rcvd else None


async def test_a_locked_database_is_told_and_got_over(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    line = await started(server)
    with contextlib.closing(sqlite3.connect(tmp_path / "lastcard.sqlite")) as other:
        other.execute("BEGIN IMMEDIATE")
        await line.send("lock", locked=True)
        assert await closing(line) == (["storage"], 1013)
        other.rollback()
    back = await line.person.join(line.table["code"])
    assert not back.table["locked"]
    assert (await back.ask("lock", locked=True))["type"] == "done"
    await hang_up()
    server.stop()


@pytest.mark.skipif(os.geteuid() != 0 or shutil.which("mount") is None, reason="a small disk is mounted by root only")
async def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", disk], check=False).returncode:
        pytest.skip("NO SMALL DISK CAN BE MOUNTED HERE")
    server = Server(disk)
    server.log = tmp_path / "server.log"
    try:
        server.start()
        line = await started(server)
        free = shutil.disk_usage(disk).free
        (disk / "rubbish").write_bytes(b"x" * free)
        told: tuple[list[str], int | None] = ([], None)
        for _ in range(200):
            await line.send("rename", name="A" * 24)
            with contextlib.suppress(TimeoutError):
                answer = await asyncio.wait_for(line.receive(), 2)
                if answer["type"] == "error":
                    told = await closing(line)
                    break
        assert told == (["storage"], 1013)
        (disk / "rubbish").unlink()
        back = await line.person.join(line.table["code"])
        assert back.you["chair"] == 0
        assert (await back.ask("start"))["type"] == "done"
        await hang_up()
        server.stop()
    finally:
        if server.process is not None:
            server.kill()
        subprocess.run(["umount", disk], check=False)


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    storage = Storage(database_in(tmp_path))
    storage.open()
    secret = storage.secret()
    with storage.engine.begin() as connection:
        for index in ("tables_by_time", "rounds_by_time", "players_by_person", "sitters_by_person"):
            connection.execute(text(f"DROP INDEX {index}"))
        connection.execute(schema.meta.update().where(schema.meta.c.key == "schema").values(value="1"))
    storage.open()
    storage.open()
    with storage.engine.connect() as connection:
        found = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'index'")).scalars().all()
    assert {"tables_by_time", "rounds_by_time", "players_by_person", "sitters_by_person"} <= set(found)
    assert storage.secret() == secret
    storage.close()


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    storage = Storage(database_in(tmp_path))
    storage.open()
    with storage.engine.begin() as connection:
        connection.execute(schema.meta.update().where(schema.meta.c.key == "schema").values(value="99"))
    with pytest.raises(schema.WrongSchema):
        storage.open()
    storage.close()


async def test_old_data_is_removed(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=database).start()
    line = await started(server)
    await line.ask("start")
    await line.play(Random(1))
    over = await line.find_event("round_over")
    await hang_up()
    server.stop()
    storage = Storage(database or database_in(tmp_path))
    assert storage.remove_old(1, ()) == 0
    assert storage.round(over["round"]) is not None
    assert storage.remove_old(-1, (line.table["code"],)) == 1
    assert storage.load(line.table["code"]) is not None
    assert storage.remove_old(-1, ()) == 1
    assert storage.round(over["round"]) is None
    assert storage.load(line.table["code"]) is None
    assert storage.rounds_of("nobody", 5) == []
    storage.close()


def test_a_clock_that_jumps_moves_no_table() -> None:
    """Tables know only the time that passes; the time of day is written beside rounds and nothing else."""
    source = Path(schema.__file__).parents[1]
    for file in [*source.glob("table/*.py"), source / "server" / "room.py", source / "server" / "hub.py"]:
        words = file.read_text()
        assert "time.time" not in words, file
        assert "datetime" not in words, file
    assert time.monotonic() > 0
