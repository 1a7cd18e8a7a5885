"""The game as text: actions and refusals, positions, views."""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
