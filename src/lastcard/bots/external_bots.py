"""Bots from outside: any program that speaks JSON lines (`cmd:./mybot`), any Python class (`module:Class`).

They are given views only, and limited time. One that fails is replaced by `normal` for good, and `failed` says why:
whoever lets it play tells people so.
"""

import contextlib
import json
import os
import select
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import IO, Any, NamedTuple

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
ENDED = "the program has ended"


DETAILS = 4000
"""Characters that are kept of a traceback, or of what a program has written to its standard error."""


class BotFailure(Exception):
    """A bot did not do what bots do."""


class Failure(NamedTuple):
    """Why a bot was replaced, in a line, and its traceback or the last that its program has written."""

    reason: str
    details: str


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
        self.failed: Failure | None = None
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
            self._replace("too slow", format_exc())
            return None
        except BotFailure as error:
            self._replace(str(error), "")
            return None
        except Exception as error:
            self._replace(f"{type(error).__name__}: {error}", format_exc())
            return None
        return None if action is None else str(action)

    def _replace(self, reason: str, trace: str) -> None:
        details = self.bot.last_words() if isinstance(self.bot, CommandBot) else trace
        self.failed = Failure(reason, details[-DETAILS:])
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
        self._errors = Thread()
        self._written = b""

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
            self._errors.join()
            for stream in (self._program.stdin, self._program.stdout, self._program.stderr):
                if stream is not None:
                    with contextlib.suppress(OSError):  # what was not read yet goes nowhere
                        stream.close()
            self._program = None

    def __del__(self) -> None:
        self.close()

    def __reduce__(self) -> tuple[object, ...]:
        return CommandBot, (self.name.removeprefix(COMMAND), self.patience)

    def _ask(self, what: str, view: View) -> str | None:
        until = monotonic() + self.patience
        if self._program is None:
            until += START
            self._start()
        assert self._program is not None
        question = {"ask": what, "view": view.to_json()}
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
            self._program.stdin.flush()
        except BrokenPipeError as error:
            raise BotFailure(ENDED) from error
        line = self._line(until)
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise BotFailure(f"{line[:200].decode(errors='replace')!r} is no JSON") from error
        action = answer.get("action") if isinstance(answer, dict) else answer
        if action is not None and not isinstance(action, str):
            raise BotFailure(f"{action!r} is no action")
        return action

    def _start(self) -> None:
        pipe = subprocess.PIPE
        self._program = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, stderr=pipe)
        self._errors = Thread(target=self._follow_errors, args=(self._program.stderr,), daemon=True)
        self._errors.start()

    def _follow_errors(self, source: IO[bytes]) -> None:
        """Pass on what the program writes to its standard error, and keep the last of it."""
        while more := os.read(source.fileno(), 1 << 16):
            self._written = (self._written + more)[-DETAILS:]
            sys.stderr.write(more.decode(errors="replace"))

    def last_words(self) -> str:
        """End the program, and return the last that it has written to its standard error."""
        self.close()
        return self._written.decode(errors="replace")

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
                raise BotFailure(ENDED)
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line


def open_bot(name: str, seed: int | str = 0, playouts: int = 0, patience: float = PATIENCE) -> Bot:
    """Return a bot by its name, by `cmd:` and a command line, or by `module:Class`.

    `playouts` is how many rounds a thinking bot imagines for a decision; 0 leaves it to the bot. Bots from outside may
    take `patience` seconds for an answer, and are replaced by `normal` when they fail. Raises KeyError if there is no
    bot of that name.
    """
    if is_external(name):
        return GuardedBot(name, open_external(name, seed, patience), seed, patience)
    bot = BOTS[name](seed)
    if playouts and isinstance(bot, ThinkingBot):
        bot.playouts = playouts
    return bot


def is_external(name: str) -> bool:
    """Return whether a bot comes from outside: a command line or a class."""
    return ":" in name


def open_external(name: str, seed: int | str = 0, patience: float = PATIENCE) -> Bot:
    """Return a bot from outside that nobody stands in for: what it does wrong is raised."""
    if name.startswith(COMMAND):
        return CommandBot(name.removeprefix(COMMAND), patience)
    bot: Bot = load_class(name)(seed)
    return bot


def load_class(name: str) -> Any:
    """Return the class of `module:Class`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
