"""Bots that take their time, in processes of their own, so that the server never waits for them.

A limited number of bots think at a time, and the others queue, as a bot pauses before it acts anyway. Each table has
one place in the queue, so that none can crowd out the others. The longer the queue, the less time each thought gets, so
that all are done when the pauses end. If the queue is full, or a thought fails or is late, `normal` answers instead;
metrics count all of this.

Other work in short pieces, such as reviews, is done aside: in some of the processes, while no bot waits to think.
"""

import logging
import os
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from threading import RLock
from time import monotonic
from typing import Any, TypeVar

from lastcard.bots import BOTS, make_bot, open_bot
from lastcard.bots.registry import register
from lastcard.bots.thinking import ThinkingBot
from lastcard.editions.custom import Document
from lastcard.rules.text.views import FIELDS, View
from lastcard.server.live.bot_process import PROGRAM_TIME, Answer, set_up_process, think_in_process
from lastcard.server.metrics import FELL_BACK, HELD_BACK, SHORTENED, THOUGHTS
from lastcard.table.match.bot_thinking import InstantThought, Thought

STAND_IN = "normal"
QUEUE_TIME = 1.2
"""Seconds in which the whole queue should be done: a bot pauses for 0.8 to 2.2."""
SHORTEST_THOUGHT = 0.02
"""Seconds; with less time than this, thinking is pointless."""
LATE_AFTER = 3.0
"""Seconds after the bot's pause after which its answer is no longer awaited."""

Result = TypeVar("Result")
log = logging.getLogger(__name__)


# In the server


def pack_view(view: View) -> dict[str, object]:
    """Return a view as plain values, since compiled classes cannot be sent to another process."""
    return {name: getattr(view, name) for name in FIELDS}


class QueuedThought:
    """A thought for one of the processes; as long as it has no future, it is queued."""

    def __init__(self, table: str, level: str, seed: str, view: View, document: Document | None) -> None:
        self.table = table
        self.level = level
        self.seed = seed
        self.view = view
        self.document = document
        self.future: Future[Answer] | None = None
        self.is_lost = False
        self.is_replaced = False
        self._late_at: float | None = None

    def answer(self) -> str | None:
        """Return the action, or None while it is unknown; first called when the bot's pause is over."""
        future = self.future
        if not self.is_lost and (future is None or not future.done()):
            self._late_at = self._late_at or monotonic() + LATE_AFTER
            return None if monotonic() < self._late_at else self._fall_back("late")
        if future is None or future.cancelled() or future.exception() is not None:
            return self._fall_back("failed")
        action, self.is_replaced, failure = future.result()
        if self.is_replaced:
            HELD_BACK.count(self.table, FELL_BACK, self.level, "failed")
        if failure is not None:
            told = (self.level, self.table, failure.reason, STAND_IN, failure.details)
            log.warning("the bot %s failed at table %s: %s; %s plays for it from now on\n%s", *told)
        return action

    def _fall_back(self, reason: str) -> str | None:
        HELD_BACK.count(self.table, FELL_BACK, self.level, reason)
        self.is_lost = True
        return InstantThought(STAND_IN, self.seed, self.view).answer()


class AsideWork:
    """A piece of work that is done aside."""

    def __init__(self, function: Callable[..., Any], arguments: tuple[object, ...]) -> None:
        self.function = function
        self.arguments = arguments
        self.future: Future[Any] = Future()

    def hand_on(self, done: "Future[Any]") -> None:
        """Pass on its result."""
        error = RuntimeError("stopped") if done.cancelled() else done.exception()
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(done.result())


class BotProcesses:
    """The thinker of all tables. `specs` are additional bots by the name that tables use for them."""

    def __init__(self, processes: int = 0, specs: Mapping[str, str] | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.specs = dict(specs or {})
        self.queue_length = round(self.processes * QUEUE_TIME / SHORTEST_THOUGHT)
        self._pool: ProcessPoolExecutor | None = None
        self._queue: dict[str, QueuedThought] = {}
        """Thoughts that wait for a process, by table, the oldest first."""
        self._aside: deque[AsideWork] = deque()
        self._most_aside = max(1, self.processes // 2)
        self._running = 0
        self._running_aside = 0
        """How many of those running are done aside."""
        self._is_closed = False
        self._lock = RLock()
        for name, spec in self.specs.items():
            if name not in BOTS:
                register(name, partial(open_bot, spec))

    @property
    def pending(self) -> int:
        """The number of thoughts and other pieces of work that are running or queued."""
        return len(self._queue) + len(self._aside) + self._running

    def think(self, table: str, level: str, seed: str, view: View, document: Document | None = None) -> Thought:
        if not self._needs_process(level) or len(view.actions) == 1:
            return InstantThought(level if level in BOTS and level not in self.specs else STAND_IN, seed, view)
        with self._lock:
            self._queue.pop(table, None)  # nobody waits for it any more; one that has begun goes on
            if len(self._queue) >= self.queue_length or self._is_closed:
                HELD_BACK.count(table, FELL_BACK, level, "full")
                return InstantThought(STAND_IN, seed, view)
            thought = self._queue[table] = QueuedThought(table, level, seed, view, document)
            self._start_queued()
        return thought

    def work_aside(self, function: Callable[..., Result], *arguments: object) -> "Future[Result]":
        """Have a process call a function when no bot waits to think. It should be short: a bot may have to wait.

        It can be cancelled before it has begun.
        """
        work = AsideWork(function, arguments)
        with self._lock:
            if self._is_closed:
                work.future.cancel()
            self._aside.append(work)
            self._start_queued()
        return work.future

    def warm_up(self, function: Callable[[], object]) -> None:
        """Start a process if there is none, and have it call a function, so that the next request need not wait."""
        if self._pool is None:
            self.work_aside(function)

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """Return what a bot does out of turn; `normal` answers for bots that would have to think."""
        return make_bot(STAND_IN if self._needs_process(level) else level, seed).interrupt(view)

    def close(self) -> None:
        """Stop all processes, and wait for them."""
        with self._lock:
            self._is_closed = True
            self._queue.clear()
            for work in self._aside:
                work.future.cancel()
            self._aside.clear()
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _start_queued(self) -> None:
        """Start the thoughts that have queued longest, and then other work, while there is a process for it."""
        while self._queue and self._running < self.processes:
            seconds = QUEUE_TIME * self.processes / len(self._queue)
            thought = self._queue.pop(next(iter(self._queue)))
            if not thought.is_lost:
                self._submit(thought, seconds)
        while self._aside and self._running < self.processes and self._running_aside < self._most_aside:
            work = self._aside.popleft()
            if work.future.set_running_or_notify_cancel():
                self._submit_aside(work)

    def _submit(self, thought: QueuedThought, seconds: float) -> None:
        """Let a process think, for at most `seconds`."""
        level, view, kind = thought.level, thought.view, BOTS[thought.level]
        usual = kind.at_table if isinstance(kind, type) and issubclass(kind, ThinkingBot) else PROGRAM_TIME
        arguments = (level, thought.seed, pack_view(view), thought.document, min(usual, seconds))
        try:
            future = self._open_pool().submit(think_in_process, *arguments)
        except RuntimeError:  # a process has died: the next thought gets new ones
            self._pool = None
            thought.is_lost = True
            return
        HELD_BACK.count(thought.table, THOUGHTS, level)
        if seconds < usual:
            HELD_BACK.count(thought.table, SHORTENED, level)
        self._running += 1
        thought.future = future
        future.add_done_callback(self._finish)

    def _submit_aside(self, work: AsideWork) -> None:
        try:
            future = self._open_pool().submit(work.function, *work.arguments)
        except RuntimeError as error:  # a process has died: the next one gets new ones
            self._pool = None
            work.future.set_exception(error)
            return
        self._running += 1
        self._running_aside += 1
        future.add_done_callback(partial(self._finish_aside, work))

    def _finish_aside(self, work: AsideWork, future: "Future[Any]") -> None:
        with self._lock:
            self._running_aside -= 1
        work.hand_on(future)
        self._finish(future)

    def _finish(self, _future: "Future[Any]") -> None:
        """Start whatever is next; called in a thread of the pool."""
        with self._lock:
            self._running -= 1
            self._start_queued()

    def _needs_process(self, level: str) -> bool:
        if level in self.specs:
            return True
        kind = BOTS.get(level)
        return isinstance(kind, type) and issubclass(kind, ThinkingBot)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            known = (self.specs, os.getpid())
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), set_up_process, known)
        return self._pool
