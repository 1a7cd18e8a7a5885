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
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import IO, Any, NamedTuple

from lastcard.bots.bot import Bot
from lastcard.bots.listening import is_listening
from lastcard.bots.normal import NormalBot
from lastcard.bots.registry import BOTS
from lastcard.bots.thinking import ThinkingBot
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.model.events import Seen
from lastcard.rules.text.views import View

PATIENCE = 5.0
"""Seconds that an answer may take."""
START = 10.0
"""Seconds that a program's first answer may take besides, as programs take time to start."""
COMMAND, LANGUAGE_MODEL = "cmd:", "llm:"
CAN_WAIT_FOR_PIPES = sys.platform != "win32"
AT_ONCE = getattr(select, "PIPE_BUF", 512)
"""Bytes that can be written to a pipe that takes anything at all."""
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
        self.listens = is_listening(bot)
        """Whether it follows rounds."""
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

    def begin(self, view: View) -> None:
        self._guarded(lambda bot: bot.begin(view))

    def hear(self, seat: int, events: Sequence[Seen]) -> None:
        self._guarded(lambda bot: bot.hear(seat, events))

    def end(self, seat: int, winner: int | None, points: Sequence[int]) -> None:
        self._guarded(lambda bot: bot.end(seat, winner, points))

    def _ask(self, what: str, view: View) -> str | None:
        def ask(bot: Any) -> object:
            action = getattr(bot, what)(view)
            check_answer(action, what, view)
            return action

        action = self._guarded(ask)
        return None if action is None else str(action)

    def _guarded(self, ask: Callable[[Any], object]) -> object:
        """Ask the bot something, unless it has failed, and replace it if it fails now."""
        if self.failed:
            return None
        try:
            with contextlib.nullcontext() if isinstance(self.bot, CommandBot) else time_limit(self.patience):
                return ask(self.bot)
        except TooSlow:
            self._replace("too slow", format_exc())
        except BotFailure as error:
            self._replace(str(error), "")
        except Exception as error:
            self._replace(f"{type(error).__name__}: {error}", format_exc())
        return None

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
    """Asks a program through two pipes. It reads `{"ask": "choose", "view": …}` and answers `{"action": …}`.

    What it is told besides, `{"tell": …}`, has no answer.
    """

    PREFIX = COMMAND

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.name = self.PREFIX + command
        self.patience = patience
        self._is_new = True
        """It has answered nothing yet."""
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

    def begin(self, view: View) -> None:
        self._tell({"tell": "round", "seat": view.seat, "view": view.to_json()})

    def hear(self, seat: int, events: Sequence[Seen]) -> None:
        self._tell({"tell": "events", "seat": seat, "events": events})

    def end(self, seat: int, winner: int | None, points: Sequence[int]) -> None:
        self._tell({"tell": "result", "seat": seat, "winner": winner, "points": points})

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
        return type(self), (self.name.removeprefix(self.PREFIX), self.patience)

    def _ask(self, what: str, view: View) -> str | None:
        answer = self._answer({"ask": what, "view": view.to_json()})
        action = answer.get("action") if isinstance(answer, dict) else answer
        if action is not None and not isinstance(action, str):
            raise BotFailure(f"{action!r} is no action")
        return action

    def _answer(self, question: Mapping[str, object]) -> object:
        """Return what the program answers to a question. Raises BotFailure."""
        until = self._tell(question)
        line = self._line(until)
        self._is_new = False
        try:
            return json.loads(line)
        except ValueError as error:
            raise BotFailure(f"{line[:200].decode(errors='replace')!r} is no JSON") from error

    def _tell(self, what: Mapping[str, object]) -> float:
        """Write a line to the program; return until when it may take to answer. Raises BotFailure."""
        if self._program is None:
            self._start()
        assert self._program is not None
        assert self._program.stdin is not None
        until = monotonic() + self.patience + (START if self._is_new else 0.0)
        line = json.dumps(what, separators=(",", ":"), default=str).encode() + b"\n"
        try:
            self._write(self._program.stdin.fileno(), line, until)
        except BrokenPipeError as error:
            raise BotFailure(ENDED) from error
        return until

    def _write(self, target: int, line: bytes, until: float) -> None:
        """Write a line while the program reads; one that does not is not waited for without end."""
        while line:
            if not CAN_WAIT_FOR_PIPES:
                line = line[os.write(target, line) :]
            elif select.select([], [target], [], max(0.0, until - monotonic()))[1]:
                line = line[os.write(target, line[:AT_ONCE]) :]
            else:
                raise BotFailure("too slow")

    def _start(self) -> None:
        pipe = subprocess.PIPE
        self._is_new = True
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
    """Return a bot by its name, by `cmd:` or `llm:` and a command line, or by `module:Class`.

    `playouts` is how many rounds a thinking bot imagines for a decision; 0 leaves it to the bot. Bots from outside may
    take `patience` seconds for an answer, and are replaced by `normal` when they fail. Raises KeyError if there is no
    bot of that name, and LastcardError if a class cannot be opened.
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
    """Return a bot from outside that nobody stands in for: what it does wrong is raised.

    Raises LastcardError if a class is not there, or fails as it is made.
    """
    if name.startswith(COMMAND):
        return CommandBot(name.removeprefix(COMMAND), patience)
    if name.startswith(LANGUAGE_MODEL):
        module = import_module("lastcard.bots.language_models")  # which is one of the bots from outside itself
        model: Bot = module.LanguageModelBot(name.removeprefix(LANGUAGE_MODEL), patience, seed)
        return model
    return open_class(name, seed)


def open_class(name: str, seed: int | str) -> Bot:
    """Return a bot of the class `module:Class`."""
    module, _, attribute = name.partition(":")
    try:
        bot: Bot = getattr(import_module(module), attribute)(seed)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise LastcardError("arena-bot-not-opened", {"bot": name, "detail": why}) from error
    return bot


def failed_bot(name: str, seed: int | str, error: Exception) -> GuardedBot:
    """Return a bot that has failed as it was opened; called where its error is handled."""
    bot = GuardedBot(name, NormalBot(seed), seed)
    bot.failed = Failure(str(error), format_exc()[-DETAILS:])
    return bot
