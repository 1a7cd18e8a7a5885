"""Old data goes after a time that is set, by a clock that may be wrong: nothing goes because the clock was put."""

import logging
import time
from collections.abc import Callable, Iterable

from lastcard.server.storage import DAY, Storage

log = logging.getLogger(__name__)

TOLERANCE = 600.0
"""Clocks are set right by less than this all the time."""
WAIT = DAY
"""After a clock was put, nothing is removed for so long: whoever put it wrong has time to see it."""


class Retention:
    def __init__(
        self,
        storage: Storage,
        keep_days: float,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._storage = storage
        self._keep = keep_days * DAY
        self._wall = wall
        self._steady = steady
        self._began = wall()
        self._zero = self._began - steady()
        """The time of day when the steady clock was zero."""
        self._not_before = steady()
        newest = storage.newest_time()
        if newest is not None and not newest - TOLERANCE <= self._began <= newest + self._keep:
            self._wait("the clock is far from the newest data")

    def remove_old(self, busy: Iterable[str]) -> int:
        """Rounds and tables older than is set, but no table that is open now; how many went."""
        self._follow_clock()
        if self._steady() < self._not_before:
            return 0
        return self._storage.remove_older(self._wall() - self._keep, busy)

    def _follow_clock(self) -> None:
        """What was written since the start was written by the clock as it was: it moves with it."""
        jump = self._wall() - self._zero - self._steady()
        if abs(jump) < TOLERANCE:
            return
        self._storage.move_times(self._began - TOLERANCE, jump)
        self._began += jump
        self._zero += jump
        self._wait(f"the clock was put by {jump:.0f} s")

    def _wait(self, why: str) -> None:
        self._not_before = self._steady() + WAIT
        log.warning("%s: nothing old is removed for a day", why)
