"""Four people at a table who only want to play, while somebody attacks the server.

What is measured: how long they wait for answers, how much memory the server takes, and what goes wrong.
"""

import asyncio
import atexit
import json
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import websockets

from attack import Attack
from attacker import end
from serving import ROOT, Client, Person, Server, complaints, pick

TURN = 0.06
"""Seconds that somebody takes for a turn, or between two questions; the server allows 20 messages a second."""
USUAL = ("illegal", "match-on", "no-round", "not-playing", "outdated", "round-on", "started")
"""Refusals of what somebody else did first, and of questions before the cards are dealt."""
EXPECTED = ("lastcard.server.doors", "lastcard.server.watchdog")
"""What may be in the log: that sockets were refused, and that the machine was busy."""


class Innocent:
    """Somebody at the table. Comes back when the server has closed the socket, as browsers do."""

    def __init__(self, client: Client, code: str, dice: Random) -> None:
        self.client = client
        self.code = code
        self.dice = dice
        self.times: list[float] = []
        self.cut_off = 0
        self.errors: list[str] = []

    async def play(self) -> None:
        """Play on and on, round after round."""
        while True:
            try:
                await self.take_turn()
            except (websockets.WebSocketException, OSError):
                self.cut_off += 1
                await self.come_back()

    async def take_turn(self) -> None:
        """Do what there is to do; while it is somebody else's turn, ask what could be done."""
        client = self.client
        if client.table["is_over"]:
            await self.timed("rematch" if client.table["winner"] is not None else "next")
        elif client.actions:
            seen = client.version
            answer = await self.timed("act", action=pick(client.actions, self.dice), move=client.move)
            while answer in ("done", "held") and client.version == seen:
                await client.receive()
        else:
            await self.timed("explain", action="draw")

    async def timed(self, kind: str, **fields: object) -> str:
        """Ask for something; note how long the answer took, and return its type."""
        await asyncio.sleep(TURN)
        asked = time.perf_counter()
        answer = await self.client.ask(kind, **fields)
        self.times.append(time.perf_counter() - asked)
        if answer["type"] == "error" and answer["code"] not in USUAL:
            self.errors.append(answer["code"])
        return str(answer["type"])

    async def come_back(self) -> None:
        while True:
            try:
                self.client = await self.client.person.join(self.code, self.client.version)
            except (websockets.WebSocketException, OSError):
                await asyncio.sleep(0.1)
            else:
                return

    async def what_is_lost(self) -> list[str]:
        """Return what this client knows of that the table does not, and what it was never told."""
        await self.client.ask("explain", action="draw")
        again = await self.client.person.join(self.code)
        await self.client.ask("explain", action="draw")
        kept = [(each.version, each.move, each.view) for each in (self.client, again)]
        await again.close()
        return [] if kept[0] == kept[1] else [f"{self.client.person.name} knows another table"]


class Figures(NamedTuple):
    """What came of an attack."""

    times: list[float]
    memory: int
    errors: list[str]
    busy: float
    """How many times longer all took because others used the machine, the server and those who ask together."""

    @property
    def p50(self) -> float:
        return median(self.times)

    @property
    def p99(self) -> float:
        return sorted(self.times)[int(len(self.times) * 0.99) - 1]


def start_server(folder: Path) -> Server:
    """Return a running server that takes addresses from `X-Forwarded-For`."""
    return Server(folder, "--trusted-proxy", "127.0.0.1").start()


async def sit_down(server: Server) -> list[Innocent]:
    """Return four people who have begun a match."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Cho", "Dee")]
    code = people[0].make_table(seats=4)
    clients = [await person.join(code) for person in people]
    for client in clients:
        await client.ask("sit", name=client.person.name)
    await clients[0].ask("start")
    return [Innocent(client, code, Random(number)) for number, client in enumerate(clients)]


@cache
def attacking_process() -> "subprocess.Popen[str]":
    """A process for attacks, so that what they take is not taken from those who play."""
    folders = [ROOT / "src", ROOT / "tests" / "helpers", ROOT / "tests" / "hostile"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    command = [sys.executable, str(ROOT / "tests" / "hostile" / "attacks.py")]
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)
    return process


async def answer_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return await asyncio.to_thread(process.stdout.readline)


async def besiege(server: Server, attack: type[Attack], seconds: float) -> Figures:
    """Attack a server for so long while four people play, and look what comes of it."""
    innocents = await sit_down(server)
    process = attacking_process()
    assert process.stdin is not None
    process.stdin.write(json.dumps([attack.__name__, server.url, seconds]) + "\n")
    process.stdin.flush()
    playing = [asyncio.create_task(each.play()) for each in innocents]
    assert await answer_of(process) == "begun\n"
    for each in innocents:
        each.times.clear()
    assert server.process is not None
    before, own, memory = run_and_delay(server.process), run_and_delay(os.getpid()), 0
    ending = asyncio.create_task(answer_of(process))
    if attack.restarts:
        await asyncio.sleep(seconds / 3)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        before = (0, 0)
    while not ending.done():
        memory = max(memory, memory_of(server.process))
        await asyncio.sleep(0.1)
    await end(playing)
    errors = [repr(task.exception()) for task in playing if not task.cancelled()]
    errors += json.loads(ending.result()) + [error for each in innocents for error in each.errors]
    errors += await lost_by(innocents)
    if not attack.restarts:
        errors += [f"{each.client.person.name} was cut off" for each in innocents if each.cut_off]
    busy = held_up(server.process, before) * held_up(os.getpid(), own)
    errors += complaints(server.log.read_text(), EXPECTED)
    return Figures([took for each in innocents for took in each.times], memory, errors, busy)


async def lost_by(innocents: list[Innocent]) -> list[str]:
    """Return what was lost. A table goes on by itself now and then, so they look twice."""
    lost: list[str] = []
    for each in innocents:
        for _ in range(3):
            lost = await each.what_is_lost()
            if not lost:
                break
        if lost:
            return lost
    return []


def memory_of(process: int) -> int:
    """What a process has in memory, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) * 1024


def held_up(process: int, before: tuple[int, int]) -> float:
    """How many times as long a process took since then because others used the processors."""
    ran, delayed = run_and_delay(process)
    return 1 + (delayed - before[1]) / max(1, ran - before[0])


def run_and_delay(process: int) -> tuple[int, int]:
    """How long a process has run, and how long it had to wait for a processor."""
    run, delay, _ = map(int, Path(f"/proc/{process}/schedstat").read_text().split())
    return run, delay
