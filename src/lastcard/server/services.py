"""What every request and socket needs."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, get_args

from lastcard.server.codes import CIRCLE, TABLE, read_code
from lastcard.server.config import Config
from lastcard.server.http.budgets import Budget, MessageBudget
from lastcard.server.http.identity import Identities
from lastcard.server.http.rate_limits import RateLimit
from lastcard.server.live.connection import Connection
from lastcard.server.live.hub import Hub, Place
from lastcard.server.live.queue_budget import QueueBudget
from lastcard.server.store.circles import Circle, find_circle
from lastcard.table import Refusal
from lastcard.table import messages as m

PLAYING = frozenset({m.Act, m.Explain, m.Chat, m.React, m.Pong, m.Commit, m.Reveal})
"""Messages of the game itself, and chat: these have limits of their own."""
TURNING = frozenset({m.Cover, m.Uncover})
"""Messages after which the whole table is sent to the connection."""
ARRANGING = frozenset(get_args(m.Request)) - PLAYING - TURNING - {m.Change}
"""Messages after which the whole table is sent to everybody at it."""


class Gateway(Protocol):
    """Brings sockets to their tables where these may be at other nodes."""

    @property
    def connection(self) -> type[Connection]: ...

    @property
    def state(self) -> str:
        """The state of this node in the cluster: `ready`, `draining`, or "" if it does not belong."""
        ...

    async def serve(self, connection: Connection, code: str) -> None:
        """Bring a connection to its table, and stay until it is closed. Raises Refusal."""

    async def drain(self) -> None:
        """Hand all tables over to other nodes."""


class Services:
    def __init__(self, config: Config, hub: Hub, identities: Identities) -> None:
        self.config = config
        self.gateway: Gateway | None = None
        self.hub = hub
        self.identities = identities
        self.making = Budget(config.make_rate, config.make_burst)
        self.replaying = Budget(config.replay_rate, config.replay_burst)
        self.looking = Budget(config.look_rate, config.look_burst)
        self.reviewing = Budget(config.review_rate, config.review_burst)
        self._coaching = Budget(config.coach_rate, config.coach_burst)
        self._changing = Budget(config.change_rate, config.change_burst)
        self._arranging = Budget(config.arrange_rate, config.arrange_burst)
        self.messages = MessageBudget(config.message_rate, config.message_burst)
        self.queues = QueueBudget()
        self._guess_limit = RateLimit(config.guess_rate, config.guess_burst)
        self.sockets: Counter[str] = Counter()
        """How many sockets each person has open."""
        self.sockets_elsewhere: Callable[[str], int] = lambda _: 0
        """How many sockets somebody has at other nodes."""
        self.socket_changes: set[str] = set()
        """People whose number of sockets has changed since other nodes were told."""

    def limits(self) -> dict[str, RateLimit]:
        """Return all limits that count for people and addresses, by name."""
        budgets: dict[str, Budget | MessageBudget] = {
            "messages": self.messages,
            "making": self.making,
            "replaying": self.replaying,
            "looking": self.looking,
            "reviewing": self.reviewing,
            "coaching": self._coaching,
            "changing": self._changing,
            "arranging": self._arranging,
        }
        found = {"guessing": self._guess_limit}
        for name, budget in budgets.items():
            found |= {f"{name} {kind}": limit for kind, limit in budget.limits().items()}
        return found

    async def find_room(self, code: str, address: str, person: str | None) -> Place:
        """Return where a table is, by its code as people type it.

        Raises Refusal, also for an address that guesses codes, unless this person has a chair at the table.
        """
        known = read_code(code, TABLE)
        may_guess = self._guess_limit.take(address, asyncio.get_running_loop().time())
        if not may_guess and not (known and person and await self.hub.has_chair(known, person)):
            raise Refusal("slow-down")
        room = await self.hub.find(known) if known else None
        if room is None:
            raise Refusal("no-table")
        if may_guess:
            self._guess_limit.give_back(address)  # only once it is known, so that parallel guesses all count
        return room

    async def find_circle(self, code: str, address: str) -> Circle:
        """Return a circle by the code of its link, as people type it. Raises Refusal, also for those who guess."""
        known = read_code(code, CIRCLE)
        if not self._guess_limit.take(address, asyncio.get_running_loop().time()):
            raise Refusal("slow-down")
        circle = await self.hub.run_in_thread(find_circle, self.hub.storage.engine, known) if known else None
        if circle is None:
            raise Refusal("no-circle")
        self._guess_limit.give_back(address)
        return circle

    def spend(self, message: m.Message, person: str, address: str, now: float) -> None:
        """Count a message if it is a costly one. Raises Refusal if there were too many."""
        kind = type(message)
        if kind is m.Change:
            self._changing.spend(person, address, now)
        elif kind is m.Advise:
            self._coaching.spend(person, address, now)
        elif kind in ARRANGING or kind in TURNING:
            self._arranging.spend(person, address, now)

    @contextmanager
    def count_connection(self, person: str) -> Iterator[None]:
        """Count one more connection of a person while it lasts. Raises Refusal if there are too many."""
        if self.sockets[person] + self.sockets_elsewhere(person) >= self.config.connections_a_person:
            raise Refusal("too-many-lines")
        self.sockets[person] += 1
        self.socket_changes.add(person)
        try:
            yield
        finally:
            self.sockets[person] -= 1
            self.socket_changes.add(person)
            if not self.sockets[person]:
                del self.sockets[person]
