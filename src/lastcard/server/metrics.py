"""Metrics for Prometheus. None of them gives away anything about a hand while it is being played."""

from collections import Counter as Counts
from collections import defaultdict
from threading import Lock

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("lastcard_sockets", "Sockets open now", registry=REGISTRY)
TABLES = Gauge("lastcard_tables", "Tables in memory now", registry=REGISTRY)
MESSAGES = Counter("lastcard_messages", "Messages from clients", ["type"], registry=REGISTRY)
REFUSALS = Counter("lastcard_refusals", "Messages refused", ["code"], registry=REGISTRY)
CUT_OFF = Counter("lastcard_cut_off", "Sockets closed by the server", ["reason"], registry=REGISTRY)
ROUNDS = Counter("lastcard_rounds", "Rounds finished", ["edition"], registry=REGISTRY)
COMMITS = Counter("lastcard_commits", "Transactions", ["outcome"], registry=REGISTRY)
COMMITTED = Counter("lastcard_changes", "Changes stored", registry=REGISTRY)
THOUGHTS = Counter("lastcard_thoughts", "Decisions thought about in other processes", ["bot"], registry=REGISTRY)
SHORTENED = Counter(
    "lastcard_shortened_thoughts",
    "Thoughts with less time than usual, as others wait",
    ["bot"],
    registry=REGISTRY,
)
FELL_BACK = Counter("lastcard_fell_back", "Decisions that `normal` took instead", ["bot", "reason"], registry=REGISTRY)
HANDLING = Histogram(
    "lastcard_handling_seconds",
    "From a message to what is to be stored and told",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25),
    registry=REGISTRY,
)
PAUSES = Counter("lastcard_loop_pauses", "Pauses of over 50 ms in which nobody was served", registry=REGISTRY)
LONGEST_PAUSE = Gauge(
    "lastcard_loop_longest_pause_seconds", "The longest pause in which nobody was served", registry=REGISTRY
)


MOST_TIMES = 1000
"""How many messages of a round are timed."""


class HeldBack:
    """Counts of tables, held back until the round is over.

    Whether a bot had to think after a draw, or somebody sent a message before passing, depends on the card that was
    drawn. Bots that think in threads are counted, too.
    """

    def __init__(self) -> None:
        self._counts: defaultdict[str, Counts[tuple[Counter, tuple[str, ...]]]] = defaultdict(Counts)
        self._times: defaultdict[str, list[float]] = defaultdict(list)
        self._lock = Lock()

    def count(self, table: str, counter: Counter, *labels: str) -> None:
        """Count something of a table once; even its labels are hidden until it is published."""
        with self._lock:
            self._counts[table][counter, labels] += 1

    def time(self, table: str, seconds: float) -> None:
        """Note how long a message to a table took."""
        with self._lock:
            times = self._times[table]
            if len(times) < MOST_TIMES:
                times.append(seconds)

    def publish(self, table: str) -> None:
        """Add everything of a table to the metrics, as its round is over."""
        with self._lock:
            counts, times = self._counts.pop(table, None), self._times.pop(table, ())
        for (counter, labels), number in (counts or {}).items():
            counter.labels(*labels).inc(number)
        for seconds in times:
            HANDLING.observe(seconds)

    def forget(self, table: str) -> None:
        """Drop the counts of a table that leaves memory in the middle of a round."""
        with self._lock:
            self._counts.pop(table, None)
            self._times.pop(table, None)


HELD_BACK = HeldBack()


def exposition() -> bytes:
    """Return all metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)
