"""Every byte that goes to a seat: two worlds that differ only in what it cannot know send the same.

Whole games of every edition are played at a table beside a second one, where the cards that a viewer cannot know are
changed about. Both go on with the same actions at the same times, through the same code that serves sockets; when the
rules show the viewer something that differs, the second table is made anew from the first.
"""

import json
import os
from random import Random
from typing import Any, cast

import msgspec
import pytest

from checks import random_action
from far_rooms import FarFakeConnection
from lastcard import EDITIONS, Event, Game
from lastcard.fairness.participant import Participant
from lastcard.rules.model.events import Passed
from lastcard.server.live.connection import Connection
from lastcard.table import requests as r
from lastcard.table.match.round_runner import RoundRunner
from rooms import RoomFixture
from test_secrets import another_world, observed, shared_action

pytestmark = pytest.mark.once
LONG = bool(os.environ.get("LASTCARD_LONG"))
GAMES, MOST_ACTIONS = (100, 5000) if LONG else (4, 400)
COACHED = 30 if LONG else 2
"""How often a game the coach is asked, which takes long."""
OPTIONS: list[dict[str, object]] = [
    {},
    {"jump_in": True},
    {"stacking": "same", "draw_until_playable": True},
    {"force_play": True},
]


def runner_of(fixture: RoomFixture) -> RoundRunner:
    assert fixture.room.table.runner is not None
    return fixture.room.table.runner


def put(fixture: RoomFixture, game: Game) -> None:
    """Another position in place of the round, with nothing in the air."""
    runner = runner_of(fixture)
    runner.round.game = game
    runner.round.withheld = []
    runner.race = runner.parked = None
    runner.begin(fixture.clock.now)
    fixture.room._last_seen = {}
    fixture.room.table.log.steps.clear()
    fixture.send(fixture.connections[0], r.Lock(locked=False))
    for connection in fixture.connections:
        connection.heard.clear()


def seen_before_a_pass(events: list[Event]) -> list[Event]:
    place = next((at for at, event in enumerate(events) if isinstance(event, Passed)), len(events))
    return events[:place]


def learns_the_same(one: Game, two: Game, text: str, seat: int, viewer: int) -> bool:
    """Whether the rules show the viewer the same in both worlds; a pass may be chosen in one and not in the other."""
    first, second = one.copy(), two.copy()
    events, others = first.apply(text, seat), second.apply(text, seat)
    if first.is_over or second.is_over:
        return False
    if text == "draw" and viewer != seat:
        events, others = seen_before_a_pass(events), seen_before_a_pass(others)
    return observed(first, events, viewer) == observed(second, others, viewer)


def let_pass(fixtures: list[RoomFixture]) -> bool:
    """A pass that is held back in one world is chosen in the other, at the same time. Whether both worlds agree."""
    held = [bool(runner_of(fixture).round.withheld) for fixture in fixtures]
    drawn = [runner_of(fixture).round.is_drawn for fixture in fixtures]
    if held[0] == held[1] or drawn != [True, True]:
        return held[0] == held[1]
    waiting, choosing = fixtures if held[0] else reversed(fixtures)
    due = waiting.room.table.next_wakeup()
    assert due is not None
    seat = runner_of(waiting).round.passer
    waiting.clock.go_to(due)
    choosing.clock.now = due
    choosing.act(seat, "keep")
    return True


QUESTIONS = (
    "draw",
    "keep",
    "play r7",
    "play w",
    "jump r7",
    "uno",
    "catch 0",
    "catch 1",
    "challenge",
    "accept",
    "color r",
    "yes",
)


def ask_about(fixtures: list[RoomFixture], viewer: int, dice: Random) -> None:
    """What the viewer asks, and tries out of turn, is answered in the same words."""
    action = dice.choice(QUESTIONS)
    for fixture in fixtures:
        fixture.send(fixture.connections[viewer], r.Explain(action=action))
        decision = runner_of(fixture).round.decision
        if decision is not None and decision.seat != viewer:
            fixture.act(viewer, "draw")


def ask_the_coach(fixtures: list[RoomFixture]) -> bool:
    """Everybody asks, and whoever decides is told what to do. Whether anybody was."""
    for fixture in fixtures:
        for connection in fixture.connections:
            fixture.send(connection, r.Advise())
    return any('"type":"advised"' in text for connection in fixtures[0].connections for text in connection.heard)


def same_bytes(fixtures: list[RoomFixture], viewer: int, context: object) -> None:
    one, two = (fixture.connections[viewer].heard for fixture in fixtures)
    assert one == two, context
    for fixture in fixtures:
        fixture.connections[viewer].heard.clear()


def come_back(fixtures: list[RoomFixture], viewer: int) -> None:
    """The page is loaded again: the whole view, and what is known of the round."""
    for fixture in fixtures:
        fixture.room.admit(cast(Connection, fixture.connections[viewer]), "", None)
    assert '"recent":[{' in fixtures[0].connections[viewer].heard[-1]
    same_bytes(fixtures, viewer, "came back")


def step_together(fixtures: list[RoomFixture], viewer: int, dice: Random) -> bool:
    """One action in both worlds, at the same times; False once they can go on together no more."""
    one, two = (runner_of(fixture).round.game for fixture in fixtures)
    action = None if one.is_over else shared_action(one, two, dice)
    if action is None or not learns_the_same(one, two, *action, viewer):
        return False
    for fixture in fixtures:
        fixture.clock.now += 0.5
        fixture.act(action[1], action[0])
    same = let_pass(fixtures)
    same_bytes(fixtures, viewer, action)
    if same:
        for fixture in fixtures:
            fixture.clock.go_to(fixture.clock.now + 10)
        same_bytes(fixtures, viewer, action)
    return same


def play_whole(edition: str, number: int) -> tuple[int, int, int]:
    """A whole game; the second world is made anew whenever they have parted.

    All actions, those made together, and how often somebody was advised.
    """
    dice = Random(f"{edition} {number}")
    options = OPTIONS[number % len(OPTIONS)]
    seats = dice.choice((2, 3, 4))
    viewer = dice.randrange(seats)
    fixtures = [RoomFixture(seats, number, edition=edition, options=options, coach=True) for _ in range(2)]
    for fixture in fixtures:
        fixture.send(fixture.connections[0], r.Start())
    game = runner_of(fixtures[0]).round.game.copy()
    actions = together = advised = worlds = 0
    while not game.is_over and actions < MOST_ACTIONS:
        other = another_world(game, viewer, dice)
        if other is not None:
            put(fixtures[0], game.copy())
            put(fixtures[1], other)
            ask_about(fixtures, viewer, dice)
            same_bytes(fixtures, viewer, "asked")
            worlds += 1
            if worlds <= COACHED:
                advised += ask_the_coach(fixtures)
                same_bytes(fixtures, viewer, "coached")
            before = together
            while actions < MOST_ACTIONS and step_together(fixtures, viewer, dice):
                together += 1
                actions += 1
            if together > before:
                come_back(fixtures, viewer)
                game = runner_of(fixtures[0]).round.game.copy()
        if not game.is_over:
            text, seat = random_action(game, dice)
            game.apply(text, seat=seat)
            actions += 1
    return actions, together, advised


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_is_sent_the_same_bytes_in_both_worlds(edition: str) -> None:
    check_worlds(edition, GAMES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_at_another_node_is_sent_the_same_bytes_in_both_worlds(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rooms.FakeConnection", FarFakeConnection)
    check_worlds(edition, GAMES // 4)


def check_worlds(edition: str, games: int) -> None:
    played = [play_whole(edition, number) for number in range(games)]
    actions, together, advised = (sum(each) for each in zip(*played, strict=True))
    assert together > actions / 3, played
    assert advised


# Before the deal


class OtherDeal:
    """Deals the same round with what the viewer cannot know changed about: another deck under the same commitments."""

    def __init__(self, viewer: int, dice: Random) -> None:
        self.viewer = viewer
        self.dice = dice

    def deal(self, *terms: Any) -> Game:
        game = Game.deal(*terms)
        other = None
        while other is None or other.position() == game.position():
            other = another_world(game, self.viewer, self.dice)
        other.opening = game.opening
        return other


def answer(fixture: RoomFixture, participants: list[Participant]) -> None:
    """Every client answers what it heard last."""
    for connection, participant in zip(fixture.connections, participants, strict=True):
        said = [participant.hear(json.loads(text)) for text in connection.heard]
        for request in said[-1:]:
            if request is not None:
                fixture.send(connection, msgspec.convert(request, r.Request))


def shuffle_and_deal(edition: str, number: int, viewer: int) -> list[str]:
    """All that a seat is sent from the start being pressed to the deal, and when the page is loaded again after it."""
    fixture = RoomFixture(3, number, answer=0.5, edition=edition)
    participants = [Participant(Random(seat).randbytes) for seat in range(3)]
    watched = fixture.connections[viewer]
    for connection in fixture.connections:
        connection.heard.clear()
    fixture.send(fixture.connections[0], r.Start())
    heard: list[str] = []
    for _ in range(2):
        heard += watched.heard
        answer(fixture, participants)
        fixture.clock.go_to(fixture.clock.now + 0.01)
    fixture.clock.go_to(fixture.clock.now + 0.5)
    header = runner_of(fixture).round.header
    assert header.evidence is not None
    assert all(each.share for each in header.evidence.shares)
    fixture.room.admit(cast(Connection, watched), "", None)
    heard += watched.heard
    assert not any(header.evidence.secret in text or header.key in text for text in heard)
    return heard


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_told_of_the_cards_before_they_are_dealt(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(20 if LONG else 3):
        viewer = number % 3
        heard = shuffle_and_deal(edition, number, viewer)
        with monkeypatch.context() as patch:
            patch.setattr("lastcard.table.match.round.Game", OtherDeal(viewer, Random(number)))
            assert shuffle_and_deal(edition, number, viewer) == heard
        assert any('"shuffle":{' in text for text in heard)
        assert any('"event":"round"' in text for text in heard)
