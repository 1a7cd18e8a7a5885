"""Faces: what is printed on one side of a card, and what it does."""

import re
from typing import Final, final

COLORS: Final = "rygbpkto"
COLORLESS: Final = 4
"""Index of no colour; the four colours of a side are 0–3, in the order of the edition."""

NUMBER: Final = 0
SKIP: Final = 1
REVERSE: Final = 2
SKIP_EVERYONE: Final = 3
DISCARD_ALL: Final = 4
FLIP: Final = 5
DRAW: Final = 6
WILD: Final = 7
WILD_DRAW: Final = 8
WILD_DRAW_COLOR: Final = 9
REVERSE_DRAW: Final = 10
GAUNTLET: Final = 11
DANCE: Final = 12
CREEPER: Final = 13
OPTIMUS: Final = 14
MEGATRON: Final = 15
ROULETTE: Final = 16

MAX_AMOUNT: Final = 20

COLORED_EFFECTS: Final = {"S": SKIP, "R": REVERSE, "E": SKIP_EVERYONE, "D": DISCARD_ALL, "F": FLIP}
WILD_EFFECTS: Final = {
    "w": WILD,
    "w+c": WILD_DRAW_COLOR,
    "wG": GAUNTLET,
    "wD": DANCE,
    "wC": CREEPER,
    "wP": OPTIMUS,
    "wM": MEGATRON,
    "wW": ROULETTE,
}
GENERAL_RULES: Final = {
    NUMBER: "GEN-04",
    SKIP: "GEN-08",
    REVERSE: "GEN-07",
    SKIP_EVERYONE: "NM-06",
    DISCARD_ALL: "NM-07",
    FLIP: "TF-04",
    DRAW: "GEN-06",
    WILD: "GEN-09",
    WILD_DRAW: "GEN-11",
    WILD_DRAW_COLOR: "TF-09",
    REVERSE_DRAW: "NM-08",
    GAUNTLET: "AV-01",
    DANCE: "BT-01",
    CREEPER: "MC-01",
    OPTIMUS: "TF-06",
    MEGATRON: "TF-07",
    ROULETTE: "NM-09",
}
_AMOUNT: Final = re.compile(r"\+([1-9]\d?)")


@final
class Face:
    """One side of a card: `text` as in the notation, `color` a letter or "" on wilds."""

    def __init__(self, text: str, points: int = -1, rule: str = "") -> None:
        color, symbol, effect, amount = read_face(text)
        self.text = text
        self.color = color
        self.symbol = symbol
        self.effect = effect
        self.amount = amount
        self.number = int(symbol) if effect == NUMBER else -1
        self.points = points if points >= 0 else usual_points(effect, self.number)
        self.rule = rule or GENERAL_RULES[effect]


def usual_points(effect: int, number: int) -> int:
    """GEN-17."""
    if effect == NUMBER:
        return number
    return 50 if effect >= WILD else 20


def read_face(text: str) -> tuple[str, str, int, int]:
    """Colour letter, symbol, effect and amount of a face's text; KeyError if there is no such face."""
    if text in WILD_EFFECTS:
        return "", text, WILD_EFFECTS[text], 0
    color, symbol = text[:1], text[1:]
    if color == "w":
        turning = symbol.startswith("R")
        effect = REVERSE_DRAW if turning else WILD_DRAW
        return "", text, effect, read_amount(symbol[1:] if turning else symbol, text)
    if not color or color not in COLORS:
        raise KeyError(text)
    if symbol in COLORED_EFFECTS:
        return color, symbol, COLORED_EFFECTS[symbol], 0
    if len(symbol) == 1 and "0" <= symbol <= "9":
        return color, symbol, NUMBER, 0
    return color, symbol, DRAW, read_amount(symbol, text)


def read_amount(symbol: str, text: str) -> int:
    found = _AMOUNT.fullmatch(symbol)
    if found is None or int(found.group(1)) > MAX_AMOUNT:
        raise KeyError(text)
    return int(found.group(1))
