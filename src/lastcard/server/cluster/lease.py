"""Who has which table, and who is still there: what is decided about it, without network or database.

A node beats: it counts up a number in the database. Whoever sees the number of another stand still for long enough, by
its own clock, removes that node, provided that the number is still the one it saw. A table's lease names its node and
an epoch. Whoever takes the table over counts the epoch up, and nothing is written under an epoch that is not the last.
So clocks say only when to try; what holds is decided by numbers in the database.
"""

from collections.abc import Iterable
from dataclasses import dataclass

BEAT = 0.4
"""Seconds between two beats."""
CERTAIN = 0.9
"""Seconds after a beat for which a node may tell newcomers what it knows: nobody can have removed it yet."""
GONE = 1.2
"""Seconds without a beat after which a node is removed that has no session at the database any more."""
UNREACHABLE = 1.2
"""Seconds after which a node is removed that says that it has no messages, while others have them."""
LEASE = 2.5
"""Seconds without a beat after which any node is removed, and after which it gives up by itself."""


@dataclass(frozen=True)
class Lease:
    """The right to write to a table."""

    node: str
    epoch: int


NO_LEASE = Lease("", 0)
"""The lease of a server that has its database to itself."""


@dataclass(frozen=True)
class NodeSeen:
    """What the database says of a node."""

    node: str
    beat: int
    has_session: bool = True
    """The database still has a connection of it."""
    is_reachable: bool = True
    """It is connected to the messages between nodes, by its own word."""
    is_draining: bool = False


@dataclass
class Sight:
    """When something about another node was first seen, by the clock of who looks."""

    beat: int
    since: float
    unreachable_since: float | None = None


class Watch:
    """One node's look at the others."""

    def __init__(self) -> None:
        self._sights: dict[str, Sight] = {}

    def reset(self) -> None:
        """Begin anew: who could not look for a while knows nothing of how long the others were still."""
        self._sights = {}

    def look(self, nodes: Iterable[NodeSeen], now: float, is_reachable: bool) -> list[NodeSeen]:
        """Note what the database says of the others; return those that are to be removed."""
        sights: dict[str, Sight] = {}
        late = []
        for seen in nodes:
            sight = self._sights.get(seen.node)
            if sight is None or sight.beat != seen.beat:
                since = sight.unreachable_since if sight is not None else None
                sight = Sight(seen.beat, now, since)
            sights[seen.node] = sight
            if seen.is_reachable or not is_reachable:
                sight.unreachable_since = None
            elif sight.unreachable_since is None:
                sight.unreachable_since = now
            if self._is_late(seen, sight, now):
                late.append(seen)
        self._sights = sights
        return late

    def _is_late(self, seen: NodeSeen, sight: Sight, now: float) -> bool:
        still = now - sight.since
        if still >= LEASE or (still >= GONE and not seen.has_session):
            return True
        return sight.unreachable_since is not None and now - sight.unreachable_since >= UNREACHABLE


class Standing:
    """What a node knows of itself: until when it is certainly there for the others, and from when on it may not be."""

    def __init__(self, asked_at: float) -> None:
        self.beat_at = asked_at
        """When the last beat that went through was asked for."""

    def confirm(self, asked_at: float) -> None:
        """Note that a beat went through."""
        self.beat_at = max(self.beat_at, asked_at)

    def is_certain(self, now: float) -> bool:
        """Return whether nobody can have removed this node yet."""
        return now < self.beat_at + CERTAIN

    def is_over(self, now: float) -> bool:
        """Return whether others may have removed this node: it gives up its tables."""
        return now >= self.beat_at + LEASE
