"""Wild Targeted Draw Two: its player names the colour and picks another player, who draws two (CU-01)."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.drawing import draw_cards
from lastcard.rules.engine.turns import ask_color, ask_target, is_running, note_target, pass_turn
from lastcard.rules.model.actions import TARGETING
from lastcard.rules.model.effect import HITS_PICKED, THEN_EFFECT, Effect
from lastcard.rules.model.state import State

CARDS: Final = 2


class TargetedDraw(Effect):
    def __init__(self) -> None:
        super().__init__(
            "targeted-draw",
            "wT+2",
            "CU-01",
            rules=("CU-01",),
            points=50,
            asks=(TARGETING,),
            hits=HITS_PICKED,
            cards=CARDS,
        )

    def play(self, state: State) -> None:
        ask_color(state, state.actor, THEN_EFFECT)

    def color_named(self, state: State) -> None:
        if ask_target(state):
            self.player_picked(state, state.target)

    def player_picked(self, state: State, target: i64) -> None:
        """Make the player picked draw; nobody loses a turn."""
        note_target(state, target)
        draw_cards(state, target, CARDS)
        if is_running(state):
            pass_turn(state)
