"""The characters of bots: how each of them plays and talks within its level.

A character never makes a bot stronger: it forgets at least as often as others of its level, and waits at least as long.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    name: str
    """The name that the ids of its texts contain."""
    pause: float
    """How long it pauses before a decision, as a share of what is usual."""
    patience: float
    """How long it leaves people to call, times what its level does; at least 1."""
    forgets: float
    """How often it forgets to call or to catch, times what its level does; at least 1."""
    talks: float
    """How often it says something when it may, from 0 to 1."""


SUNNY = Character("sunny", pause=0.9, patience=1.0, forgets=1.5, talks=0.9)
COCKY = Character("cocky", pause=0.75, patience=1.0, forgets=1.3, talks=1.0)
DRY = Character("dry", pause=1.15, patience=1.0, forgets=1.0, talks=0.6)
GENTLE = Character("gentle", pause=1.3, patience=1.4, forgets=1.0, talks=0.8)
DRAMATIC = Character("dramatic", pause=1.0, patience=1.0, forgets=1.2, talks=1.0)

BY_NAME = (SUNNY, COCKY, DRY, GENTLE, DRAMATIC, COCKY, GENTLE, SUNNY, DRY)
"""The characters of the nine bots, in the order of their names: the first sits on the left of the first chair."""


def number_of(chair: int) -> int:
    """Return the number of the bot on a chair, from 1: it has this name and this head."""
    return (chair - 1) % len(BY_NAME) + 1


def character_of(chair: int) -> Character:
    """Return the character of the bot on a chair."""
    return BY_NAME[number_of(chair) - 1]
