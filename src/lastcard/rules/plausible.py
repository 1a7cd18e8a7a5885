"""What cannot be at any decision: the one checker for positions that were written by somebody."""

from lastcard.rules.actions import (
    ACTIVATE,
    ANSWER,
    DRAWN,
    LAYING,
    NAMING,
    OVER,
    SHEDDING,
    TARGETING,
    TURN,
    VOTE,
)
from lastcard.rules.bits import BIT
from lastcard.rules.faces import (
    COLORLESS,
    DANCE,
    GAUNTLET,
    MEGATRON,
    NUMBER,
    OPTIMUS,
    REVERSE_DRAW,
)
from lastcard.rules.legal import fill, playable_drawn
from lastcard.rules.state import THEN_LAST_DRAW, THEN_ROULETTE, State
from lastcard.rules.turns import is_in, next_seat


def implausible_field(state: State) -> str:
    """The name of a field that cannot be so, or ""."""
    if state.direction == 0:
        return "direction"
    wrong = wrong_hands(state) or wrong_seats(state)
    if wrong or state.kind == OVER:
        return wrong
    if not fits_top(state) or fill(state) == 0:
        return "decision"
    if (state.color == COLORLESS) != (state.kind in (NAMING, LAYING, SHEDDING) or is_duel(state)):
        return "color"
    if state.pending and state.kind in (TURN, DRAWN):
        return "pending"
    if state.kind == VOTE and state.target != next_seat(state, state.actor):
        return "target"
    if state.idle >= state.seated:
        return "idle"
    return ""


def wrong_hands(state: State) -> str:
    """Who is in has cards, fewer than Mercy allows; who is not in has none."""
    for seat in range(state.players):
        size = state.sizes[seat]
        if is_in(state, seat) == (size == 0) and state.kind != OVER:
            return "hands"
        if state.book.mercy and size >= state.book.mercy:
            return "hands"
        if state.exposed & BIT[seat] and size != 1:
            return "exposed"
    return ""


def wrong_seats(state: State) -> str:
    """Out, through, on turn: each as the rules and the table's options have it."""
    if state.out and not state.book.mercy:
        return "out"
    finished = [int(state.order >> (4 * place)) & 15 for place in range(state.finished)]
    if len(set(finished)) < len(finished) or any(state.out & BIT[seat] for seat in finished):
        return "order"
    late = state.kind == NAMING and state.actor == state.seat
    last_draw = state.kind == NAMING and state.then == THEN_LAST_DRAW
    if finished and not (state.book.play_on or state.kind == OVER or last_draw):
        return "order"
    if state.kind == OVER:
        return "" if finished or state.seated == 1 else "order"
    if state.seated < 1 or (not is_in(state, state.seat) and not late):
        return "seat"
    if state.kind in (TURN, DRAWN, TARGETING, LAYING, ACTIVATE) and state.actor != state.seat:
        return "actor"
    return ""


def is_duel(state: State) -> bool:
    return state.kind == TARGETING and state.book.effect[state.top] != NUMBER


def fits_top(state: State) -> bool:
    """The card on top asks for this decision."""
    book = state.book
    effect = book.effect[state.top]
    wild = book.color[state.top] == COLORLESS
    if state.kind == DRAWN:
        return playable_drawn(state, state.seat, state.drawn)
    if state.kind == NAMING:
        return wild and (state.then != THEN_ROULETTE or state.seat != state.actor)
    if state.kind == TARGETING:
        return effect in (OPTIMUS, MEGATRON) or (book.seven_zero and book.number[state.top] == 7)
    if state.kind == LAYING:
        return effect == GAUNTLET
    if state.kind == ANSWER:
        own = effect == REVERSE_DRAW and state.seated == 2
        asked = effect == DANCE or book.answerable[state.top] != 0
        return asked and (state.seat != state.actor or own) and state.pending >= book.amount[state.top]
    if state.kind == VOTE:
        return effect == DANCE and book.options.dance_vote
    if state.kind == SHEDDING:
        return effect == OPTIMUS and 1 <= state.sheds <= 2 and state.sizes[state.seat] > 1
    if state.kind == ACTIVATE:
        return book.sides == 2 and not wild and effect != NUMBER
    return state.kind == TURN
