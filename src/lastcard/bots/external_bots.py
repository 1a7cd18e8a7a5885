"""Bots from outside: any program that speaks JSON lines (`cmd:./mybot`), any Python class (`module:Class`).

They are given views only, and limited time. One that fails is replaced by `normal` for good, and `failed` says why.
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
"""Seconds that an answer may take."""
START = 10.0
"""Seconds that a program's first answer may take besides, as programs take time to start."""
COMMAND = "cmd:"


class BotFailure(Exception):
    """A bot did not do what bots do."""


class TooSlow(BaseException):
    """Interrupts a bot. It is no Exception, so that a bot that catches all of these does not catch it."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooSlow when the time is up; without an alarm (Windows, other threads) only after the block."""
    has_alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    until = monotonic() + seconds
    if has_alarm:
        before = signal.signal(signal.SIGALRM, raise_too_slow)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if has_alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() > until:
        raise TooSlow


def raise_too_slow(_number: int, _frame: object) -> None:
    raise TooSlow


class GuardedBot:
    """Asks another bot until it fails, and then `normal`."""

    def __init__(self, name: str, bot: Bot, seed: int | str = 0, patience: float = PATIENCE) -> None:
        self.name = name
        self.bot = bot
        self.patience = patience
        self.failed: str | None = None
        """Why the bot was replaced; None while it plays."""
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
            with contextlib.nullcontext() if isinstance(self.bot, CommandBot) else time_limit(self.patience):
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
    """Raise BotFailure if a bot's answer is not open to its seat."""
    if action is None and what == "interrupt":
        return
    open_to = view.actions if what == "choose" else view.interrupts
    if not isinstance(action, str) or action.removesuffix(" uno") not in open_to:
        raise BotFailure(f"{action!r} is not open to it")


class CommandBot:
    """Asks a program through two pipes. It reads `{"ask": "choose", "view": …}` and answers `{"action": …}`."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.name = COMMAND + command
        self.patience = patience
        self._command = shlex.split(command)
        self._program: subprocess.Popen[bytes] | None = None
        self._read = b""

    def choose(self, view: View) -> str:
        action = self._ask("choose", view)
        if action is None:
            raise BotFailure("no action")
        return action

    def interrupt(self, view: View) -> str | None:
        return self._ask("interrupt", view)

    def close(self) -> None:
        """End the program."""
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
            raise BotFailure(f"{action!r} is no action")
        return action

    def _line(self, until: float) -> bytes:
        assert self._program is not None
        assert self._program.stdout is not None
        source = self._program.stdout.fileno()
        while b"\n" not in self._read:
            ready, _, _ = select.select([source], [], [], max(0.0, until - monotonic()))
            if not ready:
                raise BotFailure("too slow")
            more = os.read(source, 1 << 16)
            if not more:
                raise BotFailure("the program has ended")
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line


def open_bot(name: str, seed: int | str = 0, playouts: int = 0, patience: float = PATIENCE) -> Bot:
    """Return a bot by its name, by `cmd:` and a command line, or by `module:Class`.

    `playouts` is how many rounds a thinking bot imagines for a decision; 0 leaves it to the bot. Bots from outside may
    take `patience` seconds for an answer, and are replaced by `normal` when they fail. Raises KeyError if there is no
    bot of that name.
    """
    if name.startswith(COMMAND):
        return GuardedBot(name, CommandBot(name.removeprefix(COMMAND), patience), seed, patience)
    if ":" in name:
        return GuardedBot(name, load_class(name)(seed), seed, patience)
    bot = BOTS[name](seed)
    if playouts and isinstance(bot, ThinkingBot):
        bot.playouts = playouts
    return bot


def load_class(name: str) -> Any:
    """Return the class of `module:Class`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
