"""Rounds in which calls and catches are asked for, and what a view says about them, written as a learner gets it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from lastcard import Card, Game, View
from lastcard.rules.asking import ASKED, Hearing, deal_hearing, fill_asked, take
from lastcard.rules.book import Book, open_book
from lastcard.rules.edition import find_edition
from lastcard.rules.legal import LISTED
from lastcard.rules.observing import Layout
from lastcard.rules.playout import Dice


def book_of(edition: str, options: dict[str, object] | None = None) -> Book:
    return open_book(find_edition(edition), options or {})


def listed(hearing: Hearing) -> list[int]:
    return [int(LISTED[place]) for place in range(fill_asked(hearing))]


def play_hearing(book: Book, players: int, seed: int) -> Iterator[Hearing]:
    """A random round, at each decision and at the end."""
    hearing = deal_hearing(book, players, Dice(seed))
    random = Random(seed)
    while True:
        yield hearing
        if hearing.kind == 0:
            return
        take(hearing, random.choice(listed(hearing)))


def game_of(hearing: Hearing) -> Game:
    return Game(hearing.state, [])


class Expected:
    """An observation made from a view and from what the environment says aloud, field by field."""

    def __init__(self, layout: Layout, hearing: Hearing) -> None:
        self.hearing = hearing
        self.book = hearing.state.book
        self.fields = layout.fields(self.book)
        self.row = bytearray(int(layout.words) * 8)

    def of(self, seat: int | None) -> bytes:
        view = game_of(self.hearing).view(seat)
        self._cards(view)
        self._table(view)
        self._seats(view)
        return bytes(self.row)

    def _count(self, field: str, cards: list[Card], other: bool = False) -> None:
        first, _ = self.fields[field]
        side = int(self.hearing.state.side)
        kinds = self.book.kind_by_text[1 - side if other else side]
        for card, count in Counter(cards).items():
            if card != "?":
                self.row[first + kinds[card]] += count

    def _cards(self, view: View) -> None:
        first = view.seat or 0
        self._count("hand", view.hand if view.seat is not None else view.known[0])
        self._count("discard", view.discard)
        self._count("top", [view.top])
        self._count("drawn", [view.drawn] if view.drawn else [])
        if view.next_other is not None:
            self._count("next_other", [view.next_other], other=True)
        for step in range(1, view.players):
            seat = (first + step) % view.players
            self._count(f"known +{step}", view.known[seat])
            self._count(f"known +{step}", view.others[seat] if view.others else [], other=True)
        if view.seat is not None and view.others:
            self._count("hand", view.others[view.seat], other=True)

    def _put(self, field: str, values: list[int]) -> None:
        first, count = self.fields[field]
        assert len(values) == count
        self.row[first : first + count] = bytes(values)

    def _table(self, view: View) -> None:
        colors = self.book.colors_of(int(self.hearing.state.side))
        self._put("pile", [view.pile])
        self._put("pending", [view.pending])
        self._put("color", [int(color == view.color) for color in colors])
        self._put("side", [int(view.side == "dark")])
        self._put("clockwise", [int(view.direction == 1)])
        self._put("votes", view.votes or [0, 0])
        self._put("decision", [int(kind == self._asked(view)[0]) for kind in ASKED[1:]])

    def _asked(self, view: View) -> tuple[str, int | None]:
        """Calls and catches are asked aloud, jumps are not."""
        kind = ASKED[self.hearing.kind]
        if kind in ("call", "catch") or (kind == "jump" and view.seat == self.hearing.seat):
            return kind, int(self.hearing.seat)
        return (view.decision.kind, view.decision.seat) if view.decision else ("", None)

    def _seats(self, view: View) -> None:
        seats = [((view.seat or 0) + step) % view.players for step in range(view.players)]
        subject = int(self.hearing.subject) if self.hearing.subject >= 0 else view.target
        self._put("counts", [min(127, view.counts[seat]) for seat in seats])
        self._put("exposed", [int(seat in view.exposed) for seat in seats])
        self._put("asked", [int(seat == self._asked(view)[1]) for seat in seats])
        self._put("subject", [int(seat == subject) for seat in seats])
