"""Attacks by requests."""

import asyncio
import os
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import ClassVar

from attack import AtTables, Attack, edition, play_a_round
from attacker import Attacker, Json, raw_socket

UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class EditionStorm(Attack):
    name = "custom editions sent in, one after the other"
    slow = 'name = "x"\ncolors = "bgry"\n' + "#\n" * 8000 + "[cards]\nzz = 1\n"

    async def attack(self, attacker: Attacker) -> None:
        await attacker.ask("POST", "/api/editions", content=self.slow)


class HalfRequests(Attack):
    name = "half-sent requests, a byte now and then"
    attackers = 100
    pause = 0.3
    halves = (
        b"",
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1",
    )

    async def attack(self, attacker: Attacker) -> None:
        async with AsyncExitStack() as opened:
            writers = [(await opened.enter_async_context(raw_socket(self.url)))[1] for _ in self.halves]
            for writer, half in zip(writers, self.halves, strict=True):
                writer.write(half)
            for _ in range(5):
                await asyncio.sleep(self.pause)
                for writer in writers:
                    writer.write(b"1")


class WrongCodes(Attack):
    name = "codes of tables guessed"

    async def attack(self, attacker: Attacker) -> None:
        code = "".join(Random().choices("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", k=8))
        await attacker.ask("GET", f"/api/tables/{code}")
        socket = await attacker.join(code)
        await socket.recv()


class GiantHeaders(Attack):
    name = "handshakes with giant headers"
    upgrade = b"GET /api/tables/AAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE
    headers = (b"X: " + b"x" * 9000, b"Cookie: " + b'a="\\1";' * 2000, b"X: 1\r\n" * 500, b"X: " + b"x" * 100_000)

    async def attack(self, attacker: Attacker) -> None:
        for header in self.headers:
            async with raw_socket(self.url) as (reader, writer):
                writer.write(self.upgrade + header + b"\r\n\r\n")
                if not await asyncio.wait_for(reader.read(1), 5):
                    self.failures.append("a handshake was not answered")


class ListStorm(Attack):
    name = "lists asked for all the time"
    pause = 0.1

    async def prepare(self) -> None:
        for attacker in self.people:
            await attacker.make_table(custom=edition(attacker.number), public=True)

    async def attack(self, attacker: Attacker) -> None:
        for path in ("/api/tables", "/api/me/tables", "/api/me/rounds", "/api/choices", "/api/openapi.json"):
            await attacker.ask("GET", path)


class ReplayStorm(AtTables):
    name = "finished rounds replayed"
    tables = 1
    attackers = 12
    bots = ("easy",)
    settings: ClassVar[Json] = {"edition": "no-mercy", "seats": 2}

    async def prepare(self) -> None:
        await super().prepare()
        self.round_id = await play_a_round(self.sockets[self.people[0]])

    async def attack(self, attacker: Attacker) -> None:
        for seat in (0, 1):
            await attacker.ask("GET", f"/api/rounds/{self.round_id}/steps?seat={seat}&count=100&open=1")
        await attacker.ask("GET", f"/api/rounds/{self.round_id}/record")


class Nonsense(Attack):
    name = "bytes that are no requests, and many requests at once"
    requests = (
        os.urandom(3000),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 300,
        b"GET http://[/ HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffff\r\n",
    )
    pause = 0.2

    async def attack(self, attacker: Attacker) -> None:
        for request in self.requests:
            async with raw_socket(self.url) as (reader, writer):
                writer.write(request)
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), 0.1)


class TinyPieces(Attack):
    name = "bodies and messages in pieces of a byte or none"
    pause = 0.2

    async def prepare(self) -> None:
        self.code = await self.people[0].make_table()

    async def attack(self, attacker: Attacker) -> None:
        await self.flood(b"POST /api/tables", b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n")
        opening = f"GET /api/tables/{self.code}/socket".encode()
        cookie = f"Cookie: {attacker.headers['Cookie']}\r\n\r\n".encode()
        for opcode in (b"\x89", b"\x8a", b"\x01", b"\x81"):
            await self.flood(opening, UPGRADE + cookie, opcode + b"\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 5)

    async def flood(self, request: bytes, headers: bytes, piece: bytes) -> None:
        async with raw_socket(self.url) as (reader, writer):
            writer.write(request + b" HTTP/1.1\r\nHost: localhost\r\n" + headers)
            if headers.startswith(UPGRADE):
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(piece * (60_000 // len(piece)))
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(), 0.3)
