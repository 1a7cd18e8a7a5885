"""The decisions about which node has which table, and which nodes are alive; no network and no database.

A node beats: it counts up a number in the database. A node that sees another's number stand still for long enough, by
its own clock, removes that node if the number is still the same. A table's lease names its node and an epoch, which
goes up whenever the table is taken over, and nothing is written under an epoch that is not the latest. So clocks only
say when to try; numbers in the database decide.
"""

from collections.abc import Iterable
from dataclasses import dataclass

BEAT = 0.4
"""Seconds between two beats."""
CERTAIN = 0.9
"""Seconds after a beat in which a node may tell newcomers what it knows, as nobody can have removed it yet."""
GONE = 1.2
"""Seconds without a beat after which a node is removed if it has lost its session at the database."""
UNREACHABLE = 1.2
"""Seconds after which a node is removed if it says that it gets no messages while others do."""
LEASE = 2.5
"""Seconds without a beat after which any node is removed, and gives up by itself."""


@dataclass(frozen=True)
class Lease:
    """The right to write to a table."""

    node: str
    epoch: int


NO_LEASE = Lease("", 0)
"""The lease of a server that has its database to itself."""


@dataclass(frozen=True)
class NodeSeen:
    """What the database says about a node."""

    node: str
    beat: int
    has_session: bool = True
    """Whether the database still has a connection of it."""
    is_reachable: bool = True
    """Whether it gets messages of other nodes, as it says itself."""
    is_draining: bool = False


@dataclass
class Sight:
    """When something about another node was first seen, by the observer's clock."""

    beat: int
    since: float
    unreachable_since: float | None = None


class Watch:
    """One node's watch over the others."""

    def __init__(self) -> None:
        self._sights: dict[str, Sight] = {}

    def reset(self) -> None:
        """Begin anew: after a while without looking, a node cannot tell how long the others have been still."""
        self._sights = {}

    def look(self, nodes: Iterable[NodeSeen], now: float, is_reachable: bool) -> list[NodeSeen]:
        """Note what the database says about the others; return those to remove."""
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
    """What a node knows about itself: until when the others certainly keep it, and from when on they may not."""

    def __init__(self, asked_at: float) -> None:
        self.beat_at = asked_at
        """When the last successful beat was started."""

    def confirm(self, asked_at: float) -> None:
        """Note that a beat went through."""
        self.beat_at = max(self.beat_at, asked_at)

    def is_certain(self, now: float) -> bool:
        """Return whether nobody can have removed this node yet."""
        return now < self.beat_at + CERTAIN

    def is_over(self, now: float) -> bool:
        """Return whether others may have removed this node, so that it gives up its tables."""
        return now >= self.beat_at + LEASE
