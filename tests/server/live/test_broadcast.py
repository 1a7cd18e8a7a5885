"""What a client keeps of everything it was told is what the server would tell it now: nobody is left waiting with an
old move, or looks with eyes that are not theirs any more.
"""

import json
from random import Random
from typing import cast

import pytest

from lastcard import EDITIONS, Game
from lastcard.server.live.connection import Connection
from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import welcome
from lastcard.table import Settings
from lastcard.table import requests as r
from rooms import FakeConnection, RoomFixture
from serving import Client, Person, pick

pytestmark = pytest.mark.once
KEPT = ("version", "move", "table", "you", "view")


class Household:
    """A room, and for each of its connections what a good client keeps."""

    def __init__(self, fixture: RoomFixture) -> None:
        self.fixture = fixture
        self.clients: dict[str, tuple[FakeConnection, Client]] = {}
        for connection in fixture.connections:
            self._listen(connection)

    def _listen(self, connection: FakeConnection) -> None:
        self.clients[connection.person] = (connection, Client(cast(Person, None)))

    def enter(self, person: str) -> FakeConnection:
        connection = FakeConnection(person)
        self._listen(connection)
        self.fixture.room.admit(cast(Connection, connection), person, None)
        return connection

    def check(self) -> None:
        table, now = self.fixture.room.table, self.fixture.clock.now
        for connection, client in self.clients.values():
            for text in connection.heard:
                told = json.loads(text)
                if told["type"] in ("welcome", "update"):
                    client.keep(told)
                else:
                    assert told["type"] != "error", told
            connection.heard.clear()
            now_told = json.loads(as_text(welcome(table, connection.person, None, now)))
            for field in KEPT:
                assert getattr(client, field) == now_told[field], (connection.person, field)

    def play_on(self, dice: Random, most: int = 10_000) -> None:
        """At random and by what clients know, until the round is over."""
        clock = self.fixture.clock
        sent = -1
        for _ in range(most):
            owing = [
                (connection, client)
                for connection, client in self.clients.values()
                if client.actions and client.move != sent
            ]
            if owing:
                connection, client = owing[0]
                sent = client.move
                self.fixture.send(connection, r.Act(action=pick(client.actions, dice), move=client.move))
            elif self.fixture.room.table.lobby.is_over:
                return
            elif clock.due is not None:
                clock.go_to(clock.due)
            self.check()
        assert most < 10_000, "a round without an end"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_clients_keep_is_what_they_would_be_told_now(edition: str) -> None:
    dice = Random(edition)
    watchers = EDITIONS.index(edition) % 2 == 0
    options: dict[str, bool | int | str | dict[str, int]] = {"scoring": "none", "hand_size": 4}
    fixture = RoomFixture(3, dice.randrange(1000), ["easy"], edition=edition, options=options, watchers=watchers)
    house = Household(fixture)
    house.enter("watcher")
    host, second, third = fixture.connections
    fixture.send(host, r.Start())
    house.check()
    house.play_on(dice, 10)
    late = house.enter("late")
    fixture.send(late, r.Sit(name="Late", chair=3))
    fixture.send(third, r.Leave())
    house.check()
    assert house.clients[third.person][1].you["seat"] is None
    house.play_on(dice)
    fixture.send(second, r.Rematch())
    house.check()
    assert house.clients["late"][1].you["seat"] is not None
    house.play_on(dice)
    fixture.send(host, r.Change(settings=Settings(seats=4, edition=edition)))
    house.check()
    assert house.clients[host.person][1].view is None


def test_a_move_that_nobody_hears_of_is_told() -> None:
    """Who won a duel may lay off nothing: no event, but the same player owes the next decision, a colour."""
    fixture = RoomFixture(3, 1, edition="flip")
    house = Household(fixture)
    fixture.send(fixture.connections[0], r.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    runner.round.game = Game.setup("flip", hands=["wP r7 y2", "g7 b4", "b1 b2"], discard="g5", turn=0)
    runner.begin(fixture.clock.now)
    fixture.room._last_seen = {}
    client = house.clients[fixture.connections[0].person][1]
    for action in ("play wP", "target 1", "stop", "color g"):
        fixture.act(0, action)
        house.check()
    assert client.move == 4


def test_round_trips_are_measured_when_there_is_a_chance_to_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = RoomFixture(3, 1)
    fixture.send(fixture.connections[0], r.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    runner.round.game = Game.setup("classic", hands=["r1 r2", "g7 b4", "b1 b2"], discard="r5", turn=0)
    runner.begin(fixture.clock.now)
    pinged: list[str] = []
    monkeypatch.setattr(FakeConnection, "ping", lambda connection, _: pinged.append(connection.person))
    fixture.act(0, "play r1")
    assert sorted(pinged) == [connection.person for connection in fixture.connections]
    fixture.send(fixture.connections[1], r.Chat(text="!"))
    assert len(pinged) == 3


def test_the_autopilot_is_announced_once() -> None:
    fixture = RoomFixture(2, 3, ["normal"])
    connection = fixture.connections[0]
    fixture.send(connection, r.Start())
    connection.heard.clear()
    while not fixture.room.table.lobby.is_over:
        fixture.clock.go_to(fixture.clock.now + 60)
    told = [json.loads(text) for text in connection.heard]
    playing = [sum(chair["automatic"] for chair in each["table"]["chairs"]) for each in told if "table" in each]
    assert len([each for each in told if "move" in each]) > 10
    assert playing == [1, 2, 0], "when it takes over for each, and when the round is over"
