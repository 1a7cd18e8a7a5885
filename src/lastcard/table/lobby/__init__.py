"""The people around a table: chairs, host, settings, presence and chat."""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
