"""Wild Draw Color: its player names a colour; the next player draws until it comes and loses the turn (TF-09)."""

from mypy_extensions import i64

from lastcard.rules.effects.attack import Attack
from lastcard.rules.engine.drawing import draw_cards, draw_until_color
from lastcard.rules.engine.turns import ask_color, is_running, turn_to
from lastcard.rules.model.actions import ANSWER, NAMING
from lastcard.rules.model.effect import HITS_NEXT, THEN_PENALTY, UNTIL_COLOR
from lastcard.rules.model.state import State


class WildDrawColor(Attack):
    def __init__(self) -> None:
        super().__init__(
            "wild-draw-color",
            "w+c",
            "TF-09",
            rules=("TF-09",),
            points=50,
            is_bluffable=True,
            opens=False,
            asks=(ANSWER,),
            hits=HITS_NEXT,
            cards=UNTIL_COLOR,
            takes_turn=True,
            sign="+~",
        )

    def penalize(self, state: State, seat: i64, more: i64) -> None:
        draw_until_color(state, seat, state.color, False)
        draw_cards(state, seat, more)

    def punish_bluff(self, state: State, challenger: i64, accused: i64) -> None:
        """Make the bluffer draw; with `draw_color_by` `challenger` the challenger first names a colour."""
        if state.book.options.text("draw_color_by") == "challenger":
            ask_color(state, challenger, THEN_PENALTY)
        else:
            super().punish_bluff(state, challenger, accused)

    def penalty_color_named(self, state: State, color: i64) -> None:
        challenger: i64 = state.seat
        draw_until_color(state, state.actor, color, False)
        if is_running(state):
            turn_to(state, challenger)

    def needs_color(self) -> bool:
        return True

    def may_ask(self, state: State) -> bool:
        if state.decision == NAMING:
            return state.book.options.text("draw_color_by") == "challenger" and state.seat != state.actor
        return super().may_ask(state)
