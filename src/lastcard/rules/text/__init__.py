"""The game as text: actions, reasons for refusals, positions, views.

Some things are decided here as well: which action a text means (`action_text`), why one is refused (`reasons`), what a
seat may know (`views`), and how a round is dealt or set up from what was written (`setup`).
"""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
