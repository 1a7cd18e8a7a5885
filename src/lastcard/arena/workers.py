"""Runs jobs on all cores of this machine or on a Ray cluster. Jobs are handed out a few at a time."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")

AHEAD = 3
"""Jobs in the queue for each process."""


def leave_interrupts() -> None:
    """Ignore Ctrl-C, which is for the process that hands out the jobs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_cores(work: Callable[[Job], Answer], jobs: Iterable[Job], processes: int = 0) -> Iterator[Answer]:
    """Run jobs in `processes` processes, or in one for each core if 0, and yield the answers as they come."""
    count = processes or os.cpu_count() or 1
    coming = iter(jobs)
    pool = ProcessPoolExecutor(count, get_context("spawn"), leave_interrupts)
    try:
        under_way: set[Future[Answer]] = set()
        while True:
            while len(under_way) < AHEAD * count and (job := next(coming, None)) is not None:
                under_way.add(pool.submit(work, job))
            if not under_way:
                break
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_ray(work: Callable[[Job], Answer], jobs: Iterable[Job], processes: int = 0) -> Iterator[Answer]:
    """Run jobs on a Ray cluster, and yield the answers as they come.

    RAY_ADDRESS names the cluster; without it Ray starts one on this machine.
    """
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        of_its_own = "RAY_ADDRESS" not in os.environ  # a running cluster keeps its own number of processors
        ray.init(num_cpus=processes or None if of_its_own else None, include_dashboard=False, log_to_driver=False)

    def one(job: Job) -> Answer:
        return work(job)

    remote = ray.remote(one)  # Ray takes only functions
    count = processes or int(ray.cluster_resources().get("CPU", 1))
    coming = iter(jobs)
    under_way: list[Any] = []
    try:
        while True:
            while len(under_way) < AHEAD * count and (job := next(coming, None)) is not None:
                under_way.append(remote.remote(job))
            if not under_way:
                break
            done, under_way = ray.wait(under_way, num_returns=1)
            for answer in done:
                yield ray.get(answer)
    finally:
        for left in under_way:
            ray.cancel(left)
        ray.shutdown()


EXECUTORS: dict[str, Callable[..., Iterator[Any]]] = {"cores": on_cores, "ray": on_ray}
"""The places where jobs can run."""
