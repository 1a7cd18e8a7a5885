"""A view as a row of bytes: the same observation that an environment gives its learner (simulation/observation.py)."""

from collections import Counter
from collections.abc import Iterable

from lastcard.rules.model.book import Book
from lastcard.rules.model.cards import Card
from lastcard.rules.text.views import UNSEEN, View
from lastcard.simulation.observation import MOST, Layout
from lastcard.simulation.sequential import QUESTIONS


class ObservationRows:
    """Makes observations for one book and number of players."""

    def __init__(self, book: Book, players: int) -> None:
        self.book = book
        self.layout = Layout(book, players)
        self.fields = self.layout.fields(book)

    def row(self, view: View, asked: tuple[str, int] | None = None, subject: int | None = None) -> bytearray:
        """Return the observation of a view.

        `asked` and `subject` are what an environment asks, of whom, and about whom, if that is no decision of the game.
        """
        row = bytearray(int(self.layout.words) * 8)
        if asked is None and view.decision is not None:
            asked = (view.decision.kind, view.decision.seat)
        self._put_cards(row, view)
        self._put_table(row, view, asked)
        seats = [((view.seat or 0) + step) % view.players for step in range(view.players)]
        concerned = view.target if subject is None else subject
        self._put(row, "counts", [min(MOST, view.counts[seat]) for seat in seats])
        self._put(row, "exposed", [seat in view.exposed for seat in seats])
        self._put(row, "asked", [asked is not None and seat == asked[1] for seat in seats])
        self._put(row, "subject", [seat == concerned for seat in seats])
        return row

    def _put(self, row: bytearray, field: str, values: Iterable[int]) -> None:
        first, count = self.fields[field]
        row[first : first + count] = bytes(map(int, values))

    def _count(self, row: bytearray, field: str, cards: Iterable[Card], side: int) -> None:
        first, _ = self.fields[field]
        for card, count in Counter(cards).items():
            if card != UNSEEN:
                row[first + self.book.kind_by_text[side][card]] += count

    def _put_cards(self, row: bytearray, view: View) -> None:
        side = int(view.side == "dark")
        self._count(row, "hand", view.known[0] if view.seat is None else view.hand, side)
        self._count(row, "discard", view.discard, side)
        self._count(row, "top", [view.top], side)
        self._count(row, "drawn", [view.drawn] if view.drawn else [], side)
        for step in range(1, view.players):
            self._count(row, f"known +{step}", view.known[((view.seat or 0) + step) % view.players], side)
        if not view.others or view.seat is None:
            return
        for step in range(view.players):
            field = f"known +{step}" if step else "hand"
            self._count(row, field, view.others[(view.seat + step) % view.players], 1 - side)
        if view.next_other is not None:
            self._count(row, "next_other", [view.next_other], 1 - side)

    def _put_table(self, row: bytearray, view: View, asked: tuple[str, int] | None) -> None:
        self._put(row, "pile", [view.pile])
        self._put(row, "pending", [min(255, view.pending)])
        self._put(row, "color", [color == view.color for color in self.book.colors_of(int(view.side == "dark"))])
        self._put(row, "side", [view.side == "dark"])
        self._put(row, "clockwise", [view.direction == 1])
        self._put(row, "votes", view.votes or [0, 0])
        self._put(row, "decision", [asked is not None and kind == asked[0] for kind in QUESTIONS[1:]])
