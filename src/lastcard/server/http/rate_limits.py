"""How often each address may ask for something."""

from collections import Counter, OrderedDict

from lastcard.table.rate_limit import TokenBucket

ADDRESSES_KEPT = 10_000


class RateLimit:
    """A token bucket for each address; addresses that asked longest ago are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self.spent: Counter[str] | None = None
        """What each address has spent here since other nodes were told; None if there are none."""
        self.told_from = 1
        """How much an address must have spent before others are told."""

    def take(self, address: str, now: float) -> bool:
        """Count a request; return False if there were too many."""
        is_taken = self._bucket(address).take(now)
        if is_taken and self.spent is not None:
            self.spent[address] += 1
        return is_taken

    def has_left(self, address: str, now: float) -> bool:
        """Return whether a request would be granted, without counting one."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has_left(now)

    def charge(self, address: str, number: int, now: float) -> None:
        """Count requests that were made elsewhere."""
        self._bucket(address).charge(now, number)

    def take_spent(self) -> dict[str, int]:
        """Return what was spent here, as far as it is enough to tell; smaller amounts wait."""
        counted = self.spent or Counter()
        self.spent = Counter({key: number for key, number in counted.items() if 0 < number < self.told_from})
        if len(self.spent) > ADDRESSES_KEPT:
            self.spent.clear()
        return {key: number for key, number in counted.items() if number >= self.told_from}

    def _bucket(self, address: str) -> TokenBucket:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def give_back(self, address: str) -> None:
        """Take back the count of the last request."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.give_back()
        if self.spent is not None:
            self.spent[address] -= 1
