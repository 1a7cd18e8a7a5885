"""What a client keeps of everything it was told is what the server would tell it now: nobody is left waiting with an
old move, or looks with eyes that are not theirs any more.
"""

import json
from random import Random
from typing import cast

import pytest

from lastcard import EDITIONS, Game
from lastcard.server.connection import Connection
from lastcard.server.looks import welcome
from lastcard.server.wire import as_text
from lastcard.table import Settings
from lastcard.table import messages as m
from rooms import Ear, Parlor
from serving import Line, Person, pick

pytestmark = pytest.mark.once
KEPT = ("version", "move", "table", "you", "view")


class Household:
    """A room, and for each of its ears what a good client keeps."""

    def __init__(self, parlor: Parlor) -> None:
        self.parlor = parlor
        self.lines: dict[str, tuple[Ear, Line]] = {}
        for ear in parlor.ears:
            self._listen(ear)

    def _listen(self, ear: Ear) -> None:
        self.lines[ear.person] = (ear, Line(cast(Person, None)))

    def enter(self, person: str) -> Ear:
        ear = Ear(person)
        self._listen(ear)
        self.parlor.room.open(cast(Connection, ear), person, None)
        return ear

    def check(self) -> None:
        table, now = self.parlor.room.table, self.parlor.clock.now
        for ear, line in self.lines.values():
            for text in ear.heard:
                told = json.loads(text)
                if told["type"] in ("welcome", "update"):
                    line.keep(told)
                else:
                    assert told["type"] != "error", told
            ear.heard.clear()
            now_told = json.loads(as_text(welcome(table, ear.person, None, now)))
            for field in KEPT:
                assert getattr(line, field) == now_told[field], (ear.person, field)

    def play_on(self, dice: Random, most: int = 10_000) -> None:
        """At random and by what clients know, until the round is over."""
        clock = self.parlor.clock
        sent = -1
        for _ in range(most):
            owing = [(ear, line) for ear, line in self.lines.values() if line.actions and line.move != sent]
            if owing:
                ear, line = owing[0]
                sent = line.move
                self.parlor.send(ear, m.Act(action=pick(line.actions, dice), move=line.move))
            elif self.parlor.room.table.lobby.is_over:
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
    parlor = Parlor(3, dice.randrange(1000), ["easy"], edition=edition, options=options, watchers=watchers)
    house = Household(parlor)
    house.enter("watcher")
    host, second, third = parlor.ears
    parlor.send(host, m.Start())
    house.check()
    house.play_on(dice, 10)
    late = house.enter("late")
    parlor.send(late, m.Sit(name="Late", chair=3))
    parlor.send(third, m.Leave())
    house.check()
    assert house.lines[third.person][1].you["seat"] is None
    house.play_on(dice)
    parlor.send(second, m.Rematch())
    house.check()
    assert house.lines["late"][1].you["seat"] is not None
    house.play_on(dice)
    parlor.send(host, m.Change(settings=Settings(seats=4, edition=edition)))
    house.check()
    assert house.lines[host.person][1].view is None


def test_a_move_that_nobody_hears_of_is_told() -> None:
    """Who won a duel may lay off nothing: no event, but the same player owes the next decision, a colour."""
    parlor = Parlor(3, 1, edition="flip")
    house = Household(parlor)
    parlor.send(parlor.ears[0], m.Start())
    play = parlor.room.table.play
    assert play is not None
    play.round.game = Game.setup("flip", hands=["wP r7 y2", "g7 b4", "b1 b2"], discard="g5", turn=0)
    play.begin(parlor.clock.now)
    parlor.room._shown = {}
    line = house.lines[parlor.ears[0].person][1]
    for action in ("play wP", "target 1", "stop", "color g"):
        parlor.act(0, action)
        house.check()
    assert line.move == 4


def test_lines_are_measured_when_there_is_a_chance_to_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    parlor = Parlor(3, 1)
    parlor.send(parlor.ears[0], m.Start())
    play = parlor.room.table.play
    assert play is not None
    play.round.game = Game.setup("classic", hands=["r1 r2", "g7 b4", "b1 b2"], discard="r5", turn=0)
    play.begin(parlor.clock.now)
    pinged: list[str] = []
    monkeypatch.setattr(Ear, "ping", lambda ear, _: pinged.append(ear.person))
    parlor.act(0, "play r1")
    assert sorted(pinged) == [ear.person for ear in parlor.ears]
    parlor.send(parlor.ears[1], m.Chat(text="!"))
    assert len(pinged) == 3


def test_the_autopilot_is_announced_once() -> None:
    parlor = Parlor(1, 3, ["normal", "normal"])
    ear = parlor.ears[0]
    parlor.send(ear, m.Start())
    ear.heard.clear()
    while not parlor.room.table.lobby.is_over:
        parlor.clock.go_to(parlor.clock.now + 60)
    told = [json.loads(text) for text in ear.heard]
    playing = [each["table"]["chairs"][0]["automatic"] for each in told if "table" in each]
    assert len([each for each in told if "move" in each]) > 10
    assert playing == [True, False], "when it takes over, and when the round is over"
