"""Skip: the next player loses the turn (GEN-08)."""

from mypy_extensions import i64

from lastcard.rules.engine.turns import skip_next
from lastcard.rules.model.effect import Effect
from lastcard.rules.model.state import State


class Skip(Effect):
    def __init__(self) -> None:
        super().__init__("skip", "S", "GEN-08", rules=("GEN-08",), takes_turn=True, sign="⊘")

    def play(self, state: State) -> None:
        skip_next(state)

    def play_last(self, state: State, is_over: bool) -> bool:
        if is_over:
            return False
        skip_next(state)
        return True

    def open_round(self, state: State, first: i64) -> bool:
        skip_next(state)
        return True
