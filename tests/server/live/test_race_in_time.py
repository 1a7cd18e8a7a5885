"""The race to catch, in a room whose time is told: no machine is too busy for it, so it is held to the letter.

Two people react equally fast, one with 20 ms of lag and one with 300; test_race_over_sockets.py does the same.
"""

import heapq
import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, cast

import pytest

from lastcard.server.live.connection import Connection
from lastcard.server.live.queue_budget import QueueBudget
from lastcard.server.live.room import Room
from lastcard.server.live.websocket import handle_message, read_message
from lastcard.server.store.writer import Writer
from lastcard.table import Settings, Table, Timing
from races import FAR, NEAR, ONE_COLOR
from rooms import Clock, FakeWriter, InstantCoach
from serving import Json

pytestmark = pytest.mark.once
TRIES = 400
JITTER = 0.01
"""Seconds by which the way of each message may be longer."""
HERE = 0.0


class World:
    """A room, and whatever is under way to it and from it."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.clock = Clock()
        settings = Settings(seats=3, turn_time=600, options={"scoring": "none", "hand_size": 2, "deck": ONE_COLOR})
        table = Table.make("TESTTEST", settings, [], Timing(answer=0.0), dice.randbytes)
        self.room = Room(table, cast(Writer, FakeWriter()), self.clock, InstantCoach())
        self._under_way: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()

    def at(self, when: float, what: Callable[[], None]) -> None:
        heapq.heappush(self._under_way, (when, next(self._numbers), what))

    def go_on(self) -> None:
        """To the next message that arrives; what the room does by itself before that happens at its time."""
        when, _, what = heapq.heappop(self._under_way)
        self.clock.go_to(when)
        what()


class Player(Connection):
    """A real connection, but for the socket: messages take half of the lag each way, and a little more or less."""

    def __init__(self, world: World, name: str, lag: float, hear: Callable[["Player"], None]) -> None:
        super().__init__(cast(Any, None), cast(Any, None), name, "en", lambda _is_seated, _now: None, QueueBudget())
        self.world = world
        self.lag = lag
        self.hear = hear
        self.view: Json = {}
        self.move = 0
        self.seat: int | None = None
        self.errors: list[str] = []
        self.caught_by: list[int] = []
        self._asked = -1
        self._arrived = [0.0, 0.0]
        """The last message each way: none overtakes another."""
        world.room.admit(self, name, None)
        self.tell(type="sit", name=name)

    def send(self, text: str) -> None:
        self.world.at(self._arrival(0), lambda: self._take(json.loads(text)))

    def tell(self, seconds: float = 0.0, **message: object) -> None:
        """In so many seconds, which somebody needs to react."""
        data = json.dumps(message).encode()
        self.world.at(self.world.clock.now + seconds, lambda: self._tell(data))

    def _tell(self, data: bytes) -> None:
        self.world.at(self._arrival(1), lambda: self._take_in(data))

    def _take_in(self, data: bytes) -> None:
        message = read_message(self.world.room, self, data)
        assert message is not None
        handle_message(self.world.room, self, message)

    def _arrival(self, way: int) -> float:
        lasts = self.lag / 2 + (self.world.dice.uniform(0, JITTER) if self.lag else 0.0)
        self._arrived[way] = max(self._arrived[way], self.world.clock.now + lasts)
        return self._arrived[way]

    def _take(self, told: Json) -> None:
        if told["type"] == "ping":
            self.tell(type="pong", ping=told["ping"])
        elif told["type"] == "error":
            self.errors.append(told["code"])
        elif told["type"] in ("welcome", "update"):
            fields = told.get("view", {})
            self.view = {} if fields is None else {**self.view, **fields}
            self.move = told.get("move", self.move)
            self.seat = told["you"]["seat"] if "you" in told else self.seat
            events = told.get("events", ())
            if any(event["event"] == "round" for event in events):
                self._asked = -1
            self.caught_by += [event["by"] for event in events if event["event"] == "caught"]
            self.hear(self)

    def act(self, action: str, seconds: float = 0.0) -> None:
        if self._asked != self.move:
            self._asked = self.move
            self.tell(seconds, type="act", action=action, move=self.move)


class Contest:
    """Somebody who never calls, and two who want to catch. Each pair of reactions is raced twice, the other way round
    the second time."""

    def __init__(self, dice: Random) -> None:
        self.world = World(dice)
        self._reactions: list[dict[float, float]] = []
        self._races: dict[float, int] = {}
        self.players = [Player(self.world, f"{lag}", lag, self.hear) for lag in (HERE, NEAR, FAR)]
        self._look_around()
        while self.world.clock.now < 1003:
            self.world.go_on()
        self.players[0].tell(type="start")

    def _look_around(self) -> None:
        """As the hub does, so that round trips are measured from time to time."""
        for player in self.players:
            player.heard_at = self.world.clock.now
            player.check_alive(self.world.clock.now)
        self.world.at(self.world.clock.now + 0.5, self._look_around)

    def hear(self, player: Player) -> None:
        silent = self.players[0]
        if player.view.get("winner") is not None:
            if player is silent:
                player.tell(type="rematch")
        elif player is not silent and silent.seat in player.view.get("exposed", ()):
            player.act(f"catch {silent.seat}", self._reaction(player))
        elif player.view.get("actions"):
            action = player.view["actions"][0]
            player.act(action if player is silent else f"{action} uno")

    def _reaction(self, player: Player) -> float:
        """Whoever sees a chance first rolls for both; one that is over already may still be seen from afar."""
        runner = self.world.room.table.runner
        assert runner is not None
        if runner.race is None:
            return 0.3
        number = self._races.setdefault(runner.race.opened_at, len(self._races))
        while len(self._reactions) <= number:
            one, other = (self.world.dice.uniform(0.25, 0.6) for _ in range(2))
            self._reactions += [{NEAR: one, FAR: other}, {NEAR: other, FAR: one}]
        return self._reactions[number][player.lag]


def test_a_long_round_trip_neither_helps_nor_harms() -> None:
    contest = Contest(Random(1))
    caught = contest.players[0].caught_by
    while len(caught) < TRIES:
        contest.world.go_on()
    lags = {player.seat: player.lag for player in contest.players}
    near = sum(lags[seat] == NEAR for seat in caught[:TRIES])
    assert 0.45 * TRIES <= near <= 0.55 * TRIES
    refused = {code for player in contest.players for code in player.errors}
    assert refused <= {"outdated", "illegal"}, "who was a little too late pays nothing for it"


def test_without_credit_the_short_round_trip_would_nearly_always_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above can fail."""
    monkeypatch.setattr("lastcard.table.lobby.presence.Presence.lag_credit", lambda *_: 0.0)
    contest = Contest(Random(1))
    caught = contest.players[0].caught_by
    while len(caught) < 60:
        contest.world.go_on()
    assert sum({player.seat: player.lag for player in contest.players}[seat] == NEAR for seat in caught) > 40
