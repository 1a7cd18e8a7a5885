"""A real server in a process of its own, and people at its tables."""

import asyncio
import atexit
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

import httpx
import websockets

from lastcard.fairness.participant import Participant

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
CLUSTER = "?application_name=cluster_of_two"
"""Ends the address of a database whose server is one node of two."""
WARM = Lock()
"""One command at a time, from whatever thread."""
STOPPED_WITHIN = 60.0
"""Seconds; a server that still runs then is killed, and the test fails."""
PORTS_A_WORKER = 2000
FIRST_PORT = 12_000 + PORTS_A_WORKER * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 8)
TAKEN_PORTS = count(Random().randrange(PORTS_A_WORKER))
AT_ONCE, A_SECOND = 40, 16
"""Actions of somebody scripted; the server allows more."""


def free_port() -> int:
    """A port of this process of pytest alone: who gives one up for a moment finds it free again.

    It is below those that the system gives to clients, and to others who ask for any.
    """
    while True:
        port = FIRST_PORT + next(TAKEN_PORTS) % PORTS_A_WORKER
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@cache
def warm_python() -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    command = [sys.executable, str(ROOT / "tests" / "helpers" / "warm.py")]
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
    atexit.register(process.communicate)
    return process


def warm(*command: object) -> Any:
    """A command to tests/helpers/warm.py, and its answer."""
    process = warm_python()
    assert process.stdin is not None
    assert process.stdout is not None
    with WARM:
        process.stdin.write(json.dumps(command) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())


@cache
def http() -> httpx.Client:
    """One for all: making one takes longer than most answers. Whoever uses it clears its cookies."""
    return httpx.Client(timeout=30)


class Server:
    """`lastcard serve`, started, stopped, killed and started again on the same data."""

    def __init__(self, data: Path, *flags: str, database: str = "", pace: int = 1) -> None:
        self.data = data
        self.port = free_port()
        self.flags = [*flags, "--pace", str(pace)]
        if database:
            self.flags += ["--database", database]
        self.is_node = database.endswith(CLUSTER)
        self.log = data / "server.log"
        self.process: int | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, **environment: str) -> "Server":
        """With an environment of its own it is a new Python, which takes longer."""
        if self.is_node:
            self._join_another()
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.flags]
        self.data.mkdir(parents=True, exist_ok=True)
        self.process = warm("fresh" if environment else "start", words, str(self.log), environment)
        RUNNING.append(self)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert warm("poll", self.process) is None, self.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                if http().get(self.url + "/api/health").status_code == 200:
                    return self
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    def _join_another(self) -> None:
        """A second node runs beside this one from now on."""
        from clusters import start_nats  # noqa: PLC0415, it imports this file

        self.is_node = False
        self.flags += ["--nats", start_nats().url]
        other = Server(self.data.with_name(f"{self.data.name}-other"))
        other.flags = list(self.flags)
        other.start()
        atexit.register(other.end)

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):  # it may have ended by itself
            os.kill(self.process, how)
        deadline = time.monotonic() + STOPPED_WITHIN
        while warm("poll", self.process) is None:
            if time.monotonic() > deadline:
                os.kill(self.process, signal.SIGKILL)
                deadline = float("inf")
            time.sleep(0.01)
        self.process = None
        RUNNING.remove(self)
        assert deadline < float("inf"), f"it did not stop: {self.log.read_text()}"

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def end(self) -> None:
        """Kill it, if it still runs."""
        if self.process is not None:
            self.kill()

    def errors(self) -> list[str]:
        """What the log complains about, but for pauses: the machine may be busy with other tests."""
        return complaints(self.log.read_text(), ("lastcard.server.watchdog",))


LEFT_BY_KILLED = ("resource_tracker", "warnings.warn(")
"""In lines of a process that Python has beside a server; it tells what a server that was killed has not tidied up."""


def complaints(log: str, expected: tuple[str, ...]) -> list[str]:
    """What a log complains about, but for what comes from those that are expected to."""
    texts = [line for line in log.splitlines() if not line.startswith("{")]
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    told = [line["text"] for line in lines if line["level"] not in ("info", "debug") and line["from"] not in expected]
    return told + [text for text in texts if not any(part in text for part in LEFT_BY_KILLED)]


RUNNING: list[Server] = []


def kill_all() -> None:
    """Ends every server that a test has left running."""
    while RUNNING:
        RUNNING[-1].kill()


async def health_becomes(server: Server, status: int) -> bool:
    """Whether the server answers so within the seconds for which an answer is given again."""
    for _ in range(100):
        if http().get(server.url + "/api/health").status_code == status:
            return True
        await asyncio.sleep(0.1)
    return False


class Person:
    """A browser: one cookie, any number of sockets."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.name = name
        self.cookie = ""
        self.participant = Participant()
        self.address = f"203.0.{Random().randrange(256)}.{Random().randrange(256)}"
        """Somebody else to a server behind a proxy: nobody makes too many tables."""
        answer = self.get("/api/me")
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def get(self, path: str, **fields: Any) -> httpx.Response:
        return self._ask("GET", path, **fields)

    def post(self, path: str, **fields: Any) -> httpx.Response:
        return self._ask("POST", path, **fields)

    def put(self, path: str, **fields: Any) -> httpx.Response:
        return self._ask("PUT", path, **fields)

    def delete(self, path: str, **fields: Any) -> httpx.Response:
        return self._ask("DELETE", path, **fields)

    def _ask(self, method: str, path: str, headers: dict[str, str] | None = None, **fields: Any) -> httpx.Response:
        sent = {"Cookie": self.cookie, "X-Forwarded-For": self.address, **(headers or {})}
        http().cookies.clear()
        return http().request(method, self.server.url + path, headers=sent, **fields)

    def make_table(self, bots: list[str] | None = None, **settings: object) -> str:
        answer = self.post("/api/tables", json={"settings": settings, "bots": bots or []})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["code"])

    async def join(self, code: str, version: int | None = None, **headers: str) -> "Client":
        client = Client(self)
        await client.open(code, version, headers)
        return client

    async def watch(self, code: str) -> "Client":
        """A big screen of this person's."""
        client = Client(self)
        await client.open(code, None, {}, "&screen=1")
        return client


def pick(actions: list[str], dice: Random) -> str:
    """At random, but it mostly plays where it can: who draws as often as not plays rounds of thousands of moves."""
    plays = [action for action in actions if action.startswith("play")]
    return dice.choice(plays if plays and dice.random() < 0.9 else actions)


DEALING = ("start", "next", "rematch")
"""What is not over before the cards are dealt."""
LATE = ("shuffle-late", "shuffle-early")
"""What somebody is told who does not listen all the time, and answers too late before a deal."""
OPEN: list["Client"] = []


async def hang_up() -> None:
    """Closes every socket that a test has left open."""
    while OPEN:
        await OPEN.pop().socket.close()


class Client:
    """One socket, and what a good client keeps: version, move, table, you, view."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.version = 0
        self.move = 0
        self.table: Json = {}
        self.you: Json = {}
        self.view: Json | None = None
        self.events: list[Json] = []
        self.told: list[Json] = []
        self.bytes: list[str] = []
        self.welcome: Json = {}
        self.acknowledged: list[str] = []
        self._next_id = 0
        self._rested = 0.0

    async def open(self, code: str, version: int | None, headers: dict[str, str], more: str = "") -> None:
        query = f"?name={self.person.name}" + ("" if version is None else f"&version={version}")
        query += more
        url = f"{self.person.server.url.replace('http', 'ws')}/api/tables/{code}/socket{query}"
        sent = {"Cookie": self.person.cookie, **headers}
        self.socket = await websockets.connect(url, additional_headers=sent, compression=None, ping_interval=None)
        OPEN.append(self)
        self.welcome = await self.until("welcome")

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, kind: str, **fields: object) -> int:
        self._next_id += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._next_id, **fields}))
        return self._next_id

    async def send_raw(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def ask(self, kind: str, **fields: object) -> Json:
        """Sends, and waits for the answer."""
        number = await self.send(kind, **fields)
        while True:
            told = await self.receive()
            if told.get("id") == number:
                break
        while kind in DEALING and told["type"] == "done" and self.table["shuffle"] is not None:
            await self.receive()
        return told

    async def receive(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), 30)
        assert isinstance(text, str)
        self.bytes.append(text)
        told: Json = json.loads(text)
        self.told.append(told)
        if told["type"] == "ping":
            await self.socket.send(json.dumps({"type": "pong", "ping": told["ping"]}))
        elif told["type"] in ("welcome", "update"):
            self.keep(told)
            answer = self.person.participant.hear(told)
            if answer is not None:
                await self.socket.send(json.dumps(answer))
        return told

    def keep(self, told: Json) -> None:
        self.version = told["version"]
        self.move = told.get("move", self.move)
        self.table = told.get("table", self.table)
        self.you = told.get("you", self.you)
        self.events += told.get("events", [])
        view = told.get("view", {})
        if told["type"] == "welcome" or view is None:
            self.view = view
        elif view:
            self.view = {**(self.view or {}), **view}

    async def until(self, kind: str, **fields: object) -> Json:
        while True:
            told = await self.receive()
            if told["type"] == kind and all(told.get(name) == value for name, value in fields.items()):
                return told
            assert told["type"] != "error" or kind == "error" or told["code"] in LATE, told

    async def until_closed(self) -> tuple[list[str], int | None]:
        """The errors told before the socket is closed, and the code."""
        try:
            while True:
                await self.receive()
        except websockets.ConnectionClosed as closed:
            codes = [told["code"] for told in self.told if told["type"] == "error"]
            return codes, closed.rcvd.code if closed.rcvd else None

    async def find_event(self, kind: str) -> Json:
        """The first event of a kind, seen before or to come."""
        seen = 0
        while True:
            for event in self.events[seen:]:
                if event["event"] == kind:
                    return event
            seen = len(self.events)
            await self.receive()

    @property
    def actions(self) -> list[str]:
        return list(self.view["actions"]) if self.view else []

    async def rest(self) -> None:
        """As long as it takes not to be thrown out for sending too much."""
        now = time.monotonic()
        self._rested = max(self._rested, now - AT_ONCE / A_SECOND) + 1 / A_SECOND
        if self._rested > now:
            await asyncio.sleep(self._rested - now)

    async def play(self, dice: Random) -> None:
        """Plays at random until the round is over."""
        sent = -1
        while self.view is None:
            await self.receive()
        while self.view["winner"] is None:
            if self.actions and sent != self.move:
                sent = self.move
                await self.rest()
                await self.send("act", action=pick(self.actions, dice), move=self.move)
            told = await self.receive()
            assert told["type"] != "error" or told["code"] in ("outdated", "illegal", *LATE), told


async def play_for(seconds: float, *clients: Client) -> None:
    """They play for a while, and stop in the middle of whatever it is."""
    playing = [asyncio.create_task(client.play(Random(number))) for number, client in enumerate(clients)]
    _, still = await asyncio.wait(playing, timeout=seconds)
    while still:  # who is told something at that very moment does not hear it
        for task in still:
            task.cancel()
        _, still = await asyncio.wait(still, timeout=0.1)
    for task in playing:
        if not task.cancelled():
            task.result()


def refusal_to_start(data: Path, database: str) -> str:
    """What a server says that does not start: one line."""
    server = Server(data, database=database)
    server.log = data / "refused.log"
    with contextlib.suppress(AssertionError):
        server.start()
        raise RuntimeError("it has started")
    RUNNING.remove(server)
    [said] = server.log.read_text().splitlines()
    return said
