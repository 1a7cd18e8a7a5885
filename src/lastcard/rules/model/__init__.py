"""What there is in a game: cards, decks, editions, options, actions, events, and the state of a round."""

from lastcard.speed import use_compiled_like_parent

use_compiled_like_parent(__name__, __path__)
