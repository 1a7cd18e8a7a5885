"""Rule of Megatron: both players show their hands, and whoever has the lowest number draws two (TF-07)."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.effects.duel import Duel, note_duel, number_kind, value_of
from lastcard.rules.engine.drawing import draw_cards
from lastcard.rules.engine.hands import note_hand, show_hand
from lastcard.rules.engine.turns import ask_color, is_running
from lastcard.rules.model.actions import TARGETING
from lastcard.rules.model.effect import HITS_PICKED, LOWEST_LOSES, THEN_NEXT
from lastcard.rules.model.events import ALL_SEATS
from lastcard.rules.model.state import State, everyone

CARDS: Final = 2


class Megatron(Duel):
    def __init__(self) -> None:
        super().__init__(
            "megatron",
            "wM",
            "TF-07",
            rules=("TF-07",),
            points=50,
            asks=(TARGETING,),
            picks_before_color=True,
            hits=HITS_PICKED,
            cards=CARDS,
            duel=LOWEST_LOSES,
            sign="⇓",
        )

    def fight(self, state: State) -> None:
        """Compare the lowest numbers; on a tie the opponent draws."""
        for seat in (state.actor, state.target):
            show_hand(state, seat, everyone(state))
            if state.noting:
                note_hand(state, "TF-07", seat, ALL_SEATS)
        own: i64 = number_kind(state, state.actor, False)
        other: i64 = number_kind(state, state.target, False)
        loser: i64 = state.actor if value_of(state, own) < value_of(state, other) else state.target
        winner: i64 = state.target if loser == state.actor else state.actor
        note_duel(state, own, other, winner)
        draw_cards(state, loser, CARDS)
        if is_running(state):
            ask_color(state, winner, THEN_NEXT)
