"""Keeps the history of a round: every entry is something that all at the table see or hear. Imagined rounds keep none.

A pass is added with what comes next: before that, nobody can tell it from looking at a drawn card.
"""

from mypy_extensions import i64

from lastcard.rules.model.actions import PLAY
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.history import (
    CALLED,
    CAUGHT,
    CODE_BITS,
    COLOR_AT,
    DREW,
    JUMPED,
    PASSED,
    PENDING_AT,
    ROOM,
    SEAT_AT,
    SIDE_AT,
    SWAPPED,
    TOOK,
    TOP_AT,
    WENT_OUT,
)
from lastcard.rules.model.state import BY_TURN, State


def remember(state: State, seat: i64, code: i64) -> None:
    """Add an entry, unless the round is only imagined."""
    if not state.blind:
        add_entry(state, entry_of(state, seat, code))


def remember_turn(state: State, seat: i64, code: i64) -> None:
    """Add an entry with which a turn begins or goes on, after the pass of a player who drew before it."""
    if state.blind:
        return
    drew: i64 = passed_before(state, seat)
    if drew >= 0:
        add_entry(state, (drew & ~CODE_BITS) | PASSED)
    add_entry(state, entry_of(state, seat, code))


def remember_cards(state: State, seat: i64) -> None:
    """Add an entry for the cards that have come to a hand since the last one."""
    count: i64 = state.arrived
    if count == 0:
        return
    state.arrived = 0
    if state.cause == BY_TURN:
        remember_turn(state, seat, DREW + count)
    else:
        remember(state, seat, TOOK + count)


def entry_of(state: State, seat: i64, code: i64) -> i64:
    return (
        code
        | (seat << SEAT_AT)
        | (state.top << TOP_AT)
        | (state.color << COLOR_AT)
        | (state.side << SIDE_AT)
        | (state.pending << PENDING_AT)
    )


def add_entry(state: State, entry: i64) -> None:
    history = state.history
    if history.used != state.past or state.past == ROOM:
        history = history.branch(state.past)
        state.history = history
        state.past = history.used
    history.add(entry)
    state.past += 1


def passed_before(state: State, seat: i64) -> i64:
    """Return the entry of the draw after which its player has passed, if the last turn ended so; -1 otherwise.

    Who acts again at once has not passed. Calls, catches and their penalties do not count as a turn.
    """
    place: i64 = state.past - 1
    entries = state.history.entries
    while place >= 0:
        entry: i64 = entries[place]
        code: i64 = entry & CODE_BITS
        if DREW <= code < CAUGHT:
            drawer: i64 = (entry >> SEAT_AT) & 15
            return -1 if drawer == seat or state.out & BIT[drawer] else entry
        if code not in (CALLED, WENT_OUT) and not CAUGHT <= code < SWAPPED and not TOOK <= code < DREW:
            return -1
        place -= 1
    return -1


def remember_play(state: State, seat: i64, kind: i64, jump: bool) -> None:
    """Add an entry for a card that is about to be played."""
    if jump:
        remember_turn(state, seat, JUMPED + kind)
    else:
        remember_turn(state, seat, PLAY + kind)
