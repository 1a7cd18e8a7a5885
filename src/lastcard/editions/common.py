"""What the printed decks have in common."""

from collections.abc import Mapping

GENERAL = tuple(f"GEN-{number:02d}" for number in range(1, 18))
"""The common rules; an edition lists those that hold in it."""


def general_but(*replaced: str) -> tuple[str, ...]:
    """Return the common rules without those that an edition has no card for or replaces."""
    return tuple(rule for rule in GENERAL if rule not in replaced)


def colored(colors: str, counts: Mapping[str, int]) -> dict[str, int]:
    """Return a deck that has these symbols in each of the colours."""
    return {color + symbol: count for color in colors for symbol, count in counts.items()}


def common_deck(colors: str, special: Mapping[str, int]) -> dict[str, int]:
    """Return the usual deck: one 0 and two of each other card in every colour, four of each wild, and `special`."""
    numbers = {"0": 1, **{str(number): 2 for number in range(1, 10)}}
    actions = {"+2": 2, "R": 2, "S": 2}
    return {**colored(colors, {**numbers, **actions}), "w": 4, "w+4": 4, **special}
