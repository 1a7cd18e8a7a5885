"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import IO, TYPE_CHECKING

import uvicorn

from lastcard.server import garbage
from lastcard.server.cluster.set_up import check_reachable, check_set_up
from lastcard.server.config import Config
from lastcard.server.doors import Doors, proxy_check
from lastcard.server.http.framing import FramingCheck
from lastcard.server.http.hosts import HostCheck
from lastcard.server.http.protocols import HttpProtocol
from lastcard.server.http.static_files import ClientFiles
from lastcard.server.logs import configure_logging
from lastcard.server.store.storage import Storage, open_storage

if TYPE_CHECKING:
    from fastapi import FastAPI

    from lastcard.server.services import Services

log = logging.getLogger(__name__)

MOST_DESCRIPTORS = 16_384
"""Files and sockets that the server asks the system for; the usual limit is 1,024."""


class Server(uvicorn.Server):
    """Listens first and then loads the application, which takes longest and is not needed for the first page."""

    def __init__(
        self, settings: uvicorn.Config, files: ClientFiles, load: Callable[[], FastAPI], opened: Callable[[], None]
    ) -> None:
        super().__init__(settings)
        self._files = files
        self._load = load
        self._opened = opened
        self._lifespan = AsyncExitStack()
        self._services: Services | None = None
        self.is_broken = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()
        self._loading = asyncio.create_task(self._load_application())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._services is not None and self._services.gateway is not None:
            try:
                await self._services.gateway.drain()
            except Exception:
                log.exception("not all tables could be handed over")
        await super().shutdown(sockets)
        await self._loading
        await self._lifespan.aclose()

    async def _load_application(self) -> None:
        try:
            app = await asyncio.to_thread(self._load)
            await self._lifespan.enter_async_context(app.router.lifespan_context(app))
        except Exception:
            log.critical("the server cannot open", exc_info=True)
            self.is_broken = self.should_exit = True
            return
        self._services = app.state.services
        garbage.begin()
        self._files.open(app)


def check_cluster(config: Config) -> None:
    """Check the set-up of a cluster. Raises LastcardError with a message of one line."""
    check_set_up(config)
    if config.nats:
        check_reachable(config)


def load_app(config: Config, storage: Storage) -> FastAPI:
    from lastcard.server.app import make_app  # noqa: PLC0415, it takes long

    return make_app(config, storage)


def allowed_descriptors() -> int:
    """Raise the limit of open files and sockets as far as possible, and return it."""
    if os.name == "nt":
        return MOST_DESCRIPTORS
    import resource  # noqa: PLC0415, there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(MOST_DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def run(
    config: Config,
    storage: Storage | None = None,
    listener: socket.socket | None = None,
    opened: Callable[[], None] = lambda: None,
    log_file: IO[str] | None = None,
    own: socket.socket | None = None,
) -> None:
    """Serve until stopped. `storage` is opened unless it is given; `listener` is a socket that listens already.

    `own` is this process's own listener, where several processes share the first.

    `opened` is called once the server listens; logs go to `log_file`, or else to stderr.
    """
    if storage is None:
        check_cluster(config)
        storage = open_storage(config.database, is_shared=bool(config.nats))
    configure_logging(log_file or sys.stderr)
    gc.disable()  # while everything is being loaded there is nothing to collect
    files = ClientFiles(config.web, config.is_secure)
    doors = Doors(allowed_descriptors(), proxy_check(config.trusted_proxies))
    settings = uvicorn.Config(
        FramingCheck(HostCheck(files, config.names)),
        host=config.host,
        port=config.port,
        lifespan="off",
        http=partial(HttpProtocol, doors),  # type: ignore[arg-type] # it is only called
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
    server = Server(settings, files, partial(load_app, config, storage), opened)
    with suppress(KeyboardInterrupt):  # it has stopped as intended
        server.run([each for each in (listener, own) if each] or None)
    if server.is_broken or not server.started:
        sys.exit(3)  # as uvicorn does
