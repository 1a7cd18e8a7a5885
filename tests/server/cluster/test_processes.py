"""`--processes`: several nodes on one machine, at one port."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from clusters import drop_all, start_nats, within
from databases import new_database
from serving import Client, Person, Server, kill_all

pytestmark = [pytest.mark.once, pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")]


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


async def until_children(process: int, number: int) -> list[int]:
    for _ in range(600):
        found = children(process)
        if len(found) == number:
            return found
        await asyncio.sleep(0.05)
    raise TimeoutError(found)


def is_there(process: int) -> bool:
    """And not only its name, which is left for as long as nobody has asked how it ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@within(120)
async def test_processes_at_one_port_go_on_without_each_other(tmp_path: Path) -> None:
    flags = ("--nats", start_nats().url, "--processes", "2", "--trusted-proxy", "127.0.0.1")
    server = Server(tmp_path, *flags, database=new_database("postgresql"))
    try:
        await asyncio.to_thread(server.start)
        assert server.process is not None
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        code = ann.make_table(["easy"], seats=3, options={"scoring": "none"})
        for person in (ann, bob):
            client = await person.join(code)
            assert (await client.ask("sit", name=person.name))["type"] == "done"
        processes = await until_children(server.process, 2)
        for process in processes:  # one after the other, so that whoever has the table dies for certain
            os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0)
            while is_there(process):
                await asyncio.sleep(0.02)
            back = await come_back(ann, code)
            assert back.you["chair"] == 0
            await until_children(server.process, 2)
        processes = await until_children(server.process, 2)
        server.stop()
        assert not any(map(is_there, processes))
    finally:
        await drop_all()
        kill_all()


async def come_back(person: Person, code: str) -> Client:
    deadline = time.monotonic() + 30
    while True:
        try:
            return await asyncio.wait_for(person.join(code), 10)
        except Exception:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)
