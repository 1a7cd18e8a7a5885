"""Stored rows that cannot be read: each costs itself alone, and is told of once."""

import logging
from collections.abc import Callable, Iterable
from typing import TypeVar

log = logging.getLogger(__name__)
Row = TypeVar("Row")
Read = TypeVar("Read")

MOST_TOLD = 10_000


class UnreadableRows:
    """Remembers which rows were told of. A row is told by when it was written: its key opens a table or a round."""

    def __init__(self) -> None:
        self._told: set[tuple[str, object]] = set()

    def tell(self, what: str, written: object, error: Exception) -> None:
        """Log that what was written then cannot be read, unless it was logged before."""
        if (what, written) not in self._told and len(self._told) < MOST_TOLD:
            self._told.add((what, written))
            log.error("%s stored at %r cannot be read: %s", what, written, type(error).__name__)

    def readable(
        self, what: str, rows: Iterable[Row], read: Callable[[Row], Read], written: Callable[[Row], object]
    ) -> list[Read]:
        """Return what can be read of the rows."""
        found = []
        for row in rows:
            try:
                found.append(read(row))
            except Exception as error:  # whatever is in it
                self.tell(what, written(row), error)
        return found
