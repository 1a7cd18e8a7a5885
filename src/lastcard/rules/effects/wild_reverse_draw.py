"""Wild Reverse Draw Four: its player names the colour, play reverses, and the player now next draws (NM-08)."""

from mypy_extensions import i64

from lastcard.rules.effects.attack import Attack
from lastcard.rules.engine.turns import is_in, next_seat, turn_around
from lastcard.rules.model.actions import ANSWER
from lastcard.rules.model.effect import HITS_NEXT
from lastcard.rules.model.state import State


class WildReverseDraw(Attack):
    def __init__(self) -> None:
        super().__init__(
            "reverse-draw",
            "wR+*",
            "NM-08",
            rules=("NM-08",),
            points=50,
            is_draw=True,
            opens=False,
            asks=(ANSWER,),
            hits=HITS_NEXT,
            takes_turn=True,
            reverses=True,
            sign="⇄+*",
        )

    def attack(self, state: State) -> None:
        turn_around(state)
        super().attack(state)

    def victim(self, state: State) -> i64:
        """Return who must draw: the next seat, or with two players left the card's own player."""
        if state.seated == 2 and is_in(state, state.actor):
            return state.actor
        return next_seat(state, state.actor)

    def last_color_named(self, state: State) -> None:
        turn_around(state)
        super().last_color_named(state)

    def may_ask(self, state: State) -> bool:
        return (
            state.decision == ANSWER
            and state.book.answerable[state.top] != 0
            and (state.seat != state.actor or state.seated == 2)
            and state.pending >= state.book.amount[state.top]
        )
