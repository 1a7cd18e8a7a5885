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
    if arguments.nats:
        require("nats", "cluster", lang)
        require("psycopg", "cluster", lang)
    from lastcard.server.cluster.set_up import check_set_up  # noqa: PLC0415, it takes long to load
    from lastcard.server.processes import run_processes  # noqa: PLC0415, likewise
    from lastcard.server.run import run  # noqa: PLC0415, likewise

    config = read_config(arguments, lang)
    check_set_up(config)
    if config.processes > 1:
        run_processes(config)
    else:
        run(config)
    return 0


def read_config(arguments: Namespace, lang: str) -> Config:
    folder = Path(arguments.data).expanduser()
    if not arguments.database:
        folder.mkdir(parents=True, exist_ok=True)
    return Config(
        database=with_driver(arguments.database) if arguments.database else database_in(folder),
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url or "",
        house_url=home_address(arguments.port) if arguments.host in EVERYWHERE else "",
        trusted_proxies=tuple(arguments.trusted_proxy or ()),
        keep_days=arguments.keep_days,
        pace=arguments.pace / 100,
        bots=read_bots(arguments.bot, lang),
        thinkers=arguments.thinkers,
        nats=tuple(arguments.nats or ()),
        processes=arguments.processes,
    )


def with_driver(database: str) -> str:
    """Return the URL of a database with the driver that is installed for it."""
    return database.replace("postgresql://", "postgresql+psycopg://", 1)
