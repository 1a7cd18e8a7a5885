"""What a record holds besides the round itself, so that its key can be worked out again."""

from collections.abc import Sequence

from msgspec import Struct

from lastcard.fairness.commitments import derive_key
from lastcard.fairness.seat_share import SeatShare
from lastcard.fairness.terms import Terms, deck_text
from lastcard.rules.match import choose_dealer, dealer_in, derived_key
from lastcard.rules.model.book import Book

WHOLE_MATCH = "match"
"""Stands for the table's code if the key is that of a whole match; no table has this code."""


class Evidence(Struct, frozen=True):
    """How the key of a round came about."""

    table: str
    round: str
    number: int
    is_drawn: bool
    """Whether the draw for dealer decided who deals."""
    commitment: str
    """The server's, as it was told before the deal."""
    secret: str
    shares: list[SeatShare]
    """What each seat gave."""

    def terms(self, book: Book, dealer: int) -> Terms:
        """Return the terms of the deal, for a round of this book with this dealer."""
        return Terms(
            table=self.table,
            round=self.round,
            number=self.number,
            edition=book.edition.id,
            deck=deck_text(book),
            options=dict(book.options.values),
            dealer=None if self.is_drawn else dealer,
            seats=[each.kind for each in self.shares],
        )

    def key(self, book: Book, dealer: int) -> bytes:
        """Return the key that follows from all this."""
        return derive_key(self.terms(book, dealer), self.secret, self.shares)


def drawn_dealer(book: Book, players: int, key: bytes) -> int:
    """Return the seat that deals by the draw for dealer, which follows from the round's key (GEN-02)."""
    return dealer_in(choose_dealer(book, players, dealer_key(key)))


def dealer_key(key: bytes) -> bytes:
    """Return the key of the draw for dealer before a round with this key."""
    return derived_key(key, "dealer")


def helpers(shares: Sequence[SeatShare]) -> list[int]:
    """Return the seats whose shares are in the key."""
    return [seat for seat, each in enumerate(shares) if each.share is not None]
