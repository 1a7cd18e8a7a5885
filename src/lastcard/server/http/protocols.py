"""uvicorn's protocols, with a place at the doors and with deadlines, so that nobody is waited for forever."""

import asyncio
import sys
from functools import partial
from typing import Any

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined] # in C, where that was compiled
from websockets.http11 import Request
from websockets.protocol import OPEN

from lastcard.server.doors import ENTRANCE, Doors, Entrance
from lastcard.server.http.origins import network_of
from lastcard.table.rate_limit import TokenBucket

REQUEST_TIME = 10.0
"""Seconds for the headers of a request to arrive, from its first byte or from the opening of the socket."""
BODY_TIME = 20.0
"""Seconds for the body of a request to arrive."""
READING_TIME = 30.0
"""Seconds in which a client must read some of what it is sent."""
CLOSING_TIME = 10.0
"""Seconds for a WebSocket to close."""

SLICE = 2_048
"""Bytes that are taken apart at a time: a client may send pieces of a few bytes, and each of them costs."""
WASTE = 4_096
"""Bytes of a body in pieces that may go on anything but the body."""
PIECES_AT_ONCE, PIECES_A_SECOND = 100, 10
"""Pings, pongs and parts of messages that a client may send; clients usually send hardly any."""

AppState = dict[str, Any]
UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request has not, or not completely, arrived."""
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)
"""States of the server before it has begun to answer."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NOT_UNDERSTOOD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_PLACE = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class ReadingDeadline:
    """Cuts off a client that reads nothing of what it is sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(READING_TIME, self._transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpProtocol(H11Protocol):
    """A socket for HTTP, until it is closed or becomes a WebSocket."""

    def __init__(
        self,
        doors: Doors,
        config: Config,
        server_state: ServerState,
        app_state: AppState,
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors = doors
        self._entrance: Entrance | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: object = None
        """The state of the client that the deadline is for."""
        self._wasted = 0
        """Bytes of the request's body, if that comes in pieces, that are not part of it or are not read any more."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as H11Protocol has it
        super().connection_made(transport)
        self._reading = ReadingDeadline(transport)
        self._entrance = self._doors.let_in(self, network_of(self.client[0]) if self.client else "")
        if self._entrance is None:
            transport.write(NO_PLACE)
            transport.close()
            return
        self.ws_protocol_class = partial(TableProtocol, self._entrance)  # type: ignore[assignment] # it is only called
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timers()
        if self._entrance is not None:
            self._entrance.leave()
        self._entrance = None
        self.cycle = self.ws_protocol_class = None  # type: ignore[assignment] # nothing refers to this object any more

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._entrance is None or self.transport.is_closing():
                return
            self._take(data[start : start + SLICE])
        self._await_request()

    def _take(self, data: bytes) -> None:
        """Take a part of what has arrived; give up on a client that sends a body in countless pieces."""
        if self.conn.their_state is not h11.SEND_BODY or all(name != b"transfer-encoding" for name, _ in self.headers):
            self._wasted = 0
            super().data_received(data)
            return
        before = len(self.cycle.body)
        super().data_received(data)
        self._wasted += len(data) - (len(self.cycle.body) - before)
        if self._wasted > WASTE:
            self._give_up(NOT_UNDERSTOOD)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timers()
        super().handle_websocket_upgrade(event)
        self._entrance = self.ws_protocol_class = None

    def send_400_response(self, msg: str) -> None:
        error = sys.exception()
        if error is not None:
            error.__traceback__ = None  # h11 raises it in a method of its own, so it would refer to itself
        if self.conn.our_state in UNANSWERED:
            super().send_400_response(msg)
        else:
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    # For the doors

    def is_waiting(self) -> bool:
        return self.conn.their_state in UNFINISHED

    def throw_out(self) -> None:
        self.transport.abort()

    # Deadlines

    def _await_request(self) -> None:
        """Set the deadline for the next part of a request; more data of the same part does not move it."""
        state = self.conn.their_state
        awaited = state if state in UNFINISHED and self.timeout_keep_alive_task is None else None
        if awaited is self._awaited or self._entrance is None:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
        seconds = BODY_TIME if awaited is h11.SEND_BODY else REQUEST_TIME
        self._deadline = None if awaited is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self, answer: bytes = TOO_LATE) -> None:
        if self.conn.our_state in UNANSWERED:
            self.transport.write(answer)
        self.transport.close()

    def _stop_timers(self) -> None:
        self._reading.stop()
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def text_frame(data: bytes) -> bytes:
    """Return a text as a single WebSocket frame of a server, its size in front (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


def short_text(data: bytes) -> bytes | None:
    """Return the text of a client that these bytes frame, if it is one short frame and nothing else; None otherwise."""
    if len(data) < 6 or data[0] != 0x81 or not 0x80 <= data[1] < 0xFE or len(data) != data[1] - 0x80 + 6:
        return None
    return apply_mask(data[6:], data[2:6])


def are_whole(data: bytes) -> bool:
    """Return whether these bytes are whole frames of a client, none of them a part of a message."""
    place = 0
    while place + 6 <= len(data) and data[place] & 0x80 and data[place] & 0x0F:
        size = data[place + 1] & 0x7F
        more = 0 if size < 126 else 2 if size == 126 else 8
        place += 6 + more + (int.from_bytes(data[place + 2 : place + 2 + more], "big") if more else size)
    return place == len(data)


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket, from its handshake on."""

    def __init__(self, entrance: Entrance, config: Config, server_state: ServerState, app_state: AppState) -> None:
        super().__init__(config, server_state, {**app_state, ENTRANCE: entrance})
        self._entrance = entrance
        self._may_be_heard = False
        """Whether nothing of the data that arrived together has been taken at once yet."""
        self._untaken = b""
        """What has arrived and has to wait until the messages before it are handled."""
        self._pieces = TokenBucket(PIECES_A_SECOND, PIECES_AT_ONCE)
        self._is_flood = False
        """Whether there were too many pings, pongs and parts of messages."""
        self._is_between_messages = False
        """Whether it is certain that what arrives next begins with a frame, and with a message."""
        entrance.socket = self
        entrance.write = self.write

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = ReadingDeadline(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._reading.stop()
        self._entrance.leave()
        self.conn.parser.close()  # nothing refers to this object any more

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._is_between_messages = True

    def data_received(self, data: bytes) -> None:
        if not self._is_between_messages or self._untaken or not self._hear_short(data):
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Have the library read what has arrived, until there is a message that has to wait."""
        self._may_be_heard = True
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self._is_flood:
                self.transport.abort()
            if self.transport.is_closing():
                break
            if self.read_paused:
                self._untaken = data[start + SLICE :]
                return
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or NOT_UNDERSTOOD)  # uvicorn forgets to refuse it
            self.transport.close()

    def _hear_short(self, data: bytes) -> bool:
        """Take a short text that arrives by itself, as nearly all do, at once and past the layers between."""
        text = short_text(data)
        if text is None:
            self._is_between_messages = len(data) <= SLICE and are_whole(data)
            return False
        return not self.close_sent and self.queue.empty() and self._entrance.hear(text)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._untaken and not self.read_paused:
            untaken, self._untaken = self._untaken, b""
            self._read(untaken)
        return message

    def handle_ping(self) -> None:
        self._count_piece()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_piece()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_piece()
        super().handle_cont(event)

    def _count_piece(self) -> None:
        self._is_flood |= not self._pieces.take(self.loop.time())

    def send_receive_event_to_app(self) -> None:
        """Pass on a message, at once if it is the first of those that arrived together and none waits before it."""
        is_first = self._may_be_heard and not self.close_sent and self.queue.empty()
        is_text = len(self.frames) == 1 and self.curr_msg_data_type == "text"
        self._may_be_heard = False
        if is_first and is_text and self._entrance.hear(self.frames[0]):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused with an answer; uvicorn would take it for unanswered

    def write(self, text: str) -> bool:
        """Write a message without waiting; return False if that is impossible because the client does not read."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.initial_response)
        if not is_open or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:  # the client has closed it
            return False
        self.transport.write(text_frame(text.encode()))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(CLOSING_TIME, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    # For the doors

    def is_waiting(self) -> bool:
        return not self.handshake_complete

    def throw_out(self) -> None:
        self.transport.abort()
