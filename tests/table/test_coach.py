"""Who may ask the coach, and that others hear of it without learning anything about a card."""

import pytest

from lastcard.table import requests as r
from lastcard.table.outcomes import Advising
from table_fixture import TableFixture

pytestmark = pytest.mark.once
Position = dict[str, str | list[str]]
ON_TURN: Position = {"hands": ["r1 r2 g3", "b1 b2 b3"], "discard": "r9", "pile": "r5 y5 y6 y7 y8 y9"}
"""Seat 0 would draw a card that can be played."""
OF_NO_USE: Position = {**ON_TURN, "pile": "y5 r5 y6 y7 y8 y9"}


def fixture_at(position: Position, people: int = 2, coach: bool = False) -> TableFixture:
    bots = () if people > 1 else ("normal",)
    fixture = TableFixture(people, bots, options={"scoring": "none"}, coach=coach)
    fixture.start()
    fixture.set_up(**position)
    fixture.table.take_changes()
    return fixture


def told(fixture: TableFixture) -> list[object]:
    return [event for step in fixture.table.take_changes().steps for event in step.table_events]


def test_who_is_alone_with_bots_may_ask_and_the_log_says_so() -> None:
    fixture = fixture_at(ON_TURN, people=1)
    asked = fixture.ask("p0", r.Advise())
    assert isinstance(asked, Advising)
    assert asked.view == fixture.table.view("p0")
    assert told(fixture) == [{"event": "coached", "seat": 0}]


def test_among_people_the_host_has_to_allow_it() -> None:
    assert fixture_at(ON_TURN).refused("p0", r.Advise()) == "no-coach"
    assert isinstance(fixture_at(ON_TURN, coach=True).ask("p0", r.Advise()), Advising)


def test_who_waits_for_a_chair_is_not_a_bot() -> None:
    fixture = fixture_at(ON_TURN, people=1)
    fixture.arrive("new")
    fixture.ask("new", r.Sit(name="New"))
    assert fixture.refused("p0", r.Advise()) == "no-coach"


def test_who_is_left_alone_in_the_middle_of_a_round_goes_on_without() -> None:
    fixture = fixture_at(ON_TURN)
    fixture.ask("p1", r.Leave())
    assert fixture.table.lobby.people() == ["p0"]
    assert fixture.refused("p0", r.Advise()) == "no-coach"


def test_there_is_advice_only_for_who_decides() -> None:
    fixture = fixture_at(ON_TURN, coach=True)
    assert fixture.refused("p1", r.Advise()) == "no-advice"
    fixture.arrive("watcher")
    assert fixture.refused("watcher", r.Advise()) == "not-playing"
    assert TableFixture(2, coach=True).refused("p0", r.Advise()) == "not-playing"


@pytest.mark.parametrize("position", [ON_TURN, OF_NO_USE], ids=["playable", "not playable"])
def test_others_do_not_hear_whether_a_drawn_card_can_be_played(position: Position) -> None:
    fixture = fixture_at(position, coach=True)
    fixture.act(0, "draw")
    assert fixture.refused("p0", r.Advise()) == "no-advice"


def test_who_is_alone_may_ask_about_a_drawn_card() -> None:
    fixture = fixture_at(ON_TURN, people=1)
    fixture.act(0, "draw")
    assert isinstance(fixture.ask("p0", r.Advise()), Advising)


def test_a_round_where_everybody_may_ask_is_marked() -> None:
    for coach in (False, True):
        fixture = fixture_at({**ON_TURN, "hands": ["r1", "b1"]}, coach=coach)
        fixture.act(0, "play r1")
        finished = fixture.table.take_changes().finished
        assert finished is not None
        assert finished.is_coached == coach
