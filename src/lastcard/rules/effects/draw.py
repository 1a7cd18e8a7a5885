"""Draw One, Two, Four, Five, …: the next player draws that many and loses the turn (GEN-06, TF-03, NM-06)."""

from lastcard.rules.effects.attack import Attack
from lastcard.rules.model.actions import ANSWER
from lastcard.rules.model.effect import HITS_NEXT


class Draw(Attack):
    def __init__(self) -> None:
        super().__init__(
            "draw", "+*", "GEN-06", rules=("GEN-06",), is_draw=True, asks=(ANSWER,), hits=HITS_NEXT, takes_turn=True
        )
