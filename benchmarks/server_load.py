"""The server under load: scripted people at tables of four, one action a second a table.

    python benchmarks/server_load.py --sockets 2000 --seconds 20 --runs 7 --beside ../before/src

Prints the time from an action to the last seat's view, the server's CPU time for an action beside that of a bare
WebSocket echo to four in the same run, and the memory that a seated client takes. The server has a core to itself,
the people another. With `--beside`, the server of another checkout takes its turn in every run, so that both are
measured in the same weather. The last lines are rows of the table in docs/speed-server.md: the medians of all runs.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles

import httpx
import msgspec
import uvloop
from msgspec import UNSET, Struct, UnsetType
from websocket_client import Connection, dial

SOURCE = Path(__file__).parents[1] / "src"
SEATS = 4
WARM_UP = 3.0
LEAST_PAUSE = 0.3
MOST_OWED = 3
PATIENCE = 5.0
TOGETHER = 50

ECHO = """
import sys
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

groups = {}


async def echo(socket):
    await socket.accept()
    group = groups.setdefault(socket.path_params["group"], [])
    group.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for each in group:
                await each.send_text(text)
    except Exception:
        pass


app = Starlette(routes=[WebSocketRoute("/{group}", echo)])
uvicorn.run(app, port=int(sys.argv[2]), ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=None,
            log_level="error")
"""

SERVE = """
import sys
from pathlib import Path
from lastcard.server.config import Config, database_in
from lastcard.server.run import run

FREE = dict.fromkeys(("make_rate", "make_burst", "arrange_rate", "arrange_burst", "message_rate", "message_burst"), 1e6)
run(Config(database_in(Path(sys.argv[1])), port=int(sys.argv[2]), **FREE))
"""
"""Everybody comes from one address here: how often one may make tables, sit down and send is not what is measured."""


class ViewPart(Struct):
    actions: list[str] | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET


class You(Struct):
    chair: int | None


class Told(Struct):
    type: str
    move: int | None = None
    ping: int = 0
    code: str = ""
    you: You | None = None
    view: ViewPart | None = None


read = msgspec.json.Decoder(Told).decode


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Seat:
    """What one client knows."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.actions: list[str] = []
        self.is_over = False
        self.move = -1
        self.is_seated = asyncio.Event()
        self.errors: list[str] = []
        self.connection: Connection

    def hear(self, connection: Connection, text: bytes) -> None:
        told = read(text)
        if told.type == "ping":
            connection.send(b'{"type":"pong","ping":%d}' % told.ping)
        elif told.type == "error" and told.code != "outdated":
            self.errors.append(told.code)
        elif told.type in ("welcome", "update"):
            self._see(told)
            self.table.sizes.append(len(text))

    def _see(self, told: Told) -> None:
        if told.you is not None and told.you.chair is not None:
            self.is_seated.set()
        if told.view is not None:
            if told.view.actions is not UNSET:
                self.actions = told.view.actions
            if told.view.winner is not UNSET:
                self.is_over = told.view.winner is not None
        if told.move is not None:
            self.move = told.move
            self.table.heard(self)


class Table:
    def __init__(self, code: str, dice: Random) -> None:
        self.code = code
        self.dice = dice
        self.seats: list[Seat] = []
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.late = 0
        self.rounds = 0
        self._owed = dice.random()
        self._last = 0.0
        self._sent: float | None = None
        self._move = 0
        self._waiting: set[Seat] = set()

    async def join(self, port: int, cookie: str) -> None:
        seat = Seat(self)
        seat.connection = await dial(port, f"/api/tables/{self.code}/socket", seat.hear, cookie)
        self.seats.append(seat)
        seat.connection.send(b'{"type":"sit","name":"Ann"}')
        await asyncio.wait_for(seat.is_seated.wait(), 60)

    def heard(self, seat: Seat) -> None:
        if self._sent is not None and seat in self._waiting and (seat.move > self._move or seat.is_over):
            self._waiting.remove(seat)
            if not self._waiting:
                self.delays.append(time.perf_counter() - self._sent)
                self._sent = None

    def tick(self, passed: float) -> None:
        """One action is owed for every second that passes, and made when somebody can."""
        now = time.perf_counter()
        self._owed = min(self._owed + passed, MOST_OWED)
        if self._sent is not None:
            if now - self._sent > PATIENCE:
                self.late += 1
                self._sent = None
            return
        if self._owed < 1 or now - self._last < LEAST_PAUSE:
            return
        if self.seats[0].is_over:
            self.seats[0].is_over = False
            self.seats[0].connection.send(b'{"type":"rematch"}')
            self.rounds += 1
            self._last = now
            return
        owing = next((seat for seat in self.seats if seat.actions), None)
        if owing is not None:
            self._owed -= 1
            self._last = now
            self._act(owing, now)

    def _act(self, owing: Seat, now: float) -> None:
        action = self.dice.choice(owing.actions)
        said = f"{action} uno" if action.startswith("play") else action
        self._sent, self._move, self._waiting = now, owing.move, set(self.seats)
        owing.actions = []
        owing.connection.send(b'{"type":"act","action":"%s","move":%d}' % (said.encode(), owing.move))


async def make_tables(port: int, count: int, editions: list[str], ports: Sequence[int] = ()) -> list[Table]:
    """Some at a time, as everything that they do waits to be stored. People come in at `ports` in turn, if given."""
    tables: list[Table] = []
    limits = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
        while len(tables) < count:
            numbers = range(len(tables), min(count, len(tables) + TOGETHER))
            making = (
                make_table(client, ports or (port,), editions[number % len(editions)], number) for number in numbers
            )
            tables += await asyncio.gather(*making)
    return tables


async def make_table(client: httpx.AsyncClient, ports: Sequence[int], edition: str, number: int) -> Table:
    settings = {"edition": edition, "turn_time": 600, "options": {"scoring": "none"}}
    made = await client.post("/api/tables", json={"settings": settings})
    table = Table(made.json()["code"], Random(number))
    for seat in range(SEATS):
        client.cookies.clear()
        cookie = (await client.get("/api/me")).headers["set-cookie"].partition(";")[0]
        await table.join(ports[seat % len(ports)], cookie)
    return table


async def play(tables: list[Table], seconds: float) -> None:
    """Each table in its turn, evenly over every tenth of a second."""
    until = time.perf_counter() + seconds
    passed, parts = 0.1, 20
    while (began := time.perf_counter()) < until:
        for part in range(parts):
            for table in tables[part::parts]:
                table.tick(passed)
            await asyncio.sleep(max(0.0, began + passed * (part + 1) / parts - time.perf_counter()))
        passed = time.perf_counter() - began


async def measure_server(port: int, process: int, arguments: argparse.Namespace) -> dict[str, float]:
    empty = memory(process)
    tables = await make_tables(port, arguments.sockets // SEATS, arguments.editions)
    for table in tables:
        table.seats[0].connection.send(b'{"type":"start"}')
        await asyncio.sleep(0.005)
    await asyncio.sleep(2)
    seated = memory(process)
    await play(tables, WARM_UP)
    for table in tables:
        table.delays, table.sizes, table.rounds = [], [], 0
    began, at = cpu_seconds(process), time.perf_counter()
    await play(tables, arguments.seconds)
    await asyncio.sleep(0.2)
    spent, took = cpu_seconds(process) - began, time.perf_counter() - at
    delays = [delay for table in tables for delay in table.delays]
    seats = [seat for table in tables for seat in table.seats]
    errors = sum(len(seat.errors) + seat.connection.is_lost for seat in seats) + sum(table.late for table in tables)
    for seat in seats:
        seat.connection.close()
    return {
        "sockets": len(seats),
        "actions": len(delays),
        "actions_a_second": round(len(delays) / took),
        "rounds": sum(table.rounds for table in tables),
        "bytes_a_message": round(mean(size for table in tables for size in table.sizes)),
        "p50_ms": round(quantiles(delays, n=100)[49] * 1000, 1),
        "p99_ms": round(quantiles(delays, n=100)[98] * 1000, 1),
        "most_ms": round(max(delays) * 1000, 1),
        "errors": errors,
        "cpu_percent": round(100 * spent / took),
        "cpu_us_an_action": round(spent / len(delays) * 1e6),
        "kb_a_client": round((seated - empty) / 1000 / len(seats), 1),
    }


async def measure_echo(port: int, process: int, arguments: argparse.Namespace, size: int) -> float:
    """CPU seconds of a bare echo to four, at the same rate and size."""
    heard = 0

    def hear(_: Connection, _text: bytes) -> None:
        nonlocal heard
        heard += 1

    count = arguments.sockets // SEATS
    groups = [[await dial(port, f"/{number}", hear) for _ in range(SEATS)] for number in range(count)]
    text = b"x" * size
    began, sent = cpu_seconds(process), 0
    until = time.perf_counter() + arguments.seconds / 2
    while time.perf_counter() < until:
        second = time.perf_counter()
        for number, group in enumerate(groups):
            group[sent % SEATS].send(text)
            sent += 1
            await asyncio.sleep(max(0.0, second + (number + 1) / count - time.perf_counter()))
    await asyncio.sleep(0.5)
    assert heard == SEATS * sent, (heard, sent)
    spent = (cpu_seconds(process) - began) / sent
    for connection in (connection for group in groups for connection in group):
        connection.close()
    return spent


@contextlib.contextmanager
def running(folder: str, script: str, port: int, pinned: bool = True, source: Path = SOURCE) -> Iterator[int]:
    """A server, on a core of its own."""
    file = Path(folder) / f"{port}.py"
    file.write_text(script)
    env = {**os.environ, "PYTHONPATH": str(source)}
    process = subprocess.Popen([sys.executable, str(file), folder, str(port)], env=env, stderr=subprocess.DEVNULL)
    if pinned:
        os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
    try:
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/api/health")
                break
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def measure(source: Path, arguments: argparse.Namespace) -> dict[str, float]:
    """Return what was seen of a server and of an echo right after it."""
    with tempfile.TemporaryDirectory() as folder:
        with running(folder, SERVE, 8432, source=source) as process, on_first_core():
            found = uvloop.run(measure_server(8432, process, arguments))
        with running(folder, ECHO, 8431) as process, on_first_core():
            echo = uvloop.run(measure_echo(8431, process, arguments, round(found["bytes_a_message"])))
    found["cpu_us_an_echo"] = round(echo * 1e6)
    found["times_an_echo"] = round(found["cpu_us_an_action"] / 1e6 / echo, 2)
    return found


@contextlib.contextmanager
def on_first_core() -> Iterator[None]:
    """The people have the first core to themselves."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    try:
        yield
    finally:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--editions", nargs="+", default=["classic"])
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--beside", type=Path, help="the src folder of another checkout")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for both sides of thousands of sockets
    sources = [SOURCE] if arguments.beside is None else [arguments.beside.resolve(), SOURCE]
    runs: list[list[dict[str, float]]] = [[] for _ in sources]
    for _ in range(arguments.runs):
        for source, found in zip(sources, runs, strict=True):
            found.append(measure(source, arguments))
            print(json.dumps(found[-1]), flush=True)
    for found in runs:
        print(row({name: median(each[name] for each in found) for name in found[0]}))
    if arguments.beside is not None:
        shares = [now["cpu_us_an_action"] / before["cpu_us_an_action"] for before, now in zip(*runs, strict=True)]
        print(f"CPU for an action, times the other: {median(shares):.2f}")


def row(found: dict[str, float]) -> str:
    return (
        "| {sockets} | {actions_a_second} | {p50_ms} ms | {p99_ms} ms | {errors} | {cpu_percent} % |"
        " {cpu_us_an_action} µs | {cpu_us_an_echo} µs | {times_an_echo} | {kb_a_client} kB |".format_map(found)
    )


if __name__ == "__main__":
    main()
