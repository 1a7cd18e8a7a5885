"""Wild Draw Four and the like: its player names the colour; the next player draws and loses the turn.

To play it while holding the colour in force is a bluff (GEN-11, GEN-12, TF-08), except in no-mercy (NM-09).
"""

from lastcard.rules.effects.attack import Attack
from lastcard.rules.model.actions import ANSWER
from lastcard.rules.model.effect import HITS_NEXT


class WildDraw(Attack):
    def __init__(self) -> None:
        super().__init__(
            "wild-draw",
            "w+*",
            "GEN-11",
            rules=("GEN-11", "GEN-12"),
            points=50,
            is_draw=True,
            is_bluffable=True,
            opens=False,
            asks=(ANSWER,),
            hits=HITS_NEXT,
            takes_turn=True,
        )
