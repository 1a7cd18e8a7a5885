"""The points that a round gives each seat, and the order in which seats finished."""

from typing import Final

from lastcard.rules.engine.turns import hand_value
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.state import State

MERCY_POINTS: Final = 250


def round_points(state: State) -> list[int]:
    """Return the points of each seat, all 0 before the round is over (GEN-17, TF-11, NM-11)."""
    scores = [0] * int(state.players)
    scoring = state.book.options.text("scoring")
    if state.decision != OVER or scoring == "none":
        return scores
    values = [MERCY_POINTS if state.out & BIT[seat] else int(hand_value(state, seat)) for seat in range(state.players)]
    if scoring == "tally":
        return values
    scores[state.winner] = sum(values) - values[state.winner]
    return scores


def places(state: State) -> list[int]:
    """Return the seats in the order of finishing; at the end of a `play_on` round, the one left over comes last."""
    order = [int(state.order >> (4 * place)) & 15 for place in range(state.finished)]
    if state.decision == OVER and state.book.play_on:
        order += [seat for seat in range(int(state.players)) if not state.gone & BIT[seat] and seat not in order]
    return order
