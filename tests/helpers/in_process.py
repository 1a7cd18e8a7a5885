"""The whole server in this process, and clients that are nothing but sockets, so that its objects can be counted."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import uvicorn
from uvicorn.server import ServerState

from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.doors import Doors
from lastcard.server.http.hosts import HostCheck
from lastcard.server.http.protocols import HttpProtocol
from lastcard.server.http.static_files import ClientFiles
from lastcard.server.live.hub import Hub
from lastcard.server.store.storage import open_storage


class Wire:
    """A blocking socket to a server; for a thread beside the server's."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 20)
        self._buffer = b""

    def close(self) -> None:
        self._socket.close()

    def ask(
        self, method: str, path: str, *headers: str, body: bytes = b"", host: str = "localhost"
    ) -> tuple[bytes, bytes]:
        """Send a request; return the head of the answer, and its body."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}", *headers, "", ""]
        self._socket.sendall("\r\n".join(lines).encode() + body)
        head = self._take(self._find(b"\r\n\r\n") + 4)
        length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
        return head, self._take(int(length.split(b":")[1]))

    def shake_hands(self, path: str, cookie: str) -> bytes:
        """Make it a WebSocket; return the head of the answer."""
        key = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + "A" * 22 + "==",
        )
        return self.ask("GET", path, f"Cookie: {cookie}", *key)[0]

    def tell(self, text: str) -> None:
        """Send a short message over the WebSocket."""
        data = text.encode()
        assert len(data) < 126
        self._socket.sendall(bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data)

    def hear(self) -> str:
        """Return the next message."""
        length = self._take(2)[1]
        if length == 126:
            length = int.from_bytes(self._take(2), "big")
        elif length == 127:
            length = int.from_bytes(self._take(8), "big")
        return self._take(length).decode(errors="replace")

    def hear_until(self, part: str) -> str:
        while part not in (heard := self.hear()):
            pass
        return heard

    def _find(self, end: bytes) -> int:
        while end not in self._buffer:
            self._receive()
        return self._buffer.index(end)

    def _take(self, length: int) -> bytes:
        while len(self._buffer) < length:
            self._receive()
        taken, self._buffer = self._buffer[:length], self._buffer[length:]
        return taken

    def _receive(self) -> None:
        data = self._socket.recv(65536)
        if not data:
            raise EOFError(self._buffer)
        self._buffer += data


@asynccontextmanager
async def serving_here(folder: Path, pace: float = 0.01) -> AsyncIterator[tuple[int, Hub]]:
    """Serve in this process's event loop; gives the port, and all tables."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Lastcard</title>")
    (web / "assets" / "main.js").write_text("1;" * 50_000)
    config = Config(database_in(folder), pace=pace, web=web, guess_burst=1e9, make_burst=1e9)
    app = make_app(config, open_storage(config.database))
    files = ClientFiles(web, is_secure=False)
    settings = uvicorn.Config(
        HostCheck(files, config.names), log_config=None, ws="websockets-sansio", ws_ping_interval=None
    )
    settings.load()
    state = ServerState()
    async with app.router.lifespan_context(app):
        files.open(app)
        make = partial(HttpProtocol, Doors(1024), settings, state, {})
        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1], app.state.services.hub
        finally:
            server.close()
            for protocol in list(state.connections):
                protocol.shutdown()
            while state.tasks or state.connections:
                await asyncio.sleep(0.01)
