"""The printed editions, one short file each, and where others are found."""

from lastcard.editions.avengers import AVENGERS
from lastcard.editions.bts import BTS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.files import find_custom
from lastcard.editions.flip import FLIP
from lastcard.editions.minecraft import MINECRAFT
from lastcard.editions.no_mercy import NO_MERCY
from lastcard.rules.model.edition import register, register_finder

EDITIONS = tuple(register(edition) for edition in (AVENGERS, BTS, MINECRAFT, FLIP, NO_MERCY, CLASSIC))
register_finder(find_custom)
