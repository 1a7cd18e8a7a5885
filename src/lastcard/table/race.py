"""The race to call or catch: who reacted first, not whose network is fastest.

Each claim counts from when its player could see the chance: the time of its arrival less the lag between server and
player, there and back. A claim waits until nobody with a longer line can have been faster.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Lag:
    """The way to a player and back, by the last pings."""

    samples: tuple[float, ...] = ()

    def add(self, seconds: float) -> "Lag":
        return Lag((*self.samples[-6:], max(0.0, seconds)))

    def credit(self, most: float) -> float:
        return min(median(self.samples), most) if self.samples else 0.0


@dataclass(frozen=True, order=True)
class Claim:
    reaction: float
    """Seconds from seeing the chance to claiming it."""
    seat: int
    action: str
    credit: float


@dataclass
class Race:
    opened: float
    move: int = 0
    """After which move; a catch made for an earlier one was for another chance."""
    claims: list[Claim] = field(default_factory=list)

    def reaction(self, now: float, credit: float) -> float:
        return now - self.opened - credit

    def add(self, claim: Claim) -> None:
        """A seat's first claim counts; more of them do not help."""
        if all(claim.seat != other.seat for other in self.claims):
            self.claims.append(claim)

    def best(self) -> Claim | None:
        return min(self.claims, default=None)

    def decided_at(self, other_credits: Iterable[float], jitter: float) -> float | None:
        """When nobody can come in any more who was faster; None without a claim."""
        best = self.best()
        if best is None:
            return None
        longest = max((credit for credit in other_credits if credit > best.credit), default=None)
        own = self.opened + best.reaction + best.credit
        return own if longest is None else self.opened + best.reaction + longest + jitter
