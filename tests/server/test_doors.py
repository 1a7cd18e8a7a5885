"""Sockets of strangers: they are counted, they do not wait for ever, and they never shut out those who sit."""

import asyncio
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from lastcard.server.doors import OWN_DESCRIPTORS, Doors, Entrance, proxy_check
from lastcard.server.http import protocols
from lastcard.server.http.framing import FramingCheck
from lastcard.server.http.protocols import HttpProtocol
from serving import ROOT, Person, Server

pytestmark = pytest.mark.once


class FakeSocket:
    def __init__(self, waits: bool = True) -> None:
        self.waits = waits
        self.is_out = False

    def is_waiting(self) -> bool:
        return self.waits

    def throw_out(self) -> None:
        self.is_out = True


def let_in(doors: Doors, address: str, waits: bool = True) -> tuple[FakeSocket, Entrance]:
    faked = FakeSocket(waits)
    entrance = doors.let_in(faked, address)
    assert entrance is not None
    return faked, entrance


def test_an_address_never_has_all_places_and_the_longest_waiting_goes_first() -> None:
    doors = Doors(OWN_DESCRIPTORS + 80)
    assert (doors.most, doors.most_strangers, doors.most_of_address) == (80, 60, 30)
    opened = [let_in(doors, "evil")[0] for _ in range(100)]
    assert [each.is_out for each in opened] == [True] * 70 + [False] * 30
    let_in(doors, "other")
    assert doors.open == 31


def test_who_is_answered_or_watches_is_not_thrown_out() -> None:
    doors = Doors(OWN_DESCRIPTORS + 80)
    busy = [let_in(doors, "house", waits=False)[0] for _ in range(30)]
    assert doors.let_in(FakeSocket(), "house") is None
    assert not any(each.is_out for each in busy)


def test_places_are_kept_back_for_those_who_sit() -> None:
    doors = Doors(OWN_DESCRIPTORS + 80)
    watching = [let_in(doors, f"watcher {number}", waits=False)[1] for number in range(60)]
    assert all(entrance.stay(entrance.address, is_seated=False) for entrance in watching)
    _, watcher = let_in(doors, "one more")
    assert not watcher.stay("one more", is_seated=False)
    watcher.leave()
    seated = [let_in(doors, "house")[1] for _ in range(20)]
    assert all(entrance.stay("house", is_seated=True) for entrance in seated)
    assert doors.let_in(FakeSocket(), "house") is None
    for entrance in (*seated, *watching):
        entrance.leave()
        entrance.leave()
    assert doors.open == 0


def test_a_house_behind_one_address_sits_down_and_leaves_room_for_others() -> None:
    doors = Doors(OWN_DESCRIPTORS + 80)
    seated = []
    for _ in range(70):
        _, entrance = let_in(doors, "house")
        assert entrance.stay("house", is_seated=False)
        entrance.note_seated(True)
        seated.append(entrance)
    let_in(doors, "house")
    assert doors.open == 71
    seated[0].note_seated(False)
    assert len(doors._strangers["house"]) == 2


def test_a_proxy_is_many_people() -> None:
    doors = Doors(OWN_DESCRIPTORS + 80, proxy_check(["127.0.0.1", "10.0.0.0/8", "unix:"]))
    assert [doors.is_proxy(each) for each in ("127.0.0.1", "10.1.2.3", "192.0.2.1", "", "2001:db8::/64")] == [
        True
    ] * 2 + [False] * 3
    assert proxy_check(["*"])("2001:db8::/64")
    entrances = [let_in(doors, "127.0.0.1", waits=False)[1] for _ in range(50)]
    stayed = [entrance.stay("192.0.2.1", is_seated=False) for entrance in entrances]
    assert stayed == [True] * 30 + [False] * 20


def test_the_log_tells_once(caplog: pytest.LogCaptureFixture) -> None:
    doors = Doors(OWN_DESCRIPTORS + 80)
    for _ in range(100):
        let_in(doors, "192.0.2.1")
    assert len(caplog.records) == 1
    assert "192.0.2.1" in caplog.text


# Sockets that say too little


async def read_all(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await PlainTextResponse(f"{len(body)} bytes")(scope, receive, send)


Connect = Callable[[bytes], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


@asynccontextmanager
async def listening(app: object = read_all, descriptors: int = 1024) -> AsyncIterator[Connect]:
    """A server in this process; gives a function that opens a socket and sends something."""
    config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", timeout_keep_alive=1)  # type: ignore[arg-type]
    config.load()
    state, doors = ServerState(), Doors(descriptors)
    make = partial(HttpProtocol, doors, config, state, {})
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    opened: list[asyncio.StreamWriter] = []

    async def connect(data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        opened.append(writer)
        writer.write(data)
        return reader, writer

    try:
        yield connect
    finally:
        for writer in opened:
            writer.close()
        server.close()
        for protocol in list(state.connections):
            protocol.transport.abort()
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert doors.open == 0, "a closed socket still has a place"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REQUEST_TIME", "BODY_TIME", "READING_TIME", "CLOSING_TIME"):
        monkeypatch.setattr(protocols, name, 0.2)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n123",
        b"GET /api/tables/AAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ],
)
async def test_half_a_request_is_not_kept(data: bytes) -> None:
    async with listening() as connect:
        reader, writer = await connect(data)
        for _ in range(3):  # a byte now and then does not help
            await asyncio.sleep(0.05)
            writer.write(b"1" if data else b"")
        answer = await asyncio.wait_for(reader.read(), 2)
    assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.usefixtures("hasty")
async def test_a_second_request_on_the_same_socket_has_a_deadline_too() -> None:
    whole = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n12345"
    async with listening() as connect:
        reader, writer = await connect(whole)
        assert (await reader.readuntil(b"5 bytes")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.3)  # between requests there is more time
        writer.write(whole)
        assert (await reader.readuntil(b"5 bytes")).startswith(b"HTTP/1.1 200")
        writer.write(whole[:20])
        assert (await asyncio.wait_for(reader.read(), 2)).startswith(b"HTTP/1.1 408 ")


@pytest.mark.usefixtures("hasty")
async def test_who_takes_nothing_is_cut_off() -> None:
    async def much(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse(b"x" * 30_000_000)(scope, receive, send)

    async with listening(much) as connect:
        reader, _ = await connect(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.sleep(2)  # ten times what is allowed: a busy machine sends late
        reader._transport.resume_reading()  # type: ignore[attr-defined]
        with suppress(ConnectionResetError):
            assert len(await reader.read()) < 30_000_000


async def test_a_flood_does_not_keep_out_who_asks_for_something() -> None:
    async with listening(descriptors=OWN_DESCRIPTORS + 40) as connect:
        for _ in range(100):
            await connect(b"GET / HTTP/1.1\r\n")
        reader, _ = await connect(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert await asyncio.wait_for(reader.readuntil(b"0 bytes"), 2)


# Handshakes

HANDSHAKE = (
    b"GET /%s HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n"
)


@pytest.mark.parametrize(
    ("path", "headers", "statuses"),
    [
        (b"x" * 9000, b"", (b"414",)),
        (b"", b"X-Long: " + b"x" * 9000 + b"\r\n", (b"431",)),
        (b"", b"X-Many: 1\r\n" * 200, (b"431",)),
        (b"", b"X-Long: " + b"x" * 70_000 + b"\r\n", (b"400", b"431")),
        (b"", b"Sec-WebSocket-Version: 7\r\n", (b"400", b"426")),
        (b"", b"Content-Length: 5\r\n", (b"400",)),
        (b"", b"Transfer-Encoding: chunked\r\n", (b"400", b"501")),
    ],
)
async def test_every_handshake_is_answered(path: bytes, headers: bytes, statuses: tuple[bytes, ...]) -> None:
    async with listening() as connect:
        reader, _ = await connect(HANDSHAKE % (path, headers))
        answer = await asyncio.wait_for(reader.read(), 2)
    assert answer.split()[1] in statuses


async def test_a_handshake_that_asks_otherwise_is_answered() -> None:
    async with listening() as connect:
        reader, _ = await connect((HANDSHAKE % (b"", b"")).replace(b"GET", b"POST"))
        assert (await asyncio.wait_for(reader.read(), 2)).startswith(b"HTTP/1.1 4")


# Requests with two ends

SECOND = b"GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "request_line",
    [
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: %d\r\n\r\n0\r\n\r\n",
        b"POST / HTTP/1.0\r\nHost: localhost\r\nX: %d\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ids=["length first", "pieces first", "an old client"],
)
async def test_what_follows_a_request_with_two_ends_is_not_taken_for_another(request_line: bytes) -> None:
    asked: list[str] = []

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await PlainTextResponse("")(scope, receive, send)

    async with listening(FramingCheck(note)) as connect:
        reader, _ = await connect(request_line % (5 + len(SECOND)) + SECOND)
        answer = await asyncio.wait_for(reader.read(), 5)
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1") == 1
    assert asked == []


# A server with few descriptors


def test_with_few_descriptors_those_who_sit_still_come_in(tmp_path: Path) -> None:
    server = Server(tmp_path)
    command = [sys.executable, "-m", "lastcard", "serve", "--port", str(server.port), "--data", str(tmp_path)]
    limit = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (200, 200))
    with server.log.open("w") as log:
        process = subprocess.Popen(command, stderr=log, preexec_fn=limit, cwd=ROOT)  # noqa: PLW1509
    flood: list[socket.socket] = []
    try:
        wait_for(server)
        ann = Person(server)
        code = ann.make_table(["normal"])
        asyncio.run(sit_down(ann, code))
        for number in range(300):
            flood.append(socket.create_connection(("127.0.0.1", server.port)))
            flood[-1].sendall(b"GET / HTTP/1.1\r\n" if number % 2 else b"")
        assert httpx.get(server.url + "/api/health").status_code == 200
        asyncio.run(come_back(ann, code))
    finally:
        for each in flood:
            each.close()
        process.terminate()
        process.wait()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    told = [line["from"] for line in lines if line["level"] != "info"]
    assert [name for name in told if name != "lastcard.server.watchdog"] == ["lastcard.server.doors"]


def wait_for(server: Server) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            assert httpx.get(server.url + "/api/health").status_code == 200
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(server.log.read_text())


async def sit_down(person: Person, code: str) -> None:
    client = await person.join(code)
    assert (await client.ask("sit", name="Ann"))["type"] == "done"
    await client.close()


async def come_back(person: Person, code: str) -> None:
    for _ in range(5):
        client = await person.join(code)
        assert client.you["chair"] == 0
        await client.close()


# Those who sit, and strangers at their address


async def test_a_house_comes_back_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--trusted-proxy", "127.0.0.1").start()
    people = [Person(server, f"p{number}") for number in range(45)]
    codes = [people[0].make_table(seats=9) for _ in range(5)]
    for number, person in enumerate(people):
        client = await person.join(codes[number // 9])
        assert (await client.ask("sit", name=person.name))["type"] == "done"
        await client.close()
    server.stop()
    server.start()
    for _ in range(40):  # somebody of the same house tries codes
        people[0].address = "203.0.113.7"
        people[0].get("/api/tables/AAAA2222")
    assert people[0].get("/api/tables/AAAA2222").status_code == 429
    house = {"X-Forwarded-For": "203.0.113.7"}
    joining = [person.join(codes[number // 9], None, **house) for number, person in enumerate(people)]
    clients = await asyncio.gather(*joining)
    assert all(client.you["chair"] is not None for client in clients)
    stranger = await websockets.connect(
        f"{server.url.replace('http', 'ws')}/api/tables/{codes[0]}/socket",
        additional_headers={"Cookie": Person(server).cookie, **house},
    )
    assert '"slow-down"' in str(await stranger.recv())
    await stranger.wait_closed()
    assert stranger.close_code == 1013, "a client comes back after that"
    assert people[0].get(f"/api/tables/{codes[0]}").status_code == 200
    for client in clients:
        await client.close()
    server.stop()
    assert server.errors() == []
