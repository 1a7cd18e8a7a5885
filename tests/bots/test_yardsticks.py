"""`normal` and `hard` are what other players are measured by: they choose as they have always chosen."""

import hashlib

import pytest

from lastcard import EDITIONS, Game
from lastcard.bots.normal import NormalBot
from lastcard.bots.thinking import HardBot

DECISIONS = 30
CHOICES = {
    "avengers": "c2cb44979e105039",
    "bts": "32fd4311b6e383d6",
    "minecraft": "d559158693d6a738",
    "flip": "c4da055544b8ed24",
    "no-mercy": "0138bd85fd57fe08",
    "classic": "3d398eca34a81800",
}


def choices(edition: str) -> str:
    """Return a digest of what both choose in a round in which `normal` decides, and every third time `hard`."""
    normal, hard = NormalBot(3), HardBot(3, playouts=24)
    game = Game.deal(edition, players=4, seed="yardstick")
    said = []
    for turn in range(DECISIONS):
        owed = game.decision
        if owed is None:
            break
        view = game.view(owed.seat)
        said += [normal.choose(view), hard.choose(view)]
        game.apply(said[-1 if turn % 3 == 0 else -2])
    return hashlib.sha256(" ".join(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_yardsticks_choose_as_ever(edition: str) -> None:
    assert choices(edition) == CHOICES[edition]
