"""One WebSocket connection. Messages go out through a bounded queue, so that nobody waits for a slow client."""

import asyncio
from collections import deque
from contextlib import suppress

from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastcard.server.live.protocol import Ping, as_text
from lastcard.server.metrics import CUT_OFF
from lastcard.table.rate_limit import TokenBucket

QUEUE_LENGTH = 200
"""Messages; a client that is further behind is cut off and may come back."""
POLICY, TRY_LATER = 1008, 1013
SILENCE = 75.0
"""Seconds without a message, pings unanswered, after which the other end counts as gone."""


class Connection:
    def __init__(self, socket: WebSocket, send: Send, person: str, lang: str, bucket: TokenBucket) -> None:
        self.socket = socket
        self.person = person
        self.lang = lang
        self.bucket = bucket
        self.next_ping = 0.0
        self.heard_at = 0.0
        """When the last message arrived."""
        self.is_closed = False
        self.viewpoint: tuple[int | None, bool] = (None, False)
        """The seat whose view was sent last (None for a watcher), and whether a view was sent at all."""
        self._send = send
        self._pings: dict[int, float] = {}
        self._sent_pings = 0
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        """Queue a message; a client that is too far behind is cut off instead."""
        if self._closing is not None:
            return
        if len(self._queue) >= QUEUE_LENGTH:
            self._queue.clear()
            self.close(TRY_LATER, "slow")
            return
        self._queue.append(text)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close the connection once everything queued is sent."""
        if self._closing is None:
            self._closing = (code, reason)
            CUT_OFF.labels(reason).inc()
            self._wake.set()

    async def send_queued(self) -> None:
        """Send what is queued until the connection is closed, from this side or the other."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # sending to a socket that is closing
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    await self._send({"type": "websocket.send", "text": self._queue.popleft()})
                if self._closing is not None:
                    break
        self.is_closed = True
        if self._closing is not None and self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.socket.close(*self._closing)

    # Round trips

    def check_alive(self, now: float) -> None:
        """Cut off a client that has fallen silent, and send a ping when one is due."""
        if now >= self.heard_at + SILENCE:
            self.close(TRY_LATER, "silent")
        elif now >= self.next_ping:
            self.ping(now)

    def ping(self, now: float) -> None:
        self._sent_pings += 1
        self._pings = {self._sent_pings: now}
        self.next_ping = now + (0.5 if self._sent_pings < 5 else 30.0)
        self.send(as_text(Ping(ping=self._sent_pings)))

    def pong(self, number: int, now: float) -> float | None:
        """Return the round trip of an answered ping; None if it is not the last one sent."""
        sent = self._pings.pop(number, None)
        return None if sent is None else now - sent
