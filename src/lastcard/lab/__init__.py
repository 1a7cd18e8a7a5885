"""Rounds for those who study games: asked in turn, observed as numbers, many at once, counted. Compiled."""

from lastcard.speed import use_compiled

use_compiled(__path__)
