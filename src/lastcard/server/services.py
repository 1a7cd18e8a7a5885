"""What every request and socket needs at hand."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

from lastcard.server.codes import CIRCLE, TABLE, read_code
from lastcard.server.config import Config
from lastcard.server.http.budgets import Budget
from lastcard.server.http.identity import Identities
from lastcard.server.http.rate_limits import RateLimit
from lastcard.server.live.hub import Hub
from lastcard.server.live.queue_budget import QueueBudget
from lastcard.server.live.room import Room
from lastcard.server.store.circles import Circle, find_circle
from lastcard.table import Refusal
from lastcard.table import messages as m

PLAYING = (m.Act, m.Explain, m.Chat, m.React, m.Pong, m.Commit, m.Reveal)
"""Messages of the game itself, and talk beside it: these have limits of their own."""
TURNING = (m.Cover, m.Uncover)
"""Messages after which a connection is told of the whole table."""
ARRANGING = tuple(kind for kind in get_args(m.Request) if kind not in (*PLAYING, *TURNING, m.Change))
"""Messages after which everybody at a table is told of the whole table."""


class Services:
    def __init__(self, config: Config, hub: Hub, identities: Identities) -> None:
        self.config = config
        self.hub = hub
        self.identities = identities
        self.making = Budget(config.make_rate, config.make_burst)
        self.replaying = Budget(config.replay_rate, config.replay_burst)
        self.reviewing = Budget(config.review_rate, config.review_burst)
        self._coaching = Budget(config.coach_rate, config.coach_burst)
        self._changing = Budget(config.change_rate, config.change_burst)
        self._arranging = Budget(config.arrange_rate, config.arrange_burst)
        self.queues = QueueBudget()
        self._guess_limit = RateLimit(config.guess_rate, config.guess_burst)
        self._connections: Counter[str] = Counter()

    async def find_room(self, code: str, address: str, person: str | None) -> Room:
        """Return a table by its code, as people type it.

        Raises Refusal: for an address that guesses codes, too, unless this person has a chair at the table.
        """
        known = read_code(code, TABLE)
        may_guess = self._guess_limit.take(address, asyncio.get_running_loop().time())
        if not may_guess and not (known and person and await self.hub.has_chair(known, person)):
            raise Refusal("slow-down")
        room = await self.hub.find(known) if known else None
        if room is None:
            raise Refusal("no-table")
        if may_guess:
            self._guess_limit.give_back(address)  # not before it is known: many guesses at a time are many guesses
        return room

    async def find_circle(self, code: str, address: str) -> Circle:
        """Return a circle by the code of its link, as people type it. Raises Refusal, for those who guess too."""
        known = read_code(code, CIRCLE)
        if not self._guess_limit.take(address, asyncio.get_running_loop().time()):
            raise Refusal("slow-down")
        circle = await self.hub.run_in_thread(find_circle, self.hub.storage.engine, known) if known else None
        if circle is None:
            raise Refusal("no-circle")
        self._guess_limit.give_back(address)
        return circle

    def spend(self, message: m.Message, person: str, address: str, now: float) -> None:
        """Count a message if it is one of the costly ones. Raises Refusal if there were too many."""
        if isinstance(message, m.Change):
            self._changing.spend(person, address, now)
        elif isinstance(message, m.Advise):
            self._coaching.spend(person, address, now)
        elif isinstance(message, (*ARRANGING, *TURNING)):
            self._arranging.spend(person, address, now)

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
