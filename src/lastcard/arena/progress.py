"""A progress bar with the time left, in one line of the terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TextIO, TypeVar

BAR = 24
EVERY = 0.2
"""Seconds between two updates at a terminal; elsewhere a line is printed for every tenth of the whole."""

Answer = TypeVar("Answer")


class Progress:
    """Shows how much of the whole is done."""

    def __init__(self, whole: int, done: int = 0, stream: TextIO | None = None) -> None:
        self.whole = max(1, whole)
        self.done = done
        self._before = done
        self._stream = stream or sys.stderr
        self._live = self._stream.isatty()
        self._begun = self._shown = monotonic()
        self._tenth = 10 * done // self.whole
        self._show()

    def through(self, answers: Iterable[Answer], count: Callable[[Answer], int]) -> Iterator[Answer]:
        """Yield answers as they come, show how much is done with each, and end when there are no more."""
        try:
            for answer in answers:
                self.add(count(answer))
                yield answer
        finally:
            self.end()

    def add(self, count: int) -> None:
        """Count `count` more as done."""
        self.done += count
        tenth = 10 * self.done // self.whole
        if self._live and monotonic() - self._shown > EVERY:
            self._show()
        elif not self._live and tenth > self._tenth:
            self._stream.write(f"{self}\n")
            self._stream.flush()
        self._tenth = tenth

    def end(self) -> None:
        """Show the bar for the last time."""
        self._show("\n")

    def _show(self, then: str = "") -> None:
        if self._live:
            self._shown = monotonic()
            self._stream.write(f"\r{self}\x1b[K{then}")
            self._stream.flush()

    def __str__(self) -> str:
        full = min(BAR, BAR * self.done // self.whole)
        return f"{'█' * full}{'·' * (BAR - full)} {self.done:,}/{self.whole:,} {self.left()}"

    def left(self) -> str:
        """Return the time left at the pace so far, in minutes and seconds."""
        new = self.done - self._before
        if new <= 0 or self.done >= self.whole:
            return "0:00" if self.done >= self.whole else "-:--"
        seconds = round((monotonic() - self._begun) / new * (self.whole - self.done))
        return f"{seconds // 60}:{seconds % 60:02}"
