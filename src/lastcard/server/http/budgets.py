"""How often each person and each address may ask for something costly, or send anything at all."""

from lastcard.server.http.rate_limits import RateLimit
from lastcard.table import Refusal

ADDRESS_SHARES = 4
"""Many people may share an address, which may ask for this many times what one person may."""


TOLD_FROM = 10
"""Messages from which on they are reported to other nodes; people who play send fewer."""
STRANGERS_SHARES = 10
"""Strangers at an address may together send this many times the messages of one person."""


class Budget:
    """A rate limit for people, and a wider one for addresses, as it is easy to become a new person."""

    def __init__(self, rate: float, burst: float) -> None:
        self._people = RateLimit(rate, burst)
        self._addresses = RateLimit(rate * ADDRESS_SHARES, burst * ADDRESS_SHARES)

    def limits(self) -> dict[str, RateLimit]:
        """Return the two limits by what they are counted for."""
        return {"people": self._people, "addresses": self._addresses}

    def is_used_up_at(self, address: str, now: float) -> bool:
        """Return whether strangers at an address have nothing left."""
        return not self._addresses.has_left(address, now)

    def spend(self, person: str | None, address: str, now: float, *, is_regular: bool = False) -> None:
        """Count a request, of a regular for themselves alone. Raises Refusal if there were too many."""
        if person is not None and not self._people.take(person, now):
            raise Refusal("slow-down")
        if not is_regular and not self._addresses.take(address, now):
            raise Refusal("slow-down")


class MessageBudget:
    """How many messages a person may send over all their sockets, closed ones included.

    As it is easy to become a new person, people without a chair also share a limit of their address.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._people = RateLimit(rate, burst)
        self._strangers = RateLimit(rate * STRANGERS_SHARES, burst * STRANGERS_SHARES)
        for limit in self.limits().values():
            limit.told_from = TOLD_FROM

    def limits(self) -> dict[str, RateLimit]:
        """Return the two limits by what they are counted for."""
        return {"people": self._people, "strangers": self._strangers}

    def spend(self, person: str, address: str, is_seated: bool, now: float) -> None:
        """Count a message. Raises Refusal if there were too many."""
        if not self._people.take(person, now):
            raise Refusal("rate")
        if not is_seated and not self._strangers.take(address, now):
            raise Refusal("slow-down")
