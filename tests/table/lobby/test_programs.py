"""Seats that are lent to programs: marked, silent, and no faster than bots."""

from typing import Any

import msgspec
import pytest

from lastcard.table import Refusal, Table
from lastcard.table import requests as r
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.lobby.programs import digest
from lastcard.table.outcomes import Held
from table_fixture import TableFixture

pytestmark = pytest.mark.once

NOW, LATER = 1000.0, 2000.0


def lent(people: int = 3, lender: int = 1, **settings: Any) -> TableFixture:
    fixture = TableFixture(people, **settings)
    fixture.table.programs.lend(f"p{lender}", "token", LATER)
    fixture.start()
    return fixture


def test_a_token_is_for_one_seat_until_it_ends_or_is_taken_back() -> None:
    fixture = TableFixture(2)
    programs = fixture.table.programs
    programs.lend("p0", "first", LATER)
    programs.lend("p1", "other", LATER)
    assert programs.owner_of("first", NOW) == "p0"
    assert programs.owner_of("other", NOW) == "p1"
    assert programs.owner_of("first", LATER) is None
    assert programs.owner_of("x" * 10_000, NOW) is None
    programs.lend("p0", "second", LATER)
    assert programs.owner_of("first", NOW) is None
    assert programs.owner_of("second", NOW) == "p0"
    programs.take_back("p0")
    assert programs.owner_of("second", NOW) is None
    programs.end_old(LATER)
    assert fixture.table.lobby.programs == {}


def test_who_has_no_seat_lends_none() -> None:
    fixture = TableFixture(2)
    fixture.arrive("watcher")
    with pytest.raises(Refusal):
        fixture.table.programs.lend("watcher", "token", LATER)
    with pytest.raises(Refusal):
        fixture.table.programs.take_back("p0")


def test_who_leaves_lends_nothing_any_more() -> None:
    fixture = lent()
    fixture.ask("p1", r.Leave())
    assert fixture.table.programs.owner_of("token", NOW) is None


def test_only_the_digest_is_stored_and_it_survives_a_restart() -> None:
    fixture = lent()
    stored = msgspec.json.encode(fixture.table.lobby)
    assert b'"token"' in stored
    assert digest("token").encode() in stored
    assert b'"token":"token"' not in stored
    restored = Table.restore(msgspec.json.decode(stored, type=Lobby), [], 0.0)
    assert restored.programs.owner_of("token", NOW) == "p1"


def test_the_seat_does_not_chat() -> None:
    fixture = lent()
    assert fixture.refused("p1", r.Chat(text="hello")) == "program-silent"
    assert fixture.refused("p1", r.React(reaction="clap")) == "program-silent"
    fixture.table.programs.take_back("p1")
    fixture.ask("p1", r.Chat(text="hello"))


EXPOSING = {"hands": ["r1 r2", "b1 b2 b3", "g4 g5 g6"], "discard": "r8", "pile": "y7 y6 y5 y4"}


def test_a_person_has_time_to_call_before_a_program_catches() -> None:
    fixture = lent()
    fixture.set_up(**EXPOSING)
    fixture.act(0, "play r1")
    assert isinstance(fixture.act(1, "catch 0"), Held)
    assert isinstance(fixture.act(1, "draw"), Held)
    fixture.wait(1.2)
    assert fixture.runner.exposed == [0]
    fixture.act(0, "uno")
    fixture.wait(0.1)
    assert fixture.runner.exposed == []
    assert len(fixture.game.view(0).hand) == 1


def test_a_program_catches_when_a_bot_would() -> None:
    fixture = lent()
    fixture.set_up(**EXPOSING)
    fixture.act(0, "play r1")
    patience = fixture.runner.pace.time_to_call(1, [0])
    assert patience > 1
    fixture.act(1, "catch 0")
    fixture.wait(patience - 0.05)
    assert fixture.runner.exposed == [0]
    fixture.wait(0.1)
    assert len(fixture.game.view(0).hand) == 3


def test_people_can_catch_before_a_program_that_forgot_calls() -> None:
    fixture = lent(lender=0)
    fixture.set_up(**EXPOSING)
    fixture.act(0, "play r1")
    while not fixture.runner.exposed:
        fixture.wait(0.01)
    assert isinstance(fixture.act(0, "uno"), Held)
    fixture.wait(0.3)
    fixture.act(2, "catch 0")
    fixture.wait(2)
    assert len(fixture.game.view(0).hand) == 3


def test_a_program_takes_as_long_as_a_bot_for_its_turn() -> None:
    fixture = lent(lender=0)
    fixture.set_up(hands=["r1 r2 r3", "b1 b2 b3", "g4 g5 g6"], discard="r8", pile="y7 y6 y5 y4")
    assert isinstance(fixture.act(0, "play r1"), Held)
    fixture.wait(0.7)
    assert fixture.owes() == 0
    fixture.wait(1.6)
    assert fixture.owes() == 1
    assert fixture.refused("p0", r.Act(action="play r2", move=fixture.runner.round.move)) == "illegal"


def test_a_jump_of_a_program_leaves_others_a_moment() -> None:
    fixture = lent(options={"jump_in": True})
    position = {"hands": ["r1 r2 r3", "b1 b2 b3", "r1 g5 g6"], "discard": "r8", "pile": "y7 y6 y5 y4"}
    fixture.table.programs.lend("p2", "other", LATER)
    fixture.set_up(**position, options={"jump_in": True})
    fixture.act(0, "play r1")
    assert isinstance(fixture.act(2, "jump r1"), Held)
    fixture.wait(0.5)
    assert len(fixture.game.view(2).hand) == 3
    fixture.wait(1.5)
    assert len(fixture.game.view(2).hand) == 2


def test_a_round_of_a_program_is_in_nobodys_statistics() -> None:
    fixture = lent(2, 1)
    fixture.set_up(hands=["r1", "b1 b2 b3"], discard="r8", pile="y7 y6 y5 y4")
    fixture.act(0, "play r1")
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert finished.people == ["p0", ""]
