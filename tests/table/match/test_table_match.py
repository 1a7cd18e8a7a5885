"""Rounds of a match: what is recorded and scored when one ends."""

import tracemalloc
from random import Random

import msgspec
import pytest

from lastcard import EDITIONS
from lastcard.limits import RESULTS_TOLD
from lastcard.record import read_record, write_record
from lastcard.table import requests as r
from lastcard.table.match.table_match import fold_oldest
from table_fixture import TableFixture

pytestmark = pytest.mark.once


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_round_is_recorded_without_replaying_it(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = TableFixture(1, ("normal", "easy"), edition=edition, options={"scoring": "none", "hand_size": 4})
    fixture.start()
    fixture.leave_to_autopilot()
    with monkeypatch.context() as patch:
        patch.setattr("lastcard.record.writer.replay", lambda _record: pytest.fail("replayed"))
        fixture.wait(30_000)
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert finished.record == write_record(read_record(finished.record)), "as a replay would have written it"
    assert finished.winner == fixture.game.winner


@pytest.mark.parametrize("edition", EDITIONS)
def test_hands_are_turned_up_when_the_round_is_over_and_not_before(edition: str) -> None:
    fixture = TableFixture(2, edition=edition, options={"scoring": "none", "hand_size": 3})
    fixture.start()
    for seat in (0, 1, None):
        assert fixture.runner.round.view(seat).known == fixture.game.view(seat).known
    fixture.wait(30_000)
    hands = [fixture.game.hand(seat) for seat in range(2)]
    assert any(hands)
    assert fixture.runner.round.view(None).known == hands
    assert fixture.runner.round.view(0).known == [[], hands[1]], "one's own is in one's hand"


def test_a_long_match_tells_its_last_rounds_one_by_one_and_the_others_together() -> None:
    results: list[dict[str, object]] = []
    for number in range(1, RESULTS_TOLD + 31):
        told: dict[str, object] = {"round": f"{number}", "number": number, "winner": 1, "points": [None, number, 2]}
        results.append({**told, "secret": "s", "record": "r"})
        fold_oldest(results)
    assert [result["number"] for result in results] == list(range(31, RESULTS_TOLD + 31))
    assert results[0] == {
        "round": "",
        "number": 31,
        "winner": None,
        "points": [0, sum(range(1, 32)), 2 * 31],
        "secret": "",
        "record": "",
    }


def test_scores_are_those_of_chairs_and_decide_the_match() -> None:
    fixture = TableFixture(2, seats=4, options={"target_score": 30, "hand_size": 5})
    fixture.start()
    lobby = fixture.table.lobby
    while lobby.winner is None:
        fixture.wait(10_000)
        if lobby.winner is None:
            assert max(chair.score for chair in lobby.chairs) < 30
            fixture.ask("p0", r.Next())
    assert lobby.chairs[lobby.winner].score >= 30
    points = [msgspec.convert(result["points"], list[int | None]) for result in lobby.results]
    for chair, one in enumerate(lobby.chairs):
        assert one.score == sum(given[chair] or 0 for given in points)
        assert all((given[chair] is None) == one.is_free for given in points), "who does not play gets nothing"


def test_a_round_that_does_not_end_is_closed_as_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.table.match.table_match.ROUND_ACTIONS", 20)
    fixture = TableFixture(2)
    fixture.start()
    fixture.watch_deal()
    round_ = fixture.runner.round
    while fixture.table.runner is not None:
        decision = fixture.game.decision
        assert decision is not None
        if round_.withheld:
            fixture.wait(10)
        else:
            fixture.act(decision.seat, "draw" if decision.kind == "turn" else "keep")
    assert len(round_.moves) == 20
    lobby, closed = fixture.table.lobby, fixture.table.log.changes.closed
    assert closed is not None
    assert closed.id == round_.header.id
    assert (lobby.is_over, lobby.winner, lobby.results[-1]["winner"]) == (True, None, None)
    assert fixture.table.next_wakeup() is None
    fixture.ask("p1", r.Next())
    assert fixture.runner.round.header.number == 2


def test_a_long_round_takes_hardly_more_memory_than_a_short_one() -> None:
    """Others have tables, too; 200 with a kilobyte for each ten actions would fill the server."""
    fixture, dice = TableFixture(4), Random(1)
    fixture.start()
    fixture.watch_deal()
    tracemalloc.start()
    try:
        play_without_end(fixture, 600, dice)
        before = tracemalloc.get_traced_memory()[0]
        play_without_end(fixture, 1800, dice)
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < 1200 * 20


def play_without_end(fixture: TableFixture, moves: int, dice: Random) -> None:
    """Play until a round has so many moves; nobody plays a card while they have few."""
    round_ = fixture.runner.round
    while len(round_.moves) < moves:
        decision = fixture.game.decision
        assert decision is not None
        legal = list(map(str, fixture.game.legal_actions()))
        has_few = len(fixture.game.hand(decision.seat)) < 12
        idle = [action for action in legal if action in ("draw", "keep", "accept")]
        if round_.withheld:
            fixture.wait(10)
        else:
            fixture.act(decision.seat, idle[0] if idle and has_few else dice.choice(legal))
        fixture.table.take_changes()


def test_bots_that_do_not_end_a_round_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.table.match.table_match.ROUND_ACTIONS", 5)
    fixture = TableFixture(1, ("easy", "easy"))
    fixture.start()
    fixture.leave_to_autopilot()
    fixture.wait(3600)
    assert fixture.table.runner is None
    assert fixture.table.lobby.is_over
