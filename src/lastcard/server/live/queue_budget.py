"""How much may wait to be sent: so much for all connections together, and when it is more the slowest are cut off."""

from typing import Protocol

from lastcard.limits import ALL_QUEUES


class Queue(Protocol):
    """What waits for one client."""

    waiting: int
    """Its size in memory."""

    def cut_off(self) -> None:
        """Drop everything that waits, and the client with it."""


class QueueBudget:
    """Counts what waits for all clients of a server."""

    def __init__(self, most: int = ALL_QUEUES) -> None:
        self.most = most
        self.waiting = 0
        self._queues: set[Queue] = set()

    def add(self, queue: Queue, size: int) -> None:
        """Count something more that waits; cut off those for whom most is waiting if it is too much in all."""
        self._queues.add(queue)
        queue.waiting += size
        self.waiting += size
        while self.waiting > self.most and self._queues:
            slowest = max(self._queues, key=lambda each: each.waiting)
            self._queues.discard(slowest)
            slowest.cut_off()

    def remove(self, queue: Queue, size: int) -> None:
        """Count something that does not wait any more."""
        queue.waiting -= size
        self.waiting -= size
        if not queue.waiting:
            self._queues.discard(queue)
