"""Chairs, the host and the settings of a table."""

import pytest

from lastcard.server.live.table_state import chair_seen
from lastcard.table import Refusal, Settings, Table
from lastcard.table import messages as m
from table_fixture import TableFixture

pytestmark = pytest.mark.once


def test_newcomers_sit_down_at_the_next_round() -> None:
    fixture = TableFixture(2, ("easy",), options={"scoring": "none"}, seats=4)
    fixture.start()
    fixture.arrive("new")
    fixture.ask("new", m.Sit(name="New", chair=3))
    lobby = fixture.table.lobby
    assert lobby.chairs[3].bot == "easy"
    assert lobby.seat_of("new") is None
    assert fixture.refused("new", m.Act(action="draw", move=0)) == "not-playing"
    fixture.wait(10_000)
    assert lobby.is_over
    fixture.ask("p0", m.Rematch())
    assert lobby.chair_of("new") == 3
    assert lobby.seat_of("new") == 2


def test_who_leaves_is_played_for_to_the_end_and_the_next_is_host() -> None:
    fixture = TableFixture(3, options={"scoring": "none"})
    fixture.start()
    fixture.ask("p0", m.Leave())
    lobby = fixture.table.lobby
    assert lobby.host == "p1"
    assert lobby.chairs[0].bot == "normal"
    fixture.wait(10_000)
    assert lobby.is_over
    fixture.ask("p1", m.Rematch())
    assert lobby.chairs[0].is_free
    assert fixture.game.seats == 2


def test_a_bot_that_was_sent_away_is_seen_to_play_to_the_end() -> None:
    fixture = TableFixture(2, seats=3)
    fixture.ask("p0", m.Fill(chair=2, level="easy"))
    fixture.start()
    assert not chair_seen(fixture.table, fixture.table.lobby.chairs[2], 0).leaves
    fixture.ask("p0", m.Free(chair=2))
    assert [chair_seen(fixture.table, chair, 0).leaves for chair in fixture.table.lobby.chairs] == [False, False, True]


def test_the_host_and_nobody_else() -> None:
    fixture = TableFixture(2, seats=4)
    handle = fixture.table.lobby.handle("p1")
    orders: list[m.Message] = [
        m.Start(),
        m.Fill(chair=2, level="easy"),
        m.Free(chair=2),
        m.Lock(locked=True),
        m.Remove(handle=handle),
        m.Mute(handle=handle, muted=True),
        m.Host(chair=1),
        m.Change(settings=Settings()),
    ]
    for order in orders:
        assert fixture.refused("p1", order) == "not-host"
    fixture.ask("p0", m.Fill(chair=2, level="easy"))
    assert fixture.refused("p0", m.Fill(chair=1, level="easy")) == "taken"
    assert fixture.refused("p0", m.Fill(chair=2, level="godlike")) == "no-bot"
    fixture.ask("p0", m.Free(chair=2))
    fixture.ask("p0", m.Mute(handle=handle, muted=True))
    assert fixture.refused("p1", m.Chat(text="hm")) == "muted"
    fixture.ask("p0", m.Lock(locked=True))
    with pytest.raises(Refusal, match="locked"):
        fixture.arrive("late")
    fixture.ask("p0", m.Remove(handle=handle))
    with pytest.raises(Refusal, match="removed"):
        fixture.arrive("p1")
    assert fixture.refused("p0", m.Start()) == "too-few-players"


def test_a_locked_table_opens_when_the_last_one_leaves_but_not_before() -> None:
    fixture = TableFixture(2)
    fixture.ask("p0", m.Lock(locked=True))
    fixture.ask("p0", m.Leave())
    assert fixture.table.lobby.locked
    fixture.ask("p1", m.Leave())
    fixture.arrive("late")
    fixture.ask("late", m.Sit(name="Late"))
    assert fixture.table.lobby.host == "late"


def test_hosting_is_handed_over_and_settings_change_between_rounds() -> None:
    fixture = TableFixture(2)
    fixture.ask("p0", m.Host(chair=1))
    fixture.ask("p1", m.Change(settings=Settings(edition="no-mercy", seats=6, options={"scoring": "none"})))
    assert len(fixture.table.lobby.chairs) == 6
    fixture.ask("p1", m.Start())
    assert fixture.game.edition == "no-mercy"
    assert fixture.refused("p1", m.Change(settings=Settings())) == "round-on"


def test_settings_that_cannot_be() -> None:
    for wrong in (Settings(edition="tarot"), Settings(edition="/etc/passwd.toml"), Settings(custom={"name": 7})):
        with pytest.raises(Refusal, match="settings") as refusal:
            Table.make("TESTTEST", wrong)
        assert not refusal.value.key.startswith("options-")
    for options in ({"stacking": "sideways"}, {"deck": {"r7": 10**9}}, {"hand_size": 15, "deck": {"w": 0}}):
        with pytest.raises(Refusal, match="settings") as refusal:
            Table.make("TESTTEST", Settings(options=options, seats=10))  # type: ignore[arg-type]
        assert refusal.value.key.startswith("options-")
