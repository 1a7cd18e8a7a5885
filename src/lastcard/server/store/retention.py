"""Removes old data by a clock that may be wrong: nothing is removed because somebody set the clock."""

import logging
import time
from collections.abc import Callable, Iterable

from lastcard.server.store.storage import DAY, Storage

log = logging.getLogger(__name__)

TOLERANCE = 600.0
"""Seconds; clocks are corrected by less than this all the time."""
WAIT = DAY
"""Seconds after a change of the clock in which nothing is removed, so that a mistake can be noticed."""


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
        """Remove rounds and tables that are too old, but no table that is open now; return how many."""
        self._follow_clock()
        if self._steady() < self._not_before:
            return 0
        return self._storage.remove_older(self._wall() - self._keep, busy)

    def _follow_clock(self) -> None:
        """If the clock was set, move the times of what was written since the start along with it."""
        jump = self._wall() - self._zero - self._steady()
        if abs(jump) < TOLERANCE:
            return
        self._storage.move_times(self._began - TOLERANCE, jump)
        self._began += jump
        self._zero += jump
        self._wait(f"the clock was set by {jump:.0f} s")

    def _wait(self, why: str) -> None:
        self._not_before = self._steady() + WAIT
        log.warning("%s: nothing old is removed for a day", why)
