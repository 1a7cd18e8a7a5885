"""Bots that take their time, in processes of their own, so that the server never waits for them.

A limited number of bots think at a time, and the others queue: a bot pauses before it acts in any case. A table has one
place in the queue and no more, so that none can crowd out the others. The longer the queue, the less time each gets, so
that all have thought when their pauses are over. If the queue is full, or a thought fails or is late, `normal` answers
instead; metrics count all of it.
"""

import os
import signal
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from threading import RLock, Thread
from time import monotonic, sleep
from typing import Any

from lastcard.bots import BOTS, Bot, make_bot, open_bot
from lastcard.bots.registry import register
from lastcard.bots.thinking import ThinkingBot
from lastcard.editions.custom import Document
from lastcard.editions.files import document_of, keep
from lastcard.rules.text.views import FIELDS, View
from lastcard.server.metrics import FELL_BACK, SHORTENED, THINKING, THOUGHTS
from lastcard.table.match.bot_thinking import InstantThought, Thought

STAND_IN = "normal"
QUEUE_TIME = 1.2
"""Seconds in which the whole queue is to have thought: a bot pauses for 0.8 to 2.2."""
SHORTEST_THOUGHT = 0.02
"""Seconds; with less time than this, thinking is pointless."""
CHECK_SERVER_EVERY = 2.0
"""Seconds between two looks whether the server still runs."""
PROGRAM_TIME = 1.0
"""Seconds that an additional bot has for an answer."""
LATE_AFTER = 3.0
"""Seconds after the bot's pause when nobody waits for its answer any more."""

_specs: dict[str, str] = {}
_bots: dict[str, Bot] = {}


# In each process


def set_up_process(specs: Mapping[str, str]) -> None:
    """Prepare a process: Ctrl-C is for the server, and thinking is less urgent than serving."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    _specs.update(specs)
    Thread(target=exit_with_server, args=(os.getppid(),), daemon=True).start()


def exit_with_server(server: int) -> None:
    """End this process when the server's is gone, even if that was killed."""
    while os.getppid() == server:
        sleep(CHECK_SERVER_EVERY)
    os._exit(0)


def think_in_process(
    level: str, seed: str, fields: dict[str, Any], document: Document | None, seconds: float
) -> tuple[str, bool]:
    """Return the action, and whether the bot itself chose it.

    A program is started once and asked again and again; one that has failed is replaced for good.
    """
    if document is not None:
        keep(document)
    view = View(**fields)
    if level in _specs:
        if level not in _bots:
            _bots[level] = open_bot(_specs[level], 0, patience=PROGRAM_TIME)
        action = _bots[level].choose(view)
        return action, getattr(_bots[level], "failed", None) is None
    bot = make_bot(level, seed)
    if isinstance(bot, ThinkingBot):
        bot.seconds = seconds
    return bot.choose(view), True


# In the server


def pack_view(view: View) -> dict[str, object]:
    """Return a view as plain values: compiled classes cannot be sent to another process."""
    return {name: getattr(view, name) for name in FIELDS}


class QueuedThought:
    """A thought for one of the processes. It is queued as long as it has no future."""

    def __init__(self, level: str, seed: str, view: View) -> None:
        self.level = level
        self.seed = seed
        self.view = view
        self.future: Future[tuple[str, bool]] | None = None
        self.is_lost = False
        self._late_at: float | None = None

    def answer(self) -> str | None:
        """Return the action, or None while it is not known; the first call is when the bot's pause is over."""
        future = self.future
        if not self.is_lost and (future is None or not future.done()):
            self._late_at = self._late_at or monotonic() + LATE_AFTER
            return None if monotonic() < self._late_at else self._fall_back("late")
        if future is None or future.cancelled() or future.exception() is not None:
            return self._fall_back("failed")
        action, is_own = future.result()
        if not is_own:
            FELL_BACK.labels(self.level, "failed").inc()
        return action

    def _fall_back(self, reason: str) -> str | None:
        FELL_BACK.labels(self.level, reason).inc()
        self.is_lost = True
        return InstantThought(STAND_IN, self.seed, self.view).answer()


class BotProcesses:
    """The thinker of all tables. `specs` are additional bots by the name that tables use for them."""

    def __init__(self, processes: int = 0, specs: Mapping[str, str] | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.specs = dict(specs or {})
        self.queue_length = round(self.processes * QUEUE_TIME / SHORTEST_THOUGHT)
        self._pool: ProcessPoolExecutor | None = None
        self._queue: dict[str, QueuedThought] = {}
        """By table, the oldest first."""
        self._running = 0
        self._is_closed = False
        self._lock = RLock()
        for name, spec in self.specs.items():
            if name not in BOTS:
                register(name, partial(open_bot, spec))

    @property
    def pending(self) -> int:
        """The number of thoughts that are running or queued."""
        return len(self._queue) + self._running

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        if not self._needs_process(level) or len(view.actions) == 1:
            return InstantThought(level if level in BOTS and level not in self.specs else STAND_IN, seed, view)
        with self._lock:
            self._queue.pop(table, None)  # nobody waits for it any more; one that has begun goes on
            if len(self._queue) >= self.queue_length or self._is_closed:
                FELL_BACK.labels(level, "full").inc()
                return InstantThought(STAND_IN, seed, view)
            thought = self._queue[table] = QueuedThought(level, seed, view)
            self._start_queued()
        return thought

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """Return what a bot does out of turn; `normal` answers for those that would have to think."""
        return make_bot(STAND_IN if self._needs_process(level) else level, seed).interrupt(view)

    def close(self) -> None:
        """Stop all processes, and wait for them."""
        with self._lock:
            self._is_closed = True
            self._queue.clear()
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _start_queued(self) -> None:
        """Start the thoughts that have queued longest, as long as there is a process for them."""
        while self._queue and self._running < self.processes:
            seconds = QUEUE_TIME * self.processes / len(self._queue)
            thought = self._queue.pop(next(iter(self._queue)))
            if not thought.is_lost:
                self._submit(thought, seconds)
        THINKING.set(self.pending)

    def _submit(self, thought: QueuedThought, seconds: float) -> None:
        """Let a process think for at most so many seconds."""
        level, view, kind = thought.level, thought.view, BOTS[thought.level]
        usual = kind.at_table if isinstance(kind, type) and issubclass(kind, ThinkingBot) else PROGRAM_TIME
        arguments = (level, thought.seed, pack_view(view), document_of(view.edition), min(usual, seconds))
        try:
            future = self._open_pool().submit(think_in_process, *arguments)
        except RuntimeError:  # a process has died: the next thought gets new ones
            self._pool = None
            thought.is_lost = True
            return
        THOUGHTS.labels(level).inc()
        if seconds < usual:
            SHORTENED.labels(level).inc()
        self._running += 1
        thought.future = future
        future.add_done_callback(self._finish)

    def _finish(self, _future: "Future[tuple[str, bool]]") -> None:
        """Start the next thought; called in a thread of the pool's."""
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
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), set_up_process, (self.specs,))
        return self._pool
