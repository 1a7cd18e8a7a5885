"""How often each address may ask for something."""

from collections import OrderedDict

from lastcard.table.rate_limit import TokenBucket

ADDRESSES_KEPT = 10_000


class RateLimit:
    """A token bucket for each address; those that asked longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Count a request; return False if there were too many."""
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def give_back(self, address: str) -> None:
        """Do not count the last request after all."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.give_back()
