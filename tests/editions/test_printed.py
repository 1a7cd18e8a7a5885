"""The printed decks, card by card, as the boxes list them (docs/rules.md, Decks)."""

from collections import Counter

import pytest

from lastcard import Game
from lastcard.rules.model.edition import find_edition

NUMBERS = {str(number): 2 for number in range(1, 10)}
COMMON = {"0": 1, **NUMBERS, "+2": 2, "R": 2, "S": 2}
WILDS = {"w": 4, "w+4": 4}
MERCILESS = {"0": 2, **NUMBERS, "+2": 3, "R": 3, "S": 3, "+4": 2, "E": 2, "D": 3}

DECKS: dict[str, list[tuple[str, dict[str, int], dict[str, int]]]] = {
    "avengers": [("bgrp", COMMON, {**WILDS, "wG": 4})],
    "bts": [("bgrp", COMMON, {**WILDS, "wD": 4})],
    "minecraft": [("bgry", COMMON, {**WILDS, "wC": 4})],
    "classic": [("bgry", COMMON, WILDS)],
    "no-mercy": [("bgry", MERCILESS, {"wR+4": 8, "wW": 8, "w+6": 4, "w+10": 4})],
    "flip": [
        ("bgry", {**NUMBERS, "+1": 2, "R": 2, "S": 2, "F": 2}, {"wP": 4, "w+2": 4}),
        ("ktop", {**NUMBERS, "+5": 2, "R": 2, "E": 2, "F": 2}, {"wM": 4, "w+c": 4}),
    ],
}
"""For each edition and side: the colours, what each of them has, and the wilds."""
CARDS = {"avengers": 112, "bts": 112, "minecraft": 112, "classic": 108, "no-mercy": 168, "flip": 112}


def printed(colors: str, symbols: dict[str, int], wilds: dict[str, int]) -> Counter[str]:
    colored = {color + symbol: count for color in colors for symbol, count in symbols.items()}
    return Counter({**colored, **wilds})


@pytest.mark.parametrize("edition", DECKS)
def test_the_deck_is_the_printed_one(edition: str) -> None:
    sides = find_edition(edition).sides
    assert [Counter(side.deck) for side in sides] == [printed(*side) for side in DECKS[edition]]
    assert {sum(side.deck.values()) for side in sides} == {CARDS[edition]}


@pytest.mark.parametrize("edition", DECKS)
def test_all_of_it_is_dealt_from(edition: str) -> None:
    game = Game.deal(edition, players=10, seed=4, options={"number_start": True})
    state = game._state
    assert 10 * 7 + int(state.discard_count) + game.pile_count == CARDS[edition]
