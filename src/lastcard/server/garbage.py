"""When Python looks for garbage that refers to itself.

Whatever serves requests and tables leaves none; all the same something may, one day. A collection looks at every object
that it is not told to leave alone, and with hundreds of tables that takes longer than anybody may wait. So only young
objects are looked at while people play, and those that stay are left alone from then on. All are looked at while nobody
is connected.
"""

import gc
from time import monotonic

YOUNG = 10_000
"""New objects after which the youngest are looked at, which takes about a millisecond."""
NEVER = 2**31 - 1
ALL_EVERY = 600.0
"""Seconds between two looks at everything."""

_looked_at_all = 0.0


def begin() -> None:
    """Leave alone what is loaded, and look at young objects from now on."""
    global _looked_at_all  # noqa: PLW0603, a process has one collector
    _looked_at_all = monotonic()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)
    gc.enable()


def tidy_up(is_idle: bool) -> None:
    """Look at what has come lately and leave alone what stays of it, or look at everything while nobody is there."""
    global _looked_at_all  # noqa: PLW0603, likewise
    now = monotonic()
    if is_idle and now >= _looked_at_all + ALL_EVERY:
        _looked_at_all = now
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()
