"""Bots of others: any program that speaks JSON lines (`cmd:./mybot`), any Python class (`module:Class`).

They get views only and so much time; one that fails is replaced by `normal` for good, and `failed` says why.
"""

import contextlib
import json
import os
import select
import shlex
import signal
import subprocess
import threading
from collections.abc import Iterator
from importlib import import_module
from time import monotonic
from typing import Any

from lastcard.bots.bot import Bot
from lastcard.bots.normal import NormalBot
from lastcard.bots.registry import BOTS
from lastcard.bots.thinking import ThinkingBot
from lastcard.rules.text.views import View

PATIENCE = 5.0
"""Seconds for an answer."""
START = 10.0
"""So many more for a program's first one, as programs take time to start."""
COMMAND = "cmd:"


class Failed(Exception):
    """A bot of somebody else did not do what bots do."""


class TooSlow(BaseException):
    """Comes into the middle of what a bot of somebody else does; not to be caught there with all that may go wrong."""


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """TooSlow once the time is over. Where there is no alarm (Windows, other threads) only afterwards."""
    has_alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    until = monotonic() + seconds
    if has_alarm:
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if has_alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() > until:
        raise TooSlow


def ring(_number: int, _frame: object) -> None:
    raise TooSlow


class Replaced:
    """Asks another bot as long as that goes well, then `normal`."""

    def __init__(self, name: str, bot: Bot, seed: int | str = 0, patience: float = PATIENCE) -> None:
        self.name = name
        self.bot = bot
        self.patience = patience
        self.failed: str | None = None
        """Why it was replaced."""
        self._stand_in = NormalBot(seed)

    def choose(self, view: View) -> str:
        action = self._ask("choose", view)
        return self._stand_in.choose(view) if self.failed or action is None else action

    def interrupt(self, view: View) -> str | None:
        action = self._ask("interrupt", view)
        return self._stand_in.interrupt(view) if self.failed else action

    def _ask(self, what: str, view: View) -> str | None:
        if self.failed:
            return None
        try:
            with contextlib.nullcontext() if isinstance(self.bot, CommandBot) else limited(self.patience):
                action = getattr(self.bot, what)(view)
            check_answer(action, what, view)
        except TooSlow:
            self._replace("too slow")
            return None
        except Exception as error:
            self._replace(f"{type(error).__name__}: {error}")
            return None
        return None if action is None else str(action)

    def _replace(self, reason: str) -> None:
        self.failed = reason
        close = getattr(self.bot, "close", None)
        if close is not None:
            with contextlib.suppress(Exception):
                close()


def check_answer(action: object, what: str, view: View) -> None:
    if action is None and what == "interrupt":
        return
    open_to = view.actions if what == "choose" else view.interrupts
    if not isinstance(action, str) or action.removesuffix(" uno") not in open_to:
        raise Failed(f"{action!r} is not open to it")


class CommandBot:
    """A program on the other side of two pipes. It gets `{"ask": "choose", "view": …}` and says `{"action": …}`."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.name = COMMAND + command
        self.patience = patience
        self._command = shlex.split(command)
        self._program: subprocess.Popen[bytes] | None = None
        self._read = b""

    def choose(self, view: View) -> str:
        action = self._ask("choose", view)
        if action is None:
            raise Failed("no action")
        return action

    def interrupt(self, view: View) -> str | None:
        return self._ask("interrupt", view)

    def close(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            for stream in (self._program.stdin, self._program.stdout):
                if stream is not None:
                    stream.close()
            self._program = None

    def __del__(self) -> None:
        self.close()

    def _ask(self, what: str, view: View) -> str | None:
        until = monotonic() + self.patience
        if self._program is None:
            until += START
            self._program = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        question = {"ask": what, "view": view.to_json()}
        assert self._program.stdin is not None
        self._program.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        self._program.stdin.flush()
        answer = json.loads(self._line(until))
        action = answer.get("action") if isinstance(answer, dict) else answer
        if action is not None and not isinstance(action, str):
            raise Failed(f"{action!r} is no action")
        return action

    def _line(self, until: float) -> bytes:
        assert self._program is not None
        assert self._program.stdout is not None
        source = self._program.stdout.fileno()
        while b"\n" not in self._read:
            ready, _, _ = select.select([source], [], [], max(0.0, until - monotonic()))
            if not ready:
                raise Failed("too slow")
            more = os.read(source, 1 << 16)
            if not more:
                raise Failed("the program has ended")
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line


def open_bot(name: str, seed: int | str = 0, playouts: int = 0, patience: float = PATIENCE) -> Bot:
    """A bot by its name, by `cmd:` and a command line, or by `module:Class`. KeyError if there is no such name."""
    if name.startswith(COMMAND):
        return Replaced(name, CommandBot(name.removeprefix(COMMAND), patience), seed, patience)
    if ":" in name:
        return Replaced(name, load_class(name)(seed), seed, patience)
    bot = BOTS[name](seed)
    if playouts and isinstance(bot, ThinkingBot):
        bot.playouts = playouts
    return bot


def load_class(name: str) -> Any:
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
