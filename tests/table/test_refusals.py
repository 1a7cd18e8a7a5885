"""A refusal changes nothing: not what is stored, not what anybody sees, not the version. With all messages."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.server.live.server_messages import as_text, encode
from lastcard.server.live.table_state import welcome
from lastcard.table import Refusal, Settings
from lastcard.table import requests as r
from table_fixture import TableFixture

pytestmark = pytest.mark.once

PEOPLE = ("p0", "p1", "p2", "visitor")
chairs = st.integers(0, 9)
names = st.sampled_from(["Ann", "", "\u200d", "a" * 200])
levels = st.sampled_from(["easy", "normal", "godlike", ""])
actions = st.sampled_from(["draw", "keep", "uno", "catch 0", "catch 1", "jump r1", "play r1", "color r", "", "zz"])
OTHER_SETTINGS = [
    *(Settings(seats=seats) for seats in (2, 2, 3, 5, 10)),
    Settings(edition="tarot"),
    Settings(custom={"name": 7}),
    Settings(options={"stacking": "sideways"}),
    Settings(options={"hand_size": 15, "deck": {"w": 0}}, seats=10),
    Settings(edition="flip", options={"hand_size": 2}, seats=3, archive=True),
]


def handles(people: list[str]) -> st.SearchStrategy[str]:
    table = TableFixture(0).table
    return st.sampled_from([table.lobby.handle(person) for person in people] + ["nobody"])


everybody = handles([*PEOPLE, "p9"])
MESSAGES: dict[type[r.Message], st.SearchStrategy[r.Message]] = {
    r.Sit: st.builds(r.Sit, name=names, chair=st.none() | chairs),
    r.Rename: st.builds(r.Rename, name=names),
    r.Leave: st.builds(r.Leave),
    r.Act: st.builds(r.Act, action=actions, move=st.integers(0, 3), chair=st.none() | chairs),
    r.Explain: st.builds(r.Explain, action=actions),
    r.Advise: st.builds(r.Advise),
    r.Start: st.builds(r.Start),
    r.Next: st.builds(r.Next),
    r.Rematch: st.builds(r.Rematch),
    r.Commit: st.builds(r.Commit, commitment=st.sampled_from(["0" * 64, "f" * 64])),
    r.Reveal: st.builds(r.Reveal, share=st.sampled_from(["0" * 64, "f" * 64])),
    r.Fill: st.builds(r.Fill, chair=chairs, level=levels),
    r.Free: st.builds(r.Free, chair=chairs),
    r.Remove: st.builds(r.Remove, handle=everybody),
    r.Admit: st.builds(r.Admit, handle=everybody, admitted=st.booleans()),
    r.Host: st.builds(r.Host, chair=chairs),
    r.Pace: st.builds(r.Pace, pace=st.sampled_from(["calm", "usual", "brisk"])),
    r.Hurry: st.builds(r.Hurry),
    r.Lock: st.builds(r.Lock, locked=st.booleans()),
    r.Change: st.builds(r.Change, settings=st.sampled_from(OTHER_SETTINGS)),
    r.Consent: st.builds(r.Consent, agreed=st.booleans()),
    r.Mute: st.builds(r.Mute, handle=everybody, muted=st.booleans()),
    r.Chat: st.builds(r.Chat, text=st.sampled_from(["hello", "", "x" * 201])),
    r.React: st.builds(r.React, reaction=st.sampled_from(["clap", "boo"])),
}
"""How to make each message that reaches a table."""
BY_THE_ROOM = {r.Pong, r.Cover, r.Uncover, r.Lend, r.Reclaim}
requests = st.tuples(
    st.sampled_from(["p0", "p0", "p0", *PEOPLE]),  # most is refused to all but the host
    st.one_of(*MESSAGES.values(), MESSAGES[r.Change], MESSAGES[r.Change]),
)


def test_every_message_is_tried() -> None:
    assert {*MESSAGES, *BY_THE_ROOM} == set(get_args(r.Request))


def everything(fixture: TableFixture) -> list[bytes | str]:
    """All that is stored of a table and all that anybody may see of it; what is to be stored and told, too."""
    table = fixture.table
    seen = [as_text(welcome(table, person, None, fixture.now)) for person in (*PEOPLE, "stranger")]
    changes = [repr(table.log.changes), repr(table.log.version)]
    return [encode(table.lobby), *seen, *changes]


@settings(max_examples=150, deadline=None)
@given(st.lists(requests, min_size=5, max_size=25), st.booleans())
def test_a_refusal_changes_nothing(asked: list[tuple[str, r.Message]], is_started: bool) -> None:
    fixture = TableFixture(3, ("easy", "normal"), seats=5, options={"hand_size": 2})
    fixture.arrive("visitor")
    if is_started:
        fixture.start()
    for person, message in asked:
        fixture.now += 0.3
        fixture.table.tick(fixture.now)
        before = everything(fixture)
        try:
            fixture.ask(person, message)
        except Refusal:
            assert everything(fixture) == before


def test_a_refused_change_of_seats_keeps_the_bots() -> None:
    fixture = TableFixture(3, ("easy", "normal"), seats=5)
    assert fixture.refused("p0", r.Change(settings=Settings(seats=2))) == "too-few-seats"
    assert [chair.bot for chair in fixture.table.lobby.chairs] == ["", "", "", "easy", "normal"]
    fixture.ask("p0", r.Change(settings=Settings(seats=4)))
    assert [chair.bot for chair in fixture.table.lobby.chairs] == ["", "", "", "easy"]


def test_whoever_waits_for_a_chair_keeps_it_when_there_are_fewer() -> None:
    fixture = TableFixture(2, ("easy",), seats=4, options={"target_score": 10_000})
    fixture.start()
    fixture.arrive("new")
    fixture.ask("new", r.Sit(name="New", chair=2))
    fixture.wait(100_000)
    fixture.ask("p0", r.Change(settings=Settings(seats=3)))
    assert fixture.table.lobby.people() == ["p0", "p1", "new"]
    assert fixture.refused("p0", r.Change(settings=Settings(seats=2))) == "too-few-seats"
