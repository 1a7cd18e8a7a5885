"""The bots of the house, by name."""

from collections.abc import Callable

from lastcard.bots.bot import Bot
from lastcard.bots.normal import NormalBot
from lastcard.bots.simple import EasyBot, RandomBot
from lastcard.bots.thinking import ExpertBot, HardBot

BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
}


def make_bot(name: str, seed: int | str = 0) -> Bot:
    return BOTS[name](seed)
