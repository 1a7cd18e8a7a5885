"""What waits for clients is counted in bytes, for each and for all, and the slowest are cut off."""

import asyncio
from sys import getsizeof
from typing import Any, cast

import pytest
from starlette.types import Message

from lastcard.limits import CONNECTION_QUEUE
from lastcard.server.live.connection import TRY_LATER, Connection
from lastcard.server.live.queue_budget import QueueBudget

pytestmark = pytest.mark.once


async def never(_message: Message) -> None:
    await asyncio.Event().wait()


def connection(budget: QueueBudget) -> Connection:
    return Connection(cast(Any, None), never, "p", "en", lambda _is_seated, _now: None, budget)


async def test_a_connection_is_cut_off_by_the_size_of_what_waits() -> None:
    budget = QueueBudget()
    slow, text = connection(budget), "x" * 100_000
    for _ in range(CONNECTION_QUEUE // getsizeof(text)):
        slow.send(text)
    assert budget.waiting == slow.waiting > CONNECTION_QUEUE * 0.8
    slow.send(text)
    assert slow._closing == (TRY_LATER, "slow")
    assert budget.waiting == slow.waiting == 0
    slow.send(text)
    assert budget.waiting == 0


async def test_when_all_is_too_much_the_slowest_goes_first() -> None:
    budget = QueueBudget(most=100_000)
    slow, quick = connection(budget), connection(budget)
    slow.send("x" * 60_000)
    quick.send("x" * 30_000)
    quick.send("x" * 20_000)
    assert slow._closing == (TRY_LATER, "slow")
    assert quick._closing is None
    assert budget.waiting == quick.waiting


async def test_what_is_being_sent_still_counts() -> None:
    budget = QueueBudget(most=100_000)
    stuck = connection(budget)
    sending = asyncio.create_task(stuck.send_queued())
    stuck.send("x" * 60_000)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not stuck._queue
    assert budget.waiting > 60_000
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    assert budget.waiting == 0
