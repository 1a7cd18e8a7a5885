"""Wild Color Roulette: the next player names a colour and turns up cards until it comes (NM-09)."""

from mypy_extensions import i64

from lastcard.rules.engine.drawing import draw_until_color
from lastcard.rules.engine.turns import ask_color, is_running, next_seat, note_skip, turn_to
from lastcard.rules.model.effect import HITS_NEXT, THEN_EFFECT, UNTIL_COLOR, Effect
from lastcard.rules.model.state import State


class Roulette(Effect):
    def __init__(self) -> None:
        super().__init__(
            "roulette",
            "wW",
            "NM-09",
            rules=("NM-09",),
            points=50,
            hits=HITS_NEXT,
            takes_turn=True,
            cards=UNTIL_COLOR,
            victim_names=True,
            sign="◎",
        )

    def play(self, state: State) -> None:
        ask_color(state, next_seat(state, state.actor), THEN_EFFECT)

    def color_named(self, state: State) -> None:
        """Turn up cards until the colour comes; whoever named it keeps them and loses the turn."""
        seat: i64 = state.seat
        draw_until_color(state, seat, state.color, True)
        if is_running(state):
            note_skip(state, seat)
            turn_to(state, next_seat(state, seat))
