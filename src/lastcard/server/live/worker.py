"""A thread for slow work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from lastcard.limits import WAITING_WORK
from lastcard.table import Refusal

Result = TypeVar("Result")


class Worker:
    """Does one thing after the other; only so many may wait."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._waiting = 0

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a slow function, and return its result. Raises Refusal if too many wait."""
        if self._waiting >= WAITING_WORK:
            raise Refusal("slow-down")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown()
