"""Colours are interchangeable: a learner sees the colour in force first, then those of which it holds most."""

from itertools import permutations

from lastcard.rules.model.book import Book
from lastcard.simulation.action_space import ActionSpace
from lastcard.simulation.observation import Layout

IN_FORCE = 1000


class ColorSymmetry:
    """Tables for each order of the four colours: where each byte of an observation, and each action, comes from."""

    def __init__(self, book: Book, layout: Layout, space: ActionSpace) -> None:
        if book.sides == 2:
            raise ValueError("the colours of two-sided cards are not alike")
        self.letters = book.colors_of(0)
        self.orders = list(permutations(range(4)))
        fields = layout.fields(book)
        blocks = [first for name, (first, count) in fields.items() if count == len(book.faces)]
        self.rows: list[list[int]] = []
        self.actions: list[list[int]] = []
        places = {text: place for place, text in enumerate(space.texts)}
        for order in self.orders:
            kinds = [book.kind_by_text[0][self._turned(face.text, face.color, order)] for face in book.faces]
            row = list(range(int(layout.words) * 8))
            for first in blocks:
                row[first : first + len(kinds)] = [first + kind for kind in kinds]
            at = fields["color"][0]
            row[at : at + 4] = [at + color for color in order]
            self.rows.append(row)
            self.actions.append([places[self._turned_action(text, order)] for text in space.texts])
        self.by_key = [0] * 256
        for place, order in enumerate(self.orders):
            self.by_key[order[0] * 64 + order[1] * 16 + order[2] * 4 + order[3]] = place
        self.counting = [[0] * 4 for _ in range(int(layout.words) * 8)]
        """How much each byte counts for each colour."""
        for kind, face in enumerate(book.faces):
            if face.color:
                self.counting[fields["hand"][0] + kind][self.letters.index(face.color)] = 1
        for color in range(4):
            self.counting[fields["color"][0] + color][color] = IN_FORCE

    def _turned(self, text: str, color: str, order: tuple[int, ...]) -> str:
        return self.letters[order[self.letters.index(color)]] + text[1:] if color else text

    def _turned_action(self, text: str, order: tuple[int, ...]) -> str:
        verb, _, what = text.partition(" ")
        colored = verb in ("play", "lay", "shed", "color") and what[0] in self.letters
        return f"{verb} {self._turned(what, what[0], order)}" if colored else text

    def order(self, row: bytearray) -> int:
        """Return the number of the order in which this observation is to be seen."""
        held = [0] * 4
        for byte, weights in zip(row, self.counting, strict=True):
            if byte:
                held = [sum_ + byte * weight for sum_, weight in zip(held, weights, strict=True)]
        return self.orders.index(tuple(sorted(range(4), key=lambda color: -held[color])))
