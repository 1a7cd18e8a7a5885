"""Chairs, the host and the settings of a table."""

import msgspec
import pytest

from lastcard.limits import NOTED
from lastcard.server.live.table_state import chair_seen
from lastcard.table import Lobby, Refusal, Settings, Table
from lastcard.table import requests as r
from lastcard.table.lobby.lobby import note
from table_fixture import TableFixture

pytestmark = pytest.mark.once


def test_newcomers_sit_down_at_the_next_round() -> None:
    fixture = TableFixture(2, ("easy",), options={"scoring": "none"}, seats=4)
    fixture.start()
    fixture.arrive("new")
    fixture.ask("new", r.Sit(name="New", chair=3))
    lobby = fixture.table.lobby
    assert lobby.chairs[3].bot == "easy"
    assert lobby.seat_of("new") is None
    assert fixture.refused("new", r.Act(action="draw", move=0)) == "not-playing"
    fixture.wait(10_000)
    assert lobby.is_over
    fixture.ask("p0", r.Rematch())
    assert lobby.chair_of("new") == 3
    assert lobby.seat_of("new") == 2


def test_who_leaves_is_played_for_to_the_end_and_the_next_is_host() -> None:
    fixture = TableFixture(3, options={"scoring": "none"})
    fixture.start()
    fixture.ask("p0", r.Leave())
    lobby = fixture.table.lobby
    assert lobby.host == "p1"
    assert lobby.chairs[0].bot == "normal"
    fixture.wait(10_000)
    assert lobby.is_over
    fixture.ask("p1", r.Rematch())
    assert lobby.chairs[0].is_free
    assert fixture.game.seats == 2


def test_a_bot_that_was_sent_away_is_seen_to_play_to_the_end() -> None:
    fixture = TableFixture(2, seats=3)
    fixture.ask("p0", r.Fill(chair=2, level="easy"))
    fixture.start()
    assert not chair_seen(fixture.table, fixture.table.lobby.chairs[2], 0).leaves
    fixture.ask("p0", r.Free(chair=2))
    assert [chair_seen(fixture.table, chair, 0).leaves for chair in fixture.table.lobby.chairs] == [False, False, True]


def test_the_host_and_nobody_else() -> None:
    fixture = TableFixture(2, seats=4)
    handle = fixture.table.lobby.handle("p1")
    orders: list[r.Message] = [
        r.Start(),
        r.Fill(chair=2, level="easy"),
        r.Free(chair=2),
        r.Lock(locked=True),
        r.Remove(handle=handle),
        r.Mute(handle=handle, muted=True),
        r.Host(chair=1),
        r.Change(settings=Settings()),
    ]
    for order in orders:
        assert fixture.refused("p1", order) == "not-host"
    fixture.ask("p0", r.Fill(chair=2, level="easy"))
    assert fixture.refused("p0", r.Fill(chair=1, level="easy")) == "taken"
    assert fixture.refused("p0", r.Fill(chair=2, level="godlike")) == "no-bot"
    fixture.ask("p0", r.Free(chair=2))
    fixture.ask("p0", r.Mute(handle=handle, muted=True))
    assert fixture.refused("p1", r.Chat(text="hm")) == "muted"
    fixture.ask("p0", r.Lock(locked=True))
    with pytest.raises(Refusal, match="locked"):
        fixture.arrive("late")
    fixture.ask("p0", r.Remove(handle=handle))
    with pytest.raises(Refusal, match="removed"):
        fixture.arrive("p1")
    assert fixture.refused("p0", r.Start()) == "too-few-players"


def test_a_locked_table_opens_when_the_last_one_leaves_but_not_before() -> None:
    fixture = TableFixture(2)
    fixture.ask("p0", r.Lock(locked=True))
    fixture.ask("p0", r.Leave())
    assert fixture.table.lobby.locked
    fixture.ask("p1", r.Leave())
    fixture.arrive("late")
    fixture.ask("late", r.Sit(name="Late"))
    assert fixture.table.lobby.host == "late"


def test_hosting_is_handed_over_and_settings_change_between_rounds() -> None:
    fixture = TableFixture(2)
    fixture.ask("p0", r.Host(chair=1))
    fixture.ask("p1", r.Change(settings=Settings(edition="no-mercy", seats=6, options={"scoring": "none"})))
    assert len(fixture.table.lobby.chairs) == 6
    fixture.ask("p1", r.Start())
    assert fixture.game.edition == "no-mercy"
    assert fixture.refused("p1", r.Change(settings=Settings())) == "round-on"


def test_settings_that_cannot_be() -> None:
    for wrong in (Settings(edition="tarot"), Settings(edition="/etc/passwd.toml"), Settings(custom={"name": 7})):
        with pytest.raises(Refusal, match="settings") as refusal:
            Table.make("TESTTEST", wrong)
        assert not refusal.value.key.startswith("options-")
    for options in ({"stacking": "sideways"}, {"deck": {"r7": 10**9}}, {"hand_size": 15, "deck": {"w": 0}}):
        with pytest.raises(Refusal, match="settings") as refusal:
            Table.make("TESTTEST", Settings(options=options, seats=10))  # type: ignore[arg-type]
        assert refusal.value.key.startswith("options-")


def test_who_makes_a_table_is_host_and_is_waited_for() -> None:
    table = Table.make("TESTTEST", Settings(seats=3))
    table.seat_host("ann", r.Sit(name="Ann", avatar="fox"), [], 100.0)
    assert (table.lobby.host, table.lobby.chair_of("ann")) == ("ann", 0)
    assert chair_seen(table, table.lobby.chairs[0], 100.0).avatar == "fox"
    table.arrive("bob", "Bob", 100.0)
    table.handle("bob", r.Sit(name="Bob"), 101.0)
    assert table.lobby.host == "ann"
    due = table.next_wakeup()
    assert due is not None
    table.tick(due)
    assert table.lobby.host == "bob"


def test_names_at_a_table_are_distinct() -> None:
    fixture = TableFixture(0, seats=4)
    names: list[str] = []
    for person, name in (("a", "玩家"), ("b", "玩家"), ("c", "ANN"), ("d", "Ann ")):
        fixture.table.arrive(person, name.strip(), fixture.now)
        fixture.ask(person, r.Sit(name=name))
        names.append(fixture.table.lobby.name_of(person))
    assert names == ["玩家", "玩家 2", "ANN", "Ann 2"]
    fixture.ask("a", r.Rename(name="玩家"))
    assert fixture.table.lobby.name_of("a") == "玩家"
    fixture.ask("a", r.Rename(name="x" * 24))
    fixture.ask("b", r.Rename(name="x" * 30))
    assert fixture.table.lobby.name_of("b") == "x" * 22 + " 2"
    fixture.arrive("ann")
    fixture.ask("ann", r.Rename(name="ann"))
    assert fixture.table.presence.visitors["ann"] == "ann 3"


def test_avatars_go_with_the_person() -> None:
    fixture = TableFixture(2, seats=3)
    fixture.ask("p0", r.Rename(name="p0", avatar="owl"))
    assert fixture.table.take_changes().steps[-1].table_events == ()
    fixture.ask("p0", r.Rename(name="Zoe"))
    assert fixture.table.lobby.chairs[0].avatar == "owl"
    assert fixture.table.take_changes().steps[-1].table_events == ({"event": "renamed", "name": "Zoe", "old": "p0"},)
    assert fixture.refused("p1", r.Rename(name="p1", avatar="<svg>")) == "no-avatar"
    fixture.start()
    fixture.arrive("new")
    fixture.ask("new", r.Sit(name="New", avatar="cat", chair=2))
    fixture.ask("new", r.Rename(name="New", avatar="dog"))
    fixture.ask("p0", r.Leave())
    fixture.wait(10_000)
    fixture.ask("p1", r.Next())
    assert [chair.avatar for chair in fixture.table.lobby.chairs] == ["", "", "dog"]


# Knocking


def without_one(public: bool = False) -> TableFixture:
    """A table from which `p1` was removed, while somebody was watching."""
    fixture = TableFixture(3, public=public)
    fixture.arrive("watcher")
    fixture.ask("p0", r.Remove(handle=fixture.table.lobby.handle("p1")))
    return fixture


def knock(fixture: TableFixture, person: str, name: str) -> None:
    with pytest.raises(Refusal, match="knock"):
        fixture.table.arrive(person, name, fixture.now)


def test_who_was_removed_does_not_come_back_as_somebody_new() -> None:
    fixture = without_one()
    knock(fixture, "new cookie", "Bob")
    handle = fixture.table.lobby.handle("new cookie")
    assert fixture.table.knocking.names() == {handle: "Bob"}
    assert fixture.refused("p2", r.Admit(handle=handle, admitted=True)) == "not-host"
    assert fixture.refused("p0", r.Admit(handle="nobody", admitted=True)) == "no-person"
    fixture.ask("p0", r.Admit(handle=handle, admitted=False))
    with pytest.raises(Refusal, match="removed"):
        fixture.arrive("new cookie")


def test_the_host_lets_a_friend_in_by_name() -> None:
    fixture = without_one()
    knock(fixture, "friend", "Cat")
    fixture.ask("p0", r.Admit(handle=fixture.table.lobby.handle("friend"), admitted=True))
    fixture.arrive("friend")
    fixture.ask("friend", r.Sit(name="Cat"))
    assert fixture.table.lobby.name_of("friend") == "Cat"
    assert fixture.table.knocking.names() == {}


def test_who_was_there_or_has_a_chair_need_not_knock() -> None:
    fixture = without_one()
    for person in ("watcher", "p2"):
        fixture.table.depart(person, fixture.now)
        fixture.arrive(person)
    stored = msgspec.json.decode(msgspec.json.encode(fixture.table.lobby), type=Lobby)
    restored = Table.restore(stored, [], fixture.now)
    restored.arrive("watcher", "", fixture.now)
    with pytest.raises(Refusal, match="knock"):
        restored.arrive("new", "", fixture.now)


def test_a_public_table_and_one_without_a_host_let_anybody_in() -> None:
    without_one(public=True).arrive("new")
    fixture = without_one()
    for person in ("p0", "p2"):
        fixture.ask(person, r.Leave())
    fixture.arrive("new")


def test_a_knock_is_forgotten_and_many_are_not_all_noted() -> None:
    fixture = without_one()
    for number in range(50):
        knock(fixture, f"new {number}", "x")
    assert len(fixture.table.knocking.names()) == 12
    fixture.wait(10)
    knock(fixture, "new 3", "x")
    fixture.table.take_changes()
    fixture.wait(6)
    assert fixture.table.take_changes().presence_changed
    assert list(fixture.table.knocking.names()) == [fixture.table.lobby.handle("new 3")]
    fixture.wait(10)
    assert fixture.table.knocking.names() == {}


def test_the_host_lets_in_and_sends_away_without_end() -> None:
    people: list[str] = []
    for number in range(3 * NOTED):
        note(people, f"p{number}")
    assert people == [f"p{number}" for number in range(2 * NOTED, 3 * NOTED)]
