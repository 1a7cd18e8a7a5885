"""Calling and catching: fair whatever the lag, and nothing is won by spamming."""

from contextlib import suppress
from random import Random

import pytest

from lastcard.table import Refusal
from lastcard.table import requests as r
from lastcard.table.match.race import Claim, Lag, Race
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.outcomes import Held
from table_fixture import TableFixture

pytestmark = pytest.mark.once


EXPOSING = {"hands": ["r1 r2", "b1 b2 b3", "g4 g5 g6"], "discard": "r8", "pile": "y7 y6 y5 y4"}


def exposed(**lags: float) -> TableFixture:
    fixture = TableFixture(3)
    fixture.start()
    fixture.set_up(**EXPOSING)
    for person, lag in lags.items():
        for _ in range(5):
            fixture.table.presence.measure(person, lag)
    fixture.act(0, "play r1")
    assert fixture.table.runner is not None
    assert fixture.table.runner.exposed == [0]
    return fixture


def race_winner(dice: Random, near: float, far: float) -> int:
    """Two people who react equally fast; their round trips take `near` and `far` seconds."""
    fixture = exposed(p1=near, p2=far)
    opened = fixture.now
    arrivals = sorted((opened + lag + dice.uniform(0.25, 0.6), seat) for seat, lag in ((1, near), (2, far)))
    for arrival, seat in arrivals:
        fixture.wait(arrival - fixture.now)
        if fixture.table.runner is not None and fixture.table.runner.exposed:
            try:
                fixture.act(seat, "catch 0")
            except Refusal:
                break
    fixture.wait(1)
    events = [
        event for step in fixture.table.take_changes().steps for event in step.game_events if event.kind == "caught"
    ]
    return int(str(events[0].public()["by"]))


def test_a_long_round_trip_neither_helps_nor_harms() -> None:
    dice = Random(4)
    wins = [race_winner(dice, 0.02, 0.3) for _ in range(400)]
    assert 180 <= wins.count(1) <= 220, wins.count(1)


def test_lag_is_credited_within_a_bound() -> None:
    assert Lag((0.05, 5.0, 0.06)).credit(0.4) == 0.05
    assert Lag((5.0,)).credit(0.4) == 0.4
    assert Lag().credit(0.4) == 0.0
    race = Race(10.0)
    race.add(Claim(0.3, SeatAction.read(1, "catch 0"), 0.0))
    race.add(Claim(0.1, SeatAction.read(1, "catch 0"), 0.0))
    assert race.claims == [Claim(0.3, SeatAction.read(1, "catch 0"), 0.0)]
    assert race.decided_at([0.4], 0.03) == pytest.approx(10.73)
    assert race.decided_at([0.0], 0.03) == pytest.approx(10.3)


@pytest.mark.parametrize("before", [True, False])
def test_late_pongs_win_nothing(before: bool) -> None:
    """Neither those that answer pings of the race itself, nor those that were late all but once before it."""
    lags = (0.02, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4) if before else (0.02,) * 7
    fixture = TableFixture(3)
    fixture.start()
    fixture.set_up(**EXPOSING)
    for lag in lags:
        fixture.table.presence.measure("p1", 0.02)
        fixture.table.presence.measure("p2", lag)
    fixture.act(0, "play r1")
    for _ in range(7):
        fixture.table.presence.measure("p2", 0.4)
    fixture.wait(0.35)
    fixture.act(1, "catch 0")
    fixture.wait(0.3)
    with suppress(Refusal):  # the race may be over
        fixture.act(2, "catch 0")
    fixture.wait(1)
    caught = [event for step in fixture.table.take_changes().steps for event in step.game_events]
    assert [event.public()["by"] for event in caught if event.kind == "caught"] == [1]


def test_spam_does_not_help() -> None:
    fixture = TableFixture(3)
    fixture.start()
    fixture.set_up(**EXPOSING)
    with pytest.raises(Refusal, match="illegal"):
        fixture.act(1, "catch 0")
    fixture.act(0, "play r1")
    for _ in range(20):
        fixture.wait(0.05)
        with pytest.raises(Refusal, match="too-soon"):
            fixture.act(1, "catch 0")
    fixture.act(2, "catch 0")
    fixture.wait(0.1)
    assert fixture.game.interrupts(1) == []


def test_who_catches_a_little_too_late_is_not_locked_out() -> None:
    fixture = exposed()
    runner = fixture.table.runner
    assert runner is not None
    chance = runner.round.move
    fixture.wait(0.3)
    fixture.act(1, "catch 0")
    fixture.wait(0.2)
    for move, locked in ((chance, False), (runner.round.move, True)):
        with pytest.raises(Refusal, match="illegal"):
            fixture.ask("p2", r.Act(action="catch 0", move=move))
        assert (2 in runner._locked_out) == locked


def test_a_catch_that_was_made_before_there_was_a_chance_never_counts() -> None:
    fixture = exposed()
    assert fixture.table.runner is not None
    move = fixture.table.runner.round.move - 1
    for wait in (0.01, 0.5):
        fixture.wait(wait)
        assert fixture.refused("p1", r.Act(action="catch 0", move=move)) == "outdated"
    fixture.act(1, "catch 0")
    fixture.wait(0.1)
    assert len(fixture.game.hand(0)) == 3


def test_the_next_player_goes_on_after_a_grace() -> None:
    fixture = exposed()
    assert fixture.act(1, "draw") == Held()
    fixture.wait(1.9)
    assert fixture.game.interrupts(2) != []
    fixture.wait(0.2)
    assert fixture.game.interrupts(2) == []
    assert fixture.table.runner is not None
    assert str(fixture.table.runner.round.moves[-1]) == "1 draw"


def test_a_late_call_saves() -> None:
    fixture = exposed()
    fixture.wait(0.01)
    fixture.act(0, "uno")
    fixture.wait(0.1)
    assert fixture.game.interrupts(1) == []
    assert len(fixture.game.hand(0)) == 1


def test_bots_forget_by_level_and_catch_with_delay() -> None:
    fixture = TableFixture(1, ("normal", "normal"))
    fixture.start()
    fixture.set_up(**EXPOSING)
    fixture.act(0, "play r1")
    fixture.wait(2.3)
    assert len(fixture.game.hand(0)) == 1, "a person is left time to call"
    fixture.wait(0.2)
    assert len(fixture.game.hand(0)) == 3


def exposed_among(level: str, seed: int) -> TableFixture:
    """Somebody has forgotten to call against a bot of a level."""
    fixture = TableFixture(1, (level,), seed=seed)
    fixture.start()
    fixture.set_up(hands=["r1 b5", "r2 r3 b4"], discard="r9", pile="g1 g2 g3 g4 g5")
    fixture.act(0, "play r1")
    return fixture


@pytest.mark.parametrize(("level", "patience"), [("easy", 3.0), ("normal", 2.4), ("expert", 1.5)])
def test_a_person_has_time_to_call_before_bots_go_on(level: str, patience: float) -> None:
    for seed in range(10):
        fixture = exposed_among(level, seed)
        fixture.wait(patience - 0.1)
        assert fixture.runner.round.move == 1, "neither caught nor passed by"
        fixture.act(0, "uno")
        fixture.wait(1)
        assert len(fixture.game.hand(0)) == 1


def test_bots_forget_to_catch_by_level() -> None:
    def caught(level: str) -> int:
        fixtures = [exposed_among(level, seed) for seed in range(60)]
        for fixture in fixtures:
            fixture.wait(3.5)
        return sum(fixture.runner.round.moves[1].action == "catch 0" for fixture in fixtures)

    easy, normal, expert = caught("easy"), caught("normal"), caught("expert")
    assert 0 < easy < normal < expert == 60


def test_bots_forget_to_call_now_and_then() -> None:
    forgot = 0
    for seed in range(30):
        fixture = TableFixture(2, ("normal",), seed=seed)
        fixture.start()
        fixture.set_up(hands=["r4 r5 r6", "b1 b2 b3", "r1 b1"], discard="r9", turn=2, pile="g1 g2 g3")
        fixture.wait(2.3)
        forgot += bool(fixture.runner.exposed)
    assert 0 < forgot < 15
