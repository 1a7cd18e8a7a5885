"""Who acts and when: timers, bots, the autopilot, and passes whose timing gives nothing away."""

from typing import Literal

import pytest

from lastcard import EDITIONS
from lastcard.editions.custom import Document
from lastcard.rules.model.events import Seen
from lastcard.rules.text.views import View
from lastcard.table import Refusal
from lastcard.table import requests as r
from lastcard.table.match.bot_thinking import InstantThinker, InstantThought, Thought
from lastcard.table.match.timing import Pauses
from table_fixture import TableFixture

pytestmark = pytest.mark.once


def test_a_host_who_stays_away_is_followed_by_the_next() -> None:
    fixture = TableFixture(3)
    fixture.table.depart("p0", fixture.now)
    fixture.wait(119)
    assert fixture.table.lobby.host == "p0"
    fixture.wait(2)
    assert fixture.table.lobby.host == "p1"
    fixture.arrive("p0")
    fixture.start_by("p1")
    assert not fixture.table.lobby.is_over


class SlowThinker(InstantThinker):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.is_ready = False
        self.asked = 0

    def think(self, table: str, level: str, seed: str, view: View, document: Document | None = None) -> Thought:
        quick, thinker = super().think(table, level, seed, view), self
        self.asked += 1

        class Slow:
            is_replaced = False

            def answer(self) -> str | None:
                return quick.answer() if thinker.is_ready else None

        return Slow()


def test_a_bot_may_think_elsewhere_and_nobody_waits_for_ever() -> None:
    fixture = TableFixture(1, ("normal", "normal"), turn_time=600)
    thinker = fixture.table.match.thinker = SlowThinker()
    fixture.start()
    fixture.watch_deal()
    assert fixture.table.runner is not None
    while fixture.owes() == 0:
        fixture.act(0, str(fixture.game.legal_actions()[0]))
    moves = len(fixture.table.runner.round.moves)
    asked = thinker.asked
    fixture.wait(5)
    assert len(fixture.table.runner.round.moves) == moves
    assert thinker.asked == asked, "asked once, before its pause"
    thinker.is_ready = True
    fixture.wait(0.2)
    assert len(fixture.table.runner.round.moves) > moves
    thinker.is_ready = False
    while fixture.owes() == 0:
        fixture.act(0, str(fixture.game.legal_actions()[0]))
    moves = len(fixture.table.runner.round.moves)
    fixture.wait(25)
    assert len(fixture.table.runner.round.moves) > moves, "somebody else thinks for who thinks too long"


def test_time_runs_out() -> None:
    fixture = TableFixture(2, turn_time=30)
    fixture.start()
    fixture.watch_deal()
    assert fixture.table.runner is not None
    fixture.wait(29)
    assert fixture.table.runner.round.moves == []
    fixture.wait(1.5)
    assert len(fixture.table.runner.round.moves) >= 1


@pytest.mark.parametrize("is_away", [False, True])
def test_who_does_not_answer_a_dancing_wild_in_time_draws_three(is_away: bool) -> None:
    """BT-02; a bot that sits there for itself may dance."""
    fixture = TableFixture(2, ("normal",), turn_time=30, edition="bts")
    fixture.start()
    fixture.set_up(edition="bts", hands=["wD r1 b2", "g1 b3", "wD b4 b6"], discard="r9")
    fixture.act(0, "play wD")
    fixture.act(0, "color b")
    if is_away:
        fixture.table.depart("p1", fixture.now)
    fixture.wait(29 if is_away else 31)
    answer = fixture.runner.round.moves[2]
    assert (answer.seat, answer.action) == (1, "accept")
    assert len(fixture.game.hand(1)) >= 4
    played = len(fixture.runner.round.moves)
    fixture.set_up(edition="bts", hands=["g1 b3", "wD r1 b2", "g2 g3"], discard="r9", turn=1)
    fixture.act(1, "play wD")
    fixture.act(1, "color b")
    fixture.wait(20)
    assert fixture.runner.round.moves[played + 2].action == "dance"


def test_the_autopilot_plays_for_who_is_away_until_they_are_back() -> None:
    fixture = TableFixture(2, turn_time=300)
    fixture.start()
    assert fixture.table.runner is not None
    away = fixture.owes()
    fixture.table.depart(fixture.people[away], fixture.now)
    fixture.wait(19)
    assert fixture.table.runner.round.moves == []
    fixture.wait(5)
    assert fixture.table.runner.round.moves[0].seat == away
    fixture.arrive(fixture.people[away])
    played = len(fixture.table.runner.round.moves)
    fixture.wait(100)
    assert all(move.seat != away for move in fixture.table.runner.round.moves[played + 1 :])


def test_nothing_goes_on_while_nobody_is_there() -> None:
    fixture = TableFixture(1, ("normal",))
    fixture.start()
    fixture.table.depart("p0", fixture.now)
    assert fixture.table.next_wakeup() is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_finish_a_round_by_themselves(edition: str) -> None:
    fixture = TableFixture(1, ("normal", "easy", "random"), edition=edition, options={"scoring": "none"})
    fixture.start()
    fixture.leave_to_autopilot()
    fixture.wait(30_000)
    assert fixture.table.lobby.is_over


def test_who_is_alone_with_bots_has_no_clock() -> None:
    fixture = TableFixture(1, ("normal", "normal"), turn_time=5)
    fixture.start()
    fixture.wait(3_000)
    assert fixture.owes() == 0
    assert fixture.table.time_left(fixture.now) is None
    assert fixture.table.next_wakeup() is None
    fixture.arrive("p1")
    fixture.ask("p1", r.Sit(name="p1"))
    assert fixture.table.time_left(fixture.now) == 5.0, "from now on somebody waits"
    moves = len(fixture.runner.round.moves)
    fixture.wait(5)
    assert len(fixture.runner.round.moves) > moves


class Replaced(InstantThinker):
    """Lets `normal` answer for every bot, as if they had failed."""

    def think(self, table: str, level: str, seed: str, view: View, document: Document | None = None) -> Thought:
        return InstantThought("normal", seed, view, is_replaced=True)


def test_the_table_is_told_once_a_round_that_a_bot_is_replaced() -> None:
    fixture = TableFixture(1, ("easy", "easy"), turn_time=600)
    fixture.table.match.thinker = Replaced()
    fixture.start()
    fixture.watch_deal()
    told: list[Seen] = []
    for _ in range(6):
        while fixture.owes() == 0:
            fixture.act(0, str(fixture.game.legal_actions()[0]))
        fixture.wait(8)
        told += [event for step in fixture.table.take_changes().steps for event in step.table_events]
    stand_ins = [event for event in told if event["event"] == "stand_in"]
    assert {event["seat"] for event in stand_ins} == {1, 2}
    assert len(stand_ins) == 2
    assert stand_ins[0] == {"event": "stand_in", "seat": stand_ins[0]["seat"], "level": "easy", "number": 1}


def test_bots_and_clock_wait_for_the_deal() -> None:
    fixture = TableFixture(2, turn_time=30)
    fixture.start()
    assert fixture.table.time_left(fixture.now) == 35.0
    fixture.wait(34)
    assert fixture.runner.round.moves == []
    fixture.table.take_changes()
    fixture.wait(1.5)
    late = fixture.runner.round.moves[0].seat
    assert fixture.table.take_changes().transient == [{"event": "time_up", "seat": late}]


def test_only_who_lets_a_turn_go_by_is_late() -> None:
    fixture = TableFixture(2, turn_time=300)
    fixture.start()
    fixture.table.take_changes()
    fixture.table.depart(fixture.people[fixture.owes()], fixture.now)
    fixture.wait(40)
    assert fixture.runner.round.moves
    assert fixture.table.take_changes().transient == [], "whoever is away is not late"


@pytest.mark.parametrize(("pace", "least", "most"), [("calm", 1.44, 3.96), ("usual", 0.8, 2.2), ("brisk", 0.32, 0.88)])
def test_the_host_sets_the_pace_of_bots(pace: Literal["calm", "usual", "brisk"], least: float, most: float) -> None:
    fixture = TableFixture(2, ("normal",))
    fixture.start()
    assert fixture.refused("p1", r.Pace(pace=pace)) == "not-host"
    fixture.ask("p0", r.Pace(pace=pace))
    fixture.set_up(hands=["r4 r5", "b1 b2", "r1 b1 b2"], discard="r9", turn=2, pile="g1 g2 g3")
    due = fixture.table.next_wakeup()
    assert due is not None
    pause = fixture.runner.pace.character(2).pause
    assert least * pause <= due - fixture.now <= most * pause


def test_bots_play_to_the_end_when_no_person_plays_any_more() -> None:
    fixture = TableFixture(1, ("normal", "normal"), options={"play_on": True})
    assert fixture.refused("p0", r.Hurry()) == "no-round"
    fixture.start()
    fixture.set_up(
        hands=["r1", "r2 r3 b4 b5 g6", "g1 g2 g3 b6 b7"], discard="r9", pile="y1 y2 y3", options={"play_on": True}
    )
    assert fixture.refused("p0", r.Hurry()) == "still-playing"
    fixture.act(0, "play r1")
    fixture.ask("p0", r.Hurry())
    due = fixture.table.next_wakeup()
    assert due is not None
    assert due - fixture.now < 0.2
    fixture.wait(30)
    assert fixture.refused("p0", r.Hurry()) == "no-round"


def test_bots_take_as_long_as_people() -> None:
    fixture = TableFixture(1, ("normal", "easy", "random"), turn_time=600)
    fixture.start()
    fixture.watch_deal()
    assert fixture.table.runner is not None
    while fixture.owes() == 0:
        fixture.act(0, str(fixture.game.legal_actions()[0]))
    due = fixture.table.next_wakeup()
    assert due is not None
    pause = fixture.runner.pace.character(fixture.owes()).pause
    assert 0.8 * pause <= due - fixture.now <= 2.2 * pause


HANDS = ["r1 r2 r3", "b1 b2 b3", "b4 b5 b6"]


@pytest.mark.parametrize("card", ["g9", "y7"])
def test_a_pass_after_a_draw_looks_the_same_whether_it_was_chosen(card: str) -> None:
    fixture = TableFixture(3)
    fixture.start()
    fixture.set_up(hands=["r1 r2 r3", "b1 b2 b3", "b4 b5 b6"], discard="g8 y8", pile=card)
    runner = fixture.table.runner
    assert runner is not None
    fixture.table.take_changes()
    fixture.act(0, "draw")
    view = runner.round.view(1)
    assert str(view.decision) == "0 turn"
    assert view.actions == []
    assert [event.kind for step in fixture.table.take_changes().steps for event in step.game_events] == ["drew"]
    with pytest.raises(Refusal, match="illegal") as refusal:
        fixture.act(1, "draw")
    assert (refusal.value.rule, refusal.value.key) == ("GEN-03", "reason-not-your-turn")
    if card == "g9":
        fixture.wait(2.3)
    else:
        fixture.act(0, "keep")
    assert str(runner.round.view(1).decision) == "1 turn"
    assert [event.kind for step in fixture.table.take_changes().steps for event in step.game_events] == ["passed"]
    assert runner.round.move == 2


def test_pauses_are_learnt_from_the_player() -> None:
    pauses = Pauses()
    assert 0.8 <= pauses.pick((0.8, 2.2), 1) <= 2.2
    for _ in range(8):
        pauses.add(4.0)
    assert all(3.6 <= pauses.pick((0.8, 2.2), number) <= 4.4 for number in range(20))
