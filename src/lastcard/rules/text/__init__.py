"""The game in texts: actions and refusals, positions, views."""

from lastcard.speed import use_compiled

use_compiled(__path__)
