"""Attacks by messages over sockets at tables."""

import asyncio
from contextlib import suppress
from random import Random
from typing import ClassVar

import websockets

from attack import FACE, AtOwnGames, AtTables, Attack, edition
from attacker import LOST, Attacker, Json, send, take


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


class CatchSpam(AtOwnGames):
    name = "catches and calls without end"
    bots = ("easy",)
    settings: ClassVar[Json] = {"seats": 2}

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


class ReconnectStorm(AtTables):
    name = "people who come and go"
    bots = ("easy", "easy")

    async def attack(self, attacker: Attacker) -> None:
        socket = await attacker.join(self.codes[attacker.number % len(self.codes)])
        await socket.recv()
        socket.transport.abort()


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
