"""minecraft: the common rules and the Creeper (MC-01 to MC-03)."""

from lastcard.editions.common import GENERAL, common_deck
from lastcard.rules.model.edition import Edition, Side

MINECRAFT = Edition(
    id="minecraft",
    sides=(Side("bgry", common_deck("bgry", {"wC": 4})),),
    rule_ids=(*GENERAL, "MC-01", "MC-02", "MC-03"),
)
