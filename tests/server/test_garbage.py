"""Nothing that is asked of the server leaves garbage that refers to itself, and looking for it never takes long."""

import asyncio
import gc
import json
import resource
import socket
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep, thread_time
from unittest.mock import Mock

import pytest

from in_process import Wire, serving_here
from lastcard.server import garbage
from lastcard.server.live.hub import Hub
from serving import Server
from table_fixture import TableFixture

pytestmark = pytest.mark.once
TIMES = 6
LARGE = "X-Large: " + "x" * 4000
LONGEST_PAUSE = 0.02

Visit = Callable[[int], object]


@pytest.fixture(autouse=True)
def usual_collector() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)
    gc.enable()


def asking(method: str, path: str, body: bytes = b"") -> Visit:
    def visit(port: int) -> None:
        wire = Wire(port)
        for _ in range(2):
            wire.ask(method, path, LARGE, body=body)
        wire.close()

    visit.__name__ = f"{method} {path}"
    return visit


def half_a_request(port: int) -> None:
    wire = Wire(port)
    wire._socket.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{")
    wire.close()


def hanging_up(path: str) -> Visit:
    """Nobody waits for the answer: the socket is reset at once."""

    def visit(port: int) -> None:
        wire = Wire(port)
        wire._socket.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{LARGE}\r\n\r\n".encode())
        wire._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.close()

    visit.__name__ = f"hanging up on {path}"
    return visit


def nonsense(port: int) -> None:
    wire = Wire(port)
    wire._socket.sendall(b"\x00\xff nonsense\r\n\r\n")
    with suppress(EOFError):
        wire._find(b"\r\n\r\n")
    wire.close()


def a_foreign_name(port: int) -> None:
    wire = Wire(port)
    wire.ask("GET", "/", host="evil.example")
    wire.close()


def a_refused_handshake(port: int) -> None:
    wire = Wire(port)
    assert b" 403 " in wire.shake_hands("/api/tables/AAAAAAAA/socket", "lastcard=nobody")
    wire.close()


def no_such_table(port: int) -> None:
    wire = Wire(port)
    wire.shake_hands("/api/tables/AAAAAAAA/socket", cookie_of(port))
    wire.hear_until("no-table")
    wire.close()


def cookie_of(port: int) -> str:
    wire = Wire(port)
    head, _ = wire.ask("GET", "/api/me")
    wire.close()
    return next(line for line in head.decode().split("\r\n") if "lastcard=" in line).split(": ")[1].partition(";")[0]


SAID = [
    '{"type":"sit","name":"Ann","id":1}',
    '{"type":"chat","text":"hello","id":2}',
    '{"type":"react","reaction":"?","id":3}',
    '{"type":"lock","locked":true,"id":4}',
    '{"type":"fill","chair":1,"level":"easy","id":5}',
    '{"type":"start","id":6}',
    '{"type":"explain","action":"draw","id":7}',
    '{"type":"act","action":"fly","move":0,"id":8}',
    '{"type":"act","action":"draw","move":0,"id":9}',
    '{"type":"leave","id":10}',
]


def a_table(port: int) -> None:
    """A table is made; somebody says everything there is to say, draws a card and leaves."""
    wire = Wire(port)
    code = json.loads(wire.ask("POST", "/api/tables", body=b'{"bots":["normal"]}')[1])["code"]
    wire.shake_hands(f"/api/tables/{code}/socket", cookie_of(port))
    wire.hear_until("welcome")
    for number, said in enumerate(SAID, 1):
        wire.tell(said)
        wire.hear_until(f'"id":{number}')
    wire.tell("{")
    wire.hear_until("malformed")
    wire.close()


VISITS = [
    *(asking("GET", path) for path in ("/", "/t/AAAAAAAA", "/assets/main.js", "/nowhere", "/no.where", "/metrics")),
    *(asking("GET", path) for path in ("/api/health", "/api/me", "/api/tables", "/api/choices", "/api/me/tables")),
    *(asking("GET", path) for path in ("/api/tables/AAAAAAAA", "/api/rounds/ff", "/api/rounds/ff/steps?seat=x")),
    asking("POST", "/api/tables", b"{"),
    asking("POST", "/api/editions", b"?"),
    asking("PUT", "/api/tables"),
    *map(hanging_up, ("/", "/assets/main.js", "/api/me", "/api/choices", "/api/health", "/api/tables/AAAAAAAA")),
    nonsense,
    half_a_request,
    a_foreign_name,
    a_refused_handshake,
    no_such_table,
    a_table,
]


def test_no_request_and_no_message_leaves_garbage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop = pytest.importorskip("uvloop", reason="NO UVLOOP HERE: the sockets of asyncio leave garbage themselves")
    monkeypatch.setattr(garbage, "tidy_up", Mock())
    gc.disable()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(make_all_visits(tmp_path))


async def make_all_visits(folder: Path) -> None:
    async with serving_here(folder) as (port, hub):
        await asyncio.gather(*hub.preparations)
        left = {}
        for visit in VISITS:
            await asyncio.to_thread(visit, port)  # whatever is made once
            await settle(hub)
            gc.collect()
            gc.freeze()  # only what comes from here on is looked at
            await asyncio.to_thread(visit_often, visit, port)
            await settle(hub)
            if count := unreachable():
                left[visit.__name__] = count
        assert left == {}
        rooms = len(hub.rooms)
        for room in hub.rooms.values():
            room.left_at = -1000.0
        while hub.rooms:
            await asyncio.sleep(0.05)
        assert rooms > TIMES
        assert unreachable() == {}, "tables that were put away"


def visit_often(visit: Visit, port: int) -> None:
    for _ in range(TIMES):
        visit(port)


async def settle(hub: Hub) -> None:
    """Until all sockets are closed and their tables know."""
    await asyncio.sleep(0.05)
    while any(room.connections for room in hub.rooms.values()):
        await asyncio.sleep(0.02)


def unreachable() -> dict[str, int]:
    """What only refers to itself, by type."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = Counter(type(each).__qualname__ for each in gc.garbage)
    gc.garbage.clear()
    return {kind: count for kind, count in found.items() if count >= TIMES}


def test_looking_for_garbage_takes_no_longer_than_anybody_may_wait() -> None:
    """Many tables come and go, each with a round, while the collector runs as it does in a server."""
    pauses: list[float] = []
    began = 0.0

    def note(phase: str, _info: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = thread_time()
        else:
            pauses.append(thread_time() - began)

    garbage.begin()
    gc.callbacks.append(note)
    try:
        tables = []
        for number in range(150):
            tables.append(TableFixture(2, ("normal", "normal"), seed=number, turn_time=5))
            tables[-1].start()
            tables[-1].wait(60)
            if number % 20 == 0:
                garbage.tidy_up(is_idle=False)
            if number % 3 == 0:
                del tables[Random(number).randrange(len(tables))]
    finally:
        gc.callbacks.remove(note)
    assert len(pauses) >= 8
    assert max(pauses) < LONGEST_PAUSE
    before = thread_time()
    gc.unfreeze()
    gc.collect()
    print(f"longest pause {max(pauses) * 1000:.1f} ms; all at once {(thread_time() - before) * 1000:.0f} ms")


def test_what_refers_to_itself_goes_all_the_same() -> None:
    class Circle:
        def __init__(self) -> None:
            self.self = self

    def circles() -> int:
        return sum(isinstance(each, Circle) for each in gc.get_objects())

    garbage.begin()
    kept = Circle()
    garbage.tidy_up(is_idle=False)
    for _ in range(100):
        Circle()
    garbage.tidy_up(is_idle=False)
    assert circles() == 0, "the one that is kept is not looked at"
    del kept
    garbage._looked_at_all = -garbage.ALL_EVERY
    garbage.tidy_up(is_idle=True)
    gc.unfreeze()
    assert circles() == 0


def memory_of(process: int) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def settled_memory_of(process: int) -> float:
    """Megabytes, once texts and thinking processes have been made ready in the background after the start."""
    memory = 0.0
    while memory != (now := memory_of(process)):
        memory = now
        sleep(1)
    return memory


def growth_over(server: Server, requests: int) -> float:
    """Megabytes by which a server has grown after so many requests with large headers, on a new socket for each ten."""
    assert server.process is not None

    def ask(times: int) -> None:
        for _ in range(times // 10):
            wire = Wire(server.port)
            for _ in range(10):
                wire.ask("GET", "/api/me", *[f"{LARGE}{number}" for number in range(3)])
            wire.close()

    ask(requests // 4)
    before = settled_memory_of(server.process)
    ask(requests)
    return memory_of(server.process) - before


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="NO /proc HERE: memory is not measured")
@pytest.mark.parametrize("requests", [500, pytest.param(100_000, marks=pytest.mark.long)])
def test_memory_stays_as_it_is(tmp_path: Path, requests: int) -> None:
    server = Server(tmp_path).start()
    grown = growth_over(server, requests)
    server.stop()
    print(f"{grown:.1f} MB more after {requests} requests")
    assert grown < 6
