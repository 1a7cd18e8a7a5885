"""Every way to attack a server that we know of, one class each.

`prepare` is done before anything is measured, by all attackers together; `attack` again and again by each of them.
"""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import ClassVar

import httpx
import websockets

from attacker import LOST, PATIENCE, Attacker, Json, end, raw_socket, send, take
from serving import pick

FACE = "\U0001f600"
SYMBOLS = [*map(str, range(10)), *"SRED", *(f"+{amount}" for amount in range(1, 17))]
TOGETHER = 20
"""Attackers who open their sockets at the same time."""


def edition(number: int) -> Json:
    """A large edition that nobody has sent before."""
    wilds = {"w": 20, "w+1": 20}
    return {"name": f"{number}", "colors": "bgry", "each_color": dict.fromkeys(SYMBOLS, 1), "cards": wilds}


class Attack:
    """What is common to all: they do nothing."""

    name: ClassVar[str]
    attackers = 24
    pause = 0.05
    """Seconds between two attacks of an attacker."""
    restarts = False
    """Whether the server is stopped and started again meanwhile."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.failures: list[str] = []
        """What was promised to these people and did not hold."""
        self.people: list[Attacker] = []
        self.sockets: dict[Attacker, websockets.ClientConnection] = {}

    async def run(self, begun: Callable[[], None], seconds: float) -> list[str]:
        """Attack for a while, and call `begun` before; return what did not hold."""
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # or all attackers would be the same person
        async with httpx.AsyncClient(timeout=30, cookies=no_cookies) as web:
            self.people = [Attacker(self.url, number, web) for number in range(self.attackers)]
            for first in range(0, self.attackers, TOGETHER):
                await asyncio.gather(*(each.get_cookie() for each in self.people[first : first + TOGETHER]))
            await self.prepare()
            begun()
            attacking = [asyncio.create_task(self.attack_on(each)) for each in self.people]
            await asyncio.sleep(seconds)
            await self.finish()
            await end(attacking)
        for socket in self.sockets.values():
            socket.transport.abort()
        return self.failures

    async def attack_on(self, attacker: Attacker) -> None:
        await asyncio.sleep(Random(attacker.number).random() * self.pause)
        while True:
            try:
                await self.attack(attacker)
            except LOST:
                await asyncio.sleep(0.2)
            await asyncio.sleep(self.pause)

    async def prepare(self) -> None:
        """Make ready."""

    async def attack(self, attacker: Attacker) -> None:
        """Do one bad thing."""
        raise NotImplementedError

    async def finish(self) -> None:
        """Look whether what was promised holds."""

    async def socket_of(self, attacker: Attacker, code: str, is_deaf: bool = False) -> websockets.ClientConnection:
        """Return the socket of an attacker, a new one if they were thrown out."""
        socket = self.sockets.get(attacker)
        if socket is None or socket.state is not websockets.State.OPEN:
            socket = self.sockets[attacker] = await attacker.join(code, is_deaf, FACE * 20)
        return socket


class Nobody(Attack):
    """To compare the others with."""

    name = "none"
    attackers = 0


class EditionStorm(Attack):
    name = "custom editions sent in, one after the other"
    slow = 'name = "x"\ncolors = "bgry"\n' + "#\n" * 8000 + "[cards]\nzz = 1\n"

    async def attack(self, attacker: Attacker) -> None:
        await attacker.ask("POST", "/api/editions", content=self.slow)


class AtTables(Attack):
    """Attackers at tables of their own, a few at each."""

    tables = 4
    bots: tuple[str, ...] = ()
    settings: ClassVar[Json] = {}
    is_deaf = False

    async def prepare(self) -> None:
        hosts = self.people[: self.tables]
        self.codes = [await host.make_table(self.bots, **self.settings) for host in hosts]
        for first in range(0, self.attackers, TOGETHER):
            await asyncio.gather(*(self.at_table(each) for each in self.people[first : first + TOGETHER]))

    async def at_table(self, attacker: Attacker) -> websockets.ClientConnection:
        return await self.socket_of(attacker, self.codes[attacker.number % len(self.codes)], self.is_deaf)


class SettingsStorm(AtTables):
    name = "settings changed to new custom editions"
    tables = Attack.attackers
    settings: ClassVar[Json] = {"public": True}

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        custom = edition(Random().randrange(10**9))
        sit, change = {"type": "sit", "name": "x"}, {"type": "change", "settings": {"custom": custom, "public": True}}
        await send(socket, sit, change)
        await take(socket)


class DeafWatchers(AtTables):
    name = "200 sockets that write and never read"
    attackers = 200
    pause = 0.25
    settings: ClassVar[Json] = {"seats": 10}
    is_deaf = True

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        chat, name = {"type": "chat", "text": FACE * 200}, f"{attacker.number}{FACE * 20}"
        await send(socket, chat, {"type": "rename", "name": name}, {"type": "explain", "action": "x" * 40})
        await send(socket, {"type": "sit", "name": "x"}, {"type": "leave"})


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


class OneAddress(AtTables):
    name = "many sockets of one address"
    attackers = 100
    tables = 1

    async def prepare(self) -> None:
        for attacker in self.people:
            attacker.headers["X-Forwarded-For"] = "198.51.100.1"
        await super().prepare()

    async def attack(self, attacker: Attacker) -> None:
        socket = await attacker.join(self.codes[0])
        await asyncio.sleep(self.pause)
        socket.transport.abort()


class WrongCodes(Attack):
    name = "codes of tables guessed"

    async def attack(self, attacker: Attacker) -> None:
        code = "".join(Random().choices("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", k=8))
        await attacker.ask("GET", f"/api/tables/{code}")
        socket = await attacker.join(code)
        await socket.recv()


class GiantMessages(AtTables):
    name = "messages of 30 kB to 1 MB"
    sizes = (30_000, 60_000, 1_000_000)

    async def attack(self, attacker: Attacker) -> None:
        for size in self.sizes:
            with suppress(*LOST):
                socket = await self.at_table(attacker)
                await send(socket, {"type": "chat", "text": "x" * size})
                await take(socket)


class DeepJson(AtTables):
    name = "JSON thousands of levels deep"
    depths = ("[" * 30_000, '{"type":"change","settings":{"custom":' + '{"a":' * 900 + "1" + "}" * 900 + "}}")

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        for text in self.depths:
            await socket.send(text)
        await attacker.ask("POST", "/api/tables", content=self.depths[0])
        await take(socket)


class CatchSpam(AtTables):
    name = "catches and calls without end"
    bots = ("easy",)
    tables = Attack.attackers
    settings: ClassVar[Json] = {"seats": 2}

    async def prepare(self) -> None:
        await super().prepare()
        for attacker in self.people:
            await send(self.sockets[attacker], {"type": "sit", "name": "x"}, {"type": "start"})

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        for action in ("catch 1", "uno", "draw", "keep"):
            await send(socket, {"type": "act", "action": action, "move": Random().randrange(4)})
        await take(socket)


class ChatSpam(AtTables):
    name = "chat and reactions without end"
    attackers = 60
    pause = 0.1

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        await send(socket, {"type": "chat", "text": FACE * 200}, {"type": "react", "reaction": "clap"})
        await take(socket)


class GiantHeaders(Attack):
    name = "handshakes with giant headers"
    upgrade = (
        b"GET /api/tables/AAAAAAAA/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    headers = (b"X: " + b"x" * 9000, b"Cookie: " + b'a="\\1";' * 2000, b"X: 1\r\n" * 500, b"X: " + b"x" * 100_000)

    async def attack(self, attacker: Attacker) -> None:
        for header in self.headers:
            async with raw_socket(self.url) as (reader, writer):
                writer.write(self.upgrade + header + b"\r\n\r\n")
                if not await asyncio.wait_for(reader.read(1), 5):
                    self.failures.append("a handshake was not answered")


class ReconnectStorm(AtTables):
    name = "people who come and go"
    bots = ("easy", "easy")

    async def attack(self, attacker: Attacker) -> None:
        socket = await attacker.join(self.codes[attacker.number % len(self.codes)])
        await socket.recv()
        socket.transport.abort()


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


async def play_a_round(socket: websockets.ClientConnection) -> str:
    """Play against a bot until the round is over; return its id."""
    dice, move = Random(1), 0
    view: Json = {}
    await send(socket, {"type": "sit", "name": "x"}, {"type": "start"})
    while True:
        told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        view |= told.get("view") or {}
        for event in told.get("events", []):
            if event["event"] == "round_over":
                return str(event["round"])
        move = told.get("move", move)
        if view.get("actions") and told["type"] == "update":
            await send(socket, {"type": "act", "action": pick(view["actions"], dice), "move": move})
            await asyncio.sleep(0.05)  # or it would be too many


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


class Restart(AtTables):
    name = "a restart, with 45 people of one address"
    attackers = 45
    tables = 5
    settings: ClassVar[Json] = {"seats": 10}
    restarts = True

    async def prepare(self) -> None:
        await super().prepare()
        for attacker in self.people:
            await send(self.sockets[attacker], {"type": "sit", "name": "x"})
            attacker.headers["X-Forwarded-For"] = "198.51.100.1"

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        await take(socket)

    async def finish(self) -> None:
        for _ in range(100):
            outside = [each for each in self.people if self.sockets[each].state is not websockets.State.OPEN]
            if not outside:
                return
            await asyncio.sleep(0.1)
        self.failures.append(f"{len(outside)} of {self.attackers} did not come back")


ATTACKS: tuple[type[Attack], ...] = (
    Nobody,
    EditionStorm,
    SettingsStorm,
    DeafWatchers,
    HalfRequests,
    OneAddress,
    WrongCodes,
    GiantMessages,
    DeepJson,
    CatchSpam,
    ChatSpam,
    GiantHeaders,
    ReconnectStorm,
    ListStorm,
    ReplayStorm,
    Nonsense,
    Restart,
)
BY_NAME = {attack.__name__: attack for attack in ATTACKS}


async def main() -> None:
    """Carry out attacks in this process, which has nothing else to do: each line of the input is one.

    `["ListStorm", url, seconds]` is answered by a line when it begins, and by one with what did not hold at its end.
    """
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        name, url, seconds = json.loads(line)
        failures = await BY_NAME[name](url).run(lambda: print("begun", flush=True), seconds)
        print(json.dumps(failures), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
