"""A lean WebSocket client: so that it is the server that is measured, and not its clients.

It speaks as much of the protocol as a benchmark on loopback needs: text frames, whole, and no extensions.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, MASKED = 0x81, 0x80


class Connection(asyncio.Protocol):
    """One socket; `on_text` gets every message."""

    def __init__(self, on_text: Callable[["Connection", bytes], None]) -> None:
        self.on_text = on_text
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._buffer = b""
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.is_open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._buffer = rest
            self.is_open.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, place = self._buffer, 0
        while len(buffer) - place >= 2:
            kind, size, start = buffer[place], buffer[place + 1], place + 2
            if size == 126:
                size, start = int.from_bytes(buffer[place + 2 : place + 4], "big"), place + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[place + 2 : place + 10], "big"), place + 10
            if len(buffer) < start + size:
                break
            place = start + size
            if kind == TEXT:
                self.on_text(self, buffer[start:place])
        self._buffer = buffer[place:]

    def send(self, text: bytes) -> None:
        """With a mask of zeros, as the protocol allows: it costs the server the same as any other."""
        size = len(text)
        head = bytes((TEXT, MASKED | size)) if size < 126 else bytes((TEXT, MASKED | 126)) + size.to_bytes(2, "big")
        self.write(head + b"\0\0\0\0" + text)

    def write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def dial(port: int, path: str, on_text: Callable[["Connection", bytes], None], cookie: str = "") -> Connection:
    _, connection = await asyncio.get_running_loop().create_connection(lambda: Connection(on_text), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    connection.write(asked.encode())
    await connection.is_open
    return connection
