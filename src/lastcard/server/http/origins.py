"""Where a request comes from: its address, and whether a page of this server sent it."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address, for rate limits; behind a trusted proxy, the one that the proxy names."""
    if connection.client is None:
        return ""
    host = connection.client.host
    if ":" in host:  # everybody has a whole /64 of addresses
        return ":".join(host.split(":")[:4])
    return host


def is_own_origin(connection: HTTPConnection, public_origin: str) -> bool:
    """Return whether a page of this server asks; programs other than browsers send no origin and are let in."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if public_origin:
        return origin == public_origin
    return urlsplit(origin).netloc == connection.headers.get("host", "")
