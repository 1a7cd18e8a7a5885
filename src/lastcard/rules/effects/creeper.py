"""Creeper: whoever draws it shows it to all and draws three more (MC-01 to MC-03). Played, it is a plain wild."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.drawing import take_from_pile, tell_draws
from lastcard.rules.engine.turns import ask_color
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.effect import THEN_NEXT, Effect
from lastcard.rules.model.events import CreeperFound
from lastcard.rules.model.state import State, everyone

CARDS: Final = 3


class Creeper(Effect):
    def __init__(self) -> None:
        rules = ("MC-01", "MC-02", "MC-03")
        super().__init__("creeper", "wC", "MC-01", rules=rules, points=50, is_shown_when_drawn=True, sign="▚▞")

    def play(self, state: State) -> None:
        ask_color(state, state.actor, THEN_NEXT)

    def drawn(self, state: State, seat: i64, card: i64) -> None:
        """Show the Creeper and make its player draw three more; Creepers among these are not shown and do nothing."""
        state.knows[state.side * state.book.size + card] = everyone(state)
        state.opened |= BIT[seat]
        tell_draws(state, seat)
        if state.noting:
            state.note(CreeperFound(self.rule, int(seat)))
        showing = state.showing
        state.showing = False
        take_from_pile(state, seat, CARDS)
        tell_draws(state, seat)
        state.showing = showing
