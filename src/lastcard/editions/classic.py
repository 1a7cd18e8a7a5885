"""classic: the base that the printed editions share, without a special wild (108 cards). GEN-01 to GEN-17."""

from lastcard.editions.common import GENERAL, common_deck
from lastcard.rules.model.edition import Edition, Side

CLASSIC = Edition(id="classic", sides=(Side("bgry", common_deck("bgry", {})),), rule_ids=GENERAL)
