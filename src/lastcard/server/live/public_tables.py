"""The list of public tables, which is read once a second at most, however often people ask for it."""

import asyncio
from collections.abc import Awaitable, Callable

from lastcard.table import Lobby

LISTED = 50
LASTS = 1.0
"""Seconds for which a list stays valid."""

Read = Callable[..., list[Lobby]]


class PublicTables:
    """The public tables as they are stored, the ones used last first. Those that are open may have changed since."""

    def __init__(self, read: Callable[[], Awaitable[list[Lobby]]]) -> None:
        self._read = read
        self._reading: asyncio.Future[list[Lobby]] | None = None
        self._good_until = 0.0

    async def listed(self) -> list[Lobby]:
        """Return the tables; everybody who asks at the same time waits for the same list."""
        now = asyncio.get_running_loop().time()
        if self._reading is None or (self._reading.done() and (now >= self._good_until or self._has_failed())):
            self._reading = asyncio.ensure_future(self._read())
            self._good_until = now + LASTS
        return await asyncio.shield(self._reading)

    def forget(self) -> None:
        """Read the list again the next time, as tables were added or removed."""
        self._reading = None

    def _has_failed(self) -> bool:
        return self._reading is not None and (self._reading.cancelled() or self._reading.exception() is not None)


def read_lobbies(read: Read, *arguments: object) -> list[Lobby]:
    """Return stored lobbies with the ids of their editions worked out. It is slow: call it in a thread."""
    lobbies = read(*arguments)
    for lobby in lobbies:
        _ = lobby.settings.edition_id
    return lobbies
