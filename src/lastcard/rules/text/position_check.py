"""Checks whether a position that somebody wrote is possible."""

from lastcard.rules.engine.legal import action_list, list_actions, playable_drawn
from lastcard.rules.engine.turns import is_in, next_seat
from lastcard.rules.model.actions import (
    ACTIVATE,
    DRAWN,
    LAYING,
    NAMING,
    OVER,
    SHEDDING,
    TARGETING,
    TURN,
    VOTE,
)
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.effect import THEN_EFFECT, THEN_LAST, THEN_PENALTY
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State, effect_on_top


def impossible_field(state: State) -> str:
    """Return the name of a field with an impossible value, or ""."""
    if state.direction == 0:
        return "direction"
    wrong = wrong_hands(state) or wrong_seats(state)
    if wrong or state.decision == OVER:
        return wrong
    if not fits_top(state) or list_actions(state, action_list()) == 0:
        return "decision"
    if (state.color == COLORLESS) != is_before_color(state):
        return "color"
    if state.after_flip and not may_be_after_flip(state):
        return "after_flip"
    if state.pending and state.decision in (TURN, DRAWN):
        return "pending"
    if state.decision == VOTE and state.target != next_seat(state, state.actor):
        return "target"
    if state.idle >= state.seated:
        return "idle"
    return ""


def wrong_hands(state: State) -> str:
    """Return the wrong field, or "": those who are in have cards, fewer than Mercy allows, and the others none."""
    for seat in range(state.players):
        size = state.sizes[seat]
        if is_in(state, seat) == (size == 0) and state.decision != OVER:
            return "hands"
        if state.book.mercy and size >= state.book.mercy:
            return "hands"
        if state.exposed & BIT[seat] and size != 1:
            return "exposed"
    return ""


def wrong_seats(state: State) -> str:
    """Return the wrong field among `out`, `order`, `seat` and `actor`, or ""."""
    if state.out and not state.book.mercy:
        return "out"
    finished = [int(state.order >> (4 * place)) & 15 for place in range(state.finished)]
    if len(set(finished)) < len(finished) or any(state.out & BIT[seat] for seat in finished):
        return "order"
    late = state.decision == NAMING and state.actor == state.seat
    last_draw = state.decision == NAMING and state.then == THEN_LAST
    if finished and not (state.book.play_on or state.decision == OVER or last_draw):
        return "order"
    if state.decision == OVER:
        return "" if finished or state.seated == 1 else "order"
    if state.seated < 1 or (not is_in(state, state.seat) and not late):
        return "seat"
    if state.decision in (TURN, DRAWN, TARGETING, LAYING, ACTIVATE) and state.actor != state.seat:
        return "actor"
    return ""


def is_before_color(state: State) -> bool:
    """Return whether no colour is in force yet at the decision that is owed."""
    if state.decision == NAMING:
        return state.then != THEN_PENALTY
    if state.decision == TARGETING:
        return effect_on_top(state).picks_before_color
    return state.decision in (LAYING, SHEDDING)


def may_be_after_flip(state: State) -> bool:
    """Return whether the last turn taken can have been the playing of a Flip."""
    return state.book.flip_after_flip and state.discard_count > 1


def fits_top(state: State) -> bool:
    """Return whether the card on top can have asked for this decision."""
    effect = effect_on_top(state)
    if state.decision == TURN:
        return True
    if state.decision == DRAWN:
        return playable_drawn(state, state.seat, state.drawn)
    if state.decision == NAMING:
        return effect.is_wild and names_rightly(state)
    if state.decision == ACTIVATE:
        return state.book.sides == 2 and not effect.is_wild and effect.acts_when_uncovered
    return effect.may_ask(state)


def names_rightly(state: State) -> bool:
    """Return whether this seat can be the one who names a colour for what follows."""
    effect = effect_on_top(state)
    if state.then == THEN_PENALTY:
        return effect.may_ask(state)
    if state.then == THEN_EFFECT:
        return effect.acts_after_color and (state.seat != state.actor or not effect.victim_names)
    return True
