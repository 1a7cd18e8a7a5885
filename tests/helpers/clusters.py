"""Several real nodes around a real PostgreSQL and a real NATS, started for these tests."""

import asyncio
import atexit
import os
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

import debian
from databases import new_database
from serving import Server, free_port, hang_up, kill_all, warm


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
        words = ("--nats", self.nats.url, "--trusted-proxy", "127.0.0.1", *flags)
        self.nodes = [Server(folder / f"node{at}", *words, database=self.database, pace=pace) for at in range(number)]

    def start(self) -> "Cluster":
        for node in self.nodes:
            node.start()
        return self

    def __getitem__(self, at: int) -> Server:
        return self.nodes[at]

    def errors(self) -> list[str]:
        return [text for node in self.nodes if node.log.exists() for text in node.errors()]


def pause(server: Server) -> None:
    assert server.process is not None
    os.kill(server.process, signal.SIGSTOP)


def go_on(server: Server) -> None:
    assert server.process is not None
    os.kill(server.process, signal.SIGCONT)


def has_ended(server: Server) -> bool:
    return server.process is None or warm("poll", server.process) is not None


@asynccontextmanager
async def cluster_of(
    folder: Path, number: int, *flags: str, nats: Nats | None = None, pace: int = 1
) -> AsyncIterator[Cluster]:
    """A cluster that is gone afterwards, whatever happens."""
    cluster = Cluster(folder, number, *flags, nats=nats, pace=pace)
    try:
        yield await asyncio.to_thread(cluster.start)
    finally:
        with suppress(Exception):
            await asyncio.wait_for(hang_up(), 5)
        kill_all()
