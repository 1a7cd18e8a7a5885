"""flip: Transformers Flip, two faces a card, paired anew for each round (TF-01 to TF-11).

Any player may deal first (GEN-02). A last draw card matters only when points are counted (TF-10).
"""

from lastcard.editions.common import colored, general_but
from lastcard.rules.model.edition import Edition, Side

NUMBERS = {str(number): 2 for number in range(1, 10)}
LIGHT = {**colored("bgry", {**NUMBERS, "+1": 2, "R": 2, "S": 2, "F": 2}), "wP": 4, "w+2": 4}
DARK = {**colored("kopt", {**NUMBERS, "+5": 2, "R": 2, "E": 2, "F": 2}), "wM": 4, "w+c": 4}

FLIP = Edition(
    id="flip",
    sides=(Side("bgry", LIGHT), Side("kopt", DARK)),
    rule_ids=(
        *general_but("GEN-06", "GEN-09", "GEN-11", "GEN-12"),
        *(f"TF-{number:02d}" for number in range(1, 12)),
    ),
    points={"+1": 10, "E": 30, "w": 40, "w+c": 60},
    rules={"+1": "TF-03", "+5": "TF-03", "E": "TF-03", "w+2": "TF-08"},
    shown_to_all=("w+2",),
    unscored_draws=False,
    draw_for_dealer=False,
    wilds_match=True,
)
