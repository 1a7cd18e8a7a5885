"""The version of the rules, and how to tell whether a saved game still replays the same."""

from hashlib import blake2b

from lastcard.rules.game import Game

RULES_VERSION = 2
"""The version of rules, decks and shuffle. It goes up with a release in which any seed and actions lead to another
game; a test compares the golden games with those of this version (tests/rules/golden.digests)."""


def state_digest(game: Game) -> str:
    """Return a digest of the whole state of a round: hands, piles, who has seen what, and the shuffle's key.

    Edition and options are left out, as a position has only those that differ from the defaults of its time.
    """
    position = game.position()
    return blake2b(position[position.index('"key":') :].encode(), digest_size=8).hexdigest()
