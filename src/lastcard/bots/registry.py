"""The bots of the house, by name."""

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


def make_bot(name: str, seed: int | str = 0) -> Bot:
    return BOTS[name](seed)


NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,19}")


def register(name: str, make: Callable[[int | str], Bot]) -> None:
    """A bot of others under a name of its own, said where a server is started. ValueError if that cannot be a name."""
    if not NAME.fullmatch(name) or name in BOTS:
        raise ValueError(name)
    BOTS[name] = make
