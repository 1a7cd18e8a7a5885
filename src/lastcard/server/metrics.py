"""Metrics for Prometheus."""

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
THINKING = Gauge("lastcard_thinking", "Bots thinking or waiting to", registry=REGISTRY)
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


def exposition() -> bytes:
    """Return all metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)
