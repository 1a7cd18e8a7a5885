"""How long everything takes at a table, in seconds, and random numbers that are the same after a restart.

How long people may take for a decision is a setting of the table: `RoundRunner.time_limit`.
"""

from collections import deque
from dataclasses import dataclass
from hashlib import blake2b


@dataclass(frozen=True)
class Timing:
    think: tuple[float, float] = (0.8, 2.2)
    """A bot's pause before a decision, and the usual pause before an automatic pass."""
    react: tuple[float, float] = (0.6, 1.7)
    """A bot's pause before it calls, catches or jumps in."""
    catch_delay_factor: float = 1.0
    """Factor on the seconds a bot waits before it catches."""
    draw_for_dealer: float = 3.0
    """How long people watch the draw for dealer before the first decision can be due."""
    deal: float = 2.0
    """How long people watch the deal before the first decision can be due."""
    grace: float = 2.0
    """How long the next player waits while somebody is exposed."""
    away: float = 20.0
    """How long somebody may be away before the autopilot plays."""
    host_away: float = 120.0
    """How long the host may be away before the next person becomes host."""
    most_credit: float = 0.4
    """The most lag that is made up for in a race."""
    jitter: float = 0.03
    """Extra wait for claims still on their way."""
    fastest: float = 0.1
    """Seconds in which the quickest reaction to something seen is possible."""
    answer: float = 0.5
    """How long people's clients have to commit before a deal, and again to reveal."""
    come_back: float = 3.0
    """How long the shuffle waits for people who are away after a restart."""
    lockout: float = 1.0
    """How long somebody may not catch after catching when there was nothing to catch."""

    def scaled(self, pace: float) -> "Timing":
        """Return these times at another pace; those for networks and people stay the same."""
        think, react = self.think, self.react
        return Timing(
            think=(think[0] * pace, think[1] * pace),
            react=(react[0] * pace, react[1] * pace),
            catch_delay_factor=self.catch_delay_factor * pace,
            draw_for_dealer=self.draw_for_dealer * pace,
            deal=self.deal * pace,
            grace=self.grace * pace,
            away=self.away * pace,
            host_away=self.host_away * pace,
            fastest=self.fastest * min(1.0, pace),
        )


def chance(*things: object) -> float:
    """Return a number from 0 up to 1, always the same for the same arguments."""
    digest = blake2b(repr(things).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big") / 2**56


def between(span: tuple[float, float], *things: object) -> float:
    """Return a number in a span, always the same for the same arguments."""
    low, high = span
    return low + (high - low) * chance(*things)


class Pauses:
    """How long a person usually looks at a drawn card before keeping it, so that automatic passes take as long."""

    LEAST, MOST = 0.4, 5.0

    def __init__(self) -> None:
        self._lasted: deque[float] = deque(maxlen=8)

    def add(self, seconds: float) -> None:
        """Add a pause that this person made."""
        self._lasted.append(min(max(seconds, self.LEAST), self.MOST))

    def pick(self, usual: tuple[float, float], *things: object) -> float:
        """Return one of the last pauses, slightly varied; the usual one as long as few are known."""
        known = len(self._lasted)
        place = int(chance("which", *things) * 8)
        if place >= known:
            return between(usual, *things)
        return self._lasted[place] * between((0.9, 1.1), *things)
