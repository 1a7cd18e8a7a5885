"""Prints what the browser needs to know of the rules, as JSON: editions and options. Run by the web build.

So that there is no second copy of decks, points or options.
"""

import json

from lastcard.editions import EDITIONS
from lastcard.rules.book import counted_decks, idle_options, open_book
from lastcard.rules.edition import Edition
from lastcard.rules.faces import Face
from lastcard.rules.options import CHOICES, DEFAULTS, MERCY_LEAST, RANGES
from lastcard.rules.scores import MERCY_POINTS


def face_data(face: Face) -> dict[str, object]:
    return {"text": face.text, "points": face.points, "rule": face.rule}


def edition_data(edition: Edition) -> dict[str, object]:
    book = open_book(edition, {})
    counts = counted_decks(edition, {})
    by_text = {face.text: face for face in book.faces}
    return {
        "id": edition.id,
        "sides": [
            {
                "colors": side.colors,
                "deck": counts[number],
                "faces": [face_data(by_text[text]) for text in side.deck],
            }
            for number, side in enumerate(edition.sides)
        ],
        "rules": list(edition.rule_ids),
        "options": dict(book.options.values),
        "idle": list(idle_options(edition, counts)),
    }


def option_data(name: str) -> dict[str, object]:
    if name in CHOICES:
        return {"name": name, "choices": list(CHOICES[name])}
    if name in RANGES:
        low, high = RANGES[name]
        least = {"least": MERCY_LEAST} if name == "mercy" else {}
        return {"name": name, "low": low, "high": high, **least}
    return {"name": name}


def main() -> None:
    data = {
        "editions": [edition_data(edition) for edition in EDITIONS],
        "options": [option_data(name) for name in DEFAULTS if name != "deck"],
        "mercyPoints": MERCY_POINTS,
    }
    print(json.dumps(data, ensure_ascii=False))


if __name__ == "__main__":
    main()
