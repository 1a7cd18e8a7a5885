"""All bots by their names."""

import re
from collections.abc import Callable

from lastcard.bots.bot import Bot
from lastcard.bots.learned import LearnedBot
from lastcard.bots.normal import NormalBot
from lastcard.bots.simple import EasyBot, RandomBot
from lastcard.bots.thinking import ExpertBot, HardBot

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
    "learned": LearnedBot,
}
"""What makes each bot from a seed, by the bot's name."""


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return the bot of this name; raises KeyError if there is none.

    Bots with the same name and seed give the same answers.
    """
    return BOTS[name](seed)


NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,19}")
"""What a bot may be called."""


def register(name: str, make: Callable[[int | str], Bot]) -> None:
    """Add a bot under a new name; raises ValueError if it is taken or cannot be a name."""
    if not NAME.fullmatch(name) or name in BOTS:
        raise ValueError(name)
    BOTS[name] = make
