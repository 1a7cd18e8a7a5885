"""A table of people and bots around a match: chairs, timers, rounds, scores. No network, no clock, no I/O."""

from lastcard.speed import use_compiled_tables

use_compiled_tables(__name__, __path__)

from lastcard.table.lobby.lobby import Lobby  # noqa: E402, the compiled form is looked for first
from lastcard.table.lobby.settings import Settings  # noqa: E402, likewise
from lastcard.table.match.timing import Timing  # noqa: E402, likewise
from lastcard.table.refusals import Refusal  # noqa: E402, likewise
from lastcard.table.table import Table  # noqa: E402, likewise

__all__ = ["Lobby", "Refusal", "Settings", "Table", "Timing"]
