"""How long everything takes at a table, in seconds; and chance that is the same again after a restart."""

from collections import deque
from dataclasses import dataclass
from hashlib import blake2b


@dataclass(frozen=True)
class Timing:
    think: tuple[float, float] = (0.8, 2.2)
    """A bot's pause before a decision, and the usual pause before an automatic pass."""
    react: tuple[float, float] = (0.6, 1.7)
    """A bot's pause before it calls, catches or jumps in."""
    grace: float = 2.0
    """How long the next player waits while somebody is exposed."""
    away: float = 20.0
    """How long somebody may be away before the autopilot plays."""
    host_away: float = 120.0
    """How long the host may be away before the next one is host."""
    most_credit: float = 0.4
    """How much lag is credited at most."""
    jitter: float = 0.03
    """How long a call waits for others that may have been faster, besides their lag."""
    fastest: float = 0.1
    """Nobody reacts faster than this to what they see."""
    lockout: float = 1.0
    """Who catches when there is nothing to catch cannot catch for so long."""

    def scaled(self, pace: float) -> "Timing":
        """The same table, slower or faster; what measures networks and people stays."""
        think, react = self.think, self.react
        return Timing(
            think=(think[0] * pace, think[1] * pace),
            react=(react[0] * pace, react[1] * pace),
            grace=self.grace * pace,
            away=self.away * pace,
            host_away=self.host_away * pace,
            fastest=self.fastest * min(1.0, pace),
        )


def chance(*things: object) -> float:
    """From 0 up to 1, always the same for the same things."""
    digest = blake2b(repr(things).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big") / 2**56


def between(span: tuple[float, float], *things: object) -> float:
    low, high = span
    return low + (high - low) * chance(*things)


class Pauses:
    """How long a person usually looks at a drawn card before keeping it: an automatic pass takes as long."""

    LEAST, MOST = 0.4, 5.0

    def __init__(self) -> None:
        self._lasted: deque[float] = deque(maxlen=8)

    def add(self, seconds: float) -> None:
        self._lasted.append(min(max(seconds, self.LEAST), self.MOST))

    def pick(self, usual: tuple[float, float], *things: object) -> float:
        """One of the last pauses, a little changed; the usual one as long as there are few."""
        known = len(self._lasted)
        place = int(chance("which", *things) * 8)
        if place >= known:
            return between(usual, *things)
        return self._lasted[place] * between((0.9, 1.1), *things)


class Bucket:
    """Lets `burst` things through at once, and `rate` a second after that."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        if self._at is not None:
            self._left = min(self.burst, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        self._left = min(self.burst, self._left + 1)
