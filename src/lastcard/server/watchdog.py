"""Watches the event loop: reports every pause in which nobody was served, and what the loop was doing."""

import asyncio
import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, thread_time
from types import FrameType

from lastcard.server.metrics import LONGEST_PAUSE, PAUSES

log = logging.getLogger(__name__)

PAUSE = 0.05
"""Seconds; shorter pauses are not reported."""
BEAT = 0.02
"""Seconds between two signs of life of the loop, and between two checks of it."""
LOG_EVERY = 1.0
"""Seconds between two lines of the log, at least; the metrics count all pauses."""
OWN = str(Path(__file__).parents[1])


class Watchdog:
    """Has the loop give signs of life; when they stop, a thread looks where the loop is stuck."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._due = self._loop.time()
        self._worked = 0.0
        self._beat_at = monotonic()
        self._seen_in = ""
        self._logged_at = -LOG_EVERY
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = threading.Event()

    def start(self) -> None:
        self._due = self._loop.time()
        self._beat()
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()

    def close(self) -> None:
        self._is_closed.set()
        if self._timer is not None:
            self._timer.cancel()

    def _beat(self) -> None:
        """Give a sign of life, and report a pause if it comes late."""
        now, worked = self._loop.time(), thread_time()
        pause = now - self._due
        if pause > PAUSE:
            self._tell(pause, worked - self._worked, now)
        self._beat_at, self._seen_in = monotonic(), ""
        self._worked = worked
        self._due = now + BEAT
        self._timer = self._loop.call_at(self._due, self._beat)

    def _tell(self, pause: float, worked: float, now: float) -> None:
        PAUSES.inc()
        LONGEST_PAUSE.set(max(pause, LONGEST_PAUSE._value.get()))  # noqa: SLF001, it has no other way to be read
        if now >= self._logged_at + LOG_EVERY:
            self._logged_at = now
            where = self._seen_in or "something that let no other thread run"
            log.warning("nobody was served for %.0f ms (%.0f ms of work): %s", pause * 1000, worked * 1000, where)

    def _look(self) -> None:
        """Check the loop, in a thread; note where it is when a sign of life is overdue."""
        while not self._is_closed.wait(BEAT):
            if not self._seen_in and monotonic() > self._beat_at + BEAT + PAUSE / 2:
                frame = sys._current_frames().get(self._thread)  # noqa: SLF001, documented in spite of its name
                self._seen_in = " < ".join(own_functions(frame))


def own_functions(frame: FrameType | None) -> Iterator[str]:
    """Yield where the loop is, and then the running functions of this package, the innermost first."""
    if frame is not None and not frame.f_code.co_filename.startswith(OWN):
        yield described(frame)
    while frame is not None:
        if frame.f_code.co_filename.startswith(OWN) and frame.f_code.co_filename != __file__:
            yield described(frame)
        frame = frame.f_back


def described(frame: FrameType) -> str:
    return f"{frame.f_code.co_qualname} ({Path(frame.f_code.co_filename).name}:{frame.f_lineno})"
