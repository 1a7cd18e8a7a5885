"""Who is let in: origins, and how often one may ask."""

from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from lastcard.table.timing import Bucket

REMEMBERED = 10_000


class Limits:
    """A bucket for each address; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def give_back(self, address: str) -> None:
        """The last one does not count."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.give_back()


def address(connection: HTTPConnection) -> str:
    """Behind a trusted proxy this is who the proxy says it is."""
    if connection.client is None:
        return ""
    host = connection.client.host
    if ":" in host:  # everybody has a whole /64 of addresses
        return ":".join(host.split(":")[:4])
    return host


def is_own_origin(connection: HTTPConnection, public_origin: str) -> bool:
    """Whether a page of ours asks. Programs that are no browsers need not say where they come from."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if public_origin:
        return origin == public_origin
    return urlsplit(origin).netloc == connection.headers.get("host", "")
