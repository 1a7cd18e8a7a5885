"""PostgreSQL in trouble: whoever acts is told, nothing is half stored, and the table goes on when it is over."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from databases import NOBODY, new_database, start_postgresql
from serving import Client, Person, Server, hang_up, health_becomes, pick

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_and_kill")]


async def seated(server: Server) -> Client:
    person = Person(server)
    client = await person.join(person.make_table(["normal"], seats=2, options={"scoring": "none"}))
    await client.ask("sit", name="Ann")
    return client


async def check_back(client: Client) -> None:
    """Nothing of what was refused is there, and the table goes on."""
    back = await client.person.join(client.table["code"])
    assert not back.table["locked"]
    assert back.you["chair"] == 0
    assert (await back.ask("lock", locked=True))["type"] == "done"
    assert (await back.ask("start"))["type"] == "done"


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Somebody else holds a lock; the server gives up after five seconds."""
    engine = create_engine(url)
    with engine.connect() as other:
        other.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
        yield
        other.rollback()
    engine.dispose()


@contextmanager
def read_only(_url: str) -> Iterator[None]:
    server = start_postgresql()
    server.tell("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
    yield
    server.tell(
        "SET default_transaction_read_only = off",
        "ALTER SYSTEM RESET default_transaction_read_only",
        "SELECT pg_reload_conf()",
    )


@contextmanager
def stopped(_url: str) -> Iterator[None]:
    server = start_postgresql()
    server.stop()
    yield
    server.start()


@pytest.mark.parametrize(("trouble", "health"), [(locked, 200), (read_only, 503), (stopped, 503)])
async def test_trouble_is_told_and_got_over(
    tmp_path: Path, trouble: Callable[[str], Iterator[None]], health: int
) -> None:
    url = new_database("postgresql")
    server = Server(tmp_path, database=url).start()
    client = await seated(server)
    with trouble(url):  # type: ignore[attr-defined] # a context manager
        await client.send("lock", locked=True)
        assert await client.until_closed() == (["storage"], 1013)
        assert await health_becomes(server, health)
    assert await health_becomes(server, 200)
    await check_back(client)
    await hang_up()
    server.stop()
    log = server.log.read_text()
    assert "could not store" in log
    assert client.table["code"] not in log


async def test_a_connection_that_is_cut_is_not_noticed(tmp_path: Path) -> None:
    url = new_database("postgresql")
    server = Server(tmp_path, database=url).start()
    client = await seated(server)
    for is_locked in (True, False):
        start_postgresql().tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'lastcard%'")
        assert (await client.ask("lock", locked=is_locked))["type"] == "done"
    await hang_up()
    server.stop()
    assert server.errors() == []


@contextmanager
def small_disk(folder: Path) -> Iterator[str]:
    """A tablespace on a disk of 16 MB."""
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], check=False).returncode:
        pytest.skip("NO SMALL DISK CAN BE MOUNTED HERE")
    try:
        inside = folder / "space"
        inside.mkdir()
        for place in (folder, inside):
            os.chown(place, NOBODY, NOBODY)
        start_postgresql().tell(f"CREATE TABLESPACE small LOCATION '{inside}'")
        yield "small"
    finally:
        subprocess.run(["umount", "--lazy", folder], check=False)


async def until_refused(client: Client) -> tuple[list[str], int | None]:
    """One round after the other, until something cannot be stored."""
    dice = Random(1)
    while not any(told.get("code") == "storage" for told in client.told):
        if client.view is not None and client.view["winner"] is not None:
            await client.send("rematch")
        elif client.actions:
            await client.send("act", action=pick(client.actions, dice), move=client.move)
        await client.receive()
    client.told = [told for told in client.told if told.get("code") not in ("outdated", "illegal", "match-on")]
    return await client.until_closed()


@pytest.mark.skipif(os.geteuid() != 0 or shutil.which("mount") is None, reason="a small disk is mounted by root only")
async def test_a_full_disk_is_told_and_got_over() -> None:
    disk = start_postgresql().folder / "disk"
    with small_disk(disk) as tablespace:
        url = new_database("postgresql", tablespace)
        server = Server(disk.parent / "server", database=url).start()
        client = await seated(server)
        (disk / "rubbish").write_bytes(b"x" * shutil.disk_usage(disk).free)
        await client.send("start")
        assert await asyncio.wait_for(until_refused(client), 60) == (["storage"], 1013)
        (disk / "rubbish").unlink()
        back = await client.person.join(client.table["code"])
        assert back.version >= client.version
        assert (await back.ask("lock", locked=True))["type"] == "done"
        await hang_up()
        server.stop()
        start_postgresql().tell(f"DROP DATABASE {url.rpartition('/')[2]}", f"DROP TABLESPACE {tablespace}")
