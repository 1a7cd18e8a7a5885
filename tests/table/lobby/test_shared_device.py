"""One device that is handed round: whose cards it shows, who speaks by it, and that it is waited for."""

import json

import msgspec
import pytest

from lastcard.fairness.commitments import share_commitment
from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import welcome
from lastcard.table import Refusal, Settings, Table, Timing
from lastcard.table import requests as r
from lastcard.table.lobby.identities import cover_of, guest_of, screen_of
from lastcard.table.match.shuffling import commitment_of
from table_fixture import TableFixture

pytestmark = pytest.mark.once
COVER, MEI, BOB = cover_of("ann"), guest_of("ann", 1), guest_of("ann", 2)


class DeviceFixture(TableFixture):
    """Ann's device, on which Mei and Bob play too."""

    def __init__(self, answer: float = 0.0) -> None:
        super().__init__(0, answer=answer, seats=3)
        guests = [r.Sit(name="Mei", avatar="fox"), r.Sit(name="Ann")]
        self.table.seat_host("ann", r.Sit(name="Ann"), guests, self.now)
        self.people = ["ann", MEI, BOB]
        self.arrive(COVER)

    def start(self) -> None:
        self.start_by(COVER)

    def expose(self, seat: int) -> None:
        """Lets somebody lay their second-last card and say nothing."""
        hands = ["b3 b4" if each == seat else "g1 g2" for each in range(3)]
        self.set_up(hands=hands, discard="b9", turn=seat, pile="y1 y2 y3 y4")
        self.wait(0.5)
        self.act(seat, "play b3")
        self.wait(1)


def seen_by(fixture: DeviceFixture, identity: str) -> dict[str, object]:
    told = json.loads(as_text(welcome(fixture.table, identity, None, fixture.now)))
    del told["you"]
    return {**told}


def test_players_of_one_device_have_chairs_and_names_of_their_own() -> None:
    fixture = DeviceFixture()
    lobby = fixture.table.lobby
    assert [chair.name for chair in lobby.chairs] == ["Ann", "Mei", "Ann 2"]
    assert (lobby.host, lobby.locked) == ("ann", True)
    assert all(fixture.table.presence.is_present(person) for person in (*fixture.people, COVER))
    assert fixture.table.presence.visitors == {}
    with pytest.raises(Refusal, match="locked"):
        fixture.arrive("stranger")
    with pytest.raises(Refusal, match="full"):
        Table.make("TESTTEST", Settings(seats=2)).seat_host("ann", r.Sit(name="A"), [r.Sit(name=n) for n in "BC"], 1.0)


def test_a_device_comes_in_covered_and_sees_what_a_watcher_sees() -> None:
    fixture = DeviceFixture()
    fixture.start()
    assert fixture.table.device.enters_as("ann") == COVER
    assert fixture.table.device.enters_as("bob") == "bob"
    fixture.arrive(screen_of("ann"))
    assert seen_by(fixture, COVER) == seen_by(fixture, screen_of("ann"))
    for chair, person in enumerate(fixture.people):
        assert fixture.table.device.uncover(COVER, chair) == person
        view = fixture.table.view(person)
        assert view is not None
        assert (view.seat, len(view.hand)) == (chair, 7)
        assert fixture.table.device.cover(person) == COVER


def test_nobody_else_s_cards_are_uncovered() -> None:
    fixture = DeviceFixture()
    other = TableFixture(2)
    for identity in ("stranger", cover_of("stranger"), guest_of("stranger", 1)):
        with pytest.raises(Refusal, match="not-here"):
            fixture.table.device.uncover(identity, 1)
        with pytest.raises(Refusal, match="not-here"):
            fixture.table.device.cover(identity)
    for identity in ("p0", cover_of("p0")):
        with pytest.raises(Refusal, match="not-here"):
            other.table.device.uncover(identity, 1)
    with pytest.raises(Refusal, match="no-chair"):
        fixture.table.device.uncover(COVER, 3)


def test_covered_cards_are_not_played_but_anybody_calls_and_catches() -> None:
    fixture = DeviceFixture()
    fixture.start()
    fixture.expose(0)
    move = fixture.runner.round.move
    assert fixture.refused(COVER, r.Act(action="draw", move=move)) == "covered"
    assert fixture.refused(COVER, r.Act(action="play g1", move=move, chair=1)) == "covered"
    assert fixture.refused(MEI, r.Act(action="draw", move=move, chair=1)) == "covered"
    assert fixture.refused(COVER, r.Explain(action="draw")) == "not-playing"
    fixture.ask(COVER, r.Act(action="catch 0", move=move, chair=2))
    fixture.wait(0.1)
    assert fixture.game.view(None).counts[0] == 3
    fixture.expose(1)
    fixture.ask(COVER, r.Act(action="uno", move=fixture.runner.round.move, chair=1))
    fixture.wait(0.1)
    assert fixture.game.view(None).exposed == []
    fixture.expose(2)
    fixture.ask(MEI, r.Act(action="catch 2", move=fixture.runner.round.move))
    fixture.wait(0.1)
    assert fixture.game.view(None).counts[2] == 3


def test_no_clock_runs_and_no_autopilot_plays() -> None:
    fixture = DeviceFixture()
    fixture.start()
    assert fixture.table.time_left(fixture.now) is None
    fixture.arrive(screen_of("ann"))  # so that somebody is there
    fixture.table.depart(COVER, fixture.now)
    fixture.wait(3600)
    assert fixture.runner.round.move == 0
    assert not any(fixture.runner.is_automatic(seat, fixture.now) for seat in range(3))


def test_the_device_helps_to_shuffle_once_for_all() -> None:
    fixture = DeviceFixture(answer=5.0)
    fixture.start()
    shuffle = fixture.table.lobby.shuffle
    assert shuffle is not None
    share = "a" * 64
    own = share_commitment(commitment_of(shuffle), 0, share)
    fixture.ask(MEI, r.Commit(commitment=own))
    fixture.ask(COVER, r.Reveal(share=share))
    header = fixture.table.lobby.round
    assert header is not None, "nobody else is waited for"
    assert header.evidence is not None
    assert [each.text() for each in header.evidence.shares] == [f"person {own} {share}", "person", "person"]


def test_a_round_counts_for_whoever_s_device_it_is() -> None:
    fixture = DeviceFixture()
    fixture.start()
    fixture.set_up(hands=["b3", "g1", "g2"], discard="b9", turn=0)
    fixture.table.take_changes()
    fixture.act(0, "play b3")
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert (finished.people, finished.names) == (["ann", "", ""], ["Ann", "Mei", "Ann 2"])
    fixture.ask(COVER, r.Next() if fixture.table.lobby.winner is None else r.Rematch())
    assert fixture.table.lobby.round is not None
    assert not fixture.table.lobby.is_over


def test_a_device_is_covered_and_waited_for_after_a_restart() -> None:
    fixture = DeviceFixture()
    fixture.start()
    lobby = msgspec.json.decode(msgspec.json.encode(fixture.table.lobby), type=type(fixture.table.lobby))
    restored = Table.restore(lobby, [], 500.0, Timing())
    assert restored.device.enters_as("ann") == COVER
    restored.arrive(COVER, "", 500.0)
    assert restored.view(COVER) == fixture.table.view(COVER)
    assert restored.view(MEI) == fixture.table.view(MEI)
    restored.tick(4000.0)
    assert restored.runner is not None
    assert restored.runner.round.move == 0


def test_all_on_a_device_leave_together_and_are_forgotten_together() -> None:
    fixture = DeviceFixture()
    fixture.ask(COVER, r.Leave())
    assert fixture.table.lobby.people() == []
    assert fixture.table.device.enters_as("ann") == "ann"
    again = DeviceFixture()
    again.start()
    again.ask(MEI, r.Chat(text="hello from Mei"))
    again.table.forget("ann")
    assert "Mei" not in msgspec.json.encode(again.table.lobby).decode()
    assert list(again.table.chat.messages) == []
