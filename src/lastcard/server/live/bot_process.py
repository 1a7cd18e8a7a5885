"""One of the processes in which bots think.

It loads only what thinking needs and nothing of the server, so that it is ready sooner.
"""

import os
import signal
from collections.abc import Mapping
from threading import Event, Thread
from typing import Any, NamedTuple

from lastcard.bots import Bot, make_bot, open_bot
from lastcard.bots.external_bots import Failure, GuardedBot, failed_bot
from lastcard.bots.thinking import ThinkingBot
from lastcard.editions.custom import Document
from lastcard.editions.files import keep
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View

CHECK_SERVER_EVERY = 2.0
"""Seconds between two checks that the server still runs."""
PROGRAM_TIME = 1.0
"""Seconds that an additional bot has for an answer."""


class Answer(NamedTuple):
    """The answer of a process."""

    action: str
    is_replaced: bool = False
    """Whether the bot has failed, now or before, and `normal` has answered for it."""
    failure: Failure | None = None
    """Why it failed, if it was at this question."""


_specs: dict[str, str] = {}
_bots: dict[str, Bot] = {}


def set_up_process(specs: Mapping[str, str], server: int) -> None:
    """Prepare a process: it ignores Ctrl-C, which is for the server, and thinks at a lower priority.

    `server` is the server's process id, as the server may be gone before this process could ask for its parent.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    _specs.update(specs)
    Thread(target=exit_with_server, args=(server,), daemon=True).start()


def exit_with_server(server: int) -> None:
    """End this process when the server is gone, even if it was killed."""
    never = Event()
    while os.getppid() == server:
        never.wait(CHECK_SERVER_EVERY)  # sleep() fails under a clock that is put
    os._exit(0)


def think_in_process(
    level: str, seed: str, fields: dict[str, Any], document: Document | None, seconds: float
) -> Answer:
    """Return the action, and whether the bot itself chose it.

    A program is started once and then asked again and again; one that fails is replaced for good.
    """
    if document is not None:
        keep(document)
    view = View(**fields)
    if level in _specs:
        return ask_external(level, view)
    bot = make_bot(level, seed)
    if isinstance(bot, ThinkingBot):
        bot.seconds = seconds
    return Answer(bot.choose(view))


def ask_external(level: str, view: View) -> Answer:
    """Return the answer of an additional bot, which is opened with the first question."""
    before = failure_of(level)
    if level not in _bots:
        _bots[level] = open_or_fail(_specs[level])
    action = _bots[level].choose(view)
    failed = failure_of(level)
    return Answer(action, failed is not None, None if before else failed)


def open_or_fail(spec: str) -> Bot:
    """Return an additional bot; one that cannot be opened has failed from the start."""
    try:
        return open_bot(spec, 0, patience=PROGRAM_TIME)
    except LastcardError as error:
        return failed_bot(spec, 0, error)


def failure_of(level: str) -> Failure | None:
    """Return why an additional bot has failed; None if it has not, or was not asked yet."""
    bot = _bots.get(level)
    return bot.failed if isinstance(bot, GuardedBot) else None
