"""Faces: what is printed on one side of a card."""

import re
from typing import Final, final

from lastcard.rules.model.effect import FACE_VALUE, Effect, find_effect

COLORS: Final = "rygbpkto"
COLORLESS: Final = 4
"""Index of no colour; the four colours of a side are 0–3, in the order of the edition."""
MAX_AMOUNT: Final = 20
_AMOUNT: Final = re.compile(r"\+([1-9]\d?)$")


@final
class Face:
    """One side of a card: `text` as in the notation, `color` a letter or "" on wilds."""

    def __init__(self, text: str, points: int = -1, rule: str = "") -> None:
        """Raise KeyError if there is no such face. Points and rule are the effect's, unless the edition has others."""
        color, symbol = ("", text) if text.startswith("w") else (text[:1], text[1:])
        if color and color not in COLORS:
            raise KeyError(text)
        effect, number, amount = read_symbol(symbol)
        if effect is None or effect.is_wild == bool(color):
            raise KeyError(text)
        self.text: Final = text
        self.color: Final = color
        self.symbol: Final = symbol
        self.effect: Final[Effect] = effect
        self.amount: Final = amount
        """The number printed on it of cards that it makes somebody draw, or 0."""
        self.number: Final = number
        """-1 on a card without a number."""
        usual = number if effect.points == FACE_VALUE else effect.points
        self.points: Final = points if points >= 0 else usual
        self.rule: Final = rule or effect.rule


def read_symbol(symbol: str) -> tuple[Effect | None, int, int]:
    """Return the effect, the number and the amount that a symbol stands for."""
    effect = find_effect(symbol)
    if effect is not None:
        return effect, -1, 0
    if len(symbol) == 1 and "0" <= symbol <= "9":
        return find_effect("#"), int(symbol), 0
    found = _AMOUNT.search(symbol)
    if found is None or int(found.group(1)) > MAX_AMOUNT:
        return None, -1, 0
    return find_effect(f"{symbol[: found.start()]}+*"), -1, int(found.group(1))
