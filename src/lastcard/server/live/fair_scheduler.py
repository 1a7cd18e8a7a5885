"""Fair scheduling: what people send comes before what tables do by themselves."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

TIME_SLICE = 0.002
"""Seconds that tables may take before the event loop looks again at what people have sent."""
REST = 1.0
"""How long tables rest while more of them wait, as a multiple of the time that they have just taken."""


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The part of an event loop that a room uses."""

    def time(self) -> float: ...
    def call_at(self, when: float, callback: Callable[[], None], /) -> Timer: ...


class ScheduledCall:
    """A call that joins the scheduler's queue at its time."""

    __slots__ = ("_timer", "callback")

    def __init__(self, scheduler: "FairScheduler", when: float, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback
        self._timer: Timer | None = scheduler.loop.call_at(when, scheduler.enqueue, self)

    def cancel(self) -> None:
        self.callback = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def take(self) -> Callable[[], None] | None:
        """Return the function to call now that it is due, or None if it was cancelled."""
        callback, self.callback, self._timer = self.callback, None, None  # a timer refers to its call
        return callback


class FairScheduler:
    """The clock of all rooms. However many of them are due at once, the event loop gets its turns in between."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.time = loop.time
        self._queue: deque[ScheduledCall] = deque()
        self._is_scheduled = False

    def call_at(self, when: float, callback: Callable[[], None]) -> ScheduledCall:
        """Call back at a time, or soon after it."""
        return ScheduledCall(self, when, callback)

    def enqueue(self, call: ScheduledCall) -> None:
        """Add a call that is due."""
        self._queue.append(call)
        self._schedule()

    def _schedule(self, rest: float = 0.0) -> None:
        if self._queue and not self._is_scheduled:
            self._is_scheduled = True
            self.loop.call_later(rest, self._run_slice)

    def _run_slice(self) -> None:
        """Make the calls that have waited longest, until the time slice is over."""
        self._is_scheduled = False
        began = self.time()
        while self._queue:
            callback = self._queue.popleft().take()
            if callback is not None:
                callback()
            if self.time() >= began + TIME_SLICE:
                break
        self._schedule(REST * (self.time() - began))
