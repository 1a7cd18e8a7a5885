"""The race to catch on the running server: two people react equally fast, one near and one far away.

Each pair of reactions is raced twice, the other way round the second time: a fair server gives each of them half,
whatever the dice say, and one that is not gives nearly all to the one who is near.
"""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
import websockets

from races import FAR, NEAR, ONE_COLOR
from serving import Json, Person, Server

pytestmark = pytest.mark.once
LONG = bool(os.environ.get("LASTCARD_LONG"))
TRIES, TABLES = (400, 20) if LONG else (60, 15)


class Distant:
    """Somebody whose messages take half of `lag` each way."""

    def __init__(self, person: Person, lag: float, hear: Callable[["Distant", Json], None]) -> None:
        self.person = person
        self.lag = lag
        self.hear = hear
        self.view: Json = {}
        self.move = 0
        self.seat: int | None = None
        self.refused: list[str] = []
        self._asked = -1

    async def open(self, code: str) -> None:
        url = f"{self.person.server.url.replace('http', 'ws')}/api/tables/{code}/socket"
        headers = {"Cookie": self.person.cookie}
        self.socket = await websockets.connect(url, additional_headers=headers, compression=None, ping_interval=None)
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        async for text in self.socket:
            loop.call_later(self.lag / 2, self._take, json.loads(text))

    def _take(self, told: Json) -> None:
        if told["type"] == "ping":
            self.send(type="pong", ping=told["ping"])
        elif told["type"] in ("welcome", "update"):
            fields = told.get("view", {})
            self.view = {} if fields is None else {**self.view, **fields}
            self.move = told.get("move", self.move)
            self.seat = told["you"]["seat"] if "you" in told else self.seat
            if any(event["event"] == "round" for event in told.get("events", ())):
                self._asked = -1
            self.hear(self, told)
        else:
            self.refused.append(told.get("code", ""))

    def send(self, **message: object) -> None:
        self.later(self.lag / 2, message)

    def later(self, seconds: float, message: Json) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(seconds, lambda: self.sending.append(loop.create_task(self.socket.send(json.dumps(message)))))

    sending: list["asyncio.Task[None]"] = []  # noqa: RUF012, a task must be held by somebody

    def act(self, action: str) -> None:
        if self._asked != self.move:
            self._asked = self.move
            self.send(type="act", action=action, move=self.move)


class Contest:
    """One table: somebody who never calls, and two who want to catch."""

    def __init__(self, dice: Random, count: int) -> None:
        self.count = count
        self.wins = {NEAR: 0, FAR: 0}
        self.is_over = asyncio.Event()
        self._reactions: list[tuple[float, float]] = []
        self._dice = dice
        self._raced: set[tuple[float, int]] = set()

    async def sit_down(self, server: Server) -> None:
        silent = Person(server, "Ann")
        settings = {"seats": 3, "options": {"scoring": "none", "hand_size": 2, "deck": ONE_COLOR}}
        code = silent.make_table([], **settings)
        self.players = [Distant(silent, 0.0, self.hear)]
        self.players += [Distant(Person(server), lag, self.hear) for lag in (NEAR, FAR)]
        for player in self.players:
            await player.open(code)
            player.send(type="sit", name="Bob")

    def hear(self, player: Distant, told: Json) -> None:
        silent = self.players[0]
        if player is silent:
            self._count(told)
        if player.view.get("winner") is not None:
            if player is silent:
                self._raced.clear()
                player.send(type="rematch")
        elif player is not silent and silent.seat in player.view.get("exposed", ()):
            self._catch(player, silent.seat)
        elif player.view.get("actions"):
            action = player.view["actions"][0]
            player.act(action if player is silent else f"{action} uno")

    def _catch(self, player: Distant, seat: int | None) -> None:
        key = (player.lag, len(player.view["discard"]))
        if key not in self._raced:
            self._raced.add(key)
            player.later(player.lag / 2 + self._reaction(player, key[1]), catching(seat, player.move))

    def _reaction(self, player: Distant, moment: int) -> float:
        """The first to see a chance rolls for both."""
        number = sum(self.wins.values())
        while len(self._reactions) <= number:
            one, other = (self._dice.uniform(0.25, 0.6) for _ in range(2))
            self._reactions += [(one, other), (other, one)]
        return self._reactions[number][player.lag == FAR]

    def _count(self, told: Json) -> None:
        for event in told.get("events", ()):
            if event["event"] == "caught" and not self.is_over.is_set():
                self.wins[next(player.lag for player in self.players if player.seat == event["by"])] += 1
                if sum(self.wins.values()) == self.count:
                    self.is_over.set()

    async def close(self) -> None:
        for player in self.players:
            player.reader.cancel()
            await player.socket.close()


def catching(seat: int | None, move: int) -> Json:
    return {"type": "act", "action": f"catch {seat}", "move": move}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, pace=100).start()
    yield running
    running.stop()
    assert running.errors() == []


async def test_a_long_round_trip_neither_helps_nor_harms(server: Server) -> None:
    contests = [Contest(Random(number), TRIES // TABLES) for number in range(TABLES)]
    for contest in contests:
        await contest.sit_down(server)
    await asyncio.sleep(3)  # until all round trips are measured
    for contest in contests:
        contest.players[0].send(type="start")
    await asyncio.wait_for(asyncio.gather(*(contest.is_over.wait() for contest in contests)), 300)
    for contest in contests:
        await contest.close()
    refused = {code for contest in contests for player in contest.players for code in player.refused if code}
    allowed = {"outdated", "illegal", "no-round", "match-on"}  # who was a little too late pays nothing for it
    assert refused <= allowed
    won = sum(contest.wins[NEAR] for contest in contests)
    print(f"of {TRIES} catches {won} with {NEAR * 1000:.0f} ms of lag, {TRIES - won} with {FAR * 1000:.0f} ms")
    share = 0.05 if LONG else 0.2
    assert (0.5 - share) * TRIES <= won <= (0.5 + share) * TRIES
