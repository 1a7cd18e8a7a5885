"""Limits that hold for all nodes together: each tells the others, a few times a second, what was spent.

Somebody who spends at several nodes within that time may get a little more at first; it is deducted afterwards.
"""

import asyncio
from collections import Counter

from lastcard.server.cluster.frames import News
from lastcard.server.services import Services

TELL_EVERY = 0.2
"""Seconds."""


class SharedLimits:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._limits = services.limits()
        for limit in self._limits.values():
            limit.spent = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        """The sockets of each person at each other node."""
        services.sockets_elsewhere = self.sockets_elsewhere

    def sockets_elsewhere(self, person: str) -> int:
        """Return how many sockets somebody has at other nodes."""
        return sum(sockets.get(person, 0) for sockets in self._elsewhere.values())

    def take_news(self) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
        """Return what was spent here, and whose number of sockets has changed, since the last call."""
        spent = {name: found for name, limit in self._limits.items() if (found := limit.take_spent())}
        changed, self._services.socket_changes = self._services.socket_changes, set()
        return spent, {person: self._services.sockets[person] for person in changed}

    def hear(self, news: News) -> None:
        """Count what was spent at another node."""
        now = asyncio.get_running_loop().time()
        for name, spent in news.spent.items():
            limit = self._limits.get(name)
            for key, number in spent.items() if limit is not None else ():
                limit.charge(key, number, now)  # type: ignore[union-attr] # it is none of those then
        self.hear_counts(news.node, news.sockets)

    def hear_counts(self, node: str, sockets: dict[str, int]) -> None:
        """Note how many sockets people have at another node."""
        known = self._elsewhere.setdefault(node, {})
        for person, number in sockets.items():
            if number:
                known[person] = number
            else:
                known.pop(person, None)

    def forget(self, node: str) -> None:
        """Forget the sockets of a node that is gone."""
        self._elsewhere.pop(node, None)
