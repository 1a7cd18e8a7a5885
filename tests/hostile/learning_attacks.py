"""Attacks on what thinks about games: lessons, puzzles, try-outs, reviews and the coach."""

from random import Random
from typing import ClassVar

from attack import FACE, AtOwnGames, AtTables, Attack, play_a_round
from attacker import Attacker, Json, send, take


class LearningStorm(Attack):
    name = "lessons and puzzles without end"
    actions = "&action=draw" * 16

    async def attack(self, attacker: Attacker) -> None:
        for number in (1, 6):
            await attacker.ask("GET", f"/api/lessons/flip/{number}?{self.actions}")
            await attacker.ask("GET", f"/api/puzzles/{Random().randrange(1, 300)}")


class OfARound(AtTables):
    """Attackers who all know a finished round."""

    tables = 1
    bots = ("easy",)
    settings: ClassVar[Json] = {"edition": "no-mercy", "seats": 2}

    async def prepare(self) -> None:
        await super().prepare()
        self.round_id = await play_a_round(self.sockets[self.people[0]])


class TryOutStorm(OfARound):
    name = "try-outs of a finished round"

    async def attack(self, attacker: Attacker) -> None:
        dice = Random()
        wanted = {"step": dice.randrange(30), "seat": dice.randrange(2), "name": FACE * 20, "pile": "shuffled"}
        made = await attacker.ask("POST", f"/api/rounds/{self.round_id}/branches", json=wanted)
        if made.status_code == 200:
            socket = await attacker.join(made.json()["code"])
            await send(socket, {"type": "hurry"}, {"type": "advise"}, {"type": "leave"})
            await take(socket)
            socket.transport.abort()


class ReviewStorm(OfARound):
    name = "reviews begun and left"

    async def attack(self, attacker: Attacker) -> None:
        path = f"{self.url}/api/rounds/{self.round_id}/review?seat={Random().randrange(2)}&open={Random().randrange(2)}"
        async with attacker.web.stream("GET", path, headers=attacker.headers) as answer:
            async for _ in answer.aiter_bytes():
                break


class CoachStorm(AtOwnGames):
    name = "the coach asked without end"
    bots = ("easy", "easy", "easy")
    settings: ClassVar[Json] = {"edition": "no-mercy", "seats": 4, "coach": True}

    async def attack(self, attacker: Attacker) -> None:
        socket = await self.at_table(attacker)
        await send(socket, {"type": "advise"}, {"type": "advise"})
        await take(socket)


class HurryStorm(Attack):
    name = "bots in a hurry at 100 tables"
    attackers = 100
    pause = 1.0
    settings: ClassVar[Json] = {"seats": 10, "edition": "no-mercy", "options": {"mercy": 0}}

    async def prepare(self) -> None:
        for attacker in self.people:
            code = await attacker.make_table(("easy",) * 9, **self.settings)
            socket = await self.socket_of(attacker, code)
            await send(socket, {"type": "sit", "name": "x"}, {"type": "start"})

    async def attack(self, attacker: Attacker) -> None:
        """Give the seat to a bot, and wait for the end on another's chair."""
        socket = self.sockets[attacker]
        await send(socket, {"type": "leave"}, {"type": "sit", "name": "x", "chair": 1}, {"type": "hurry"})
        await send(socket, {"type": "next"})
        await take(socket)
