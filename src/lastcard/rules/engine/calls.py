"""UNO: who is exposed with one card, calls, and catches (GEN-14)."""

from mypy_extensions import i64

from lastcard.rules.engine.drawing import draw_cards
from lastcard.rules.engine.past import remember
from lastcard.rules.engine.turns import is_running
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.events import Called, Caught
from lastcard.rules.model.history import CALLED, CAUGHT
from lastcard.rules.model.state import BY_CATCH, NOBODY, State


def begin_action(state: State, seat: i64, uno: bool) -> None:
    """Begin an action of a seat: end the others' exposure, and remember whether UNO was called with it."""
    if state.exposed:
        end_exposures(state, seat)
    state.call = NOBODY
    if uno:
        state.call = seat


def end_exposures(state: State, seat: i64) -> None:
    """Another player's decision ends an exposure."""
    state.exposed &= BIT[seat]


def settle_exposure(state: State) -> None:
    """After an action, expose whoever was left with one card by it and has not called."""
    for seat in range(state.players):
        bit: i64 = BIT[seat]
        if state.sizes[seat] != 1:
            state.exposed &= ~bit
        elif (state.reached_one | state.exposed) & bit and is_running(state):
            if state.call == seat:
                call_uno(state, seat)
            else:
                state.exposed |= bit
    state.reached_one = 0


def call_uno(state: State, seat: i64) -> None:
    state.exposed &= ~BIT[seat]
    remember(state, seat, CALLED)
    if state.noting:
        state.note(Called("GEN-14", int(seat)))


def penalize_uncalled(state: State, seat: i64, by: i64) -> None:
    """Somebody is caught: the penalty comes at once, and what was being decided goes on."""
    state.exposed &= ~BIT[seat]
    remember(state, by, CAUGHT + seat)
    if state.noting:
        state.note(Caught("GEN-14", int(seat), int(by)))
    before: i64 = state.cause
    state.cause = BY_CATCH
    draw_cards(state, seat, state.book.options.number("uno_penalty"))
    state.cause = before
