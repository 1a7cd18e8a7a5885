"""Prints what the browser needs to know of the rules, as JSON: effects, editions and options. Run by the web build.

So that there is no second copy of decks, points or options.
"""

import json

import msgspec

from lastcard.bots import BOTS
from lastcard.editions import EDITIONS
from lastcard.editions.files import example, examples
from lastcard.rules.effects.attack import FAILED_CHALLENGE
from lastcard.rules.engine.scores import MERCY_POINTS
from lastcard.rules.model.effect import EFFECTS, Effect
from lastcard.rules.model.options import OPTIONS, SWITCH, Option
from lastcard.server.http.edition_catalogue import edition_book
from lastcard.table.lobby.settings import AVATARS
from lastcard.table.match.characters import BY_NAME


def effect_data(effect: Effect) -> dict[str, object]:
    """An effect with what one has to know before playing it."""
    facts: dict[str, object] = {"name": effect.name, "symbol": effect.symbol}
    if effect.is_bluffable:
        facts["bluffable"] = True
    if effect.cards > 0:
        facts["cards"] = effect.cards
    if effect.self_option:
        facts["selfOption"] = effect.self_option
    return facts


def option_data(option: Option) -> dict[str, object]:
    """An option with what it may be: its choices, or its bounds; neither for a switch."""
    if option.choices == SWITCH:
        return {"name": option.name}
    if option.choices:
        return {"name": option.name, "choices": list(option.choices)}
    least = {"least": option.least} if option.least else {}
    return {"name": option.name, "low": option.low, "high": option.high, **least}


def example_data(name: str) -> dict[str, object]:
    kept = example(name)
    return {"key": name, "edition": msgspec.to_builtins(edition_book(kept.edition, kept.document))}


def main() -> None:
    data = {
        "effects": [effect_data(effect) for effect in EFFECTS],
        "editions": [msgspec.to_builtins(edition_book(edition, None)) for edition in EDITIONS],
        "examples": [example_data(name) for name in examples()],
        "options": [option_data(option) for option in OPTIONS.values() if option.name != "deck"],
        "levels": [level for level in BOTS if level != "random"],
        "avatars": list(AVATARS),
        "characters": [character.name for character in BY_NAME],
        "mercyPoints": MERCY_POINTS,
        "failedChallenge": FAILED_CHALLENGE,
    }
    print(json.dumps(data, ensure_ascii=False))


if __name__ == "__main__":
    main()
