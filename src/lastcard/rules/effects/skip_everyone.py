"""Skip Everyone: its player goes again (NM-06, TF-03)."""

from mypy_extensions import i64

from lastcard.rules.engine.turns import turn_to
from lastcard.rules.model.effect import Effect
from lastcard.rules.model.state import State


class SkipEveryone(Effect):
    def __init__(self) -> None:
        super().__init__("skip-everyone", "E", "NM-06", rules=("NM-06",), goes_again=True, sign="⊘⊘")

    def play(self, state: State) -> None:
        turn_to(state, state.actor)

    def open_round(self, state: State, first: i64) -> bool:
        turn_to(state, state.dealer)
        return True
