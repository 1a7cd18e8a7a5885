"""Bluffs: whether a draw wild is wrong to play, as far as a seat can tell (GEN-11, GEN-12, TF-08)."""

from lastcard.bots.beliefs import Beliefs
from lastcard.bots.prospect import Hand, none_of
from lastcard.rules.model.faces import Face
from lastcard.search.standing import COLORED

SAME_WILDS = 0.5
"""The share of wilds that are of the same kind as a given one."""
OTHER_COLOR_FITS = 0.05
"""How likely a card of another colour has the symbol of the top card."""


class BluffTest:
    """Tests hands for one draw wild, played on a colour and a symbol; the colour is None if it is not known."""

    def __init__(self, beliefs: Beliefs, wild: Face, color: str | None, symbol: str) -> None:
        options = beliefs.view.options
        self.beliefs = beliefs
        self.wild = wild
        self.color = color
        self.symbol = symbol
        self.tests_playable = options["challenge_test"] == "playable"
        self.same_wilds_count = not self.tests_playable and options["wilds_match"] is True
        self.other_wilds_count = self.tests_playable or bool(options["wilds_match"])

    def is_wrong_with(self, face: Face) -> bool:
        """Return whether this card, left in hand, makes the wild wrong."""
        if face.effect.is_wild:
            return self.same_wilds_count if face.symbol == self.wild.symbol else self.other_wilds_count
        return face.color == self.color or (self.tests_playable and face.symbol == self.symbol)

    def is_bluff(self, left: Hand) -> bool:
        """Return whether a known card makes the wild wrong."""
        return any(self.is_wrong_with(face) for face in left.faces)

    def chance(self, left: Hand) -> float:
        """Return how likely a hand makes the wild wrong, before its player's honesty is considered."""
        if self.is_bluff(left):
            return 1.0
        one = self.beliefs.share(self.color)
        one += (1 - COLORED) * (SAME_WILDS * self.same_wilds_count + (1 - SAME_WILDS) * self.other_wilds_count)
        one += OTHER_COLOR_FITS * self.tests_playable
        return 1 - none_of(one, left.unknown)
