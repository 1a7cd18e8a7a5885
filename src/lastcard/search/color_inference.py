"""What a named colour says: whoever named it mostly holds it, and more of it than of any other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.actions import ANSWER, DRAWN, TURN
from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State
from lastcard.rules.text.views import View
from lastcard.search.policy import count_colors

HOLDS_MORE: Final = 50
"""How likely, in percent, a player names a colour while holding more of another one."""
HOLDS_NONE: Final = 8
"""How likely, in percent, a player names a colour without holding any of it."""


def likely_namer(view: View, book: Book, top: i64, kind: i64, actor: i64) -> int:
    """Return who has probably named the colour in force, or NOBODY; a player who drew on it has not."""
    if view.color is None or book.color[top] != COLORLESS or len(view.discard) < 2 or view.decision is None:
        return NOBODY
    if kind == ANSWER:
        return int(actor)
    if kind not in (TURN, DRAWN):
        return NOBODY
    decides = view.decision.seat
    seat = seat_before(view, decides)
    while seat != decides and view.color in view.lacks[seat]:
        seat = seat_before(view, seat)
    if book.amount[top] and seat != decides:
        seat = seat_before(view, seat)
    return seat if seat != decides else NOBODY


def seat_before(view: View, seat: int) -> int:
    """Return the seat whose turn comes before this one's."""
    while True:
        seat = (seat - view.direction) % view.players
        if seat not in view.out and seat not in view.finished:
            return seat


def naming_likelihood(state: State, seat: i64, color: i64, held: vec[i64]) -> int:
    """Return how likely, in percent, a seat with its hand would have named this colour. `held` is room to count in."""
    count_colors(state, seat, held)
    most: i64 = 0
    for each in range(4):
        if held[each] > most:
            most = held[each]
    if held[color] == most:
        return 100
    return HOLDS_MORE if held[color] else HOLDS_NONE
