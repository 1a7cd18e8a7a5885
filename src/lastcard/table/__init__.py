"""A table of people and bots around a game: seats, timers, matches, scores; no network."""

from lastcard.table.errors import Refusal
from lastcard.table.lobby import Lobby
from lastcard.table.settings import Settings
from lastcard.table.table import Table
from lastcard.table.timing import Timing

__all__ = ["Lobby", "Refusal", "Settings", "Table", "Timing"]
