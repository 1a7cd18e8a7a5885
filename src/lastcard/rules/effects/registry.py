"""Registers every effect, so that faces find it."""

from lastcard.rules.effects.creeper import Creeper
from lastcard.rules.effects.dance import Dance
from lastcard.rules.effects.discard_all import DiscardAll
from lastcard.rules.effects.draw import Draw
from lastcard.rules.effects.flip import Flip
from lastcard.rules.effects.gauntlet import Gauntlet
from lastcard.rules.effects.megatron import Megatron
from lastcard.rules.effects.number import Number
from lastcard.rules.effects.optimus import Optimus
from lastcard.rules.effects.reverse import Reverse
from lastcard.rules.effects.roulette import Roulette
from lastcard.rules.effects.skip import Skip
from lastcard.rules.effects.skip_everyone import SkipEveryone
from lastcard.rules.effects.targeted_draw import TargetedDraw
from lastcard.rules.effects.wild import Wild
from lastcard.rules.effects.wild_draw import WildDraw
from lastcard.rules.effects.wild_draw_color import WildDrawColor
from lastcard.rules.effects.wild_reverse_draw import WildReverseDraw
from lastcard.rules.model.effect import register

register(Number())
register(Skip())
register(Reverse())
register(SkipEveryone())
register(DiscardAll())
register(Flip())
register(Draw())
register(Wild())
register(WildDraw())
register(WildDrawColor())
register(WildReverseDraw())
register(Gauntlet())
register(Dance())
register(Creeper())
register(Optimus())
register(Megatron())
register(Roulette())
register(TargetedDraw())
