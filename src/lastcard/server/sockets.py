"""The WebSocket of a table."""

import asyncio
import logging
import re
from time import perf_counter
from typing import get_args

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcard.locale import pick_language, say
from lastcard.server.connection import POLICY, TRY_LATER, Connection
from lastcard.server.gate import address, is_own_origin
from lastcard.server.metrics import HANDLING, MESSAGES, REFUSALS, SOCKETS
from lastcard.server.room import Room, error_told
from lastcard.server.services import Services
from lastcard.server.wire import Error, as_text
from lastcard.table import Refusal
from lastcard.table.messages import Message, Request
from lastcard.table.settings import NAME_LENGTH, clean
from lastcard.table.timing import Bucket

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(Request).decode
PLACE = re.compile("/api/tables/([^/]{1,20})/socket")
COUNTED = {kind: MESSAGES.labels(kind.__name__.lower()) for kind in get_args(Request)}


async def serve_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    socket = WebSocket(scope, receive, send)
    place = PLACE.fullmatch(scope["path"])
    person = services.identities.of(socket)
    if place is None or person is None or not is_own_origin(socket, services.config.origin):
        await socket.close(POLICY)  # before it is accepted: HTTP 403
        return
    await socket.accept()
    config = services.config
    lang = pick_language(socket.query_params.get("lang") or socket.headers.get("accept-language", ""))
    line = Connection(socket, send, person, lang, Bucket(config.message_rate, config.message_burst))
    pump = asyncio.create_task(line.pump())
    SOCKETS.inc()
    try:
        with services.counted(person):
            await stay(services, line, socket, place[1])
    except Refusal as refusal:
        turn_away(line, refusal, POLICY)
    except Exception:
        log.exception("could not open a table")
        turn_away(line, Refusal("storage"), TRY_LATER)
    finally:
        SOCKETS.dec()
        line.close(1000, "left")
        await pump


async def stay(services: Services, line: Connection, socket: WebSocket, code: str) -> None:
    """From the welcome until one goes. Refused with Refusal."""
    room = await services.find(code, address(socket))
    name = clean(socket.query_params.get("name", ""), NAME_LENGTH)
    room.open(line, name, version_in(socket))
    try:
        await listen(services, room, line)
    finally:
        room.leave(line)


def turn_away(line: Connection, refusal: Refusal, code: int) -> None:
    line.send(as_text(error_told(refusal, None, line.lang)))
    line.close(code, refusal.code)


def version_in(socket: WebSocket) -> int | None:
    text = socket.query_params.get("version", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


async def listen(services: Services, room: Room, line: Connection) -> None:
    loop = asyncio.get_running_loop()
    while not line.is_closed:
        received = await line.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        line.heard_at = loop.time()
        if not line.bucket.take(line.heard_at):
            turn_away(line, Refusal("rate"), POLICY)
            return
        data: str | bytes = received.get("text") or received.get("bytes") or b""
        if len(data) > services.config.message_size:
            turn_away(line, Refusal("size"), POLICY)
            return
        if room.is_lost:
            return
        began = perf_counter()
        take(room, line, data)
        HANDLING.observe(perf_counter() - began)


def take(room: Room, line: Connection, data: str | bytes) -> None:
    """Whatever a client sends: it is carried out, or refused with a reason, and never harms."""
    try:
        message: Message = decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        REFUSALS.labels("malformed").inc()
        detail = str(error)[:200]
        text = say("server-malformed", {"detail": detail}, line.lang)
        line.send(as_text(Error(code="malformed", text=text)))
        return
    COUNTED[type(message)].inc()
    try:
        room.receive(line, message)
    except Exception:
        log.exception("a message could not be handled: %s", type(message).__name__)
        room.lose()
