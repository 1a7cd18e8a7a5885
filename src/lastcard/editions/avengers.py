"""avengers: the common rules, purple for yellow, and the Infinity Gauntlet (AV-01 to AV-04)."""

from lastcard.editions.common import GENERAL, common_deck
from lastcard.rules.model.edition import Edition, Side

AVENGERS = Edition(
    id="avengers",
    sides=(Side("bgpr", common_deck("bgpr", {"wG": 4})),),
    rule_ids=(*GENERAL, "AV-01", "AV-02", "AV-03", "AV-04"),
)
