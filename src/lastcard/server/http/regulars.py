"""Who at an address counts for themselves alone, whatever strangers there have used up.

Regulars have a chair, or have played a round to its end. As strangers can take chairs, too, only so many people of an
address count as regulars at a time: those who came first, as long as they stay.
"""

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

REGULARS_AT_ADDRESS = 60
REGULARS_KEPT = 10_000
STAYS = 900.0
"""Seconds for which somebody counts as a regular after they were last seen with a chair, or looked up."""


class Regulars:
    """`look_up` tells whether somebody has a chair anywhere, or has ever played a round to its end."""

    def __init__(self, look_up: Callable[[str], Awaitable[bool]]) -> None:
        self._look_up = look_up
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When each person was last noted at each address; the latest come last."""
        self._at: Counter[str] = Counter()

    def note(self, person: str, address: str, now: float) -> bool:
        """Note that somebody with a chair is at an address; return whether they count as a regular there."""
        self._forget_gone(now)
        key = (person, address)
        if key not in self._seen:
            if self._at.get(address, 0) >= REGULARS_AT_ADDRESS:
                return False
            self._at[address] += 1
        self._seen[key] = now
        self._seen.move_to_end(key)
        if len(self._seen) > REGULARS_KEPT:
            self._forget_first()
        return True

    def has(self, person: str, address: str, now: float) -> bool:
        """Return whether somebody is known as a regular of an address."""
        self._forget_gone(now)
        return (person, address) in self._seen

    async def find_out(self, person: str, address: str, now: float) -> bool:
        """Return whether somebody counts as a regular of an address, even if they were not seen there before."""
        return self.has(person, address, now) or (await self._look_up(person) and self.note(person, address, now))

    def _forget_gone(self, now: float) -> None:
        while self._seen and next(iter(self._seen.values())) < now - STAYS:
            self._forget_first()

    def _forget_first(self) -> None:
        (_, address), _ = self._seen.popitem(last=False)
        self._at[address] -= 1
        if not self._at[address]:
            del self._at[address]
