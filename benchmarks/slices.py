"""A subject of the benchmarks works in slices, when it is told to: python <file> SUBJECT, then a line for each slice.

Standard library only: the peers' Python reads it too.
"""

import os
import sys
from collections.abc import Callable, Mapping
from time import process_time

Work = Callable[[], int]
"""Does some of the work; how many decisions that was."""


def pin() -> None:
    """All subjects on the same core, where the system lets us."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(work: Work, seconds: float) -> float:
    """Decisions a second of processor time: what others do on this machine meanwhile is not counted."""
    count = 0
    start = process_time()
    end = start + seconds
    now = start
    while now < end:
        count += work()
        now = process_time()
    return count / (now - start)


def serve(subjects: Mapping[str, Callable[[], Work]]) -> None:
    """Prepare the subject named on the command line, then answer each line, a number of seconds, with its rate."""
    pin()
    work = subjects[sys.argv[1]]()
    rate(work, 0.05)
    print("ready", flush=True)
    for line in sys.stdin:
        print(rate(work, float(line)), flush=True)
