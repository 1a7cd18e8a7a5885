"""When Python collects garbage that refers to itself.

Serving requests and tables leaves no such garbage today, but something may one day. A full collection looks at every
object that is not frozen, and with hundreds of tables that takes too long. So only young objects are looked at while
people play, and those that stay are frozen. All objects are looked at while nobody is connected.
"""

import gc
from time import monotonic

YOUNG = 10_000
"""New objects after which young ones are collected, which takes about a millisecond."""
NEVER = 2**31 - 1
ALL_EVERY = 600.0
"""Seconds between two full collections."""

_looked_at_all = 0.0


def begin() -> None:
    """Freeze what is loaded, and collect only young objects from now on."""
    global _looked_at_all  # noqa: PLW0603, a process has one collector
    _looked_at_all = monotonic()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)
    gc.enable()


def tidy_up(is_idle: bool) -> None:
    """Collect young objects and freeze those that stay or, if nobody is connected, collect everything."""
    global _looked_at_all  # noqa: PLW0603, likewise
    now = monotonic()
    if is_idle and now >= _looked_at_all + ALL_EVERY:
        _looked_at_all = now
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()
