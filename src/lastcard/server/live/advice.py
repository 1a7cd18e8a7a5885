"""The coach of a server. It thinks in the processes of bots, so that only whoever asked waits for it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from lastcard.analysis.coach import Advice
from lastcard.limits import ADVICE_AT_A_TIME
from lastcard.server.live.analysis_process import advise_in_process
from lastcard.server.live.bot_processes import BotProcesses, pack_view
from lastcard.table import Refusal
from lastcard.table.outcomes import Advising

Then = Callable[[Advice | Refusal], None]
"""Called with the advice, or with the reason why there is none."""


class Adviser(Protocol):
    def check_free(self) -> None:
        """Raises Refusal if too many wait for the coach."""
        ...

    def ask(self, asked: Advising, then: Then) -> None:
        """Have the coach think about a view."""
        ...


class ThinkingCoach:
    """Thinks in the processes of bots, when no bot waits."""

    def __init__(self, bots: BotProcesses) -> None:
        self._bots = bots
        self._waiting = 0

    def check_free(self) -> None:
        if self._waiting >= ADVICE_AT_A_TIME:
            raise Refusal("slow-down")

    def ask(self, asked: Advising, then: Then) -> None:
        self._waiting += 1
        work = self._bots.work_aside(advise_in_process, pack_view(asked.view), asked.document)
        asyncio.wrap_future(work).add_done_callback(lambda done: self._tell(done, then))

    def _tell(self, done: "asyncio.Future[Advice | None]", then: Then) -> None:
        self._waiting -= 1
        if done.cancelled() or done.exception() is not None:  # the server is stopping, or a process has died
            then(Refusal("slow-down"))
        else:
            then(done.result() or Refusal("no-advice"))
