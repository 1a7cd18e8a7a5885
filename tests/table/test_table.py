"""A table is rebuilt from what was stored, and what one saw stays what one saw."""

import msgspec
import pytest

from lastcard import EDITIONS
from lastcard.server.live.server_messages import StepSeen
from lastcard.server.live.table_state import step_seen, welcome
from lastcard.table import Lobby, Table, Timing
from lastcard.table import requests as r
from table_fixture import TableFixture

pytestmark = pytest.mark.once


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_rebuilt_from_what_was_stored(edition: str) -> None:
    fixture = TableFixture(2, ("normal", "easy"), edition=edition, options={"scoring": "none"}, turn_time=5)
    stored, entries = b"", []
    fixture.start()
    for _ in range(40):
        fixture.wait(2)
        changes = fixture.table.take_changes()
        if changes.lobby_changed:
            stored = msgspec.json.encode(fixture.table.lobby)
        entries += changes.entries
        again = Table.restore(msgspec.json.decode(stored, type=Lobby), entries, 5.0, Timing())
        assert again.runner is not None
        assert fixture.table.runner is not None
        assert again.log.version == fixture.table.log.version
        assert again.runner.round.game.position() == fixture.game.position()
        assert again.runner.round.move == fixture.table.runner.round.move
        assert str(again.runner.round.view(0)) == str(fixture.table.runner.round.view(0))
        assert told(again, "p0") == told(fixture.table, "p0")


def told(table: Table, person: str) -> list[StepSeen]:
    """What a page that is loaded again can show of the game."""
    steps = [step_seen(table, step, person) for step in table.log.steps_of_round() if step.game_events]
    assert len(steps) == table.log.steps.maxlen or steps[0].events[0]["event"] == "round"
    return steps


def test_a_page_loaded_again_gets_the_round_as_its_seat_saw_it() -> None:
    fixture = TableFixture(2, turn_time=600)
    fixture.ask("p0", r.Chat(text="before"))
    fixture.start()
    first = fixture.owes()
    fixture.act(first, "draw")
    fixture.ask("p0", r.Chat(text="hm"))
    for person in ("p0", "p1", "stranger"):
        steps = welcome(fixture.table, person, None, fixture.now).recent
        assert steps is not None
        events = [event for step in steps for event in step.events]
        assert events[0] == {"event": "round", "number": 1, "shares": ["person", "person"]}
        assert [event["text"] for event in events if event["event"] == "chat"] == ["hm"]
        drew = next(event for event in events if event["event"] == "drew")
        assert ("cards" in drew) == (person == fixture.people[first])


def test_what_one_saw_on_another_seat_stays_that_seats() -> None:
    """A version named from an earlier round brings what the player of that round saw, and not who sits there now."""
    fixture = TableFixture(3, options={"target_score": 10_000})
    fixture.start()
    fixture.wait(100_000)
    before = fixture.table.log.steps[0].version
    fixture.ask("p0", r.Leave())
    fixture.arrive("new")
    fixture.ask("new", r.Sit(name="New", chair=0))
    fixture.ask("p1", r.Next())
    assert fixture.table.lobby.seat_of("new") == 0
    for person, knows in (("new", False), ("p0", True)):
        steps = welcome(fixture.table, person, before, fixture.now).missed
        assert steps is not None
        drew = [e for step in steps for e in step.events if e["event"] == "drew" and e["seat"] == 0]
        assert drew
        assert all(("cards" in event) == knows for event in drew)
