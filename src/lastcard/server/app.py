"""The application: routes, sockets, start and stop."""

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

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

TURN = 0.0005
"""Seconds that a thread may keep others waiting: the one that stores has many short things to do."""


class App(FastAPI):
    """Sockets are served as they come: what is made for HTTP has no business with thousands of messages a second."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(self.state.services, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(config: Config, storage: Storage) -> FastAPI:
    """With storage that is open; it is closed when the application stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
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
