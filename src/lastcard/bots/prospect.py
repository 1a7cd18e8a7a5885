"""Tables as a bot imagines them: hands that are known in part, and what lies in the middle."""

import math
from typing import NamedTuple

from lastcard.rules.model.faces import Face


def none_of(chance: float, cards: float) -> float:
    """Return how likely none of so many cards is of a kind, if each is with this chance."""
    return math.pow(1 - chance, cards)


class Hand(NamedTuple):
    """A hand as a seat knows it: some faces, and a number of unknown cards, which may be an expected value."""

    faces: tuple[Face, ...]
    unknown: float = 0.0

    @property
    def size(self) -> float:
        return len(self.faces) + self.unknown

    def of_color(self, color: str) -> int:
        return sum(face.color == color for face in self.faces)

    def without(self, face: Face) -> "Hand":
        place = self.faces.index(face)
        return Hand(self.faces[:place] + self.faces[place + 1 :], self.unknown)

    def plus(self, cards: float) -> "Hand":
        return Hand(self.faces, self.unknown + cards)

    def minus(self, cards: int) -> "Hand":
        """Return the hand after its holder has shed some cards, unknown ones first, and kept at least one."""
        cards = min(cards, round(self.size) - 1)
        unknown = max(0.0, self.unknown - cards)
        return Hand(self.faces[: round(self.size - cards - unknown)], unknown)


class Prospect:
    """An imagined table: the hands, whose turn it is, and what has to be matched."""

    __slots__ = ("after_flip", "color", "direction", "hands", "mover", "symbol")

    def __init__(
        self, hands: list[Hand], mover: int, direction: int, color: str | None, symbol: str, after_flip: bool
    ) -> None:
        self.hands = hands
        self.mover = mover
        """The seat whose turn it will be."""
        self.direction = direction
        self.color = color
        """The colour in force; None if it cannot be foreseen."""
        self.symbol = symbol
        """The symbol of the top card."""
        self.after_flip = after_flip
        """Whether a Flip may be played on anything (TF-04)."""

    def copy(self) -> "Prospect":
        return Prospect(self.hands.copy(), self.mover, self.direction, self.color, self.symbol, self.after_flip)

    def draw(self, seat: int, cards: float) -> None:
        self.hands[seat] = self.hands[seat].plus(cards)

    def swap(self, seat: int, other: int) -> None:
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
