"""Keeps the history of a round: what everybody at the table sees or hears. Imagined rounds keep none.

A pass is added along with what comes next: until then, nobody can tell it from looking at a drawn card.
"""

from mypy_extensions import i64

from lastcard.rules.model.bits import BIT
from lastcard.rules.model.history import (
    CALLED,
    CAUGHT,
    CODE_BITS,
    COLOR_AT,
    DREW,
    PASSED,
    PENDING_AT,
    SEAT_AT,
    SIDE_AT,
    SWAPPED,
    TOOK,
    TOP_AT,
    WENT_OUT,
    seat_of,
)
from lastcard.rules.model.state import BY_TURN, NOBODY, State


def remember(state: State, seat: i64, code: i64) -> None:
    """Add an entry, unless the round is only imagined. It is one function because calls are slow when not compiled."""
    if state.blind:
        return
    history = state.history
    place: i64 = state.past
    if place != history.used or place == len(history.entries):
        history = history.with_room(place)
        state.history = history
        place = history.used
    history.entries[place] = (
        code
        | (seat << SEAT_AT)
        | (state.top << TOP_AT)
        | (state.color << COLOR_AT)
        | (state.side << SIDE_AT)
        | (state.pending << PENDING_AT)
    )
    place += 1
    history.used = place
    state.past = place


def remember_turn(state: State, seat: i64, code: i64) -> None:
    """Add an entry that begins or continues a turn, preceded by the pass of a player who drew before it."""
    if state.blind:
        return
    if state.past and state.history.entries[state.past - 1] & CODE_BITS >= TOOK:
        drawer: i64 = passed_before(state, seat)
        if drawer != NOBODY:
            remember(state, drawer, PASSED)
    remember(state, seat, code)


def remember_cards(state: State, seat: i64) -> None:
    """Add an entry for the cards that have come to a hand since the last entry, if any."""
    count: i64 = state.arrived
    state.arrived = 0
    if state.cause == BY_TURN:
        remember_turn(state, seat, DREW + count)
    else:
        remember(state, seat, TOOK + count)


def passed_before(state: State, seat: i64) -> i64:
    """Return who drew and passed, if the last turn ended like that; NOBODY otherwise.

    A player who acts again at once has not passed. Calls, catches and their penalties do not count as a turn.
    """
    place: i64 = state.past - 1
    entries = state.history.entries
    while place >= 0:
        code: i64 = entries[place] & CODE_BITS
        if DREW <= code < CAUGHT:
            drawer: i64 = seat_of(entries[place])
            return NOBODY if drawer == seat or state.out & BIT[drawer] else drawer
        if code not in (CALLED, WENT_OUT) and not CAUGHT <= code < SWAPPED and not TOOK <= code < DREW:
            return NOBODY
        place -= 1
    return NOBODY
