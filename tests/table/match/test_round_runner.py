"""Who acts and when: timers, bots, the autopilot, and passes whose timing gives nothing away."""

import pytest

from lastcard import EDITIONS
from lastcard.rules.text.views import View
from lastcard.table import Refusal
from lastcard.table.match.bot_thinking import InstantThinker, Thought
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

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        quick, thinker = super().think(table, level, seed, view), self
        self.asked += 1

        class Slow:
            def answer(self) -> str | None:
                return quick.answer() if thinker.is_ready else None

        return Slow()


def test_a_bot_may_think_elsewhere_and_nobody_waits_for_ever() -> None:
    fixture = TableFixture(1, ("normal", "normal"), turn_time=600)
    thinker = fixture.table.match.thinker = SlowThinker()
    fixture.start()
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
    assert fixture.table.runner is not None
    fixture.wait(29)
    assert fixture.table.runner.round.moves == []
    fixture.wait(1.5)
    assert len(fixture.table.runner.round.moves) >= 1


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
    fixture.wait(30_000)
    assert fixture.table.lobby.is_over


def test_bots_take_as_long_as_people() -> None:
    fixture = TableFixture(1, ("normal", "easy", "random"), turn_time=600)
    fixture.start()
    assert fixture.table.runner is not None
    while fixture.owes() == 0:
        fixture.act(0, str(fixture.game.legal_actions()[0]))
    due = fixture.table.next_wakeup()
    assert due is not None
    assert 0.8 <= due - fixture.now <= 2.2


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
