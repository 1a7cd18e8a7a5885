"""A WebSocket connection. Messages go out through a bounded queue, so that nobody waits for a slow client."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from sys import getsizeof

from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastcard.limits import CONNECTION_MESSAGES, CONNECTION_QUEUE
from lastcard.server.doors import Write, write_nothing
from lastcard.server.live.queue_budget import QueueBudget
from lastcard.server.live.server_messages import Ping, as_text, error_message
from lastcard.server.metrics import CUT_OFF
from lastcard.table import Refusal

SENT_AT_ONCE = 4
"""Messages sent in a row before it is the others' turn."""
POLICY, RESTARTED, TRY_LATER = 1008, 1012, 1013
Meter = Callable[[bool, float], None]
"""Counts a message, given whether its sender has a chair, and the time. Raises Refusal if there were too many."""
SILENCE = 75.0
"""Seconds without a message, not even answers to pings, after which the client counts as gone."""


class Connection:
    def __init__(
        self, socket: WebSocket, send: Send, person: str, lang: str, meter: Meter, budget: QueueBudget
    ) -> None:
        self.socket = socket
        self.person = person
        self.lang = lang
        self.meter = meter
        self.program = ""
        """The digest of the token by which a program has come in; "" for everybody else."""
        self.next_ping = 0.0
        self.heard_at = 0.0
        """When the last message arrived."""
        self.is_closed = False
        self.viewpoint: tuple[int | None, bool] = (None, False)
        """The seat whose view was sent last (None for a watcher), and whether a view was sent at all."""
        self.waiting = 0
        """The size in memory of what is queued or just being sent."""
        self.write: Write = write_nothing
        """Writes a message at once, if nothing is before it."""
        self._send = send
        self._budget = budget
        self._pings: dict[int, float] = {}
        self._sent_pings = 0
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        """Write a message, or queue it if the client does not read; a client too far behind is cut off instead."""
        if self._closing is not None or self.is_closed or (not self.waiting and self.write(text)):
            return
        size = getsizeof(text)
        if len(self._queue) >= CONNECTION_MESSAGES or (self._queue and self.waiting + size > CONNECTION_QUEUE):
            self.cut_off()
            return
        self._queue.append(text)
        self._wake.set()
        self._budget.add(self, size)

    def remember(self, data: bytes) -> None:
        """Remember what the client has sent, where it may be needed again."""

    def cut_off(self) -> None:
        """Drop everything that is queued, and close the connection."""
        self._drop_queued()
        self.close(TRY_LATER, "slow")

    def _drop_queued(self) -> None:
        queued, self._queue = self._queue, deque()
        self._budget.remove(self, sum(map(getsizeof, queued)))

    def close(self, code: int, reason: str) -> None:
        """Close the connection once everything queued is sent."""
        if self._closing is None:
            self._closing = (code, reason)
            CUT_OFF.labels(reason).inc()
            self._wake.set()

    def turn_away(self, refusal: Refusal, code: int) -> None:
        """Tell the client why its connection is closed, and close it."""
        self.send(as_text(error_message(refusal, None, self.lang)))
        self.close(code, refusal.code)

    def send_away(self) -> None:
        """Make the client come back, as its table is elsewhere now."""
        self.close(RESTARTED, "moved")

    async def send_queued(self) -> None:
        """Send what is queued until either side closes the connection."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # sending to a socket that is closing
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    for _ in range(min(len(self._queue), SENT_AT_ONCE)):
                        await self._send_text(self._queue.popleft())
                    await asyncio.sleep(0)
                if self._closing is not None:
                    break
        self.is_closed = True
        self._drop_queued()
        if self._closing is not None and self.socket.application_state == WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.socket.close(*self._closing)

    async def _send_text(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        finally:
            self._budget.remove(self, getsizeof(text))

    # Round trips

    def check_due(self) -> float:
        """Return when to check the connection next."""
        return min(self.next_ping, self.heard_at + SILENCE)

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
        """Return the round trip of a ping that is answered; None if it is not the last one sent."""
        sent = self._pings.pop(number, None)
        return None if sent is None else now - sent
