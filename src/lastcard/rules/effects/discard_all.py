"""Discard All: everybody discards all their cards of its colour (NM-07)."""

from mypy_extensions import i64

from lastcard.rules.engine.hands import discard_color
from lastcard.rules.engine.turns import finish_empty_hands, next_seat, pass_turn
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, Effect
from lastcard.rules.model.state import State


class DiscardAll(Effect):
    def __init__(self) -> None:
        super().__init__(
            "discard-all",
            "D",
            "NM-07",
            rules=("NM-07",),
            takes_along=ALL_OF_ITS_COLOR,
            everyone_option="discard_all",
            sign="⇊",
        )

    def play(self, state: State) -> None:
        color: i64 = state.color
        seat: i64 = state.actor
        discard_color(state, seat, color)
        if state.book.options.text(self.everyone_option) == "everyone":
            seat = next_seat(state, seat)
            while seat != state.actor:
                discard_color(state, seat, color)
                seat = next_seat(state, seat)
        if not finish_empty_hands(state, state.actor, self.rule):
            pass_turn(state)
