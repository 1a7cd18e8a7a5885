"""Players that are given views, never states."""

from collections.abc import Callable

from lastcard.bots.bot import Bot
from lastcard.bots.normal import NormalBot
from lastcard.bots.simple import EasyBot, RandomBot

BOTS: dict[str, Callable[[int | str], Bot]] = {"random": RandomBot, "easy": EasyBot, "normal": NormalBot}


def make_bot(name: str, seed: int | str = 0) -> Bot:
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "make_bot"]
