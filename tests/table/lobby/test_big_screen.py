"""The big screen in the middle of the room: it watches, whoever has opened it."""

import json

import pytest

from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import welcome
from lastcard.table import Refusal
from lastcard.table import requests as r
from lastcard.table.lobby.identities import screen_of
from table_fixture import TableFixture

pytestmark = pytest.mark.once
SCREEN = screen_of("p0")


def test_a_player_s_screen_is_told_what_a_stranger_is_told() -> None:
    fixture = TableFixture(2)
    fixture.arrive(SCREEN)
    fixture.table.arrive("stranger", "", fixture.now)
    fixture.start()
    for _ in range(6):
        fixture.act(fixture.owes(), fixture.game.legal_actions()[0])
        fixture.wait(20)  # a pass is shown after a while
    told = [
        json.loads(as_text(welcome(fixture.table, person, version, fixture.now)))
        for version in (None, 1)
        for person in (SCREEN, "stranger")
    ]
    for message in told:
        assert message["you"].pop("handle")
        assert message["view"]["seat"] is None
        assert not message["view"]["hand"]
    assert told[0] == told[1]
    assert told[2] == told[3]


def test_a_screen_does_nothing_and_stands_for_nobody() -> None:
    fixture = TableFixture(2, ("easy",))
    fixture.table.depart("p0", fixture.now)
    fixture.arrive(SCREEN)
    assert not fixture.table.presence.is_present("p0")
    assert fixture.table.presence.visitors == {SCREEN: ""}
    requests: list[r.Message] = [
        r.Sit(name="TV"),
        r.Rename(name="TV"),
        r.Leave(),
        r.Chat(text="hello"),
        r.React(reaction="clap"),
        r.Start(),
        r.Act(action="draw", move=0),
        r.Explain(action="draw"),
    ]
    for request in requests:
        assert fixture.refused(SCREEN, request) == "screen"


def test_a_screen_may_see_what_its_owner_may() -> None:
    fixture = TableFixture(3, watchers=False)
    fixture.start()
    handle = fixture.table.lobby.handle("p1")
    fixture.arrive(screen_of("stranger"))
    fixture.arrive(screen_of("p1"))
    assert fixture.table.view(screen_of("stranger")) is None
    view = fixture.table.view(screen_of("p1"))
    assert view is not None
    assert view.seat is None
    fixture.ask("p0", r.Lock(locked=True))
    fixture.arrive(SCREEN)
    fixture.ask("p0", r.Remove(handle=handle))
    with pytest.raises(Refusal, match="removed"):
        fixture.arrive(screen_of("p1"))
