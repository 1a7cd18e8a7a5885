"""The WebSocket of a table, from opening to closing."""

import asyncio
import logging
import re
from time import perf_counter
from typing import get_args

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcard.server.http.language import language_of
from lastcard.server.http.origins import address_of, is_own_origin
from lastcard.server.live.connection import POLICY, TRY_LATER, Connection
from lastcard.server.live.protocol import as_text, error_message
from lastcard.server.live.room import Room
from lastcard.server.metrics import HANDLING, MESSAGES, REFUSALS, SOCKETS
from lastcard.server.services import Services
from lastcard.table import Refusal
from lastcard.table.lobby.settings import NAME_LENGTH, clean
from lastcard.table.messages import Message, Request
from lastcard.table.rate_limit import TokenBucket

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(Request).decode
PATH = re.compile("/api/tables/([^/]{1,20})/socket")
COUNTERS = {kind: MESSAGES.labels(kind.__name__.lower()) for kind in get_args(Request)}


async def serve_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket until it is closed."""
    socket = WebSocket(scope, receive, send)
    path = PATH.fullmatch(scope["path"])
    person = services.identities.of(socket)
    if path is None or person is None or not is_own_origin(socket, services.config.origin):
        await socket.close(POLICY)  # before it is accepted: HTTP 403
        return
    await socket.accept()
    bucket = TokenBucket(services.config.message_rate, services.config.message_burst)
    connection = Connection(socket, send, person, language_of(socket), bucket)
    sending = asyncio.create_task(connection.send_queued())
    SOCKETS.inc()
    try:
        with services.count_connection(person):
            await join_table(services, connection, path[1])
    except Refusal as refusal:
        turn_away(connection, refusal, POLICY)
    except Exception:
        log.exception("could not open a table")
        turn_away(connection, Refusal("storage"), TRY_LATER)
    finally:
        SOCKETS.dec()
        connection.close(1000, "left")
        await sending


async def join_table(services: Services, connection: Connection, code: str) -> None:
    """Bring a connection to its table, and stay until it is closed. Raises Refusal."""
    socket = connection.socket
    room = await services.find_room(code, address_of(socket))
    name = clean(socket.query_params.get("name", ""), NAME_LENGTH)
    room.open(connection, name, version_in(socket))
    try:
        await receive_messages(services, room, connection)
    finally:
        room.leave(connection)


def turn_away(connection: Connection, refusal: Refusal, code: int) -> None:
    """Tell a client why its connection is closed, and close it."""
    connection.send(as_text(error_message(refusal, None, connection.lang)))
    connection.close(code, refusal.code)


def version_in(socket: WebSocket) -> int | None:
    """Return the version that a client says it has seen."""
    text = socket.query_params.get("version", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


async def receive_messages(services: Services, room: Room, connection: Connection) -> None:
    """Handle messages until the connection is closed; too many or too large ones close it."""
    loop = asyncio.get_running_loop()
    while not connection.is_closed:
        received = await connection.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        connection.heard_at = loop.time()
        if not connection.bucket.take(connection.heard_at):
            turn_away(connection, Refusal("rate"), POLICY)
            return
        data: str | bytes = received.get("text") or received.get("bytes") or b""
        if len(data) > services.config.message_size:
            turn_away(connection, Refusal("size"), POLICY)
            return
        if room.is_lost:
            return
        began = perf_counter()
        handle_data(room, connection, data)
        HANDLING.observe(perf_counter() - began)


def handle_data(room: Room, connection: Connection, data: str | bytes) -> None:
    """Handle whatever a client sends: it is carried out or refused, and never does harm."""
    try:
        message: Message = decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        refusal = Refusal("malformed", {"detail": str(error)[:200]})
        REFUSALS.labels(refusal.code).inc()
        connection.send(as_text(error_message(refusal, None, connection.lang)))
        return
    COUNTERS[type(message)].inc()
    try:
        room.receive(connection, message)
    except Exception:
        log.exception("a message could not be handled: %s", type(message).__name__)
        room.lose()
