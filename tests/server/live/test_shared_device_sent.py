"""What a device that is handed round is sent: the cards of whoever is at it, and of nobody else."""

import json
from random import Random
from typing import Any, cast

import pytest

from lastcard import EDITIONS
from lastcard.server.live.connection import Connection
from lastcard.server.live.room import Room
from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import welcome
from lastcard.server.store.writer import Writer
from lastcard.table import Settings, Table, Timing
from lastcard.table import requests as r
from rooms import Clock, FakeConnection, FakeWriter, InstantCoach
from serving import pick

pytestmark = pytest.mark.once


class DeviceRoom:
    """Three players and one connection, at which one of them sits or nobody."""

    def __init__(self, edition: str) -> None:
        settings = Settings(edition=edition, seats=3, options={"hand_size": 5})
        table = Table.make("TESTTEST", settings, [], Timing(answer=0.0), Random(3).randbytes)
        self.clock = Clock()
        table.seat_host("ann", r.Sit(name="Ann"), [r.Sit(name="Mei"), r.Sit(name="Bob")], self.clock.now)
        self.room = Room(table, cast(Writer, FakeWriter()), self.clock, InstantCoach())
        self.connection = FakeConnection("ann")
        self.room.admit(cast(Connection, self.connection), "", None)
        self.send(r.Start())

    def send(self, message: r.Message) -> list[dict[str, Any]]:
        """Sends, and returns all that is told of it."""
        before = len(self.connection.heard)
        self.room.receive(cast(Connection, self.connection), message)
        return [json.loads(text) for text in self.connection.heard[before:]]

    def play_turn(self, dice: Random) -> int:
        """Whoever owes a decision uncovers their cards, takes it, and covers them; the seat is returned."""
        runner = self.room.table.runner
        assert runner is not None
        decision = runner.round.decision
        assert decision is not None
        (uncovered, _) = self.send(r.Uncover(chair=decision.seat, id=1))
        while uncovered["view"]["actions"]:
            action = pick(uncovered["view"]["actions"], dice)
            told = self.send(r.Act(action=action, move=runner.round.move, id=2))
            assert told[-1]["type"] in ("done", "held"), told
            self.clock.go_to(self.clock.now + 10)
            (uncovered, _) = self.send(r.Uncover(chair=decision.seat, id=3))
        return decision.seat


def private_parts(message: dict[str, Any]) -> tuple[set[int], bool]:
    """Return whose drawn cards a message names, and whether it has a hand."""
    steps = [*(message.get("missed") or []), *(message.get("recent") or []), message]
    events = [event for step in steps for event in step.get("events", [])]
    drawn = {event["seat"] for event in events if event["event"] == "drew" and event.get("cards")}
    return drawn, bool((message.get("view") or {}).get("hand"))


def told_to_a_stranger(device: DeviceRoom) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(as_text(welcome(device.room.table, "stranger", None, device.clock.now)))
    del told["you"]
    return told


def drawn_openly(device: DeviceRoom) -> set[int]:
    """Return who has drawn cards for all to see."""
    return private_parts(told_to_a_stranger(device))[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_who_is_at_the_device_is_told_of_their_cards(edition: str) -> None:
    device, dice = DeviceRoom(edition), Random(7)
    table = device.room.table
    for _ in range(30):
        if table.lobby.is_over:
            break
        before = len(device.connection.heard)
        seat = device.play_turn(dice)
        for text in device.connection.heard[before:]:
            drawn, _ = private_parts(json.loads(text))
            assert drawn - drawn_openly(device) <= {seat}
        (covered, done) = device.send(r.Cover(id=9))
        assert done == {"type": "done", "id": 9}
        you = covered.pop("you")
        assert (you["chair"], you["seat"], you["sharing"]) == (None, None, [0, 1, 2])
        assert covered == told_to_a_stranger(device)
    assert table.runner is not None
    assert table.runner.round.move > 5


def test_updates_of_covered_cards_have_no_hand() -> None:
    device = DeviceRoom("classic")
    assert [private_parts(json.loads(text))[1] for text in device.connection.heard] == [False] * 2
    runner = device.room.table.runner
    assert runner is not None
    decision = runner.round.decision
    assert decision is not None
    seen = device.send(r.Act(action="draw", move=0, id=1))
    assert [each["code"] for each in seen] == ["covered"]
    other = FakeConnection("ann")
    device.room.admit(cast(Connection, other), "", None)
    device.send(r.Uncover(chair=decision.seat))
    device.send(r.Act(action="draw", move=0))
    assert not any(private_parts(json.loads(text))[0] or private_parts(json.loads(text))[1] for text in other.heard)
    assert device.send(r.Uncover(chair=5, id=2))[0]["code"] == "no-chair"
