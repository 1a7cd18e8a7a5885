"""Whoever sends countless tiny pieces costs the server next to nothing, and whoever sends a few is understood."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from serving import Person, Server

pytestmark = pytest.mark.once
SENT = 2_400_000
"""Bytes: what an ordinary line brings in a second."""
MOST = 0.15
"""Seconds of processor time that all of it may take; each of these floods once took twice as much and more."""
MASK = b"\0\0\0\0"
FRAMES = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "parts": b"\x00\x80" + MASK,
    "texts": b"\x81\x80" + MASK,
    "bytes": b"\x82\x80" + MASK,
}
POST = "POST {} HTTP/1.1\r\nHost: {}\r\nTransfer-Encoding: chunked\r\n\r\n"


@asynccontextmanager
async def raw(server: Server, head: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head.encode())
    yield reader, writer
    writer.transport.abort()


def handshake(server: Server, person: Person, code: str) -> str:
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {person.cookie}\r\n\r\n"
    )


def time_of(server: Server) -> float:
    """How long the processor has worked for a server."""
    fields = Path(f"/proc/{server.process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, piece: bytes) -> None:
    """Send a piece over and over, until all of it is sent or the server has had enough."""

    async def send() -> None:
        for _ in range(SENT // len(piece) // 1000):
            writer.write(piece * 1000)
            await writer.drain()

    async def read() -> None:
        while await reader.read(100_000):
            pass

    done, others = await asyncio.wait(
        [asyncio.create_task(send()), asyncio.create_task(read())], timeout=10, return_when=asyncio.FIRST_COMPLETED
    )
    await asyncio.sleep(1)
    for task in (*done, *others):
        task.cancel()
    await asyncio.gather(*done, *others, return_exceptions=True)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="SKIPPED, cost of floods: there is no /proc here")
@pytest.mark.parametrize("kind", FRAMES)
async def test_a_flood_of_frames_costs_little(server: Server, kind: str) -> None:
    person = Person(server, "Ann")
    code = person.make_table()
    async with raw(server, handshake(server, person, code)) as (reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        if kind == "parts":
            writer.write(b"\x01\x80" + MASK)
        before = time_of(server)
        await flood(reader, writer, FRAMES[kind])
        assert time_of(server) - before < MOST


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="SKIPPED, cost of floods: there is no /proc here")
@pytest.mark.parametrize("path", ["/api/tables", "/api/health"], ids=["read", "not read"])
async def test_a_flood_of_chunks_costs_little(server: Server, path: str) -> None:
    async with raw(server, POST.format(path, f"127.0.0.1:{server.port}")) as (reader, writer):
        before = time_of(server)
        await flood(reader, writer, b"1\r\nx\r\n")
        assert time_of(server) - before < MOST


async def test_a_body_in_chunks_is_understood(server: Server) -> None:
    body = b'{"settings": {"seats": 3}}' + b" " * 20_000
    chunks = [body[start : start + 100] for start in range(0, len(body), 100)]
    async with raw(server, POST.format("/api/tables", f"127.0.0.1:{server.port}")) as (reader, writer):
        writer.write(b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n\r\n")
        assert await asyncio.wait_for(reader.readline(), 10) == b"HTTP/1.1 200 OK\r\n"


async def test_messages_in_parts_and_many_at_once_are_understood(server: Server) -> None:
    person = Person(server, "Ann")
    client = await person.join(person.make_table())
    parts = list('{"type": "sit", "name": "' + "A" * 20 + '", "id": 1}')
    await client.socket.send(parts)
    for number in range(2, 50):
        await client.socket.send(f'{{"type": "explain", "action": "{"x" * 40}", "id": {number}}}{" " * 500}')
    answered: set[int] = set()
    while len(answered) < 49:
        answered.add((await asyncio.wait_for(client.receive(), 10)).get("id", 1))
    for _ in range(20):
        await asyncio.wait_for(await client.socket.ping(), 10)
    assert client.socket.state is websockets.State.OPEN
    await client.close()
