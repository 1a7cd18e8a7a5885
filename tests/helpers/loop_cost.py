"""Requests and sockets handed to the application without a network, and what they cost the event loop."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import thread_time
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Scope

from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.doors import ENTRANCE, Doors
from lastcard.server.services import Services
from lastcard.server.store.storage import open_storage

Headers = dict[str, str]
MOST = 0.020
"""Seconds that nothing may take of the event loop."""
TRIES = 3
FREE = {
    f"{what}_{part}": 1e9
    for what in ("make", "change", "arrange", "replay", "look", "review", "coach", "guess", "message")
    for part in ("rate", "burst")
}
"""Budgets that nobody uses up."""


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

    def __init__(
        self, app: ASGIApp, code: str, cookie: str, name: str, more: str = "", headers: Headers | None = None
    ) -> None:
        """`more` of the query, and of the headers."""
        self.heard = 0
        self.last: dict[str, Any] = {}
        self.close_code: int | None = None
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._answered = asyncio.Event()
        sent = {"cookie": cookie, **(headers or {})}
        scope = scope_of("websocket", f"/api/tables/{code}/socket", sent, f"name={name}{more}")
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
        """Wait until it is accepted and welcomed, or refused."""
        async with asyncio.timeout(30):
            while self.heard < 2 and not self._serving.done():
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


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[FastAPI, Services]]:
    app = make_app(Config(database_in(folder), **FREE), open_storage(database_in(folder)))  # type: ignore[arg-type]
    async with app.router.lifespan_context(app):
        yield app, app.state.services


async def cost_of(request: Any) -> float:
    """The least of several tries."""
    least = 1.0
    for _ in range(TRIES):
        with watch_loop() as probe:
            await asyncio.ensure_future(request())  # a task of its own, whose every step is measured
        least = min(least, probe.longest)
        if least < MOST / 2:
            break
    return least
