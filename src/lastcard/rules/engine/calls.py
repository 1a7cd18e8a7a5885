"""UNO calls: who is exposed with one card, who calls, and who is caught (GEN-14)."""

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
    """End the exposure of all but this seat, which decides next."""
    state.exposed &= BIT[seat]


def settle_exposure(state: State) -> None:
    """After an action, expose whoever it left with one card and no call."""
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
    """Make a caught player draw the penalty at once; the decision under way goes on."""
    state.exposed &= ~BIT[seat]
    remember(state, by, CAUGHT + seat)
    if state.noting:
        state.note(Caught("GEN-14", int(seat), int(by)))
    before: i64 = state.cause
    state.cause = BY_CATCH
    draw_cards(state, seat, state.book.options.number("uno_penalty"))
    state.cause = before
