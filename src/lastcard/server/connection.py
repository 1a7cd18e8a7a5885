"""One socket: what is told goes through a bounded queue, so that nobody waits for a slow one."""

import asyncio
from collections import deque
from contextlib import suppress

from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastcard.server.metrics import CUT_OFF
from lastcard.server.wire import Ping, as_text
from lastcard.table.timing import Bucket

BACKLOG = 200
"""Messages; whoever is further behind is cut off and may come back."""
POLICY, TRY_LATER = 1008, 1013
SILENCE = 75.0
"""Seconds without a word, with pings unanswered: there is nobody any more at the other end."""


class Connection:
    def __init__(self, socket: WebSocket, send: Send, person: str, lang: str, bucket: Bucket) -> None:
        self.socket = socket
        self._send = send
        self.person = person
        self.lang = lang
        self.bucket = bucket
        self.next_ping = 0.0
        self.heard_at = 0.0
        self.is_closed = False
        self.sight: tuple[int | None, bool] = (None, False)
        """With whose eyes it was last shown the round, and whether at all."""
        self._pings: dict[int, float] = {}
        self._sent_pings = 0
        self._backlog: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        if self._closing is not None:
            return
        if len(self._backlog) >= BACKLOG:
            self._backlog.clear()
            self.close(TRY_LATER, "slow")
            return
        self._backlog.append(text)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """After what was sent before."""
        if self._closing is None:
            self._closing = (code, reason)
            CUT_OFF.labels(reason).inc()
            self._wake.set()

    async def pump(self) -> None:
        """Sends until the socket is closed, from this side or the other."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # sending to a socket that is closing
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._backlog:
                    await self._send({"type": "websocket.send", "text": self._backlog.popleft()})
                if self._closing is not None:
                    break
        self.is_closed = True
        if self._closing is not None and self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.socket.close(*self._closing)

    # The length of the line

    def look_after(self, now: float) -> None:
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
        """How long the ping was under way; None if there was none, or an older one."""
        sent = self._pings.pop(number, None)
        return None if sent is None else now - sent
