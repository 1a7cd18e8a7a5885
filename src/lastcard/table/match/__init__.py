"""The match played at a table: rounds, turn timers, bots, and the race to call or catch."""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
