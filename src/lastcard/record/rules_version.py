"""Which rules a saved game was played by, and how to tell whether it still comes out the same."""

from hashlib import blake2b

from lastcard.rules.game import Game

RULES_VERSION = 1
"""The version of rules, decks and shuffle. A release by which any seed and actions lead to another game raises it; a
test compares the golden games with those of this version (tests/rules/golden.digests)."""


def state_digest(game: Game) -> str:
    """Return a digest of all that is in a round now: hands, piles, who has seen what, and the shuffle's key.

    Edition and options are left out: which of them are written in a position depends on what is usual today.
    """
    position = game.position()
    return blake2b(position[position.index('"key":') :].encode(), digest_size=8).hexdigest()
