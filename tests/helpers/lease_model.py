"""Nodes, a database and a client as a model: no network, and a clock that is told. Chance decides what happens next.

The nodes decide by the same code as real ones. The database is what `server/store/leases.py` promises: one step at a
time, each whole. What a node asks takes time on its way there, and on its way back; it can be lost both ways; a node
can stand still in the middle of anything, have a clock that runs fast or slow, and die.
"""

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random

from lastcard.server.cluster.lease import BEAT, NO_LEASE, Lease, NodeSeen, Standing, Watch

TABLE = "TABLE"
SPAN = 40.0
"""Seconds of a schedule."""


class Broken(AssertionError):
    """Something happened that must not."""


@dataclass
class Database:
    """What is stored. Without `checks_epochs` a bug is planted."""

    checks_epochs: bool = True
    beats: dict[str, int] = field(default_factory=dict)
    sessions: set[str] = field(default_factory=set)
    lease: Lease = NO_LEASE
    log: list[str] = field(default_factory=list)
    owners: dict[int, str] = field(default_factory=dict)
    refused: int = 0

    def join(self, node: str) -> None:
        self.beats[node] = 0

    def beat(self, node: str) -> list[NodeSeen] | None:
        """None for a node that was removed."""
        if node not in self.beats:
            return None
        self.beats[node] += 1
        return [NodeSeen(name, beat, name in self.sessions) for name, beat in self.beats.items()]

    def remove(self, seen: NodeSeen) -> None:
        if self.beats.get(seen.node) == seen.beat:
            del self.beats[seen.node]

    def take(self, node: str) -> tuple[Lease, list[str]] | str | None:
        """The lease and what is stored, or who has the table; None for a node that was removed."""
        if node not in self.beats:
            return None
        if self.lease.node not in ("", node) and self.lease.node in self.beats:
            return self.lease.node
        self.lease = Lease(node, self.lease.epoch + 1)
        if self.owners.setdefault(self.lease.epoch, node) != node:
            raise Broken("two owners in one epoch")
        return self.lease, list(self.log)

    def write(self, lease: Lease, version: int, text: str) -> bool:
        if self.checks_epochs and lease.epoch != self.lease.epoch:
            self.refused += 1
            return False
        if version != len(self.log) + 1:
            raise Broken(f"version {version} is written after {len(self.log)}")
        self.log.append(text)
        return True


@dataclass
class Node:
    name: str
    rate: float
    """How fast its clock runs."""
    number: int = 0
    node: str = ""
    watch: Watch = field(default_factory=Watch)
    standing: Standing | None = None
    lease: Lease | None = None
    log: list[str] = field(default_factory=list)
    """The table as this node knows it."""
    is_writing: bool = False
    is_taking: bool = False
    is_dead: bool = False
    still_until: float = 0.0

    def forget_table(self) -> None:
        self.lease, self.log, self.is_writing = None, [], False


class Schedule:
    """One course of events."""

    def __init__(self, seed: int, checks_epochs: bool = True, makes_certain: bool = True) -> None:
        self.makes_certain = makes_certain
        self.dice = Random(seed)
        self.now = 0.0
        self.database = Database(checks_epochs)
        self.nodes = [Node(f"n{at}", self.dice.choice((0.98, 1.0, 1.02))) for at in range(self.dice.choice((2, 3)))]
        self.acknowledged: list[str] = []
        self.seen = 0
        """The last version that the client was told."""
        self.actions = count(1)
        self.takeovers = 0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self.loss = self.dice.choice((0.0, 0.05, 0.2))

    # The world

    def after(self, seconds: float, event: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self.now + seconds, next(self._order), event))

    def run(self) -> None:
        for node in self.nodes:
            self.after(self.dice.random() * BEAT, lambda node=node: self.live(node, self.step(node)))  # type: ignore[misc]
        self.after(self.dice.random(), self.act)
        self.after(self.dice.uniform(1, 6), self.trouble)
        while self._events and self.now < SPAN:
            self.now, _, event = heapq.heappop(self._events)
            event()
        if len(set(self.database.log)) != len(self.database.log):
            raise Broken("something is stored twice")
        if set(self.acknowledged) - set(self.database.log):
            raise Broken("something that was acknowledged is not stored")

    def trouble(self) -> None:
        """A node stands still for a while, dies, or comes back as somebody new."""
        node = self.dice.choice(self.nodes)
        kind = self.dice.random()
        if node.is_dead:
            self.revive(node)
        elif kind < 0.6:
            node.still_until = self.now + self.dice.choice((0.3, 1.0, 2.0, 3.0, 6.0))
        elif sum(not each.is_dead for each in self.nodes) > 1:
            node.is_dead = True
            self.database.sessions.discard(node.node)
        self.after(self.dice.uniform(0.5, 6), self.trouble)

    def revive(self, node: Node) -> None:
        fresh = Node(node.name, node.rate, node.number)
        self.nodes[self.nodes.index(node)] = fresh
        self.after(0.1, lambda: self.live(fresh, self.step(fresh)))

    def time_of(self, node: Node) -> float:
        return self.now * node.rate

    # What a node does, one wait after the other

    def live(self, node: Node, doing: Iterator[float]) -> None:
        """Go on with what a node does, when it does not stand still."""
        if node.is_dead:
            return
        if self.now < node.still_until:
            self.after(node.still_until - self.now, lambda: self.live(node, doing))
            return
        wait = next(doing, None)
        if wait is not None:
            self.after(wait, lambda: self.live(node, doing))

    def way(self) -> float:
        return self.dice.choice((0.001, 0.01, 0.05, 0.3))

    def is_lost(self) -> bool:
        return self.dice.random() < self.loss

    def step(self, node: Node) -> Iterator[float]:
        """Beat, look, and give up when it is time, for ever."""
        while True:
            if node.standing is None:
                node.number += 1
                node.node = f"{node.name}.{node.number}"
                asked = self.time_of(node)
                yield self.way()
                self.database.join(node.node)
                self.database.sessions.add(node.node)
                node.standing, node.watch = Standing(asked), Watch()
            asked = self.time_of(node)
            yield self.way()
            seen = None if self.is_lost() else self.database.beat(node.node)
            removed = seen is None and node.node not in self.database.beats
            yield self.way()
            if seen is not None and not self.is_lost():
                node.standing.confirm(asked)
                others = [each for each in seen if each.node != node.node]
                for late in node.watch.look(others, self.time_of(node), is_reachable=True):
                    yield self.way()
                    self.database.remove(late)
            elif removed or node.standing.is_over(self.time_of(node)):
                node.forget_table()
                self.database.sessions.discard(node.node)
                node.standing = None
            yield BEAT

    def take(self, node: Node) -> Iterator[float]:
        """Take the table, if it can be had."""
        name = node.node
        yield self.way()
        taken = self.database.take(name)
        yield self.way()
        node.is_taking = False
        if isinstance(taken, tuple) and node.node == name and node.standing is not None:
            node.lease, node.log = taken[0], taken[1]
            self.takeovers += 1

    # The client

    def act(self) -> None:
        """The client turns to a node: it is told how things stand, or acts, or has the node take the table."""
        node = self.dice.choice(self.nodes)
        if not node.is_dead and self.now >= node.still_until and node.standing is not None:
            if node.lease is None and not node.is_taking:
                node.is_taking = True
                self.after(0, lambda: self.live(node, self.take(node)))
            elif node.lease is not None and self.dice.random() < 0.3:
                self.welcome(node)
            elif node.lease is not None and not node.is_writing:
                node.is_writing = True
                self.after(0, lambda: self.live(node, self.write(node)))
        self.after(self.dice.uniform(0.02, 0.4), self.act)

    def welcome(self, node: Node) -> None:
        """Somebody comes to a table that this node has, and it is certain of it."""
        assert node.standing is not None
        if (node.standing.is_certain(self.time_of(node)) or not self.makes_certain) and not node.is_writing:
            if len(node.log) < self.seen:
                raise Broken(f"the client has seen version {self.seen}, and is told {len(node.log)}")
            self.seen = max(self.seen, len(node.log))

    def write(self, node: Node) -> Iterator[float]:
        lease, version, text = node.lease, len(node.log) + 1, str(next(self.actions))
        assert lease is not None
        yield self.way()
        stored = None if self.is_lost() else self.database.write(lease, version, text)
        yield self.way()
        if node.lease != lease:
            return
        if stored and not self.is_lost():
            node.log.append(text)
            node.is_writing = False
            self.acknowledged.append(text)
            self.seen = max(self.seen, version)
        else:
            node.forget_table()
