"""bts: the common rules, purple for yellow, and the Dancing Wild (BT-01 to BT-03)."""

from lastcard.editions.common import GENERAL, common_deck
from lastcard.rules.model.edition import Edition, Side

BTS = Edition(
    id="bts",
    sides=(Side("bgpr", common_deck("bgpr", {"wD": 4})),),
    rule_ids=(*GENERAL, "BT-01", "BT-02", "BT-03"),
)
