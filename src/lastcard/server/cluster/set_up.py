"""Checks the set-up of a cluster. What is wrong is told in one line."""

import asyncio
from ipaddress import ip_address
from urllib.parse import urlsplit

from lastcard.rules.model.errors import LastcardError
from lastcard.server.config import Config

CONNECT_TIME = 3.0
"""Seconds in which NATS must answer."""


def check_set_up(config: Config) -> None:
    """Check the command line of a cluster. Raises LastcardError."""
    if config.processes > 1 and not config.nats:
        raise LastcardError("cli-cluster-needs-nats", {"processes": config.processes})
    if config.nats and not config.database.startswith("postgresql"):
        raise LastcardError("cli-cluster-needs-postgresql", {})
    for server in config.nats:
        check_server(server)
    if len({urlsplit(server).scheme for server in config.nats}) > 1:
        raise LastcardError("cli-cluster-open-nats", {"server": without_password(config.nats[0])})


def check_server(server: str) -> None:
    """Check the address of one NATS server: hands of cards travel over it. Raises LastcardError."""
    try:
        parts = urlsplit(server)
        is_address = parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address:
        raise LastcardError("cli-cluster-no-address", {"server": without_password(server)})
    if not is_here(parts.hostname or "") and not (parts.scheme == "tls" and parts.username):
        raise LastcardError("cli-cluster-open-nats", {"server": without_password(server)})


def is_here(host: str) -> bool:
    """Return whether a host is this machine and nothing else."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def without_password(server: str) -> str:
    """Return an address without its password."""
    return server.rpartition("@")[2]


def check_reachable(config: Config) -> None:
    """Connect to NATS for a moment. Raises LastcardError."""
    from lastcard.server.cluster.wires import connect_once  # noqa: PLC0415, an extra

    try:
        asyncio.run(asyncio.wait_for(connect_once(list(config.nats)), CONNECT_TIME))
    except Exception as error:  # whatever a network can say
        values: dict[str, object] = {
            "server": without_password(config.nats[0]),
            "detail": str(error) or type(error).__name__,
        }
        raise LastcardError("cli-cluster-no-nats", values) from error
