"""Prints what the browser needs to know of the rules, as JSON: effects, editions and options. Run by the web build.

So that there is no second copy of decks, points or options.
"""

import json

import msgspec

from lastcard.bots import BOTS
from lastcard.editions import EDITIONS
from lastcard.editions.files import examples, find_custom
from lastcard.rules.engine.scores import MERCY_POINTS
from lastcard.rules.model.effect import EFFECTS
from lastcard.rules.model.options import OPTIONS, SWITCH, Option
from lastcard.server.http.edition_catalogue import edition_book


def option_data(option: Option) -> dict[str, object]:
    """An option with what it may be: its choices, or its bounds; neither for a switch."""
    if option.choices == SWITCH:
        return {"name": option.name}
    if option.choices:
        return {"name": option.name, "choices": list(option.choices)}
    least = {"least": option.least} if option.least else {}
    return {"name": option.name, "low": option.low, "high": option.high, **least}


def example_data(name: str) -> dict[str, object]:
    edition = find_custom(name)
    assert edition is not None
    return {"key": name, "edition": msgspec.to_builtins(edition_book(edition))}


def main() -> None:
    data = {
        "effects": [{"name": effect.name, "symbol": effect.symbol} for effect in EFFECTS],
        "editions": [msgspec.to_builtins(edition_book(edition)) for edition in EDITIONS],
        "examples": [example_data(name) for name in examples()],
        "options": [option_data(option) for option in OPTIONS.values() if option.name != "deck"],
        "levels": [level for level in BOTS if level != "random"],
        "mercyPoints": MERCY_POINTS,
    }
    print(json.dumps(data, ensure_ascii=False))


if __name__ == "__main__":
    main()
