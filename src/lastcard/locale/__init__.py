"""Texts for people, from Fluent files: one set for the terminal, the server and the browser."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lastcard.editions.files import words_of
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.model.faces import COLORS, Face

LANGUAGES = ("en", "zh-Hant")
FOLDER = Path(__file__).parent
SPACE_IN_CHINESE = re.compile("(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])")
"""Texts have blanks around names, which may be written in any script; between Chinese characters there are none."""


MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def files_of(lang: str) -> dict[str, Path]:
    """Which file has which text. Files are parsed only when a text of theirs is wanted, as that takes a while."""
    files = sorted((FOLDER / lang).glob("*.ftl"))
    return {name: file for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}


@cache
def bundle(file: Path) -> FluentBundle:
    texts = FluentBundle([file.parent.name], use_isolating=False)
    texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def pick_language(wanted: str) -> str:
    """The language we have for a tag such as zh-TW or en-GB."""
    return "zh-Hant" if wanted.lower().startswith("zh") else "en"


def has_text(key: str, lang: str = "en") -> bool:
    """Whether there is a text; `id.attribute` asks for an attribute."""
    name, _, attribute = key.partition(".")
    file = files_of(lang).get(name)
    return file is not None and (not attribute or attribute in bundle(file).get_message(name).attributes)


def say(key: str, values: Mapping[str, object] | None = None, lang: str = "en") -> str:
    """A text with its values filled in; `id.attribute` names an attribute. KeyError if there is no such text."""
    name, _, attribute = key.partition(".")
    texts = bundle(files_of(lang)[name])
    message = texts.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = texts.format_pattern(pattern, dict(values or {}))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return SPACE_IN_CHINESE.sub("", str(text))


def color_name(letter: str, lang: str = "en") -> str:
    return say(f"color-{letter}", lang=lang) if letter and letter in COLORS else letter


def edition_name(edition: str, lang: str = "en") -> str:
    """What people call an edition, given by its id."""
    return words_of(edition, "name", lang) or say(f"edition-{edition}", lang=lang)


def card_key(face: Face) -> str:
    """The message that names a face."""
    return f"card-{face.effect.name}"


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
    at_table = key.startswith("reason-")  # what is refused at set-up was written in codes
    return say(key, {name: in_words(name, value, at_table, lang) for name, value in values.items()}, lang)


def in_words(name: str, value: object, at_table: bool, lang: str) -> object:
    if isinstance(value, LastcardError):
        return refusal(value, lang)
    if at_table and isinstance(value, str):
        if name in CARD_VALUES:
            return card_name(value, lang)
        if name == "color":
            return color_name(value, lang)
    return value


def refusal(error: LastcardError, lang: str = "en") -> str:
    """The message of a refusal in any language."""
    return speak(error.key, error.values, lang)
