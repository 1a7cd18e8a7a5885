"""What every request and socket needs."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar, get_args

from starlette.requests import HTTPConnection

from lastcard.server.codes import CIRCLE, TABLE, read_code
from lastcard.server.config import Config
from lastcard.server.http.budgets import Budget, MessageBudget
from lastcard.server.http.identity import Identities
from lastcard.server.http.origins import address_of
from lastcard.server.http.rate_limits import RateLimit
from lastcard.server.http.regulars import Regulars
from lastcard.server.live.connection import Connection
from lastcard.server.live.hub import Hub, Place
from lastcard.server.live.queue_budget import QueueBudget
from lastcard.server.store.circles import Circle, find_circle, is_member
from lastcard.table import Lobby, Refusal
from lastcard.table import requests as r
from lastcard.table.lobby.identities import owner_of

Found = TypeVar("Found")
Find = Callable[[str], Awaitable[Found | None]]

PLAYING = frozenset({r.Act, r.Explain, r.Chat, r.React, r.Pong, r.Commit, r.Reveal})
"""Messages of the game itself, and chat: these have limits of their own."""
TURNING = frozenset({r.Cover, r.Uncover})
"""Messages after which the whole table is sent to the connection."""
GOING_ON = TURNING | {r.Start, r.Next, r.Rematch, r.Hurry, r.Leave}
"""What people with a chair need to play on, whatever strangers at their address do."""
ARRANGING = frozenset(get_args(r.Request)) - PLAYING - TURNING - {r.Change}
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
        self._messages = MessageBudget(config.message_rate, config.message_burst)
        self._regulars = Regulars(lambda person: hub.run_in_thread(hub.storage.is_regular, person))
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
            "messages": self._messages,
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
        """Return where a table is, by its code as people type it, and open it if it is nowhere. Raises Refusal."""
        return await self._find_table(code, address, person, self.hub.find)

    async def find_lobby(self, code: str, address: str, person: str | None) -> Lobby:
        """Return the lobby of a table by its code as people type it, without opening the table. Raises Refusal."""
        return await self._find_table(code, address, person, self.hub.lobby)

    async def _find_table(self, code: str, address: str, person: str | None, find: Find[Found]) -> Found:
        """Return what is found of a table.

        Raises Refusal, also for an address that guesses codes, unless this person has a chair at the table.
        """

        async def is_expected(known: str) -> bool:
            return person is not None and await self.hub.has_chair(known, person)

        found = await self._look_up(read_code(code, TABLE), address, person, is_expected, find)
        if found is None:
            raise Refusal("no-table")
        return found

    async def find_circle(self, code: str, address: str, person: str | None) -> Circle:
        """Return a circle by the code of its link, as people type it.

        Raises Refusal, also for an address that guesses codes, unless this person is a member.
        """
        run, engine = self.hub.run_in_thread, self.hub.storage.engine

        async def is_expected(known: str) -> bool:
            return person is not None and await run(is_member, engine, known, person)

        found = await self._look_up(
            read_code(code, CIRCLE), address, person, is_expected, lambda known: run(find_circle, engine, known)
        )
        if found is None:
            raise Refusal("no-circle")
        return found

    async def _look_up(
        self,
        code: str | None,
        address: str,
        person: str | None,
        is_expected: Callable[[str], Awaitable[bool]],
        find: Find[Found],
    ) -> Found | None:
        """Return what a code leads to, or None. Raises Refusal for an address that has guessed too many codes."""
        guesser = await self._take_guess(address, person)
        if not guesser and not (code and await is_expected(code)):
            raise Refusal("slow-down")
        found = await find(code) if code else None
        if found is not None and guesser:
            self._guess_limit.give_back(guesser)  # only once it is known, so that parallel guesses all count
        return found

    async def _take_guess(self, address: str, person: str | None) -> str:
        """Return for whom a guess is counted: an address or, if too much was guessed there, a regular; "" for none."""
        now = asyncio.get_running_loop().time()
        if self._guess_limit.take(address, now):
            return address
        known = "" if person is None else owner_of(person)
        is_granted = known and await self._regulars.find_out(known, address, now) and self._guess_limit.take(known, now)
        return known if is_granted else ""

    async def owner_of_seat(self, code: str, address: str, token: str) -> str | None:
        """Return whose seat at a table a token is for, or None; a wrong one counts as a code that was guessed."""
        known = read_code(code, TABLE)
        owner = await self.hub.owner_of_seat(known, token) if known else None
        if owner is None:
            self._guess_limit.take(address, asyncio.get_running_loop().time())
        return owner

    def meter(self, person: str, address: str, is_seated: bool, now: float) -> None:
        """Count a message of any kind. Raises Refusal if there were too many."""
        if is_seated:
            self._regulars.note(person, address, now)
        self._messages.spend(person, address, is_seated, now)

    def spend(self, message: r.Message, person: str, address: str, now: float, *, is_seated: bool) -> None:
        """Count a message if it is a costly one. Raises Refusal if there were too many."""
        budget = self._budget_of(type(message))
        if budget is not None:
            is_regular = self._is_regular(person, address, now, is_seated) or (is_seated and type(message) in GOING_ON)
            budget.spend(person, address, now, is_regular=is_regular)

    def _budget_of(self, kind: type[r.Message]) -> Budget | None:
        if kind is r.Change:
            return self._changing
        if kind is r.Advise:
            return self._coaching
        return self._arranging if kind in ARRANGING or kind in TURNING else None

    def _is_regular(self, person: str, address: str, now: float, is_seated: bool) -> bool:
        """Return whether somebody who sends a message counts as a regular of their address."""
        return self._regulars.note(person, address, now) if is_seated else self._regulars.has(person, address, now)

    def payer_of(self, person: str | None, address: str) -> str:
        """Return for whom slow work is done in turn: a regular, or an address for all strangers there."""
        is_regular = person and self._regulars.has(person, address, asyncio.get_running_loop().time())
        return f"regular {person}" if is_regular else address

    async def work_out(self, request: HTTPConnection, function: Callable[..., Found], *arguments: object) -> Found:
        """Run a slow function for a request, and return its result. Raises Refusal if too much waits."""
        payer = self.payer_of(self.identities.of(request), address_of(request))
        return await self.hub.work_out(payer, function, *arguments)

    async def spend_on(self, budget: Budget, request: HTTPConnection) -> None:
        """Count a request. Raises Refusal if there were too many of the person, or of strangers at the address."""
        person, address = self.identities.of(request), address_of(request)
        now = asyncio.get_running_loop().time()
        is_regular = person is not None and self._regulars.has(person, address, now)
        if person is not None and not is_regular and budget.is_used_up_at(address, now):
            is_regular = await self._regulars.find_out(person, address, now)
        budget.spend(person, address, now, is_regular=is_regular)

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
