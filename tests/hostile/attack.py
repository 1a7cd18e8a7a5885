"""What is common to all attacks on a server.

`prepare` is done before anything is measured, by all attackers together; `attack` again and again by each of them.
"""

import asyncio
import json
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import ClassVar

import httpx
import websockets

from attacker import LOST, PATIENCE, Attacker, Json, end, send
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


class AtOwnGames(AtTables):
    """Attackers who each play at a table of their own."""

    tables = Attack.attackers

    async def prepare(self) -> None:
        await super().prepare()
        for attacker in self.people:
            await send(self.sockets[attacker], {"type": "sit", "name": "x"}, {"type": "start"})


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
