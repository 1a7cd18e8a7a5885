"""no-mercy: 168 cards, stacking, Mercy at 25, swapping and passing hands (NM-01 to NM-11).

No challenges (NM-09); the last card wins at once without effect (NM-10); any player may deal first (GEN-02).
"""

from lastcard.editions.common import colored, general_but
from lastcard.rules.model.edition import Edition, Side

NUMBERS = {str(number): 2 for number in range(10)}
ACTIONS = {"+2": 3, "R": 3, "S": 3, "+4": 2, "E": 2, "D": 3}

NO_MERCY = Edition(
    id="no-mercy",
    sides=(Side("bgry", {**colored("bgry", {**NUMBERS, **ACTIONS}), "wR+4": 8, "wW": 8, "w+6": 4, "w+10": 4}),),
    rule_ids=(
        *general_but("GEN-05", "GEN-06", "GEN-07", "GEN-08", "GEN-09", "GEN-11", "GEN-12", "GEN-15"),
        *(f"NM-{number:02d}" for number in range(1, 12)),
    ),
    defaults={
        "target_score": 1000,
        "number_start": True,
        "voluntary_draw": False,
        "draw_until_playable": True,
        "force_play": True,
        "stacking": "higher",
        "seven_zero": True,
        "mercy": 25,
    },
    rules={
        "+2": "NM-06",
        "+4": "NM-06",
        "S": "NM-06",
        "R": "NM-06",
        "w+6": "NM-09",
        "w+10": "NM-09",
        "7": "NM-05",
        "0": "NM-05",
    },
    challenges=False,
    last_card_wins=True,
    draw_for_dealer=False,
)
