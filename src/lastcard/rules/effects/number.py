"""Number cards. With `seven_zero` a 7 swaps two hands, and a 0 passes all hands on (NM-05)."""

from mypy_extensions import i64

from lastcard.rules.engine.hands import pass_on, swap
from lastcard.rules.engine.playing import end_last_card
from lastcard.rules.engine.turns import ask_target, next_seat, pass_turn
from lastcard.rules.model.actions import TARGETING
from lastcard.rules.model.effect import FACE_VALUE, Effect
from lastcard.rules.model.state import State


class Number(Effect):
    def __init__(self) -> None:
        super().__init__(
            "number", "#", "GEN-04", points=FACE_VALUE, is_number=True, acts_when_uncovered=False, asks=(TARGETING,)
        )

    def play(self, state: State) -> None:
        if state.book.number[state.top] == 7:
            if ask_target(state):
                self.player_picked(state, state.target)
        else:
            pass_on(state, state.actor)
            pass_turn(state)

    def play_last(self, state: State, is_over: bool) -> bool:
        if is_over or state.book.number[state.top] != 0 or not state.book.seven_zero:
            return False
        pass_on(state, next_seat(state, state.actor))
        end_last_card(state, False, "GEN-15")
        return True

    def player_picked(self, state: State, target: i64) -> None:
        swap(state, state.actor, target)
        pass_turn(state)

    def asked_rule(self, state: State) -> str:
        return state.book.cite_option("seven_zero")

    def may_ask(self, state: State) -> bool:
        is_seven = state.book.seven_zero and state.book.number[state.top] == 7
        return state.decision == TARGETING and is_seven
