"""A node of a cluster: which tables are its own, and what it asks the others and answers them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from lastcard.editions.custom import Document
from lastcard.server.cluster.far_sockets import FarSockets
from lastcard.server.cluster.frames import (
    Closed,
    Counts,
    FindEdition,
    Forget,
    Frame,
    LetGo,
    Moved,
    News,
    Open,
    Opened,
    Present,
    Question,
    Told,
)
from lastcard.server.cluster.lease import Lease
from lastcard.server.cluster.membership import Membership
from lastcard.server.cluster.passage import Links, Passage, PassedConnection
from lastcard.server.cluster.shared_limits import TELL_EVERY, SharedLimits
from lastcard.server.cluster.wires import Wires
from lastcard.server.live.connection import Connection
from lastcard.server.live.keeper import Elsewhere
from lastcard.server.services import Services
from lastcard.server.store.leases import Held, Leases, TooNew
from lastcard.table import Refusal

log = logging.getLogger(__name__)
Result = TypeVar("Result")

HAND_OVER_TIME = 20.0
"""Seconds for handing over all tables; others take those left as if this node had died."""


class Node:
    """Keeps tables and brings sockets to them, together with the other nodes."""

    connection: type[Connection] = PassedConnection

    def __init__(self, leases: Leases, servers: list[str], secret: bytes) -> None:
        subject = "lastcard." + blake2b(secret, digest_size=6, person=b"lastcard").hexdigest()
        self._leases = leases
        self._wires = Wires(servers, subject, self)
        self.membership = Membership(leases, self._wires, self._note_gone, self._give_up)
        self._links = Links(self._wires)
        self._threads = ThreadPoolExecutor(2, "leases")
        self._tasks: set[asyncio.Task[None]] = set()
        self._services: Services
        self._far: FarSockets
        self._limits: SharedLimits

    # From start to end

    async def start(self, services: Services) -> None:
        """Join the others. Raises an error if that is not possible."""
        self._services = services
        self._far = FarSockets(services, self._wires, partial(self.membership.make_certain, is_anew=True))
        self._limits = SharedLimits(services)
        services.gateway = self
        await self._wires.connect()
        await self.membership.start()
        self._begin(self._tell_news())
        for node in self.membership.others:
            self._begin(self._ask_counts(node))

    async def drain(self) -> None:
        """Hand over all tables, one by one, and send newcomers elsewhere from now on."""
        self.membership.is_draining = True
        hub = self._services.hub
        until = asyncio.get_running_loop().time() + HAND_OVER_TIME
        rooms = [room for room in hub.rooms.values() if not room.is_lost]
        log.info("handing over %d tables", len(rooms))
        for room in rooms:
            if asyncio.get_running_loop().time() < until:
                await hub.hand_over(room)
        await asyncio.gather(*self._tasks_of("give back"), return_exceptions=True)

    async def close(self) -> None:
        """Leave the others."""
        await self._far.close()
        await asyncio.gather(*self._tasks_of("give back"), return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.membership.close()
        await self._wires.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._leases.close)

    def _begin(self, doing: Coroutine[object, object, None], name: str = "") -> None:
        task = asyncio.create_task(doing, name=name or None)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("something beside the tables failed: %s", type(task.exception()).__name__)

    def _tasks_of(self, name: str) -> list[asyncio.Task[None]]:
        return [task for task in self._tasks if task.get_name() == name]

    async def _in_thread(self, function: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)

    # What a gateway does

    @property
    def state(self) -> str:
        if not self.membership.node:
            return ""
        return "draining" if self.membership.is_draining else "ready"

    async def serve(self, connection: Connection, code: str) -> None:
        assert isinstance(connection, PassedConnection)
        await Passage(self._services, self._links, self.membership, connection, code).serve()

    # What a keeper does

    async def make_certain(self) -> None:
        await self.membership.make_certain()

    async def take(self, code: str) -> Lease | Elsewhere | None:
        await self.membership.make_certain()
        heir = self._heir()
        if heir is not None:
            return Elsewhere(code, heir)
        try:
            taken = await self._in_thread(self._leases.take, code, self.membership.node)
        except SQLAlchemyError as error:
            raise Refusal("storage") from error
        if isinstance(taken, TooNew):
            log.warning("a table is left to nodes of a newer release")
            raise Refusal("storage")
        if isinstance(taken, Held):
            if taken.node in ("", self.membership.node):  # this node was removed just now
                raise Refusal("storage")
            return Elsewhere(code, taken.node)
        return taken

    def _heir(self) -> str | None:
        """Return the node that takes over this one's tables; None if this one still takes tables itself."""
        if not self.membership.is_draining:
            return None
        staying = [node for node, seen in self.membership.others.items() if not seen.is_draining and seen.is_reachable]
        if not staying:
            raise Refusal("storage")
        return min(staying)

    def new_lease(self) -> Lease:
        if not self.membership.node or self.membership.is_draining:
            raise Refusal("storage")
        return Lease(self.membership.node, 1)

    def is_held(self, lease: Lease) -> bool:
        return lease.node == self.membership.node and not self.membership.is_draining

    def give_back(self, code: str, lease: Lease) -> None:
        self._begin(self._give_back(code, lease), "give back")

    async def _give_back(self, code: str, lease: Lease) -> None:
        await self._in_thread(self._leases.give_back, code, lease)

    def is_housekeeper(self) -> bool:
        return bool(self.membership.node) and self.membership.node < min(self.membership.others, default="~")

    async def busy(self) -> list[str]:
        return await self._in_thread(self._leases.leased)

    async def forget_elsewhere(self, person: str) -> None:
        others = list(self.membership.others)
        answers = await asyncio.gather(*(self._wires.ask(node, Forget(person), bool) for node in others))
        if not all(answer or node not in self.membership.others for node, answer in zip(others, answers, strict=True)):
            raise OSError("another node could not forget somebody")

    async def let_go(self, place: Elsewhere, person: str) -> None:
        await self._wires.ask(place.node, LetGo(place.code, person), bool)

    async def present(self, codes: Iterable[str]) -> dict[str, list[str]]:
        asked = list(codes)
        if not asked:
            return {}
        asking = (self._wires.ask(node, Present(asked), dict[str, list[str]]) for node in self.membership.others)
        found: dict[str, list[str]] = {}
        for answer in await asyncio.gather(*asking):
            found |= answer or {}
        return found

    async def find_document(self, edition: str) -> Document | None:
        asking = (self._wires.ask(node, FindEdition(edition), Document | None) for node in self.membership.others)  # type: ignore[arg-type] # it is one
        return next((answer for answer in await asyncio.gather(*asking) if answer is not None), None)

    # What the others say

    def hear(self, node: str, frame: Frame) -> None:
        match frame:
            case Open():
                self._far.open(node, frame)
            case Told() | Opened() | Closed() | Moved():
                self._links.hear(node, frame)
            case _:
                self._far.hear(node, frame)

    def miss(self, node: str) -> None:
        self._links.interrupt(node)
        self._far.send_away(node)

    def miss_all(self) -> None:
        self._links.interrupt()
        self._far.send_away()

    async def answer(self, question: Question) -> object:
        hub = self._services.hub
        match question:
            case Forget():
                await hub.forget_here(question.person)
                return True
            case Present():
                here = ((code, hub.rooms.get(code)) for code in question.codes)
                return {code: room.table.presence.present() for code, room in here if room and not room.is_lost}
            case FindEdition():
                return hub.document_of(question.edition)
            case LetGo():
                room = hub.rooms.get(question.code)
                if room is not None and not room.is_lost and room.has_chair(question.person):
                    room.let_go(question.person)
                return True
            case Counts():
                return dict(self._services.sockets)

    def hear_news(self, news: News) -> None:
        if news.node not in self.membership.others:
            return  # it will be asked when it is seen
        self._limits.hear(news)

    async def _tell_news(self) -> None:
        known = set(self.membership.others)
        while True:
            await asyncio.sleep(TELL_EVERY)
            spent, sockets = self._limits.take_news()
            if spent or sockets:
                await self._wires.tell_all(spent, sockets)
            for node in self.membership.others.keys() - known:
                self._begin(self._ask_counts(node))
            known = set(self.membership.others)

    async def _ask_counts(self, node: str) -> None:
        counts = await self._wires.ask(node, Counts(), dict[str, int])
        if node in self.membership.others:
            self._limits.hear_counts(node, counts or {})

    # Trouble

    def _note_gone(self, node: str) -> None:
        self._links.interrupt(node)
        self._far.drop_all(node)
        self._limits.forget(node)
        self._wires.forget(node)

    def _give_up(self) -> None:
        """Stop serving tables, as this node no longer belongs to the cluster and others take its tables over."""
        for room in list(self._services.hub.rooms.values()):
            if not room.is_lost:
                room.give_away()
        self._links.interrupt()
