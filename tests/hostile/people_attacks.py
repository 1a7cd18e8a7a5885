"""Attacks on what is kept of people and lent to programs, and every message there is."""

from contextlib import suppress
from random import Random
from typing import ClassVar

import websockets

from attack import FACE, AtTables, Attack, edition
from attacker import LOST, Attacker, Json, send, take

HANDLE = "0123456789ab"


class CircleStorm(Attack):
    name = "circles made, changed, joined and looked at"

    async def prepare(self) -> None:
        settings = {"custom": edition(1)}
        made = [
            await each.ask("POST", "/api/circles", json={"circle": FACE * 40, "name": "x", "settings": settings})
            for each in self.people
        ]
        self.codes = [answer.json()["code"] for answer in made]
        for each in self.people[1:]:
            await each.ask("POST", f"/api/circles/{self.codes[0]}/members", json={"name": FACE * 20})

    async def attack(self, attacker: Attacker) -> None:
        own = f"/api/circles/{self.codes[attacker.number]}"
        settings = {"custom": edition(Random().randrange(10**9))}
        for path in (own, f"/api/circles/{self.codes[0]}", f"/api/circles/{HANDLE}"):
            await attacker.ask("GET", path)
        await attacker.ask("PUT", own, json={"circle": FACE * 40, "settings": settings})
        await attacker.ask("POST", "/api/circles", json={"circle": "x", "name": "x", "settings": settings})
        await attacker.ask("DELETE", f"{own}/members/{HANDLE}")


class KeptStorm(Attack):
    name = "people who fetch, move and delete what is kept of them"

    async def attack(self, attacker: Attacker) -> None:
        for path in ("/api/me/data", "/api/me/evenings"):
            await attacker.ask("GET", path)
        await attacker.ask("POST", "/api/me/transfers")
        await attacker.ask("POST", "/api/me/device", json={"token": "x" * 64})
        await attacker.ask("DELETE", "/api/me")


class ProgramStorm(AtTables):
    name = "seats lent and taken back, and tokens guessed"
    tables = Attack.attackers
    settings: ClassVar[Json] = {"seats": 2}

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        await send(socket, {"type": "sit", "name": "x"}, {"type": "lend"}, {"type": "reclaim"}, {"type": "leave"})
        await take(socket)
        url = f"{self.url.replace('http', 'ws')}/api/tables/{self.codes[attacker.number]}/socket"
        with suppress(*LOST):
            guessed = {**attacker.headers, "Authorization": f"Bearer lastcard_{Random().randbytes(32).hex()}"}
            async with websockets.connect(url, additional_headers=guessed):
                self.failures.append("a guessed token was good")


class MessageStorm(AtTables):
    name = "every message there is, in any order"
    bots = ("easy",)
    tables = Attack.attackers
    settings: ClassVar[Json] = {"seats": 3, "archive": True}
    messages: ClassVar[list[Json]] = [
        {"type": "sit", "name": FACE * 20, "chair": 1},
        {"type": "rename", "name": FACE * 20},
        {"type": "start"},
        {"type": "commit", "commitment": "0" * 64},
        {"type": "reveal", "share": "0" * 64},
        {"type": "act", "action": "draw", "move": 0},
        {"type": "explain", "action": "play w"},
        {"type": "advise"},
        {"type": "hurry"},
        {"type": "next"},
        {"type": "rematch"},
        {"type": "uncover", "chair": 1},
        {"type": "cover"},
        {"type": "fill", "chair": 2, "level": "normal"},
        {"type": "free", "chair": 2},
        {"type": "lock", "locked": True},
        {"type": "pace", "pace": "brisk"},
        {"type": "consent", "agreed": True},
        {"type": "mute", "handle": HANDLE, "muted": True},
        {"type": "admit", "handle": HANDLE, "admitted": True},
        {"type": "remove", "handle": HANDLE},
        {"type": "host", "chair": 1},
        {"type": "react", "reaction": "clap"},
        {"type": "lend", "hours": 1},
        {"type": "reclaim"},
        {"type": "leave"},
        {"type": "pong", "ping": 1},
    ]

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        await send(socket, *Random().sample(self.messages, 4))
        await take(socket)
