"""`lastcard serve`: the server, from the command line."""

from argparse import Namespace
from pathlib import Path

from lastcard.cli.errors import require
from lastcard.cli.home_address import home_address
from lastcard.cli.own_bots import read_bots
from lastcard.server.config import Config, database_in

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104, nothing listens here
"""Hosts that stand for all addresses of this machine."""


def run_serve(arguments: Namespace, lang: str) -> int:
    require("fastapi", "server", lang)
    from lastcard.server.run import run  # noqa: PLC0415, it takes long to load

    run(read_config(arguments))
    return 0


def read_config(arguments: Namespace) -> Config:
    folder = Path(arguments.data).expanduser()
    if not arguments.database:
        folder.mkdir(parents=True, exist_ok=True)
    return Config(
        database=arguments.database or database_in(folder),
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url or "",
        house_url=home_address(arguments.port) if arguments.host in EVERYWHERE else "",
        trusted_proxies=tuple(arguments.trusted_proxy or ()),
        keep_days=arguments.keep_days,
        pace=arguments.pace / 100,
        bots=read_bots(arguments.bot),
        thinkers=arguments.thinkers,
    )
