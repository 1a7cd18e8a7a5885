"""How a round goes: dealing, turns, drawing, playing, bluffs, calls, and what is legal."""

from lastcard.speed import use_compiled

use_compiled(__path__)
