"""Rounds for learners and statistics: calls asked for in turn, observations as bytes, many tables at once. Compiled."""

from lastcard.speed import use_compiled

use_compiled(__path__)
