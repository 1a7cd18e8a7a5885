"""Tables that are due all at once do not keep people waiting, and one that cannot go on does not stand still."""

import asyncio
from time import perf_counter

import pytest

from lastcard.server.live.fair_scheduler import TIME_SLICE, FairScheduler
from lastcard.table import messages as m
from rooms import RoomFixture

pytestmark = pytest.mark.once


async def test_people_go_before_tables() -> None:
    loop = asyncio.get_running_loop()
    turns, taken = FairScheduler(loop), []
    due = loop.time()

    def work(number: int) -> None:
        until = perf_counter() + TIME_SLICE / 2
        while perf_counter() < until:
            pass
        taken.append(number)

    for number in range(100):
        turns.call_at(due + number * 1e-6, lambda number=number: work(number))  # type: ignore[misc]
    waiting = []
    while len(taken) < 100:
        before = len(taken)
        await asyncio.sleep(0)
        waiting.append(len(taken) - before)
    assert max(waiting) <= 3
    assert taken == list(range(100))


async def test_who_is_called_off_does_not_go() -> None:
    loop = asyncio.get_running_loop()
    turns, taken = FairScheduler(loop), []

    def first() -> None:
        taken.append("first")
        third.cancel()

    due = loop.time() + 0.01
    turns.call_at(due, first)
    second = turns.call_at(due + 0.001, lambda: taken.append("second"))
    third = turns.call_at(due + 0.002, lambda: taken.append("third"))
    second.cancel()
    await asyncio.sleep(0.05)
    assert taken == ["first"]


def test_a_table_that_cannot_go_on_is_set_up_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fixture = RoomFixture(2, 1, ["normal"])  # nobody waits for one who is alone with bots
    fixture.send(fixture.connections[0], m.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    monkeypatch.setattr(runner, "do_next", lambda _now: 1 / 0)
    fixture.clock.go_to(fixture.clock.now + 3600)
    assert fixture.room.is_lost
    assert fixture.connections[0].closed == (1013, "storage")
    assert "a table could not go on" in caplog.text
