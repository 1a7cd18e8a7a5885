"""Looking ahead from what a seat knows: hidden cards imagined, rounds played on, outcomes compared. Compiled."""

from lastcard.speed import use_compiled

use_compiled(__path__)
