"""How a round goes: dealing, turns, drawing, playing, bluffs, calls, and what is legal."""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
