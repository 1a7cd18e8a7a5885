"""Finds a card of one's own in an imagined state."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.model.state import NOBODY, State, back_of, card_in, kind_of

UNTOLD: Final = -1


def own_card(state: State, seat: i64, kind: i64, back: i64 = UNTOLD) -> i64:
    """Return a card of this kind in a hand, with this back if it is told, or NOBODY."""
    book = state.book
    if kind < 0:
        return NOBODY
    for word in range(book.words):
        held: i64 = state.hands[seat * book.words + word]
        while held:
            card: i64 = card_in(state, word, held)
            if kind_of(state, card) == kind and (back == UNTOLD or back_of(state, card) == back):
                return card
            held &= held - 1
    return NOBODY
