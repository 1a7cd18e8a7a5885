"""Stored rows that cannot be read: each is skipped, and logged once."""

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

log = logging.getLogger(__name__)
Row = TypeVar("Row")
Read = TypeVar("Read")

MOST_TOLD = 10_000


class UnreadableRows:
    """Remembers which rows were logged, by when they were written: their keys would open tables or rounds."""

    def __init__(self) -> None:
        self._told: set[tuple[str, object]] = set()

    def tell(self, what: str, written: object, error: Exception) -> None:
        """Log that a row cannot be read, unless it was logged before."""
        if (what, written) not in self._told and len(self._told) < MOST_TOLD:
            self._told.add((what, written))
            log.error("%s stored at %r cannot be read: %s", what, written, type(error).__name__)

    def readable(
        self, what: str, rows: Iterable[Row], read: Callable[[Row], Read], written: Callable[[Row], object]
    ) -> list[Read]:
        """Return those rows that can be read."""
        found = []
        for row in rows:
            try:
                found.append(read(row))
            except Exception as error:  # whatever it contains
                self.tell(what, written(row), error)
        return found
