"""The history of a round as views have it."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import (
    CALLED,
    CAUGHT,
    DISCARDED,
    DREW,
    HANDED_ON,
    JUMPED,
    KEPT,
    PASSED,
    SWAPPED,
    TOOK,
    TURNED_OVER,
    WENT_OUT,
    PastAction,
    code_of,
    color_of,
    pending_of,
    seat_of,
    side_of,
    top_of,
)
from lastcard.rules.model.state import State

CARDS: Final = ((JUMPED, "jump"), (DISCARDED, "discard"))
NUMBERS: Final = ((TOOK, "take"), (DREW, "draw"), (CAUGHT, "catch"), (SWAPPED, "swap"))
SINGLE: Final = {PASSED: "pass", CALLED: "uno", WENT_OUT: "out", TURNED_OVER: "flip", HANDED_ON: "rotate"}


def past_actions(state: State) -> list[PastAction]:
    """Return what everybody has seen happen, the oldest first; the last KEPT entries if there are more."""
    past: i64 = state.past
    if past == 0:
        return []
    history = state.history
    told = history.told
    while len(told) < past:
        told.append(past_action(state.book, history.entries[len(told)]))
    return told[max(0, int(past) - KEPT) : int(past)]


def past_action(book: Book, entry: i64) -> PastAction:
    """Return an entry of the history as views have it."""
    color: i64 = color_of(entry)
    letter = None if color == COLORLESS else book.colors_of(int(side_of(entry)))[color]
    action = code_text(book, int(code_of(entry)))
    return PastAction(int(seat_of(entry)), action, book.cards[top_of(entry)], letter, int(pending_of(entry)))


def code_text(book: Book, code: int) -> str:
    """Return what happened as text."""
    if code < JUMPED:
        return book.texts[code]
    if code in SINGLE:
        return SINGLE[code]
    if code < TOOK:
        base, verb = CARDS[code >= DISCARDED]
        return f"{verb} {book.cards[code - base]}"
    base, verb = next((base, verb) for base, verb in reversed(NUMBERS) if code >= base)
    return f"{verb} {code - base}"
