"""The WebSocket of a table, from opening to closing."""

import asyncio
import logging
import re
from functools import partial
from time import perf_counter

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcard.limits import NAME_CHARACTERS
from lastcard.server.doors import Hear, entrance_of, hear_nothing
from lastcard.server.http.language import language_of
from lastcard.server.http.origins import address_of, is_own_origin
from lastcard.server.http.responses import refuse
from lastcard.server.live.connection import POLICY, TRY_LATER, Connection
from lastcard.server.live.room import Room
from lastcard.server.live.server_messages import as_text, error_message
from lastcard.server.metrics import HELD_BACK, MESSAGES, REFUSALS, SOCKETS
from lastcard.server.services import ARRANGING, Services
from lastcard.table import Refusal
from lastcard.table.lobby.identities import owner_of, screen_of
from lastcard.table.lobby.programs import digest
from lastcard.table.lobby.settings import clean
from lastcard.table.requests import Change, Chat, Message, React, Request

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(Request).decode
PATH = re.compile("/api/tables/([^/]{1,20})/socket")
COME_BACK = ("knock", "slow-down", "busy", "storage")
"""Refusals after which a client comes back by itself."""
TOLD_TO_ALL = ARRANGING | {Change, Chat, React}


async def serve_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket until it is closed."""
    socket = WebSocket(scope, receive, send)
    path = PATH.fullmatch(scope["path"])
    token = token_in(socket)
    person = services.identities.of(socket)
    if path is None:
        await socket.send_denial_response(refuse(socket, Refusal("no-table")))
        return
    if not is_own_origin(socket, services.config.origin):
        await socket.send_denial_response(refuse(socket, Refusal("origin")))
        return
    if token:
        person = await services.owner_of_seat(path[1], address_of(socket), token)
    if person is None:
        await socket.send_denial_response(refuse(socket, Refusal("no-program" if token else "no-identity")))
        return
    await socket.accept()
    meter = partial(services.meter, person, address_of(socket))
    viewer = screen_of(person) if "screen" in socket.query_params and not token else person
    make = Connection if services.gateway is None else services.gateway.connection
    connection = make(socket, send, viewer, language_of(socket), meter, services.queues)
    connection.program = digest(token) if token else ""
    connection.write = entrance_of(scope).write
    sending = asyncio.create_task(connection.send_queued())
    SOCKETS.inc()
    try:
        with services.count_connection(person):
            if services.gateway is None:
                await join_table(services, connection, path[1])
            else:
                await services.gateway.serve(connection, path[1])
    except Refusal as refusal:
        connection.turn_away(refusal, close_code_for(refusal))
    except Exception:
        log.exception("could not open a table")
        connection.turn_away(Refusal("storage"), TRY_LATER)
    finally:
        SOCKETS.dec()
        connection.close(1000, "left")
        await sending


def token_in(socket: WebSocket) -> str:
    """Return the token by which a program comes in; "" for everybody else."""
    scheme, _, token = socket.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def join_table(services: Services, connection: Connection, code: str) -> None:
    """Bring a connection to its table, and stay until it is closed. Raises Refusal."""
    socket = connection.socket
    address = address_of(socket)
    room = await services.find_room(code, address, connection.person)
    assert isinstance(room, Room)
    if not entrance_of(socket.scope).stay(address, room.has_chair(connection.person)):
        raise Refusal("busy")
    name = clean(socket.query_params.get("name", ""), NAME_CHARACTERS)
    await stay_in(services, room, connection, name, version_in(socket))


async def stay_in(services: Services, room: Room, connection: Connection, name: str, version: int | None) -> None:
    """Let a connection into a room, and stay until it is closed. Raises Refusal."""
    if connection.program and not room.table.programs.is_good(connection.person, connection.program):
        raise Refusal("no-program")  # it has just been taken back
    room.admit(connection, name, version)
    try:
        await Listener(services, room, connection).listen()
    finally:
        room.leave(connection)


def close_code_for(refusal: Refusal) -> int:
    """Return the close code for a refused connection."""
    return TRY_LATER if refusal.code in COME_BACK else POLICY


def version_in(socket: WebSocket) -> int | None:
    """Return the version that a client says it has seen."""
    text = socket.query_params.get("version", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


class Listener:
    """Handles the messages of a connection in a room, at once where there is nothing to wait for."""

    def __init__(self, services: Services, room: Room, connection: Connection) -> None:
        self._services = services
        self._room = room
        self._connection = connection
        self._address = address_of(connection.socket)
        self._entrance = entrance_of(connection.socket.scope)
        self._time = asyncio.get_running_loop().time

    async def listen(self) -> None:
        """Handle messages until the connection is closed; too many or too large ones close it."""
        room, connection = self._room, self._connection
        while not connection.is_closed:
            data = await next_message(connection, self.hear)
            if data is None:
                return
            try:
                self._meter(data)
            except Refusal as refusal:
                connection.turn_away(refusal, close_code_for(refusal))
                return
            await room.writer.catch_up()
            message = read_message(room, connection, data)
            if message is not None and self._try_spend(message) and await self._prepare(message):
                if room.is_lost:
                    return
                self._handle(message)
            await asyncio.sleep(0)  # a client that has sent many at once waits for the others

    def hear(self, data: bytes) -> bool:
        """Handle a message at once; return False if it has to wait for something first."""
        room, connection = self._room, self._connection
        if len(data) > self._services.config.message_size or room.is_lost or not room.writer.has_caught_up():
            return False
        try:
            message = decode(data)
            if isinstance(message, Change):
                return False
            self._meter(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal):
            return False
        connection.remember(data)
        count_message(room, message)
        if self._try_spend(message):
            self._handle(message)
        return True

    def _meter(self, data: bytes) -> None:
        """Count a message of this connection. Raises Refusal if there were too many, or if it is too large."""
        connection = self._connection
        connection.heard_at = self._time()
        connection.meter(self._room.has_chair(owner_of(connection.person)), connection.heard_at)
        if len(data) > self._services.config.message_size:
            raise Refusal("size")

    async def _prepare(self, message: Message) -> bool:
        """Do the slow part of a message off the event loop before it is handled; return whether it may be handled."""
        room, hub = self._room, self._services.hub
        if isinstance(message, Change):
            try:
                room.table.hosting.check_may_change(owner_of(self._connection.person))
                person = owner_of(self._connection.person)
                await hub.prepare(message.settings, self._services.payer_of(person, self._address))
                hub.public_tables.forget()
            except Refusal as refusal:
                room.refuse(self._connection, refusal, message.id)
                return False
        return True

    def _handle(self, message: Message) -> None:
        room, connection = self._room, self._connection
        began = perf_counter()
        handle_message(room, connection, message)
        HELD_BACK.time(room.table.lobby.code, perf_counter() - began)
        self._entrance.note_seated(room.has_chair(connection.person))

    def _try_spend(self, message: Message) -> bool:
        """Count what a message costs; if it is too much, tell the client and return False."""
        room, connection = self._room, self._connection
        try:
            person = owner_of(connection.person)
            is_seated = room.has_chair(person)
            self._services.spend(message, person, self._address, connection.heard_at, is_seated=is_seated)
            if type(message) in TOLD_TO_ALL:
                room.spend_telling(connection.heard_at)
        except Refusal as refusal:
            room.refuse(connection, refusal, message.id)
            return False
        return True


async def next_message(connection: Connection, hear: Hear) -> bytes | None:
    """Return the next message that `hear` does not take at once; None if the socket is closed."""
    entrance = entrance_of(connection.socket.scope)
    entrance.hear = hear
    try:
        received = await connection.socket.receive()
    finally:
        entrance.hear = hear_nothing
    if received["type"] == "websocket.disconnect":
        return None
    text, data = received.get("text"), received.get("bytes") or b""
    data = text.encode() if text else data
    connection.remember(data)
    return data


def read_message(room: Room, connection: Connection, data: bytes) -> Message | None:
    """Return the message that a client has sent; if it is not one, tell the client and return None."""
    try:
        message: Message = decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        refusal = Refusal("malformed", {"detail": str(error)[:200]})
        HELD_BACK.count(room.table.lobby.code, REFUSALS, refusal.code)
        connection.send(as_text(error_message(refusal, None, connection.lang)))
        return None
    count_message(room, message)
    return message


def count_message(room: Room, message: Message) -> None:
    """Count a message by its type, for the metrics."""
    HELD_BACK.count(room.table.lobby.code, MESSAGES, type(message).__name__.lower())


def handle_message(room: Room, connection: Connection, message: Message) -> None:
    """Handle any request of a client: it is carried out or refused, and never does harm."""
    try:
        room.receive(connection, message)
    except Exception:
        log.exception("a message could not be handled: %s", type(message).__name__)
        room.lose()
