"""How much may wait to be sent to all connections together; beyond that, the slowest ones are cut off."""

from typing import Protocol

from lastcard.limits import ALL_QUEUES


class Queue(Protocol):
    """What waits for one client."""

    waiting: int
    """Its size in memory."""

    def cut_off(self) -> None:
        """Drop everything that waits, and cut off the client."""


class QueueBudget:
    """Counts what waits for all clients of a server."""

    def __init__(self, most: int = ALL_QUEUES) -> None:
        self.most = most
        self.waiting = 0
        self._queues: set[Queue] = set()

    def add(self, queue: Queue, size: int) -> None:
        """Count something that waits; if it is too much in all, cut off the clients with most waiting."""
        self._queues.add(queue)
        queue.waiting += size
        self.waiting += size
        while self.waiting > self.most and self._queues:
            slowest = max(self._queues, key=lambda each: each.waiting)
            self._queues.discard(slowest)
            slowest.cut_off()

    def remove(self, queue: Queue, size: int) -> None:
        """Count something that no longer waits."""
        queue.waiting -= size
        self.waiting -= size
        if not queue.waiting:
            self._queues.discard(queue)
