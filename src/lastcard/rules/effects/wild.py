"""Wild: its player names the colour (GEN-09)."""

from lastcard.rules.engine.turns import ask_color
from lastcard.rules.model.effect import THEN_NEXT, Effect
from lastcard.rules.model.state import State


class Wild(Effect):
    def __init__(self) -> None:
        super().__init__("wild", "w", "GEN-09", rules=("GEN-09",), points=50)

    def play(self, state: State) -> None:
        ask_color(state, state.actor, THEN_NEXT)
