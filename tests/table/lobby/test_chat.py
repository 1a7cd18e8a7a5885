"""Chat and reactions, with limits."""

import pytest

from lastcard.table import requests as r
from lastcard.table.lobby.chat import SPEAKERS_KNOWN
from lastcard.table.lobby.settings import clean
from table_fixture import TableFixture

pytestmark = pytest.mark.once


def test_chat_has_limits() -> None:
    fixture = TableFixture(2)
    assert fixture.refused("p0", r.Chat(text="  \n ")) == "chat-empty"
    assert fixture.refused("p0", r.Chat(text="x" * 201)) == "chat-long"
    assert fixture.refused("p0", r.React(reaction="<script>")) == "no-reaction"
    for number in range(5):
        fixture.ask("p0", r.Chat(text=str(number)))
    assert fixture.refused("p0", r.Chat(text="6")) == "chat-rate"
    fixture.now += 2
    fixture.ask("p0", r.Chat(text="7"))
    fixture.ask("p1", r.React(reaction="clap"))
    fixture.arrive("stranger")
    fixture.table.presence.visitors["stranger"] = ""
    assert fixture.refused("stranger", r.Chat(text="hi")) == "not-seated"


def test_texts_of_people_are_one_plain_line() -> None:
    assert clean(" a\u202eb\n\x00c ", 10) == "ab c"
    assert clean("x" * 30, 24) == "x" * 24


def test_limits_of_people_who_come_and_go_are_not_remembered_for_ever() -> None:
    fixture = TableFixture(2)
    for number in range(SPEAKERS_KNOWN + 50):
        fixture.table.arrive(f"guest {number}", "Guest", fixture.now)
        fixture.table.handle(f"guest {number}", r.Chat(text="hi"), fixture.now)
        fixture.table.depart(f"guest {number}", fixture.now)
    assert len(fixture.table.chat._buckets) == SPEAKERS_KNOWN
