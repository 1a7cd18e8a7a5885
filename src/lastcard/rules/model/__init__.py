"""What there is in a game: cards, decks, editions, options, actions, events, and the state of a round."""

from lastcard.speed import use_compiled

use_compiled(__path__)
