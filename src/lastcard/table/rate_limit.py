"""A token bucket: how often something may be done."""


class TokenBucket:
    """Allows `burst` things at once, and `rate` a second after that."""

    __slots__ = ("_left", "_taken_at", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._taken_at: float | None = None

    def take(self, now: float, tokens: int = 1) -> bool:
        """Take some tokens; return False, and take none, if too few are left."""
        self._refill(now)
        if self._left < tokens:
            return False
        self._left -= tokens
        return True

    def has_left(self, now: float) -> bool:
        """Return whether a token is left."""
        self._refill(now)
        return self._left >= 1

    def charge(self, now: float, tokens: int) -> None:
        """Take tokens that were spent elsewhere, even if that leaves a debt."""
        self._refill(now)
        self._left = max(-self.burst, self._left - tokens)

    def _refill(self, now: float) -> None:
        if self._taken_at is not None:
            self._left = min(self.burst, self._left + max(0.0, now - self._taken_at) * self.rate)
        self._taken_at = now

    def give_back(self) -> None:
        """Return one token, as if the last `take` had not happened."""
        self._left = min(self.burst, self._left + 1)
