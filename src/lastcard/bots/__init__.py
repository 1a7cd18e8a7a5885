"""Players that are given views, never states."""

from lastcard.bots.bot import Bot
from lastcard.bots.others import open_bot
from lastcard.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot", "open_bot"]
