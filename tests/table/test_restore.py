"""A stored round that does not come out as it was played is closed as a draw, and the match goes on."""

from collections.abc import Callable
from dataclasses import replace as changed
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lastcard.record import RULES_VERSION
from lastcard.rules.game import Game
from lastcard.rules.model import edition as editions
from lastcard.rules.model.edition import Side, find_edition
from lastcard.server.live.table_state import welcome
from lastcard.table import Lobby, Settings, Table, Timing
from lastcard.table import requests as r
from lastcard.table.log import ACTION, LogEntry
from lastcard.table.match import round as rounds
from lastcard.table.match.round import ACTIONS_PER_DIGEST, Round
from table_fixture import TableFixture

pytestmark = pytest.mark.once
ACTIONS = 2 * ACTIONS_PER_DIGEST + 3


class Stored:
    """A table in the middle of its second round, as it is stored."""

    def __init__(self) -> None:
        self.fixture = TableFixture(2, ("normal",), seats=3, options={"target_score": 10_000, "hand_size": 9})
        self.lobby, self.entries = b"", list[LogEntry]()
        self.fixture.start()
        self.fixture.wait(100_000)
        self.fixture.ask("p0", r.Chat(text="again!"))
        self.fixture.ask("p0", r.Next())
        self.keep()
        self.entries = [entry for entry in self.entries if entry.kind == "chat"]
        while len([entry for entry in self.entries if entry.kind == ACTION]) < ACTIONS:
            self.fixture.wait(1)
            self.keep()
        assert not self.fixture.table.lobby.is_over

    def keep(self) -> None:
        changes = self.fixture.table.take_changes()
        if changes.lobby_changed:
            self.lobby = msgspec.json.encode(self.fixture.table.lobby)
        self.entries += changes.entries

    def restored(self) -> Table:
        return Table.restore(msgspec.json.decode(self.lobby, type=Lobby), self.entries, 5.0, Timing(answer=0.0))

    def set_header(self, **fields: Any) -> None:
        lobby = msgspec.json.decode(self.lobby, type=Lobby)
        assert lobby.round is not None
        lobby.round = replace(lobby.round, **fields)
        self.lobby = msgspec.json.encode(lobby)

    def set_entry(self, number: int, **fields: Any) -> None:
        """Change an action by its number, from 1 on."""
        places = [place for place, entry in enumerate(self.entries) if entry.kind == ACTION]
        at = places[number - 1]
        self.entries[at] = replace(self.entries[at], **fields)


@pytest.fixture
def stored() -> Stored:
    return Stored()


def check_closed(stored: Stored, table: Table) -> None:
    """The round is a draw, everybody is told, and the next one can be dealt."""
    before = msgspec.json.decode(stored.lobby, type=Lobby)
    lobby, closed = table.lobby, table.log.changes.closed
    assert before.round is not None
    assert closed is not None
    assert closed.id == before.round.id
    assert closed.reason
    assert lobby.is_over
    assert lobby.winner is None
    assert lobby.results[:-1] == before.results
    assert before.round.evidence is not None
    assert lobby.results[-1] == {
        "round": before.round.id,
        "number": before.round.number,
        "winner": None,
        "points": [0, 0, 0],
        "secret": before.round.evidence.secret,
        "record": "",
    }
    assert [chair.score for chair in lobby.chairs] == [chair.score for chair in before.chairs]
    last = stored.fixture.table.log.version
    for version in (None, last, last - 3):
        seen = welcome(table, "p0", version, 5.0)
        told = [event["event"] for step in seen.missed or seen.recent or [] for event in step.events]
        assert told == ["closed"]
        assert seen.version == last + 1
        assert seen.view is None
        assert [line["text"] for line in seen.chat] == ["again!"]
    table.take_changes()
    table.arrive("p0", "", 6.0)
    table.handle("p0", r.Next(), 6.0)
    assert lobby.round is not None
    assert lobby.round.number == before.round.number + 1
    assert lobby.round.key != before.round.key
    assert lobby.round.rules == RULES_VERSION
    assert table.view("p0") is not None
    again = Table.restore(msgspec.json.decode(msgspec.json.encode(lobby), type=Lobby), [], 7.0)
    assert again.runner is not None
    assert again.log.changes.closed is None


def test_a_round_that_comes_out_the_same_is_played_on(stored: Stored) -> None:
    table = stored.restored()
    assert table.log.changes.closed is None
    assert table.runner is not None
    assert table.runner.round.game.position() == stored.fixture.game.position()
    assert [bool(entry.state) for entry in stored.entries if entry.kind == ACTION] == [
        number % ACTIONS_PER_DIGEST == 0 for number in range(1, ACTIONS + 1)
    ]


DAMAGES: dict[str, Callable[[Stored], None]] = {
    "an older version": lambda stored: stored.set_header(rules=RULES_VERSION - 1),
    "a newer version": lambda stored: stored.set_header(rules=RULES_VERSION + 1),
    "another deck": lambda stored: stored.set_header(deck=[{"r1": 100}]),
    "other cards dealt": lambda stored: stored.set_header(state="0" * 16),
    "another key": lambda stored: stored.set_header(key="00" * 32),
    "a key that is none": lambda stored: stored.set_header(key="?"),
    "another state": lambda stored: stored.set_entry(ACTIONS_PER_DIGEST, state="0" * 16),
    "a state that is missing": lambda stored: stored.set_entry(ACTIONS_PER_DIGEST, state=""),
    "an action that cannot be": lambda stored: stored.set_entry(ACTIONS, text="play zz"),
    "a seat that cannot be": lambda stored: stored.set_entry(ACTIONS, seat=9),
    "an entry of no kind": lambda stored: stored.set_entry(ACTIONS, kind="unreadable"),
    "a pass that nobody made": lambda stored: stored.set_entry(1, kind="told"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_round_that_cannot_be_replayed_is_closed(stored: Stored, damage: str) -> None:
    DAMAGES[damage](stored)
    check_closed(stored, stored.restored())


def test_a_lost_action_is_noticed(stored: Stored) -> None:
    place = next(place for place, entry in enumerate(stored.entries) if entry.kind == ACTION)
    del stored.entries[place]
    check_closed(stored, stored.restored())


# Changed rules


def change_edition(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> None:
    monkeypatch.setitem(editions._known, "classic", changed(find_edition("classic"), **fields))


def test_a_changed_default_does_not_change_a_stored_table(stored: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    change_edition(monkeypatch, defaults={"stacking": "same", "target_score": 1, "hand_size": 3})
    table = stored.restored()
    assert table.log.changes.closed is None
    assert table.runner is not None
    game = table.runner.round.game
    assert game.options == stored.fixture.game.options
    assert (game.hand(0), game.top) == (stored.fixture.game.hand(0), stored.fixture.game.top)
    assert table.lobby.settings.book.options.values["target_score"] == 10_000


def test_a_changed_deck_closes_the_round(stored: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    (side,) = find_edition("classic").sides
    change_edition(monkeypatch, sides=(Side(side.colors, {**side.deck, "r7": 3}),))
    check_closed(stored, stored.restored())


def test_a_changed_shuffle_closes_the_round(stored: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    class Reshuffled:
        @staticmethod
        def deal(edition: Any, players: int, seed: bytes, *more: Any) -> Game:
            return Game.deal(edition, players, seed[::-1], *more)

    monkeypatch.setattr(rounds, "Game", Reshuffled)
    check_closed(stored, stored.restored())


def test_a_changed_effect_closes_the_round(stored: Stored, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody notices at once: the next stored state is another."""
    taken = Round.apply

    def apply(self: Round, action: Any) -> Any:
        events = taken(self, action)
        if len(self.moves) == ACTIONS_PER_DIGEST + 1:
            position = msgspec.json.decode(self.game.position())
            position["pile"] = " ".join(reversed(position["pile"].split()))
            self.game = Game.from_position(msgspec.json.encode(position).decode())
        return events

    with monkeypatch.context() as patch:
        patch.setattr(Round, "apply", apply)
        table = stored.restored()
    check_closed(stored, table)


# Around it


def test_a_finished_round_that_cannot_be_replayed_is_just_not_shown() -> None:
    fixture = TableFixture(2, ("normal",), options={"target_score": 10_000})
    fixture.start()
    fixture.wait(100_000)
    lobby = msgspec.json.decode(msgspec.json.encode(fixture.table.lobby), type=Lobby)
    assert lobby.round is not None
    lobby.round = replace(lobby.round, rules=0)
    table = Table.restore(lobby, fixture.table.take_changes().entries, 5.0, Timing(answer=0.0))
    assert table.log.changes.closed is None
    assert table.lobby.results == fixture.table.lobby.results
    assert table.view("p0") is None
    table.arrive("p0", "", 6.0)
    table.handle("p0", r.Next(), 6.0)
    assert table.view("p0") is not None


def test_settings_that_nobody_can_play_by_any_more_end_the_match(stored: Stored) -> None:
    lobby = msgspec.json.decode(stored.lobby, type=Lobby)
    lobby.settings = Settings(edition="tarot", seats=3, turn_time=30)
    table = Table.restore(lobby, stored.entries, 5.0, Timing(answer=0.0))
    assert table.log.changes.closed is not None
    assert (table.lobby.settings.edition, table.lobby.settings.turn_time) == ("classic", 30)
    assert not table.lobby.match_key
    table.arrive("p0", "", 6.0)
    table.handle("p0", r.Start(), 6.0)
    assert table.view("p0") is not None


def test_a_chat_message_that_cannot_be_read_costs_itself_alone(stored: Stored) -> None:
    stored.entries += [LogEntry(1, "chat", -1, "{"), LogEntry(2, "chat", -1, "7")]
    table = stored.restored()
    assert table.log.changes.closed is None
    assert [line["text"] for line in table.chat.messages] == ["again!"]
