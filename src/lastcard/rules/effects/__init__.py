"""The effects of cards, one file each; a new one is registered at the end of `registry.py`."""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
