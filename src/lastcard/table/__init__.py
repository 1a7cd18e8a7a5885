"""A table of people and bots around a match: chairs, timers, rounds, scores. No network, no clock, no I/O."""

from lastcard.table.lobby.lobby import Lobby
from lastcard.table.lobby.settings import Settings
from lastcard.table.match.timing import Timing
from lastcard.table.refusals import Refusal
from lastcard.table.table import Table

__all__ = ["Lobby", "Refusal", "Settings", "Table", "Timing"]
