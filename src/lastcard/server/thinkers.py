"""Thinking bots and bots of others at tables: in processes of their own, so that the server never waits for them.

So many think at a time, and as many again may wait; a table has one thought under way and no more, so that none can
crowd out the others. Where there is no room, or a thought fails or is late, `normal` answers instead, and metrics say
so.
"""

import os
import signal
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from threading import Thread
from time import monotonic, sleep
from typing import Any

from lastcard.bots import BOTS, Bot, make_bot, open_bot
from lastcard.bots.registry import register
from lastcard.bots.thinking import ThinkingBot
from lastcard.editions.custom import Document
from lastcard.editions.files import document_of, keep
from lastcard.rules.views import FIELDS, View
from lastcard.server.metrics import FELL_BACK, THINKING, THOUGHTS
from lastcard.table.minds import QuickThought, Thought

STAND_IN = "normal"
WAITING = 2
"""Thoughts under way for each process, the one being thought included."""
LOOK = 2.0
PATIENCE = 1.0
"""Seconds for an answer of somebody else's bot."""
LATE = 9.0
"""Seconds from the question, waiting included, after which nobody waits any more; a table would not for much longer."""

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


def think_for(level: str, seed: str, fields: dict[str, Any], document: Document | None) -> tuple[str, bool]:
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
        bot.seconds = bot.at_table
    return bot.choose(view), True


class Deep:
    def __init__(self, future: "Future[tuple[str, bool]]", level: str, seed: str, view: View) -> None:
        self.future = future
        self.stand_in = QuickThought(STAND_IN, seed, view)
        self.level = level
        self.until = monotonic() + LATE

    def answer(self) -> str | None:
        if not self.future.done():
            return None if monotonic() < self.until else self._fall_back("late")
        if self.future.cancelled() or self.future.exception() is not None:
            return self._fall_back("failed")
        action, is_own = self.future.result()
        if not is_own:
            FELL_BACK.labels(self.level, "failed").inc()
        return action

    def _fall_back(self, reason: str) -> str | None:
        FELL_BACK.labels(self.level, reason).inc()
        self.future.cancel()
        return self.stand_in.answer()


class Thinkers:
    """`specs` are the bots of others that this server has, by the name under which tables know them."""

    def __init__(self, processes: int = 0, specs: Mapping[str, str] | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.specs = dict(specs or {})
        self._pool: ProcessPoolExecutor | None = None
        self._under_way: dict[str, Future[tuple[str, bool]]] = {}
        """By table."""
        for name, spec in self.specs.items():
            if name not in BOTS:
                register(name, partial(open_bot, spec))

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        if not self._needs_process(level) or len(view.actions) == 1:
            return QuickThought(level if level in BOTS and level not in self.specs else STAND_IN, seed, view)
        full = self._full_for(table)
        if full:
            FELL_BACK.labels(level, full).inc()
            return QuickThought(STAND_IN, seed, view)
        try:
            future = self._started().submit(think_for, level, seed, packed(view), document_of(view.edition))
        except RuntimeError:  # a process has died: the next thought gets new ones
            self._pool = None
            FELL_BACK.labels(level, "failed").inc()
            return QuickThought(STAND_IN, seed, view)
        self._under_way[table] = future
        THOUGHTS.labels(level).inc()
        return Deep(future, level, seed, view)

    def _full_for(self, table: str) -> str:
        """Why a table cannot have a thought now; empty if it can."""
        if table in self._under_way:
            self._under_way[table].cancel()  # nobody waits for it any more; one that has begun goes on
        self._under_way = {code: future for code, future in self._under_way.items() if not future.done()}
        THINKING.set(len(self._under_way))
        if table in self._under_way:
            return "busy"
        return "full" if len(self._under_way) >= WAITING * self.processes else ""

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """At once, so `normal` answers for those who would have to think."""
        return make_bot(STAND_IN if self._needs_process(level) else level, seed).interrupt(view)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _needs_process(self, level: str) -> bool:
        if level in self.specs:
            return True
        kind = BOTS.get(level)
        return isinstance(kind, type) and issubclass(kind, ThinkingBot)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), begin_thinker, (self.specs,))
        return self._pool
