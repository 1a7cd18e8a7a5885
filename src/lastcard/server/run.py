"""Runs the server until it is told to stop."""

import gc

import uvicorn

from lastcard.server.app import make_app
from lastcard.server.config import Config
from lastcard.server.logs import log_to_stderr


def run(config: Config) -> None:
    log_to_stderr()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # sockets and tables live long: looking them all over takes longer than a turn may
    uvicorn.run(
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
