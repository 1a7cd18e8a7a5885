"""Reverse: play changes direction (GEN-07); with two players left it works like Skip (GEN-10)."""

from mypy_extensions import i64

from lastcard.rules.engine.turns import pass_turn, skip_next, turn_around, turn_to
from lastcard.rules.model.effect import Effect
from lastcard.rules.model.state import State


class Reverse(Effect):
    def __init__(self) -> None:
        super().__init__("reverse", "R", "GEN-07", rules=("GEN-07", "GEN-10"), reverses=True, sign="⇄")

    def play(self, state: State) -> None:
        if state.seated == 2 and state.book.reverse_skips:
            skip_next(state)
        else:
            turn_around(state)
            pass_turn(state)

    def play_last(self, state: State, is_over: bool) -> bool:
        if is_over:
            return False
        self.play(state)
        return True

    def open_round(self, state: State, first: i64) -> bool:
        """Let the dealer begin, with play to the right; with two players, skip the other one instead (GEN-13)."""
        if state.players == 2 and state.book.reverse_skips:
            skip_next(state)
        else:
            turn_around(state)
            turn_to(state, state.dealer)
        return True
