"""Rounds go into the open archive only where the host asks, and when all who played have agreed."""

import msgspec
import pytest

from lastcard.table import Lobby
from lastcard.table import requests as r
from table_fixture import TableFixture

pytestmark = pytest.mark.once
LAST_CARD = {"hands": ["r1", "b1 b2 b3"], "discard": "r9", "pile": "r5 y5 y6 y7 y8 y9"}
NO, YES = r.Consent(agreed=False), r.Consent(agreed=True)


def archived(fixture: TableFixture) -> bool:
    """Play a round to its end, and tell whether it may go into the archive."""
    fixture.start() if fixture.table.runner is None else fixture.ask("p0", r.Next())
    fixture.set_up(**LAST_CARD)
    fixture.act(0, "play r1")
    finished = fixture.table.take_changes().finished
    assert finished is not None
    return finished.is_archived


def fixture_with(people: int = 2, bots: tuple[str, ...] = (), archive: bool = True) -> TableFixture:
    return TableFixture(people, bots, options={"scoring": "points"}, archive=archive)


def test_it_is_off_at_first_and_nobody_can_agree() -> None:
    fixture = fixture_with(archive=False)
    assert not fixture.table.lobby.settings.archive
    assert fixture.refused("p0", YES) == "no-archive"
    assert not archived(fixture)


def test_all_who_play_have_to_agree() -> None:
    fixture = fixture_with()
    assert not archived(fixture)
    fixture.ask("p0", YES)
    assert not archived(fixture)
    fixture.ask("p1", YES)
    assert archived(fixture)
    fixture.ask("p1", NO)
    assert not archived(fixture)


def test_bots_are_not_asked() -> None:
    fixture = fixture_with(1, ("normal",))
    fixture.ask("p0", YES)
    assert archived(fixture)


def test_only_who_has_a_chair_is_asked() -> None:
    fixture = fixture_with()
    fixture.arrive("watcher")
    assert fixture.refused("watcher", YES) == "not-seated"


def test_who_says_so_during_a_round_is_heard_for_it() -> None:
    fixture = fixture_with()
    for person in fixture.people:
        fixture.ask(person, YES)
    fixture.start()
    fixture.set_up(**LAST_CARD)
    fixture.ask("p1", NO)
    fixture.act(0, "play r1")
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert not finished.is_archived


def test_a_round_without_somebody_who_deleted_themselves_is_not_in_it() -> None:
    fixture = fixture_with(3)
    for person in fixture.people:
        fixture.ask(person, YES)
    fixture.start()
    fixture.set_up(hands=["r1", "b1 b2 b3", "y1 y2"], discard="r9", pile="r5 y5 y6 y7 y8 y9")
    fixture.table.forget("p2")
    fixture.act(0, "play r1")
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert not finished.is_archived
    assert "p2" not in fixture.table.lobby.agreed


def test_what_was_said_is_stored_with_the_table() -> None:
    fixture = fixture_with()
    fixture.ask("p0", YES)
    stored = msgspec.json.decode(msgspec.json.encode(fixture.table.lobby), type=Lobby)
    assert stored.agreed == ["p0"]
