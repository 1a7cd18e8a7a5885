"""A thread for slow work, shared fairly: whoever asks for much waits for themselves."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from lastcard.limits import WAITING_WORK
from lastcard.table import Refusal

Result = TypeVar("Result")
Job = tuple["asyncio.Future[Any]", Callable[..., Any], tuple[object, ...]]


class Worker:
    """Does one thing after the other, for each payer in turn: a person, or an address with all its strangers.

    Only so many may wait. If there are more, the last is refused of the payer for whom most waits.
    """

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._queues: OrderedDict[str, deque[Job]] = OrderedDict()
        """What waits for each payer; the payer whose turn it is comes first."""
        self._waiting = 0
        self._is_busy = False

    async def run(self, payer: str, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a slow function, and return its result. Raises Refusal if too many wait."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(payer, deque()).append((done, function, arguments))
        self._waiting += 1
        if self._waiting > WAITING_WORK:
            self._refuse_one()
        if not self._is_busy:
            self._begin_next()
        try:
            return await done
        finally:
            del done  # an error refers to this frame

    def _refuse_one(self) -> None:
        payer = max(reversed(self._queues), key=lambda each: len(self._queues[each]))
        refused, _, _ = self._queues[payer].pop()
        self._waiting -= 1
        if not self._queues[payer]:
            del self._queues[payer]
        if not refused.done():
            refused.set_exception(Refusal("slow-down"))

    def _begin_next(self) -> None:
        while self._queues:
            payer, queue = self._queues.popitem(last=False)
            done, function, arguments = queue.popleft()
            self._waiting -= 1
            if queue:
                self._queues[payer] = queue
            if not done.done():  # nobody has given up waiting for it
                self._is_busy = True
                work = asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)
                work.add_done_callback(partial(self._finish, done))
                return
        self._is_busy = False

    def _finish(self, done: "asyncio.Future[Any]", work: "asyncio.Future[Any]") -> None:
        if done.done():
            work.cancelled() or work.exception()  # nobody wants to know any more
        elif work.cancelled():
            done.cancel()
        elif (error := work.exception()) is not None:
            done.set_exception(error)
        else:
            done.set_result(work.result())
        self._begin_next()

    def close(self) -> None:
        self._thread.shutdown()
