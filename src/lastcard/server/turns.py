"""Whose turn it is on the server: what people send goes before what tables do by themselves."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

SHARE = 0.002
"""Seconds that tables may take before it is looked again whether anybody has sent something."""


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """As much of an event loop as a room needs."""

    def time(self) -> float: ...
    def call_at(self, when: float, callback: Callable[[], None], /) -> Alarm: ...


class Turn:
    """Something to do at a time; then it stands in line."""

    __slots__ = ("_timer", "callback")

    def __init__(self, turns: "Turns", when: float, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback
        self._timer = turns.loop.call_at(when, turns.line_up, self)

    def cancel(self) -> None:
        self.callback = None
        self._timer.cancel()


class Turns:
    """The clock of all rooms of a server. However many of them are due at once, the loop comes round in between."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.time = loop.time
        self._line: deque[Turn] = deque()
        self._is_called = False

    def call_at(self, when: float, callback: Callable[[], None]) -> Turn:
        return Turn(self, when, callback)

    def line_up(self, turn: Turn) -> None:
        self._line.append(turn)
        self._call()

    def _call(self) -> None:
        if self._line and not self._is_called:
            self._is_called = True
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Those who have waited longest; the rest in the loop's next round."""
        self._is_called = False
        until = self.time() + SHARE
        while self._line:
            callback = self._line.popleft().callback
            if callback is not None:
                callback()
            if self.time() >= until:
                break
        self._call()
