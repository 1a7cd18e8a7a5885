"""What every request needs at hand."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from lastcard.server.config import Config
from lastcard.server.gate import Limits
from lastcard.server.hub import CODE_LENGTH, LETTERS, Hub
from lastcard.server.identity import Identities
from lastcard.server.room import Room
from lastcard.table import Refusal


class Services:
    def __init__(self, config: Config, hub: Hub, identities: Identities) -> None:
        self.config = config
        self.hub = hub
        self.identities = identities
        self.guesses = Limits(config.guess_rate, config.guess_burst)
        self.makings = Limits(config.make_rate, config.make_burst)
        self._lines: Counter[str] = Counter()

    async def find(self, code: str, address: str) -> Room:
        """A table by its code, as people type it. Who often asks for tables that are not there must wait."""
        if not self.guesses.take(address, asyncio.get_running_loop().time()):
            raise Refusal("slow-down")
        code = code.upper().replace("-", "").replace(" ", "")
        is_code = len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)
        room = await self.hub.find(code) if is_code else None
        if room is None:
            raise Refusal("no-table")
        self.guesses.give_back(address)  # not before it is known: many guesses at a time are many guesses
        return room

    @contextmanager
    def counted(self, person: str) -> Iterator[None]:
        """One more socket of a person's; refused with Refusal if there are too many."""
        if self._lines[person] >= self.config.lines_a_person:
            raise Refusal("too-many-lines")
        self._lines[person] += 1
        try:
            yield
        finally:
            self._lines[person] -= 1
            if not self._lines[person]:
                del self._lines[person]
