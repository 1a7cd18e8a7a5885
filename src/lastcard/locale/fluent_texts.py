"""Texts by their id, with values filled in, from the Fluent files of a language."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from lastcard.languages import TEXTS

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def files_of(lang: str) -> dict[str, Path]:
    """Which file has which text. Files are parsed only when a text of theirs is wanted, as that takes a while."""
    files = sorted((TEXTS / lang).glob("*.ftl"))
    return {name: file for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}


@cache
def bundle(file: Path) -> FluentBundle:
    """The parsed texts of one file."""
    texts = FluentBundle([file.parent.name], use_isolating=False)
    texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def has_text(key: str, lang: str = "en") -> bool:
    """Whether there is a text with this id; `id.attribute` asks for an attribute."""
    name, _, attribute = key.partition(".")
    file = files_of(lang).get(name)
    return file is not None and (not attribute or attribute in bundle(file).get_message(name).attributes)


def say(key: str, values: Mapping[str, object] | None = None, lang: str = "en") -> str:
    """A text with its values filled in; `id.attribute` names an attribute. KeyError if there is no such text."""
    return blanks_to_drop(lang).sub("", format_text(key, values or {}, lang))


def format_text(key: str, values: Mapping[str, object], lang: str) -> str:
    """A text as the file has it, blanks and all."""
    name, _, attribute = key.partition(".")
    texts = bundle(files_of(lang)[name])
    message = texts.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = texts.format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def blanks_to_drop(lang: str) -> re.Pattern[str]:
    """The blanks that a language does not write, by its own text `language-unspaced`.

    Texts have blanks around names, which may be in any script; between characters of a script that has no blanks
    between words they are dropped.
    """
    characters = format_text("language-unspaced", {}, lang)
    return re.compile(f"(?<=[{characters}]) (?=[{characters}])" if characters else r"(?!)")
