"""Where a request comes from: its address, and whether a page of this server sent it."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

LONGEST_ADDRESS = 45
"""Characters of an IPv6 address with an IPv4 address in it; whatever else a proxy names is cut off there."""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address in any spelling, with a zone or as IPv4 in IPv6; None if it is not one."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def network_of(text: str) -> str:
    """Return what limits are counted for: an IPv4 address, or the /64 of an IPv6 address, which is one household's."""
    address = read_address(text)
    if address is None:
        return text[:LONGEST_ADDRESS]
    return str(IPv6Network((int(address) >> 64 << 64, 64)) if isinstance(address, IPv6Address) else address)


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address, for limits; behind a trusted proxy, the one that the proxy names."""
    return "" if connection.client is None else network_of(connection.client.host)


def is_own_origin(connection: HTTPConnection, public_origin: str) -> bool:
    """Return whether a page of this server asks; programs other than browsers send no origin and are let in."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if public_origin:
        return origin == public_origin
    host = connection.headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}")
