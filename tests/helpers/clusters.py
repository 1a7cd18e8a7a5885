"""Several real nodes around a real PostgreSQL and a real NATS, started for these tests."""

import asyncio
import atexit
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

import debian
from databases import new_database
from serving import OPEN, Server, free_port, kill_all

Test = TypeVar("Test", bound=Callable[..., Awaitable[Any]])


class Nats:
    """A real one, on loopback."""

    def __init__(self, program: str, *flags: str) -> None:
        self.port = free_port()
        self._command = [program, "-a", "127.0.0.1", "-p", str(self.port), *flags]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> "Nats":
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdin=quiet, stdout=quiet, stderr=quiet)
        atexit.register(self.stop)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            time.sleep(0.02)
        raise TimeoutError("nats-server does not start")

    @property
    def number(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(10)
            self._process = None


@cache
def nats_program() -> str:
    found = debian.find("nats-server")
    if found is None:
        pytest.skip("NO NATS HERE: nats-server is not installed")
    return found


@cache
def start_nats() -> Nats:
    """One for all tests of this process."""
    return Nats(nats_program()).start()


class Cluster:
    """Nodes that use one database and one NATS."""

    def __init__(self, folder: Path, number: int, *flags: str, nats: Nats | None = None, pace: int = 1) -> None:
        self.nats = nats or start_nats()
        self.database = new_database("postgresql")
        self._folder = folder
        self._flags = ("--trusted-proxy", "127.0.0.1", *flags)
        self._pace = pace
        self.nodes = [self.node(self.database, self.nats.url) for _ in range(number)]

    def node(self, database: str, nats: str) -> Server:
        """A further node, which may have relays on its ways."""
        place = self._folder / f"node{len(list(self._folder.iterdir()))}"
        place.mkdir()
        return Server(place, "--nats", nats, *self._flags, database=database, pace=self._pace)

    def start(self) -> "Cluster":
        for node in self.nodes:
            node.start()
        return self

    def __getitem__(self, at: int) -> Server:
        return self.nodes[at]


def over(url: str, port: int) -> str:
    """The same address over a relay at another port."""
    return re.sub(r"(127\.0\.0\.1):\d+", rf"\1:{port}", url)


def port_of(url: str) -> int:
    found = re.search(r"127\.0\.0\.1:(\d+)", url)
    assert found is not None
    return int(found[1])


def within(seconds: float) -> Callable[[Test], Test]:
    """A test that is over after so many seconds in any case."""

    def limit(test: Test) -> Test:
        @wraps(test)
        async def run(*arguments: object, **named: object) -> None:
            await asyncio.wait_for(test(*arguments, **named), seconds)

        return cast(Test, run)

    return limit


def pause(server: Server) -> None:
    assert server.process is not None
    os.kill(server.process, signal.SIGSTOP)


def go_on(server: Server) -> None:
    assert server.process is not None
    os.kill(server.process, signal.SIGCONT)


@asynccontextmanager
async def cluster_of(
    folder: Path, number: int, *flags: str, nats: Nats | None = None, pace: int = 1
) -> AsyncIterator[Cluster]:
    """A cluster that is gone afterwards, whatever happens."""
    cluster = Cluster(folder, number, *flags, nats=nats, pace=pace)
    try:
        yield await asyncio.to_thread(cluster.start)
    finally:
        await drop_all()
        kill_all()


async def drop_all() -> None:
    """Ends every socket that a test has left open, without waiting for what is still to be read."""
    while OPEN:
        socket = OPEN.pop().socket
        socket.transport.abort()
        with suppress(TimeoutError):
            await asyncio.wait_for(socket.wait_closed(), 5)
