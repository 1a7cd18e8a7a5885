"""Thinking bots and bots of others at tables: in processes of their own, so that the server never waits for them.

So many think at a time, and the others stand in line: a bot pauses before it acts in any case. A table has one place
in the line and no more, so that none can crowd out the others. The longer the line, the less time each gets, so that
all have thought when their pauses are over. Where there is no room even so, or a thought fails or is late, `normal`
answers instead, and metrics say all of it.
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
from lastcard.table.minds import QuickThought, Thought

STAND_IN = "normal"
PAUSE = 1.2
"""Seconds in which the whole line is to have thought: a bot pauses for 0.8 to 2.2."""
LEAST = 0.02
"""Seconds; a shorter thought is none."""
LOOK = 2.0
PATIENCE = 1.0
"""Seconds for an answer of somebody else's bot."""
LATE = 3.0
"""Seconds after the bot's pause when nobody waits any more."""

_specs: dict[str, str] = {}
_bots: dict[str, Bot] = {}


def begin_thinker(specs: Mapping[str, str]) -> None:
    """In each process: Ctrl-C is for the server, and thinking is less urgent than serving."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    _specs.update(specs)
    Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()


def leave_with(server: int) -> None:
    """A server that was killed leaves nobody behind."""
    while os.getppid() == server:
        sleep(LOOK)
    os._exit(0)


def packed(view: View) -> dict[str, object]:
    """A view as plain values: compiled classes do not go from process to process."""
    return {name: getattr(view, name) for name in FIELDS}


def think_for(
    level: str, seed: str, fields: dict[str, Any], document: Document | None, seconds: float
) -> tuple[str, bool]:
    """In one of the processes: the action, and whether the bot itself chose it. A program is started once and asked
    again and again; one that has failed is replaced for good."""
    if document is not None:
        keep(document)
    view = View(**fields)
    if level in _specs:
        if level not in _bots:
            _bots[level] = open_bot(_specs[level], 0, patience=PATIENCE)
        action = _bots[level].choose(view)
        return action, getattr(_bots[level], "failed", None) is None
    bot = make_bot(level, seed)
    if isinstance(bot, ThinkingBot):
        bot.seconds = seconds
    return bot.choose(view), True


class Deep:
    """In line as long as there is no future; when it has come to nothing, there is none either."""

    def __init__(self, level: str, seed: str, view: View) -> None:
        self.level = level
        self.seed = seed
        self.view = view
        self.future: Future[tuple[str, bool]] | None = None
        self.is_lost = False
        self._until: float | None = None

    def answer(self) -> str | None:
        """First asked for when the bot's pause is over."""
        future = self.future
        if not self.is_lost and (future is None or not future.done()):
            self._until = self._until or monotonic() + LATE
            return None if monotonic() < self._until else self._fall_back("late")
        if future is None or future.cancelled() or future.exception() is not None:
            return self._fall_back("failed")
        action, is_own = future.result()
        if not is_own:
            FELL_BACK.labels(self.level, "failed").inc()
        return action

    def _fall_back(self, reason: str) -> str | None:
        FELL_BACK.labels(self.level, reason).inc()
        self.is_lost = True
        return QuickThought(STAND_IN, self.seed, self.view).answer()


class Thinkers:
    """`specs` are the bots of others that this server has, by the name under which tables know them."""

    def __init__(self, processes: int = 0, specs: Mapping[str, str] | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.specs = dict(specs or {})
        self.most = round(self.processes * PAUSE / LEAST)
        """Places in the line."""
        self._pool: ProcessPoolExecutor | None = None
        self._line: dict[str, Deep] = {}
        """By table; who came first is first."""
        self._going_on = 0
        self._is_closed = False
        self._lock = RLock()
        for name, spec in self.specs.items():
            if name not in BOTS:
                register(name, partial(open_bot, spec))

    @property
    def under_way(self) -> int:
        """Thoughts, those in line included."""
        return len(self._line) + self._going_on

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        if not self._needs_process(level) or len(view.actions) == 1:
            return QuickThought(level if level in BOTS and level not in self.specs else STAND_IN, seed, view)
        with self._lock:
            self._line.pop(table, None)  # nobody waits for it any more; one that has begun goes on
            if len(self._line) >= self.most or self._is_closed:
                FELL_BACK.labels(level, "full").inc()
                return QuickThought(STAND_IN, seed, view)
            thought = self._line[table] = Deep(level, seed, view)
            self._give_out()
        return thought

    def _give_out(self) -> None:
        """Whoever has waited longest, as long as there is a process for them."""
        while self._line and self._going_on < self.processes:
            seconds = PAUSE * self.processes / len(self._line)
            thought = self._line.pop(next(iter(self._line)))
            if not thought.is_lost:
                self._give(thought, seconds)
        THINKING.set(self.under_way)

    def _give(self, thought: Deep, seconds: float) -> None:
        level, view, kind = thought.level, thought.view, BOTS[thought.level]
        usual = kind.at_table if isinstance(kind, type) and issubclass(kind, ThinkingBot) else PATIENCE
        words = (level, thought.seed, packed(view), document_of(view.edition), min(usual, seconds))
        try:
            future = self._started().submit(think_for, *words)
        except RuntimeError:  # a process has died: the next thought gets new ones
            self._pool = None
            thought.is_lost = True
            return
        THOUGHTS.labels(level).inc()
        if seconds < usual:
            SHORTENED.labels(level).inc()
        self._going_on += 1
        thought.future = future
        future.add_done_callback(self._take_back)

    def _take_back(self, _future: "Future[tuple[str, bool]]") -> None:
        """Called in a thread of the processes' own."""
        with self._lock:
            self._going_on -= 1
            self._give_out()

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """At once, so `normal` answers for those who would have to think."""
        return make_bot(STAND_IN if self._needs_process(level) else level, seed).interrupt(view)

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            self._line.clear()
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _needs_process(self, level: str) -> bool:
        if level in self.specs:
            return True
        kind = BOTS.get(level)
        return isinstance(kind, type) and issubclass(kind, ThinkingBot)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), begin_thinker, (self.specs,))
        return self._pool
