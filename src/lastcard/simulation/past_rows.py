"""The history of a round for learners: what everybody has seen happen, eight bytes an event (docs/environments.md)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.draw_history import came_since_draw
from lastcard.rules.model.actions import ACCEPT, COLOR, LAY, PLAY, SHED, TARGET
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS, COLORS
from lastcard.rules.model.history import (
    CAUGHT,
    DISCARDED,
    DREW,
    JUMPED,
    PASSED,
    SWAPPED,
    TOOK,
    code_of,
    color_of,
    pending_of,
    seat_of,
    side_of,
    top_of,
)
from lastcard.rules.model.state import State

MOST: Final = 127
MOST_FACES: Final = 254
"""A face is a byte here, counted from 1."""
LACKED: Final = 4
"""Colours that a seat can lack."""
EVENT_VERBS: Final = (
    *("play", "jump", "lay", "shed", "discard", "draw", "take", "catch", "swap", "color", "target"),
    *("accept", "challenge", "dance", "yes", "no", "stop"),
    *("pass", "uno", "out", "flip", "rotate"),
)
"""What can have happened, as history tells it; its first byte is 1 + the place here."""
EVENT_FIELDS: Final = ("verb", "seat", "card", "number", "top", "color", "pending", "side")
ACCEPTED: Final = 11
SET_DOWN: Final = 17


def put_lacks(state: State, first: i64, out: vec[i64], at: i64) -> None:
    """Write for each seat from `first` on and each colour 1 + the cards that came since its player drew on it."""
    if not len(state.drawn_on):
        return
    place: i64 = 0
    for step in range(state.players):
        seat: i64 = (first + step) % state.players
        for color in range(LACKED):
            count: i64 = came_since_draw(state, seat, color)
            if 0 <= count < state.sizes[seat]:
                out[at + (place >> 3)] += BIT[(place & 7) << 3] * (min(MOST, count + 1))
            place += 1


def put_past(state: State, first: i64, events: i64, out: vec[i64], at: i64) -> None:
    """Write the last events, the latest first, with seats counted from `first` on."""
    for back in range(events):
        place: i64 = state.past - 1 - back
        if place < 0:
            return
        out[at + back] = event_word(state.book, state.history.entries[place], first, state.players)


def event_word(book: Book, entry: i64, first: i64, players: i64) -> i64:
    """Return an entry of the history as the bytes of EVENT_FIELDS."""
    code: i64 = code_of(entry)
    side: i64 = side_of(entry)
    card: i64 = 0
    number: i64 = 0
    verb: i64 = verb_of(code)
    if verb < 5:
        card = 1 + code - base_of(verb)
    elif verb < 7:
        number = min(MOST, code - base_of(verb))
    elif verb in (7, 8, 10):
        number = 1 + (code - base_of(verb) - first + players) % players
    elif verb == 9:
        number = 1 + book.colors_of(int(side)).index(COLORS[int(code - COLOR)])
    seat: i64 = (seat_of(entry) - first + players) % players
    color: i64 = color_of(entry)
    word: i64 = (1 + verb) + ((1 + seat) << 8) + (card << 16) + (number << 24)
    word += (1 + top_of(entry)) << 32
    if color != COLORLESS:
        word += (1 + color) << 40
    return word + (min(MOST, pending_of(entry)) << 48) + (side << 56)


def verb_of(code: i64) -> i64:
    """Return the place in EVENT_VERBS of what an entry's code says."""
    if code >= PASSED:
        return SET_DOWN + code - PASSED
    if code >= SWAPPED:
        return 8
    if code >= CAUGHT:
        return 7
    if code >= DREW:
        return 5
    if code >= TOOK:
        return 6
    if code >= DISCARDED:
        return 4
    if code >= JUMPED:
        return 1
    if code >= SHED:
        return 3
    if code >= LAY:
        return 2
    if code >= PLAY:
        return 0
    if code >= TARGET:
        return 10
    if code >= COLOR:
        return 9
    return ACCEPTED + code - ACCEPT


BASES: Final[vec[i64]] = vec[i64]([PLAY, JUMPED, LAY, SHED, DISCARDED, DREW, TOOK, CAUGHT, SWAPPED, COLOR, TARGET])


def base_of(verb: i64) -> i64:
    """Return the code from which a verb counts its card, number or seat."""
    return BASES[verb]
