"""What every request and socket needs at hand."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from lastcard.server.config import Config
from lastcard.server.http.identity import Identities
from lastcard.server.http.rate_limits import RateLimit
from lastcard.server.live.hub import CODE_LENGTH, CODE_LETTERS, Hub
from lastcard.server.live.room import Room
from lastcard.table import Refusal


class Services:
    def __init__(self, config: Config, hub: Hub, identities: Identities) -> None:
        self.config = config
        self.hub = hub
        self.identities = identities
        self.making_limit = RateLimit(config.make_rate, config.make_burst)
        self._guess_limit = RateLimit(config.guess_rate, config.guess_burst)
        self._connections: Counter[str] = Counter()

    async def find_room(self, code: str, address: str) -> Room:
        """Return a table by its code, as people type it. Raises Refusal, also for an address that guesses codes."""
        if not self._guess_limit.take(address, asyncio.get_running_loop().time()):
            raise Refusal("slow-down")
        code = code.upper().replace("-", "").replace(" ", "")
        is_code = len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)
        room = await self.hub.find(code) if is_code else None
        if room is None:
            raise Refusal("no-table")
        self._guess_limit.give_back(address)  # not before it is known: many guesses at a time are many guesses
        return room

    @contextmanager
    def count_connection(self, person: str) -> Iterator[None]:
        """Count one more connection of a person while it lasts. Raises Refusal if there are too many."""
        if self._connections[person] >= self.config.connections_a_person:
            raise Refusal("too-many-lines")
        self._connections[person] += 1
        try:
            yield
        finally:
            self._connections[person] -= 1
            if not self._connections[person]:
                del self._connections[person]
