"""Removes old data by a clock that may be wrong, so that nothing is removed only because the clock said so once.

What counts is the time that the clock has shown or passed for three days of a running server, across restarts.
"""

import logging
import time
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from lastcard.server.store.removal import DAY, forget_removed, move_times, newest_time, remove_older
from lastcard.server.store.storage import Storage

log = logging.getLogger(__name__)

TOLERANCE = 600.0
"""Seconds; smaller corrections of clocks are common."""
SPAN = 3 * DAY
"""Seconds of running for which the clock must have shown or passed a time before that time counts."""
LONGEST_STEP = 2 * 3600.0
"""The most seconds that count between two looks at the clock, as the machine may have slept."""
STORED = "clock"


class SeenTimes(Struct):
    """What was seen of the clock. It is stored, because many servers never run for three days at a time."""

    trusted: float | None
    """The time that counts; None while there is none."""
    candidate: float
    """The time that will count next."""
    seen_for: float = 0.0
    """Seconds of running in which the clock has shown or passed the candidate."""


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
        self._looked_at = steady()
        self._times = self._load()
        self._removed_by: float | None = None
        """The time by which old data was last searched for."""
        newest = newest_time(storage.engine)
        if newest is not None and not newest - TOLERANCE <= self._began <= newest + self._keep:
            log.warning("the clock is far from the newest data: nothing is removed by it for three days of running")

    def remove_old(self, busy: Iterable[str]) -> int:
        """Look at the clock, remove rounds and tables that are too old, and return how many.

        Open tables are not removed. Removed data can be restored for a week, and is then deleted.
        """
        self._follow_clock()
        self._look()
        if self._times.trusted is None or self._times.trusted == self._removed_by:
            return 0
        self._removed_by = self._times.trusted
        now = min(self._times.trusted, self._wall())
        forget_removed(self._storage.engine, now)
        return remove_older(self._storage.engine, now - self._keep, now, busy)

    def _look(self) -> None:
        """Look at the clock, and count for how long it has shown such a time."""
        wall, steady = self._wall(), self._steady()
        passed = min(max(0.0, steady - self._looked_at), LONGEST_STEP)
        self._looked_at = steady
        times = self._times
        if wall < times.candidate - TOLERANCE:
            times.candidate, times.seen_for = wall, 0.0
        else:
            times.seen_for += passed
        if times.seen_for >= SPAN:
            times.trusted, times.candidate, times.seen_for = times.candidate, wall, 0.0
        self._storage.set_meta(STORED, msgspec.json.encode(times).decode())

    def _load(self) -> SeenTimes:
        """Return what was seen before; begin anew if that cannot be read."""
        found = self._storage.meta(STORED)
        try:
            return msgspec.json.decode(found or "", type=SeenTimes)
        except (msgspec.DecodeError, UnicodeError):
            return SeenTimes(None, self._began)

    def _follow_clock(self) -> None:
        """If the clock was set, move the times of what was written since the start along with it."""
        jump = self._wall() - self._zero - self._steady()
        if abs(jump) < TOLERANCE:
            return
        before = self._zero + self._steady()
        oldest = self._began if jump > 0 else max(self._began, self._wall() + 2 * TOLERANCE)  # not what came after it
        move_times(self._storage.engine, oldest - TOLERANCE, before + TOLERANCE, jump)
        self._began += jump
        self._zero += jump
        log.warning("the clock was set by %.0f s: nothing is removed by it for three days of running", jump)
