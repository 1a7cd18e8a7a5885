"""Sockets of other nodes at tables of this one; to a room they are connections like any other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

from starlette.datastructures import Address
from starlette.types import Message as AsgiMessage
from starlette.websockets import WebSocket

from lastcard.server.cluster.frames import Closed, Moved, Open, Opened, Said, Shut
from lastcard.server.cluster.wires import Wires
from lastcard.server.doors import ENTRANCE, Hear, hear_nothing
from lastcard.server.live.connection import POLICY, Connection
from lastcard.server.live.keeper import Elsewhere
from lastcard.server.live.room import Room
from lastcard.server.live.websocket import close_code_for, stay_in
from lastcard.server.services import Services
from lastcard.table import Refusal
from lastcard.table.rate_limit import TokenBucket

log = logging.getLogger(__name__)

DISCONNECT: AsgiMessage = {"type": "websocket.disconnect", "code": 1006}
MOST_UNREAD = 400
"""The most messages of a client that wait here; the node that has the socket lets nobody send as many."""


class FarEntrance:
    """Tells the node that has the socket whether somebody with a chair is at it."""

    def __init__(self, wires: Wires, node: str, link: int) -> None:
        self._wires = wires
        self._node = node
        self._link = link
        self._is_seated: bool | None = None
        self.hear: Hear = hear_nothing

    def note_seated(self, is_seated: bool) -> None:
        if is_seated != self._is_seated:
            self._is_seated = is_seated
            self._wires.send(self._node, Opened(self._link, is_seated))


class FarSocket:
    """A client's WebSocket at another node, as far as it takes to read what the client sends."""

    def __init__(self, address: str, entrance: FarEntrance) -> None:
        self.entrance = entrance
        self.scope: dict[str, Any] = {"state": {ENTRANCE: entrance}}
        self.client = Address(address, 0)
        self._was_heard = False
        """Whether a message was taken at once in this turn of the event loop."""
        self._unread: asyncio.Queue[AsgiMessage] = asyncio.Queue(MOST_UNREAD)

    async def receive(self) -> AsgiMessage:
        return await self._unread.get()

    def hear(self, text: str) -> bool:
        """Take a client's message, at once if nothing waits before it; return False if too much waits."""
        if self._unread.empty() and not self._was_heard and self.entrance.hear(text.encode()):
            self._was_heard = True  # a client that has sent many at once waits for the others
            asyncio.get_running_loop().call_soon(self._rest)
            return True
        return self.put({"type": "websocket.receive", "text": text})

    def _rest(self) -> None:
        self._was_heard = False

    def put(self, message: AsgiMessage) -> bool:
        """Add a message; return False if too many wait."""
        if self._unread.full() and message is not DISCONNECT:
            return False
        if self._unread.full():
            self._unread.get_nowait()
        self._unread.put_nowait(message)
        return True


class FarConnection(Connection):
    """A connection whose messages go to the other node at once, where the queue for a slow client is."""

    def __init__(self, services: Services, wires: Wires, node: str, opening: Open) -> None:
        self.far_socket = FarSocket(opening.address, FarEntrance(wires, node, opening.link))
        self.node = node
        self.link = opening.link
        self._wires = wires
        self._bucket = TokenBucket(2 * services.config.message_rate, 2 * services.config.message_burst)
        super().__init__(
            cast(WebSocket, self.far_socket), no_way_out, opening.person, opening.lang, self._count, services.queues
        )
        self.program = opening.program

    def _count(self, _is_seated: bool, now: float) -> None:
        """Count a message, which the node that has the socket has already counted for the person."""
        if not self._bucket.take(now):
            raise Refusal("rate")

    def send(self, text: str) -> None:
        if not self.is_closed:
            self._wires.tell(self.node, self.link, text)

    def close(self, code: int, reason: str) -> None:
        if not self.is_closed:
            self._wires.send(self.node, Closed(self.link, code, reason))
            self.drop()

    def send_away(self) -> None:
        if not self.is_closed:
            self._wires.send(self.node, Moved(self.link))
            self.drop()

    def drop(self) -> None:
        """Drop the connection without telling the other node."""
        self.is_closed = True
        self.far_socket.put(DISCONNECT)


async def no_way_out(_message: AsgiMessage) -> None:
    raise TypeError("a far connection sends by itself")


class FarSockets:
    """All sockets of other nodes at tables of this one."""

    def __init__(self, services: Services, wires: Wires, make_certain: Callable[[], Awaitable[None]]) -> None:
        self._services = services
        self._wires = wires
        self._make_certain = make_certain
        self._connections: dict[tuple[str, int], FarConnection] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, node: str, opening: Open) -> None:
        """Bring a socket to its table."""
        self.drop(node, opening.link)
        connection = FarConnection(self._services, self._wires, node, opening)
        self._connections[node, opening.link] = connection
        task = asyncio.create_task(self._serve(connection, opening))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, node: str, frame: Said | Shut) -> None:
        """Take a client's message, or the news that it is gone."""
        connection = self._connections.get((node, frame.link))
        if connection is None:
            if isinstance(frame, Said):
                self._wires.send(node, Moved(frame.link))
        elif isinstance(frame, Shut):
            connection.drop()
        elif not connection.far_socket.hear(frame.text):
            connection.send_away()

    def drop(self, node: str, link: int) -> None:
        connection = self._connections.pop((node, link), None)
        if connection is not None:
            connection.drop()

    def send_away(self, node: str | None = None) -> None:
        """Let all sockets of a node, or of all nodes, come back: something may have been lost on the way."""
        for connection in list(self._connections.values()):
            if node is None or connection.node == node:
                connection.send_away()

    def drop_all(self, node: str) -> None:
        """Drop the sockets of a node that is gone."""
        for connection in list(self._connections.values()):
            if connection.node == node:
                connection.drop()

    async def close(self) -> None:
        for connection in list(self._connections.values()):
            connection.send_away()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, connection: FarConnection, opening: Open) -> None:
        try:
            place = await self._services.hub.find(opening.code)
            if place is None:
                connection.turn_away(Refusal("no-table"), POLICY)
            elif isinstance(place, Elsewhere):
                connection.send_away()
            elif not connection.is_closed:
                await self._stay(connection, place, opening)
        except Refusal as refusal:
            if refusal.code == "storage":
                connection.send_away()
            connection.turn_away(refusal, close_code_for(refusal))
        except Exception:
            log.exception("could not open a table for another node")
            connection.send_away()
        finally:
            connection.close(1000, "left")
            if self._connections.get((connection.node, connection.link)) is connection:
                del self._connections[connection.node, connection.link]

    async def _stay(self, connection: FarConnection, room: Room, opening: Open) -> None:
        if opening.version is not None and opening.version > room.table.log.version:
            await self._make_certain()  # somebody else may have told the client
        if room.is_lost:
            connection.send_away()
            return
        connection.far_socket.scope["state"][ENTRANCE].note_seated(room.has_chair(connection.person))
        await stay_in(self._services, room, connection, opening.name, opening.version)
