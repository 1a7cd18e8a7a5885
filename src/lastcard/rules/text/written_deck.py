"""Finds each written card in the deck, and refuses those that the deck does not have."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.dealing import PAIRING, sorted_pairs
from lastcard.rules.engine.shuffle import shuffle
from lastcard.rules.model.bits import zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.errors import BadPosition

ANY: Final = -1
"""A face that is not written: any card with the other face will do."""


@final
class WrittenDeck:
    """A deck from which written cards are taken, one after the other; the rest comes in the seed's order."""

    def __init__(self, book: Book, side: int, key: vec[i64]) -> None:
        self.book = book
        self.side = side
        self.key = key
        self.left: list[list[int]] = []
        """How often each kind is still there, a list for each side."""
        for each in range(book.sides):
            counts = [0] * len(book.faces)
            for slot in range(book.size):
                counts[book.kind_of[each * book.size + slot]] += 1
            self.left.append(counts)
        self.taken: list[tuple[int, int]] = []
        """Light and dark kind of the cards taken so far."""

    def take(self, text: str) -> int:
        """Take a written card from the deck; return its place among the cards that `settle` returns."""
        light, dark = self._read(text)
        for side, kind in ((0, light), (1, dark)):
            if kind != ANY:
                if self.left[side][kind] == 0:
                    raise BadPosition("position-too-often", {"card": text})
                self.left[side][kind] -= 1
        self.taken.append((light, dark))
        return len(self.taken) - 1

    def take_all(self, texts: str) -> list[int]:
        return [self.take(text) for text in texts.split()]

    def _read(self, text: str) -> tuple[int, int]:
        parts = text.split("/")
        if self.book.sides == 1 or len(parts) > 2:
            return self._kind(0, text, text), ANY
        if len(parts) == 2:
            return self._kind(0, parts[0], text), self._kind(1, parts[1], text)
        kind = self._kind(self.side, text, text)
        return (kind, ANY) if self.side == 0 else (ANY, kind)

    def _kind(self, side: int, face: str, text: str) -> int:
        kind = self.book.kind_by_text[side].get(face)
        if kind is None:
            raise BadPosition("position-unknown-card", {"card": text, "edition": self.book.edition.id})
        return kind

    def settle(self) -> tuple[vec[i64], list[int], list[int]]:
        """Return the pairing, the cards taken, and the rest of the deck in the seed's order."""
        if self.book.sides == 1:
            return zeros(0), *self._slots([(light, ANY) for light, _ in self.taken])
        lights = self._shuffled_rest(0, PAIRING - 1)
        darks = self._shuffled_rest(1, PAIRING)
        whole = [
            (light if light != ANY else lights.pop(), dark if dark != ANY else darks.pop())
            for light, dark in self.taken
        ]
        pairs = self._pair(whole + list(zip(lights, darks, strict=True)))
        return pairs, *self._slots(whole, pairs)

    def _shuffled_rest(self, side: int, nonce: i64) -> list[int]:
        kinds = [kind for kind, count in enumerate(self.left[side]) for _ in range(count)]
        order = vec[i64](kinds)
        shuffle(order, len(kinds), self.key, nonce)
        return [int(kind) for kind in order]

    def _pair(self, cards: list[tuple[int, int]]) -> vec[i64]:
        """Return the round's pairing that has just these cards."""
        size = int(self.book.size)
        free: dict[int, list[int]] = {}
        for slot in reversed(range(2 * size)):
            free.setdefault(int(self.book.kind_of[slot]), []).append(slot % size)
        darks = zeros(size)
        for light, dark in cards:
            darks[free[light].pop()] = free[dark].pop()
        return sorted_pairs(self.book, darks)

    def _slots(self, cards: list[tuple[int, int]], pairs: vec[i64] | None = None) -> tuple[list[int], list[int]]:
        """Return a card of the deck for each pair of kinds, and those left over, shuffled."""
        size = int(self.book.size)
        free: dict[tuple[int, int], list[int]] = {}
        for card in reversed(range(size)):
            dark = ANY if pairs is None else int(self.book.kind_of[size + pairs[card]])
            free.setdefault((int(self.book.kind_of[card]), dark), []).append(card)
        found = [free[card].pop() for card in cards]
        rest = vec[i64](sorted(card for cards in free.values() for card in cards))
        shuffle(rest, len(rest), self.key, 0)
        return found, [int(card) for card in rest]
