"""Tables that are due all at once do not keep people waiting, and one that cannot go on does not stand still."""

import asyncio
from collections.abc import Callable
from time import perf_counter

import pytest

from lastcard.server.live.fair_scheduler import REST, TIME_SLICE, FairScheduler
from lastcard.table import requests as r
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


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Its time goes by when somebody works, and when there is nothing to do until later."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.later: list[tuple[float, Callable[[], object]]] = []

    def time(self) -> float:
        return self.now

    def call_soon(self, callback: Callable[..., object], *_: object, **__: object) -> None:  # type: ignore[override]
        self.later.append((self.now, callback))

    def call_later(self, delay: float, callback: Callable[..., object], *_: object, **__: object) -> None:  # type: ignore[override]
        self.later.append((self.now + delay, callback))

    def call_at(self, when: float, callback: Callable[..., object], *arguments: object, **_: object) -> None:  # type: ignore[override]
        self.later.append((when, lambda: callback(*arguments)))

    def go_on(self) -> float:
        """Do what is due next; return for how long nothing was to be done before."""
        self.later.sort(key=lambda each: each[0])
        when, callback = self.later.pop(0)
        idle = max(0.0, when - self.now)
        self.now += idle
        callback()
        return idle


def test_people_have_their_share_of_the_time_however_many_tables_wait() -> None:
    loop = SimulatedLoop()
    turns, idle, worked = FairScheduler(loop), 0.0, 0.0

    def work() -> None:
        nonlocal worked
        loop.now += TIME_SLICE / 4
        worked += TIME_SLICE / 4

    for _ in range(100):
        turns.call_at(0.0, work)
    while loop.later:
        idle += loop.go_on()
    assert worked == pytest.approx(100 * TIME_SLICE / 4)
    assert idle >= 0.9 * REST * worked
    loop.close()


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
    fixture.send(fixture.connections[0], r.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    monkeypatch.setattr(runner, "do_next", lambda _now: 1 / 0)
    fixture.clock.go_to(fixture.clock.now + 3600)
    assert fixture.room.is_lost
    assert fixture.connections[0].closed == (1013, "storage")
    assert "a table could not go on" in caplog.text
