"""Requests and sockets handed to the application without a network, and what they cost the event loop."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Any
from urllib.parse import quote

from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Scope

from lastcard.server.doors import ENTRANCE, Doors

Headers = dict[str, str]


class Probe:
    """The longest that the event loop was taken by one callback: seconds of work, however busy the machine is."""

    longest = 0.0


@contextmanager
def watch_loop() -> Iterator[Probe]:
    probe, run = Probe(), asyncio.Handle._run

    def timed(self: asyncio.Handle) -> None:
        began = thread_time()
        run(self)
        probe.longest = max(probe.longest, thread_time() - began)

    asyncio.Handle._run = timed  # type: ignore[method-assign]
    try:
        yield probe
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]


def scope_of(kind: str, path: str, headers: Headers | None = None, query: str = "", method: str = "GET") -> Scope:
    sent = {"host": "test", **(headers or {})}
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": path, "raw_path": quote(path).encode(), "query_string": query.encode(), "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in sent.items()],
        "client": ("203.0.113.5", 5), "server": ("test", 80), "subprotocols": [], "state": {},
        "extensions": {"websocket.http.response": {}},
    }  # fmt: skip


async def ask(app: ASGIApp, scope: Scope, body: bytes = b"") -> tuple[int, bytes]:
    """The status of the answer, and its body."""
    status, parts = 0, []
    asked: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return asked.pop() if asked else await asyncio.Future()

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    await app(scope, receive, send)
    return status, b"".join(parts)


class Socket:
    """A WebSocket without a network: what it is sent is counted, and the last of it kept."""

    def __init__(self, app: ASGIApp, code: str, cookie: str, name: str) -> None:
        self.heard = 0
        self.last: dict[str, Any] = {}
        self.close_code: int | None = None
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._answered = asyncio.Event()
        scope = scope_of("websocket", f"/api/tables/{code}/socket", {"cookie": cookie}, f"name={name}")
        scope["state"][ENTRANCE] = Doors(descriptors=1000).let_in(self, "203.0.113.5")
        self._serving = asyncio.ensure_future(app(scope, self._incoming.get, self._send))

    def is_waiting(self) -> bool:
        return False

    def throw_out(self) -> None:
        self.close_code = 1006

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.close_code = message["code"]
        self.heard += 1
        text = message.get("text", "")
        if text.startswith(('{"type":"done"', '{"type":"held"', '{"type":"error"', '{"type":"explained"')):
            self.last = json.loads(text)
            self._answered.set()

    async def tell(self, data: bytes) -> dict[str, Any]:
        """Sends, and waits for the answer."""
        self._answered.clear()
        self._incoming.put_nowait({"type": "websocket.receive", "bytes": data})
        try:
            await asyncio.wait_for(self._answered.wait(), 30)
        except TimeoutError:
            raise TimeoutError(data[:200], self.close_code) from None
        return self.last

    async def opened(self) -> None:
        while self.heard < 2:  # it is accepted, and then welcomed
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving


def endpoints(routes: list[BaseRoute]) -> set[tuple[str, str]]:
    """Method and path of every endpoint."""
    found: set[tuple[str, str]] = set()
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            found |= endpoints(inner.routes)
        else:
            found |= {(method, route.path) for method in route.methods or () if method != "HEAD"}  # type: ignore[attr-defined]
    return found
