"""Texts for people, from Fluent files: one set for the terminal, the server and the browser."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lastcard.rules.faces import COLORS, DRAW, NUMBER, REVERSE_DRAW, WILD_DRAW, WILD_DRAW_COLOR, Face

LANGUAGES = ("en", "zh-Hant")
FOLDER = Path(__file__).parent


@cache
def bundle(lang: str) -> FluentBundle:
    texts = FluentBundle([lang], use_isolating=False)
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def pick_language(wanted: str) -> str:
    """The language we have for a tag such as zh-TW or en-GB."""
    return "zh-Hant" if wanted.lower().startswith("zh") else "en"


def has_text(key: str, lang: str = "en") -> bool:
    """Whether there is a text; `id.attribute` asks for an attribute."""
    name, _, attribute = key.partition(".")
    texts = bundle(lang)
    if not texts.has_message(name):
        return False
    return not attribute or attribute in texts.get_message(name).attributes


def say(key: str, values: Mapping[str, object] | None = None, lang: str = "en") -> str:
    """A text with its values filled in; `id.attribute` names an attribute. KeyError if there is no such text."""
    name, _, attribute = key.partition(".")
    message = bundle(lang).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle(lang).format_pattern(pattern, dict(values or {}))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


def color_name(letter: str, lang: str = "en") -> str:
    return say(f"color-{letter}", lang=lang) if letter and letter in COLORS else letter


def card_key(face: Face) -> str:
    """The message that names a face."""
    if face.effect == NUMBER:
        return "card-number"
    plain = {DRAW: "card-plus", WILD_DRAW: "card-w-plus", WILD_DRAW_COLOR: "card-w-color", REVERSE_DRAW: "card-wR-plus"}
    return plain.get(face.effect, f"card-{face.symbol}")


def card_name(text: str, lang: str = "en") -> str:
    """What people call a card; a text that is no card stays as it is."""
    if "/" in text:
        return "／".join(card_name(face, lang) for face in text.split("/"))
    try:
        face = Face(text)
    except KeyError:
        return text
    return say(card_key(face), card_values(face, lang), lang)


def card_does(text: str, lang: str = "en") -> str:
    """What a card does."""
    face = Face(text)
    return say(f"{card_key(face)}.does", card_values(face, lang), lang)


def card_values(face: Face, lang: str) -> dict[str, object]:
    return {"color": color_name(face.color, lang), "number": face.number, "amount": face.amount}


CARD_VALUES = ("card", "top", "target_card")


def speak(key: str, values: Mapping[str, object], lang: str = "en") -> str:
    """A message of the engine in words: a refusal at the table names cards and colours as people do."""
    if not key.startswith("reason-"):
        return say(key, values, lang)  # what is refused at set-up was written in codes
    named: dict[str, object] = {}
    for name, value in values.items():
        if name in CARD_VALUES and isinstance(value, str):
            named[name] = card_name(value, lang)
        elif name == "color" and isinstance(value, str):
            named[name] = color_name(value, lang)
        else:
            named[name] = value
    return say(key, named, lang)
