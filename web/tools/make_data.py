"""Prints what the browser needs to know of the rules, as JSON: editions, effects and options. Run by the web build.

So that there is no second copy of decks, points or options.
"""

import json

import msgspec

from lastcard.bots import BOTS
from lastcard.editions import EDITIONS
from lastcard.editions.files import examples, find_custom
from lastcard.rules.options import CHOICES, DEFAULTS, MERCY_LEAST, RANGES
from lastcard.rules.scores import MERCY_POINTS
from lastcard.server.shelf import edition_book

EFFECTS = (
    ("number", "#"),
    ("skip", "S"),
    ("reverse", "R"),
    ("skip-everyone", "E"),
    ("discard-all", "D"),
    ("flip", "F"),
    ("draw", "+*"),
    ("wild", "w"),
    ("wild-draw", "w+*"),
    ("wild-draw-color", "w+c"),
    ("reverse-draw", "wR+*"),
    ("gauntlet", "wG"),
    ("dance", "wD"),
    ("creeper", "wC"),
    ("optimus", "wP"),
    ("megatron", "wM"),
    ("roulette", "wW"),
)
"""Name and symbol of each effect. In a symbol `#` is a digit and `*` an amount; those of wilds begin with w."""


def option_data(name: str) -> dict[str, object]:
    if name in CHOICES:
        return {"name": name, "choices": list(CHOICES[name])}
    if name in RANGES:
        low, high = RANGES[name]
        least = {"least": MERCY_LEAST} if name == "mercy" else {}
        return {"name": name, "low": low, "high": high, **least}
    return {"name": name}


def example_data(name: str) -> dict[str, object]:
    edition = find_custom(name)
    assert edition is not None
    return {"key": name, "edition": msgspec.to_builtins(edition_book(edition))}


def main() -> None:
    data = {
        "editions": [msgspec.to_builtins(edition_book(edition)) for edition in EDITIONS],
        "examples": [example_data(name) for name in examples()],
        "effects": [{"name": name, "symbol": symbol} for name, symbol in EFFECTS],
        "options": [option_data(name) for name in DEFAULTS if name != "deck"],
        "levels": [level for level in BOTS if level != "random"],
        "mercyPoints": MERCY_POINTS,
    }
    print(json.dumps(data, ensure_ascii=False))


if __name__ == "__main__":
    main()
