"""The way from a socket of this node to its table, at any node. When the table moves, the client stays connected."""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Send
from starlette.websockets import WebSocket

from lastcard.limits import NAME_CHARACTERS
from lastcard.server.cluster.frames import Closed, Moved, Open, Opened, Said, Shut, Told
from lastcard.server.cluster.wires import Wires
from lastcard.server.doors import entrance_of
from lastcard.server.http.origins import address_of
from lastcard.server.live.connection import Connection, Meter
from lastcard.server.live.hub import Place
from lastcard.server.live.keeper import Elsewhere
from lastcard.server.live.queue_budget import QueueBudget
from lastcard.server.live.room import Room
from lastcard.server.live.server_messages import as_text, error_message
from lastcard.server.live.websocket import close_code_for, next_message, stay_in, version_in
from lastcard.server.services import Services
from lastcard.table import Refusal
from lastcard.table.lobby.settings import clean

if TYPE_CHECKING:
    from lastcard.server.cluster.membership import Membership

PATIENCE = 8.0
"""Seconds in which a table that has moved must be found again."""
OPENING_TIME = 1.5
"""Seconds in which another node must let a socket in, before the table is looked for again."""
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.25
REMEMBERED = 24
"""How many messages of a client, and answers to it, are remembered in case its table moves."""
PING = '{"type":"ping"'
STATES = ('{"type":"update"', '{"type":"welcome"')
VERSION = re.compile(r'\{"type":"[a-z]+","version":(\d+)')
SEEN_ID = re.compile(r'"id": ?(\d+)')


class NotThere(Exception):
    """The table is not where it was expected."""


class PassedConnection(Connection):
    """A connection that remembers what the client was told last, and outlives a move of its table."""

    def __init__(
        self, socket: WebSocket, send: Send, person: str, lang: str, meter: Meter, budget: QueueBudget
    ) -> None:
        super().__init__(socket, send, person, lang, meter, budget)
        self.last_state = ""
        self.said: deque[bytes] = deque(maxlen=REMEMBERED)
        self.answers: deque[str] = deque(maxlen=REMEMBERED)
        self.interrupt: Callable[[], None] = lambda: None

    def send(self, text: str) -> None:
        if text.startswith(STATES):
            self.last_state = text
        elif not text.startswith(PING):
            self.answers.append(text)
        super().send(text)

    def remember(self, data: bytes) -> None:
        if b'"pong"' not in data:
            self.said.append(data)

    def send_away(self) -> None:
        self.interrupt()


class Link:
    """The way from a socket of this node to its table at another."""

    def __init__(self, number: int, node: str, connection: PassedConnection) -> None:
        self.number = number
        self.node = node
        self.connection = connection
        self.opened = asyncio.Event()


class Links:
    """All sockets of this node whose tables are at others."""

    def __init__(self, wires: Wires) -> None:
        self._wires = wires
        self._links: dict[int, Link] = {}
        self._number = 0

    def open(self, connection: PassedConnection, node: str, make: Callable[[int], Open]) -> Link:
        self._number += 1
        link = self._links[self._number] = Link(self._number, node, connection)
        self._wires.send(node, make(self._number))
        return link

    def say(self, link: Link, text: str) -> None:
        self._wires.send(link.node, Said(link.number, text))

    def shut(self, link: Link) -> None:
        if self._links.pop(link.number, None) is not None:
            self._wires.send(link.node, Shut(link.number))

    def hear(self, node: str, frame: Opened | Told | Closed | Moved) -> None:
        """Take what another node sends to a client here."""
        for number in frame.links if isinstance(frame, Told) else (frame.link,):
            link = self._links.get(number)
            if link is not None and link.node == node:
                self._hear(link, frame)

    def _hear(self, link: Link, frame: Opened | Told | Closed | Moved) -> None:
        connection = link.connection
        match frame:
            case Told():
                connection.send(frame.text)
            case Opened():
                link.opened.set()
                entrance_of(connection.socket.scope).note_seated(frame.is_seated)
            case Closed() if frame.reason != "storage":
                connection.close(frame.code, frame.reason)
            case _:
                connection.interrupt()

    def interrupt(self, node: str | None = None) -> None:
        """Look again for the tables of a node that is gone, or of all nodes if anything may have been lost."""
        for link in list(self._links.values()):
            if node is None or link.node == node:
                link.connection.interrupt()


class Passage:
    """The way of one socket, from opening to closing."""

    def __init__(
        self, services: Services, links: Links, membership: "Membership", connection: PassedConnection, code: str
    ) -> None:
        self._services = services
        self._links = links
        self._membership = membership
        self._connection = connection
        self._code = code
        self._viewer = connection.person
        self._address = address_of(connection.socket)
        self._name = clean(connection.socket.query_params.get("name", ""), NAME_CHARACTERS)
        self._task: asyncio.Task[object] | None = None
        """While the socket is at a table."""
        self._is_interrupted = False
        connection.interrupt = self._interrupt

    async def serve(self) -> None:
        """Bring the socket to its table, and follow the table, until the socket is closed. Raises Refusal."""
        services, connection = self._services, self._connection
        place = await services.find_room(self._code, self._address, self._viewer)
        code = place.code if isinstance(place, Elsewhere) else place.table.lobby.code
        is_seated = await services.hub.has_chair(code, self._viewer)
        if not entrance_of(connection.socket.scope).stay(self._address, is_seated):
            raise Refusal("busy")
        while await self._stay(place) and not connection.is_closed:
            self._tell_lost()
            place = await self._find_again(code)

    def _interrupt(self) -> None:
        if self._task is not None and not self._is_interrupted:
            self._is_interrupted = True
            self._task.cancel()

    async def _stay(self, place: Place) -> bool:
        """Stay at a table until it moves or the socket closes; return whether it has moved."""
        self._task, self._is_interrupted = asyncio.current_task(), False
        try:
            if isinstance(place, Room):
                await self._stay_here(place)
            else:
                await self._stay_there(place)
            if self._is_interrupted:
                await asyncio.sleep(1)  # it ends here
        except asyncio.CancelledError:
            if not self._is_interrupted or self._task is None:
                raise
            self._task.uncancel()
        except NotThere:
            return True
        finally:
            self._task = None
        return self._is_interrupted

    async def _stay_here(self, room: Room) -> None:
        connection, version = self._connection, self._version()
        if version is not None and version > room.table.log.version:
            await self._membership.make_certain(is_anew=True)  # somebody else may have told the client
        if room.is_lost:
            raise NotThere
        connection.person, connection.viewpoint = self._viewer, (None, False)
        await stay_in(self._services, room, connection, self._name, version)

    async def _stay_there(self, place: Elsewhere) -> None:
        connection, version = self._connection, self._version()
        asked = (place.code, self._viewer, connection.lang, self._address, self._name, version, connection.program)
        link = self._links.open(connection, place.node, lambda number: Open(number, *asked))
        try:
            try:
                async with asyncio.timeout(OPENING_TIME):
                    await link.opened.wait()
            except TimeoutError as error:
                raise NotThere from error
            await self._pass_on(link)
        finally:
            self._links.shut(link)

    async def _pass_on(self, link: Link) -> None:
        """Pass on what the client sends; too many or too large messages close the connection."""
        connection = self._connection

        def hear(data: bytes) -> bool:
            try:
                self._meter(data)
            except Refusal:
                return False
            connection.remember(data)
            self._links.say(link, data.decode(errors="replace"))
            return True

        while not connection.is_closed:
            data = await next_message(connection, hear)
            if data is None:
                return
            try:
                self._meter(data)
            except Refusal as refusal:
                connection.turn_away(refusal, close_code_for(refusal))
                return
            self._links.say(link, data.decode(errors="replace"))

    def _meter(self, data: bytes) -> None:
        """Count a message of the client. Raises Refusal if there were too many, or if it is too large."""
        is_seated = entrance_of(self._connection.socket.scope).is_seated
        self._connection.meter(is_seated, asyncio.get_running_loop().time())
        if len(data) > self._services.config.message_size:
            raise Refusal("size")

    def _version(self) -> int | None:
        """Return the version that the client has seen: the last it was told here, or the one it named."""
        told = VERSION.match(self._connection.last_state)
        return int(told[1]) if told else version_in(self._connection.socket)

    def _tell_lost(self) -> None:
        """Tell the client which of its messages were not answered and may or may not have been carried out."""
        asked = [number for text in self._connection.said if (number := id_in(text)) is not None]
        answered = {int(found[1]) for text in self._connection.answers if (found := SEEN_ID.search(text))}
        for number in asked:
            if number not in answered:
                self._connection.send(as_text(error_message(Refusal("lost"), number, self._connection.lang)))

    async def _find_again(self, code: str) -> Place:
        """Return where a table has moved to. Raises Refusal."""
        loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
        until = loop.time() + PATIENCE
        while True:
            try:
                found = await self._services.hub.find(code)
            except (Refusal, OSError, SQLAlchemyError):
                if loop.time() > until or self._connection.is_closed or not self._membership.node:
                    raise Refusal("storage") from None
            else:
                if found is None:
                    raise Refusal("no-table")
                if loop.time() > until:
                    raise Refusal("storage")
                await asyncio.sleep(pause if isinstance(found, Elsewhere) else 0)
                return found
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 1.5)


class WithId(msgspec.Struct):
    id: int | None = None


def id_in(text: bytes) -> int | None:
    """Return the id in a client's message; None if it has none or is not a message."""
    try:
        return msgspec.json.decode(text, type=WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
