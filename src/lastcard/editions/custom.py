"""Custom editions: turns a description (docs/custom-editions.md) into an edition like the printed ones."""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from lastcard.editions.common import colored, general_but
from lastcard.languages import LANGUAGES
from lastcard.limits import (
    EDITION_ABOUT,
    EDITION_DEPTH,
    EDITION_KEY_CHARACTERS,
    EDITION_NAME,
    EDITION_VALUES,
    LARGEST_NUMBER,
)
from lastcard.rules.model.book import open_book
from lastcard.rules.model.deck import MAX_COPIES, check_size, counted_decks, features_of
from lastcard.rules.model.edition import TRAIT_RULES, Edition, Side
from lastcard.rules.model.effect import EFFECTS
from lastcard.rules.model.errors import BadEdition, BadOptions, LastcardError
from lastcard.rules.model.faces import COLORS, Face
from lastcard.rules.model.options import OPTIONS, Value, check_idle, check_value

Document = Mapping[str, object]
Path = tuple[str, ...]

SIDE_KEYS = ("colors", "each_color", "cards")
KEYS = ("name", "about", *SIDE_KEYS, "dark", "points", "options", "traits")
TRAITS = {
    "challenges": True,
    "last_card_wins": False,
    "unscored_draws": True,
    "draw_for_dealer": True,
    "wilds_match": False,
}
WORDS = {"name": EDITION_NAME, "about": EDITION_ABOUT}
"""Texts for people, and how many bytes each may have in a language."""
MOST_POINTS = 1000
SLUG_CHARACTERS = 30
DIGEST_CHARACTERS = 40
"""Length of the digest in an id: 160 bits, so that nobody can find two descriptions with the same id."""
RANGE = re.compile(r"([0-9])-([0-9])")

REPLACED_BY = {"GEN-13": {"NM-01", "TF-02"}, "GEN-15": {"NM-10"}}
"""Common rules, each with the rules of single editions that replace it."""

Checked = TypeVar("Checked")


class Flaw(Exception):
    """Something that is wrong with a description, and the key it is found at."""

    def __init__(self, path: Path, reason: LastcardError) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


def flaw(path: Path, message: str, **values: object) -> Flaw:
    return Flaw(path, BadEdition(message, values))


def make_edition(document: Document) -> Edition:
    """Return the edition that is described; Flaw if the description is wrong."""
    check_keys(document, (), KEYS)
    for key in WORDS:
        check_words(document, key)
    sides = [make_side(document, ())]
    if "dark" in document:
        dark = table(document, (), "dark")
        check_keys(dark, ("dark",), SIDE_KEYS)
        sides.append(make_side(dark, ("dark",)))
    faces = [Face(text) for side in sides for text in side.deck]
    check_flips(faces, sides)
    defaults = read_options(table(document, (), "options"))
    points = read_points(table(document, (), "points"), faces)
    traits = read_traits(table(document, (), "traits"))
    shown_to_all = read_shown(table(document, (), "traits"), faces)
    edition = Edition(
        id=edition_id(document),
        sides=tuple(sides),
        rule_ids=rules_of(sides, defaults, traits),
        defaults=defaults,
        points=points,
        challenges=traits["challenges"],
        shown_to_all=shown_to_all,
        last_card_wins=traits["last_card_wins"],
        unscored_draws=traits["unscored_draws"],
        draw_for_dealer=traits["draw_for_dealer"],
        wilds_match=traits["wilds_match"],
        name=words_in(document, "name", "en"),
    )
    check_whole(edition)
    return edition


# Words and values


def check_keys(given: Document, path: Path, known: Iterable[str]) -> None:
    for key in given:
        if key not in known:
            raise flaw((*path, key), "custom-key", known=", ".join(known))


def table(given: Document, path: Path, key: str) -> Document:
    value = given.get(key, {})
    if not isinstance(value, dict):
        raise flaw((*path, key), "custom-table")
    return value


def check_words(document: Document, key: str) -> None:
    """Check one text, or one for each language; only the name must be there."""
    if key not in document:
        if key == "name":
            raise flaw((), "custom-missing", key=key)
        return
    value = document[key]
    if isinstance(value, dict):
        check_keys(value, (key,), LANGUAGES)
    texts = list(value.values()) if isinstance(value, dict) else [value]
    if not texts or not all(isinstance(text, str) and text.strip() and text.isprintable() for text in texts):
        raise flaw((key,), "custom-text")


def check_bounds(document: Document) -> None:
    """Check that a description is no larger than an edition can be, without looking at more of it than that."""
    open_values: list[tuple[Path, object]] = [((), document)]
    seen = 0
    while open_values:
        path, value = open_values.pop()
        seen += 1
        if len(path) > EDITION_DEPTH:
            raise flaw(path[:1], "custom-deep", most=EDITION_DEPTH)
        if seen + len(open_values) > EDITION_VALUES:
            raise flaw((), "custom-large")
        if isinstance(value, dict):
            open_values += [((*path, key), inner) for key, inner in value.items()]
        elif isinstance(value, list):
            open_values += [((*path, ""), inner) for inner in value]
        check_size_of(path, value)


def check_size_of(path: Path, value: object) -> None:
    """Check the size of one key and its value."""
    if path and len(path[-1]) > EDITION_KEY_CHARACTERS:
        raise flaw(path, "custom-long", most=EDITION_KEY_CHARACTERS)
    most = WORDS.get(path[0], EDITION_KEY_CHARACTERS) if path else 0
    if isinstance(value, str) and len(value.encode(errors="replace")) > most:
        raise flaw(path[:1] if path[-1] == "" else path, "custom-long", most=most)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise flaw(path, "custom-large")


def words_in(document: Document, key: str, lang: str) -> str:
    """Return a text of the description in this language, or in another if need be; "" if there is none."""
    value = document.get(key, "")
    if isinstance(value, dict):
        return str(value.get(lang) or next(iter(value.values())))
    return str(value)


def edition_id(document: Document) -> str:
    """Return the name with a digest of the whole description, so that different ones never share an id."""
    name = re.sub(r"[^a-z0-9]+", "-", words_in(document, "name", "en").lower())[:SLUG_CHARACTERS].strip("-")
    digest = hashlib.sha256(canonical(document).encode()).hexdigest()
    return f"{name or 'custom'}@{digest[:DIGEST_CHARACTERS]}"


def canonical(document: Document) -> str:
    """Return the description as one line of JSON, equal for equal descriptions."""
    return json.dumps(document, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


# The deck


def make_side(given: Document, path: Path) -> Side:
    if "colors" not in given:
        raise flaw(path, "custom-missing", key="colors")
    colors = given["colors"]
    if not isinstance(colors, str) or len(colors) != 4 or len(set(colors)) != 4 or not set(colors) <= set(COLORS):
        raise flaw((*path, "colors"), "custom-colors", known=" ".join(COLORS))
    deck = colored(colors, read_symbols(table(given, path, "each_color"), (*path, "each_color")))
    for text, value in table(given, path, "cards").items():
        place = (*path, "cards", text)
        face = read_face(text, place)
        if face.color and face.color not in colors:
            raise flaw(place, "custom-other-color", colors=" ".join(colors))
        deck[text] = count(value, place)
    deck = {text: copies for text, copies in deck.items() if copies}
    for color in colors:
        if not any(text.startswith(color) for text in deck):
            raise flaw((*path, "colors"), "custom-empty-color", color=color)
    return Side(colors, deck)


def read_symbols(given: Document, path: Path) -> dict[str, int]:
    """Return counts by symbol; a range (`1-9`) stands for each of its numbers that has no line of its own."""
    counts: dict[str, int] = {}
    for key, value in given.items():
        span = RANGE.fullmatch(key)
        if span and span[1] < span[2]:
            counts.update(dict.fromkeys(map(str, range(int(span[1]), int(span[2]) + 1)), count(value, (*path, key))))
    for key, value in given.items():
        if not RANGE.fullmatch(key):
            read_face(COLORS[0] + key, (*path, key))
            counts[key] = count(value, (*path, key))
        elif key[0] >= key[2]:
            raise flaw((*path, key), "custom-range")
    return counts


def read_face(text: str, path: Path) -> Face:
    try:
        return Face(text)
    except KeyError:
        raise flaw(path, "custom-card") from None


def count(value: object, path: Path) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MAX_COPIES:
        raise flaw(path, "custom-count", most=MAX_COPIES)
    return value


def check_flips(faces: list[Face], sides: list[Side]) -> None:
    """Check that there are two sides if a card needs them."""
    if len(sides) == 1 and any(face.effect.needs_two_sides for face in faces):
        raise flaw((), "custom-flip")


# Points, options, traits


def read_points(given: Document, faces: list[Face]) -> dict[str, int]:
    symbols = {face.symbol for face in faces}
    points: dict[str, int] = {}
    for symbol, value in given.items():
        place = ("points", symbol)
        if symbol not in symbols:
            raise flaw(place, "custom-symbol", known=", ".join(sorted(symbols)))
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_POINTS:
            raise flaw(place, "custom-points", most=MOST_POINTS)
        points[symbol] = value
    return points


def read_options(given: Document) -> dict[str, Value]:
    if "deck" in given:
        raise flaw(("options", "deck"), "custom-deck-option")
    return {name: caught(("options", name), check_value, name, value) for name, value in given.items()}


def caught(path: Path, check: Callable[..., Checked], *arguments: object) -> Checked:
    """Return the result of one of the engine's checks; its error becomes a Flaw at this place."""
    try:
        return check(*arguments)
    except BadOptions as error:
        raise Flaw(path, error) from error


def read_traits(given: Document) -> dict[str, bool]:
    check_keys(given, ("traits",), (*TRAITS, "shown_to_all"))
    traits = dict(TRAITS)
    for name in TRAITS:
        value = given.get(name, traits[name])
        if not isinstance(value, bool):
            raise flaw(("traits", name), "custom-switch")
        traits[name] = value
    return traits


def read_shown(traits: Document, faces: list[Face]) -> tuple[str, ...]:
    value = traits.get("shown_to_all", [])
    wilds = {face.symbol for face in faces if not face.color}
    if not isinstance(value, list) or not all(isinstance(symbol, str) and symbol in wilds for symbol in value):
        raise flaw(("traits", "shown_to_all"), "custom-shown", known=", ".join(sorted(wilds)))
    return tuple(value)


# The whole


def check_whole(edition: Edition) -> None:
    """Check what only the engine can tell: whether deck and options go together."""
    counts = caught((), counted_decks, edition, {})
    features = features_of(edition, counts)
    for name, value in edition.defaults.items():
        caught(("options", name), check_idle, name, value, features)
    options = caught(("options", "mercy"), open_book, edition, {}).options
    caught((), check_size, sum(counts[0].values()), 2, options.number("hand_size"))


def rules_of(sides: list[Side], defaults: Mapping[str, Value], traits: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the rules that hold with these cards, options and traits: the common ones first."""
    effects = {Face(text).effect for side in sides for text in side.deck}
    rules = {rule for effect in effects for rule in effect.rules}
    if len(sides) == 2:
        rules.update(("TF-01", "TF-02"))
    rules.update(OPTIONS[name].rule for name, value in defaults.items() if value != OPTIONS[name].default)
    if defaults.get("mercy"):
        rules.add("NM-11")
    can_bluff = any(effect.is_bluffable for effect in effects)
    changed = {name for name, value in traits.items() if value != TRAITS[name]} - (
        set() if can_bluff else {"challenges"}
    )
    rules.update(rule for name, rule in TRAIT_RULES.items() if name in changed)
    replaced = replaced_rules(rules, defaults, traits)
    common = general_but(*replaced)
    return (*common, *sorted(rules - set(common) - replaced - {""}))


def replaced_rules(rules: set[str], defaults: Mapping[str, Value], traits: Mapping[str, bool]) -> set[str]:
    """Return the common rules that never apply with these cards, or that another rule replaces."""
    replaced = {rule for effect in EFFECTS for rule in effect.rules if rule not in rules}
    replaced.update(general for general, others in REPLACED_BY.items() if others & rules)
    if not traits["challenges"] or traits["wilds_match"]:
        replaced.update(("GEN-11", "GEN-12"))
    if not traits["draw_for_dealer"]:
        replaced.add("GEN-02")
    if defaults.get("draw_until_playable") and not defaults.get("voluntary_draw", True):
        replaced.add("GEN-05")
    return replaced
