"""Random play comes to an end: every edition, every pair of values of two options. `-rP` shows the longest rounds."""

import os
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

import pytest

from lastcard import EDITIONS
from lastcard.editions.common import colored
from lastcard.rules import COMPILED
from lastcard.rules.engine.playout import Dice, deal_quickly, play_out
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from tables import CHOICES, Options, makes_sense

pytestmark = pytest.mark.once

LONG = bool(os.environ.get("LASTCARD_LONG"))
NEVER = 20_000_000
"""More decisions than any random round has come near to."""
STRIDE = 1 if COMPILED else 60
"""Uncompiled only some of the pairs are played."""
PLAYERS = (2, 3, 4, 7, 10)


class Longest(NamedTuple):
    decisions: int
    players: int
    options: Options


def values(edition: str) -> dict[str, tuple[object, ...]]:
    """What is tried of every option, the deck too: one that runs dry and one full of other editions' wilds."""
    colors = "".join(side.colors for side in find_edition(edition).sides)
    thin = colored(colors, {str(number): 0 for number in range(3, 10)})
    strange = dict.fromkeys(("w", "wG", "wD", "wC", "wR+4", "wW", "w+6"), 3)
    return {**CHOICES, "deck": (thin, strange, {**thin, **strange})}


def pairs(edition: str) -> Iterator[Options]:
    tried = values(edition)
    for one, other in combinations(tried, 2):
        for first, second in product(tried[one], tried[other]):
            options = {one: first, other: second}
            if makes_sense(edition, options):
                yield options


def play(edition: str, options: Options, players: int, seed: int) -> int:
    """How many decisions a random round takes, 0 if so many cannot play."""
    book = open_book(find_edition(edition), options)
    if players * book.options.number("hand_size") >= book.size:
        return 0
    dice = Dice(seed)
    return int(play_out(deal_quickly(book, players, dice), dice, NEVER))


def longest_round(edition: str, rounds: int) -> Longest:
    longest = Longest(0, 0, {})
    for number, options in enumerate(pairs(edition)):
        for again in range(rounds if number % STRIDE == 0 else 0):
            players = PLAYERS[(number + again) % len(PLAYERS)]
            taken = play(edition, options, players, number * 1000 + again)
            assert taken < NEVER, (options, players, number, again)
            longest = max(longest, Longest(taken, players, options), key=lambda found: found.decisions)
    return longest


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_play_ends_with_every_pair_of_options(edition: str) -> None:
    longest = longest_round(edition, len(PLAYERS) * 8 if LONG else 1)
    print(f"{edition}: {longest.decisions} decisions, {longest.players} players, {longest.options}")
    assert longest.decisions > 100
