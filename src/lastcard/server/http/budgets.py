"""How often each person, and each address, may ask for something costly."""

from lastcard.server.http.rate_limits import RateLimit
from lastcard.table import Refusal

ADDRESS_SHARES = 4
"""Many people may have the same address: it may ask for so many times what one of them may."""


class Budget:
    """A rate limit for people, and a wider one for addresses, as anybody can be a new person."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = RateLimit(rate, burst)
        self._addresses = RateLimit(rate * ADDRESS_SHARES, burst * ADDRESS_SHARES)

    def limits(self) -> dict[str, RateLimit]:
        """Return the two limits by what they count."""
        return {"people": self._people, "addresses": self._addresses}

    def spend(self, person: str | None, address: str, now: float) -> None:
        """Count a request. Raises Refusal if there were too many."""
        if person is not None and not self._people.take(person, now):
            raise Refusal("slow-down")
        if not self._addresses.take(address, now):
            raise Refusal("slow-down")
