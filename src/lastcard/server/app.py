"""The application: routes, headers, the web client's files, start and stop."""

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from starlette.datastructures import MutableHeaders
from starlette.routing import Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lastcard.locale import say
from lastcard.server.config import Config
from lastcard.server.describing import describe
from lastcard.server.http import Problem, answer, lang_of, problem, router
from lastcard.server.hub import Hub
from lastcard.server.identity import Identities
from lastcard.server.services import Services
from lastcard.server.shelf import router as shelf
from lastcard.server.sockets import serve_socket
from lastcard.server.storage import Storage
from lastcard.table import Refusal

log = logging.getLogger(__name__)

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
TURN = 0.0005
"""Seconds that a thread may keep others waiting: the one that stores has many short things to do."""
YEAR = "max-age=31536000"


class Headers:
    """The usual headers on every answer."""

    def __init__(self, app: ASGIApp, is_secure: bool) -> None:
        self.app = app
        self.is_secure = is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.is_secure:
                    headers.setdefault("strict-transport-security", YEAR)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                elif scope["path"].startswith("/assets/"):
                    headers.setdefault("cache-control", f"public, {YEAR}, immutable")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Files(Mount):
    """Files lie anywhere but under `/api`, where a wrong method is to be told as such."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


class App(FastAPI):
    """Sockets are served as they come: what is made for HTTP has no business with thousands of messages a second."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(self.state.services, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(config: Config) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = Storage(config.database)
        try:
            storage.open()
        except Exception as error:
            log.critical("the database cannot be used: %s", str(error).partition("\n")[0])
            raise
        hub = Hub(config, storage)
        app.state.services = Services(config, hub, Identities(storage.secret(), config.is_secure))
        sys.setswitchinterval(TURN)
        hub.start()
        log.info("open at %s", config.public_url or f"http://{config.host}:{config.port}")
        yield
        await hub.close()
        storage.close()
        log.info("closed")

    about = "Tables where people and bots play. WebSocket messages are described in docs/protocol.md."
    app = App(
        title="Lastcard", version="1", description=about, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.openapi = lambda: describe(app)  # type: ignore[method-assign] # as FastAPI's documentation has it
    app.add_exception_handler(RequestValidationError, refuse_request)
    app.add_exception_handler(405, refuse_method)
    app.include_router(router)
    app.include_router(shelf)
    app.add_middleware(Headers, is_secure=config.is_secure)
    serve_web(app, config.web)
    return app


async def refuse_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    detail = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())[:200]
    return answer(Problem("malformed", say("server-malformed", {"detail": detail}, lang_of(request))), 422)


async def refuse_method(request: Request, _error: Exception) -> Response:
    """With all methods of the path: each is a route of its own."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    found = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    refused = problem(request, Refusal("method"), 405)
    refused.headers["allow"] = ", ".join(sorted({method for route in found for method in route.methods or ()}))
    return refused


def serve_web(app: FastAPI, web: Path) -> None:
    """The built web client, if there is one; its pages are all the same file."""
    index = web / "index.html"
    if not index.is_file():
        return

    async def page() -> Response:
        return FileResponse(index, headers={"cache-control": "no-cache"})

    for path in ("/", "/t/{code}", "/r/{round_id}", "/rules", "/rules/{edition}", "/scores"):
        app.get(path, include_in_schema=False)(page)
    app.routes.append(Files("/", StaticFiles(directory=web)))
