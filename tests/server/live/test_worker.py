"""Slow work is done in turn for all who ask for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from threading import Event
from typing import Any

import pytest

from lastcard.limits import WAITING_WORK
from lastcard.server.live.worker import Worker
from lastcard.table import Refusal

pytestmark = pytest.mark.once


class Held:
    """A worker whose thread is held up until all that a test asks for waits."""

    def __init__(self) -> None:
        self.worker = Worker("test")
        self.done: list[str] = []
        self.may_begin = Event()
        self.asked: list[asyncio.Task[Any]] = [asyncio.create_task(self.worker.run("", self.may_begin.wait, 30))]

    def ask(self, payer: str, name: str) -> "asyncio.Task[Any]":
        self.asked.append(asyncio.create_task(self.worker.run(payer, self.done.append, name)))
        return self.asked[-1]

    async def finish(self) -> list[str]:
        """Return what was refused, after everything else is done."""
        await asyncio.sleep(0)
        self.may_begin.set()
        return [
            str(each) for each in await asyncio.gather(*self.asked, return_exceptions=True) if isinstance(each, Refusal)
        ]


@pytest.fixture
async def held() -> AsyncIterator[Held]:
    made = Held()
    await asyncio.sleep(0)
    yield made
    made.may_begin.set()
    made.worker.close()


async def test_who_asks_for_much_waits_for_themselves(held: Held) -> None:
    for number in range(4):
        held.ask("much", f"much {number}")
    held.ask("little", "little")
    await held.finish()
    assert held.done == ["much 0", "little", "much 1", "much 2", "much 3"]


async def test_if_too_much_waits_it_is_refused_to_whom_most_of_it_is(held: Held) -> None:
    for number in range(WAITING_WORK):
        held.ask("much", f"much {number}")
    await asyncio.sleep(0)
    for payer in ("ann", "bob"):
        held.ask(payer, payer)
    assert await held.finish() == ["slow-down"] * 2
    assert held.done[:3] == ["much 0", "ann", "bob"]
    assert held.done[-1] == f"much {WAITING_WORK - 3}"


async def test_what_nobody_waits_for_any_more_is_not_done(held: Held) -> None:
    left = held.ask("ann", "left")
    held.ask("ann", "kept")
    await asyncio.sleep(0)
    left.cancel()
    with suppress(asyncio.CancelledError):
        await left
    held.asked.remove(left)
    await held.finish()
    assert held.done == ["kept"]


async def test_errors_are_those_of_the_work(held: Held) -> None:
    held.may_begin.set()
    with pytest.raises(ZeroDivisionError):
        await held.worker.run("ann", divmod, 1, 0)
    assert await held.worker.run("ann", divmod, 7, 2) == (3, 1)
