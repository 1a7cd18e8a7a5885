"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import IO, TYPE_CHECKING

import uvicorn

from lastcard.server.config import Config
from lastcard.server.front import Front
from lastcard.server.logs import log_to
from lastcard.server.storage import Storage, open_storage

if TYPE_CHECKING:
    from fastapi import FastAPI

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Opens its door first, and loads the application then: that takes longest, and the first page needs none of it."""

    def __init__(
        self, settings: uvicorn.Config, front: Front, load: Callable[[], FastAPI], opened: Callable[[], None]
    ) -> None:
        super().__init__(settings)
        self._front = front
        self._load = load
        self._opened = opened
        self._running = AsyncExitStack()
        self.is_broken = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()
        self._loading = asyncio.create_task(self._open())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._loading
        await self._running.aclose()

    async def _open(self) -> None:
        try:
            app = await asyncio.to_thread(self._load)
            await self._running.enter_async_context(app.router.lifespan_context(app))
        except Exception:
            log.critical("the server cannot open", exc_info=True)
            self.is_broken = self.should_exit = True
            return
        gc.freeze()
        self._front.let_in(app)


def load_app(config: Config, storage: Storage) -> FastAPI:
    from lastcard.server.app import make_app  # noqa: PLC0415, it takes long

    return make_app(config, storage)


def run(
    config: Config,
    storage: Storage | None = None,
    door: socket.socket | None = None,
    opened: Callable[[], None] = lambda: None,
    written: IO[str] | None = None,
) -> None:
    """`storage` is open already, or is opened now; `door` is a socket that listens instead of the usual one."""
    storage = storage or open_storage(config.database)
    log_to(written or sys.stderr)
    gc.disable()  # tables leave none for it to find, and looking took 40 to 200 ms; the hub looks when it must
    front = Front(config.web, config.is_secure)
    settings = uvicorn.Config(
        front,
        host=config.host,
        port=config.port,
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=2 * config.message_size,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=",".join(config.trusted_proxies) or None,
        timeout_graceful_shutdown=5,
    )
    server = Server(settings, front, partial(load_app, config, storage), opened)
    with suppress(KeyboardInterrupt):  # it has stopped as it should
        server.run([door] if door else None)
    if server.is_broken or not server.started:
        sys.exit(3)  # as uvicorn has it
