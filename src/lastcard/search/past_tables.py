"""What lay open to everybody at a moment of the past."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import MAX_CARDS, MAX_SEATS
from lastcard.rules.model.book import Book
from lastcard.rules.text.views import View

COLORS: Final = 5
"""The four colours, and wilds."""


@final
class PastTable:
    """The table as it was when a seat did something."""

    def __init__(
        self, seat: int, direction: int, sizes: list[int], top: int, color: int, pending: int, thrown: list[int]
    ) -> None:
        self.seat: i64 = seat
        self.direction: i64 = direction
        self.top: i64 = top
        """The kind of the top card."""
        self.color: i64 = color
        self.pending: i64 = min(pending, MAX_CARDS)
        self.thrown: vec[i64] = vec[i64](thrown)
        """Open discards of each colour, then all."""
        self.sizes: vec[i64] = vec[i64](ring(seat, sizes))
        """Cards of those still in, from the seat itself clockwise."""

    def size_after(self, steps: i64) -> i64:
        """Return how many cards the next seat has, or with -1 the one before."""
        count: i64 = len(self.sizes)
        return self.sizes[(steps * self.direction + count) % count]

    def smallest(self) -> i64:
        """Return the size of the smallest other hand."""
        least: i64 = 0
        for place in range(1, len(self.sizes)):
            if least == 0 or self.sizes[place] < least:
                least = self.sizes[place]
        return least


def ring(seat: int, sizes: list[int]) -> list[int]:
    """Return the sizes of all hands with cards, clockwise, from a seat on."""
    around = [sizes[(seat + step) % len(sizes)] for step in range(1, len(sizes))]
    return [sizes[seat], *[size for size in around if size > 0]][:MAX_SEATS]


def thrown_before(view: View, book: Book, side: int, sizes: list[list[int]]) -> list[list[int]]:
    """Return for each entry of a history the open discards of each colour, then all, on the side in play.

    When the draw pile is used up, all but the top card become the new one.
    """
    kinds = book.kind_by_text[side]
    thrown = [0] * (COLORS + 1)
    before: list[list[int]] = []
    pile = int(book.size) - sum(sizes[0]) - 1 if sizes else 0
    for past in view.history:
        verb, _, what = past.action.partition(" ")
        if verb == "flip" or not before:
            thrown = [0] * COLORS + [max(1, thrown[COLORS])]
            if past.top in kinds:
                thrown[int(book.color[kinds[past.top]])] += 1
        before.append(thrown.copy())
        if verb in ("draw", "take"):
            pile -= int(what)
            if pile < 0:
                pile += thrown[COLORS] - 1
                thrown = [0] * COLORS + [1]
        elif verb in ("play", "jump", "lay", "shed", "discard"):
            thrown[COLORS] += 1
            if what in kinds:
                thrown[int(book.color[kinds[what]])] += 1
    return before
