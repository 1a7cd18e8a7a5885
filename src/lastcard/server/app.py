"""The application: routes, sockets, start and stop."""

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from lastcard.server.config import Config
from lastcard.server.http import (
    branches,
    circles,
    edition_catalogue,
    evenings,
    lessons,
    openapi,
    operations,
    puzzles,
    reviews,
    rounds,
    tables,
)
from lastcard.server.http.identity import Identities, without_other_cookies
from lastcard.server.http.openapi import openapi_document
from lastcard.server.http.request_size import is_too_large, refuse_size
from lastcard.server.http.responses import refuse
from lastcard.server.live.hub import Hub
from lastcard.server.live.websocket import serve_socket
from lastcard.server.services import Services
from lastcard.server.store.storage import Storage
from lastcard.server.watchdog import Watchdog
from lastcard.table import Refusal

if TYPE_CHECKING:
    from lastcard.server.cluster.node import Node

log = logging.getLogger(__name__)

ROUTES = (
    operations,
    tables,
    rounds,
    reviews,
    branches,
    puzzles,
    lessons,
    evenings,
    circles,
    edition_catalogue,
    openapi,
)
SWITCH_INTERVAL = 0.0005
"""Seconds after which Python switches threads: the one that stores has many short things to do."""


class App(FastAPI):
    """FastAPI for HTTP; WebSockets bypass it, as its layers would cost time on thousands of messages a second."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and is_too_large(scope):
            await refuse_size(scope, receive, send)
        elif scope["type"] == "websocket":
            await serve_socket(self.state.services, without_other_cookies(scope), receive, send)
        else:
            known = without_other_cookies(scope) if scope["type"] == "http" else scope
            with suppress(ClientDisconnect):  # a client that hangs up in the middle of a request gets no answer
                await super().__call__(known, receive, send)


def join_cluster(config: Config, secret: bytes) -> "Node | None":
    """Return the node that this server is in a cluster; None if it is alone."""
    if not config.nats:
        return None
    from lastcard.server.cluster.node import Node  # noqa: PLC0415, an extra
    from lastcard.server.store.leases import Leases  # noqa: PLC0415, likewise

    return Node(Leases(config.database), list(config.nats), secret)


def make_app(config: Config, storage: Storage) -> FastAPI:
    """Return the application around an open storage, which is closed when the application stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        secret = storage.secret()
        node = join_cluster(config, secret)
        hub = Hub(config, storage, node)
        services = app.state.services = Services(config, hub, Identities(secret, config.is_secure))
        sys.setswitchinterval(SWITCH_INTERVAL)
        hub.start()
        if node is not None:
            await node.start(services)
        watchdog = Watchdog()
        watchdog.start()
        log.info("open at %s", config.public_url or f"http://{config.host}:{config.port}")
        yield
        watchdog.close()
        if node is not None:
            await node.close()
        await hub.close()
        storage.close()
        log.info("closed")

    about = "Tables where people and bots play. WebSocket messages are described in docs/protocol.md."
    app = App(
        title="Lastcard", version="1", description=about, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url=None,
    )  # fmt: skip
    app.openapi = lambda: openapi_document(app)  # type: ignore[method-assign] # as FastAPI's documentation has it
    app.add_exception_handler(RequestValidationError, refuse_malformed)
    app.add_exception_handler(405, refuse_method)
    app.add_exception_handler(Refusal, refuse_as_raised)
    for error in (OSError, SQLAlchemyError):
        app.add_exception_handler(error, refuse_to_store)
    for module in ROUTES:
        app.include_router(module.router)
    return app


async def refuse_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    detail = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())[:200]
    return refuse(request, Refusal("malformed", {"detail": detail}))


async def refuse_as_raised(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refuse(request, refusal)


async def refuse_to_store(request: Request, error: Exception) -> Response:
    log.error("a request could not be carried out: %s", type(error).__name__)
    return refuse(request, Refusal("storage"))


async def refuse_method(request: Request, _error: Exception) -> Response:
    """Refuse a method, and name those that the path has, as each is a route of its own."""
    routes = [route for module in ROUTES for route in module.router.routes if isinstance(route, Route)]
    found = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    refused = refuse(request, Refusal("method"))
    refused.headers["allow"] = ", ".join(sorted({method for route in found for method in route.methods or ()}))
    return refused
