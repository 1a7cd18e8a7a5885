"""Players that are given views, never states."""

from lastcard.bots.bot import Bot
from lastcard.bots.external_bots import open_bot
from lastcard.bots.registry import BOTS, make_bot
from lastcard.bots.rounds import play_round

__all__ = ["BOTS", "Bot", "make_bot", "open_bot", "play_round"]
