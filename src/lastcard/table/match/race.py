"""The race to call or catch: who reacted first, not whose network is fastest.

Each claim counts from when its player could see the chance: its time of arrival minus the round trip between server
and player, as measured before the race opened. It waits until nobody with a longer round trip can have been faster.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from lastcard.table.match.seat_action import SeatAction


@dataclass(frozen=True)
class Lag:
    """The round trip to a player and back, by the last pings."""

    samples: tuple[float, ...] = ()

    def add(self, seconds: float) -> "Lag":
        return Lag((*self.samples[-6:], max(0.0, seconds)))

    def credit(self, most: float) -> float:
        """Return the seconds by which this player's claims count as earlier, at most `most`.

        The shortest round trip counts, so that answering late now and then gains nothing.
        """
        return min(*self.samples, most) if self.samples else 0.0


@dataclass(frozen=True, order=True)
class Claim:
    """A call or catch that takes part in a race; the quickest reaction wins."""

    reaction: float
    """Seconds from seeing the chance to claiming it."""
    action: SeatAction
    credit: float


@dataclass
class Race:
    """A chance to call or catch, and the claims on it."""

    opened_at: float
    move: int = 0
    """The move after which it opened; a catch sent for an earlier move was meant for another chance."""
    credits: Mapping[int, float] = field(default_factory=dict)
    """Seconds by which the claims of each seat are moved forward; fixed when the race begins."""
    claims: list[Claim] = field(default_factory=list)

    def reaction(self, now: float, credit: float) -> float:
        """Return how long somebody took to react whose claim arrives now."""
        return now - self.opened_at - credit

    def add(self, claim: Claim) -> None:
        """Add a claim, unless its seat has made one before."""
        if not self.has_claim_of(claim.action.seat):
            self.claims.append(claim)

    def has_claim_of(self, seat: int) -> bool:
        return any(claim.action.seat == seat for claim in self.claims)

    def best(self) -> Claim | None:
        return min(self.claims, default=None)

    def decided_at(self, other_credits: Iterable[float], jitter: float) -> float | None:
        """Return the time from which on no faster claim can still arrive; None without a claim.

        `other_credits` are the credits of those who have not claimed yet.
        """
        best = self.best()
        if best is None:
            return None
        longest = max((credit for credit in other_credits if credit > best.credit), default=None)
        arrived = self.opened_at + best.reaction + best.credit
        return arrived if longest is None else self.opened_at + best.reaction + longest + jitter
