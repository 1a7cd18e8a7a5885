"""Runs the server until it is told to stop."""

import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import IO

import uvicorn

from lastcard.server.app import make_app
from lastcard.server.config import Config
from lastcard.server.logs import log_to


class Server(uvicorn.Server):
    """Says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()


def run(
    config: Config,
    door: socket.socket | None = None,
    opened: Callable[[], None] = lambda: None,
    log: IO[str] | None = None,
) -> None:
    """`door` is a socket that listens already, instead of the configured address."""
    log_to(log or sys.stderr)
    gc.freeze()
    gc.disable()  # tables leave none for it to find, and looking took 40 to 200 ms; the hub looks when it must
    settings = uvicorn.Config(
        make_app(config),
        host=config.host,
        port=config.port,
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
    server = Server(settings, opened)
    with suppress(KeyboardInterrupt):  # it has stopped as it should
        server.run([door] if door else None)
    if not server.started:
        sys.exit(3)  # as uvicorn has it
