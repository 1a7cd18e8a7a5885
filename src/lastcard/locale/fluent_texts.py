"""Texts by their id, with values filled in, from the Fluent files of a language."""

import re
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.languages import LANGUAGES, TEXTS
from lastcard.locale.particles import particles

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
"""A text with its id, and with the lines that belong to it."""
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}")
"""Another text, or an attribute of one, inside a text."""


@cache
def entries_in(file: Path) -> dict[str, str]:
    """Return the texts of a file by their ids, as they are written there."""
    return {entry[1]: entry[0] for entry in ENTRY.finditer(file.read_text(encoding="utf-8"))}


@cache
def entries_of(lang: str) -> dict[str, str]:
    """Return all texts of a language by their ids. Each is parsed only when it is wanted, as that takes a while."""
    return {name: entry for file in files_of(lang) for name, entry in entries_in(file).items()}


def files_of(lang: str) -> list[Path]:
    return sorted((TEXTS / lang).glob("*.ftl"))


@cache
def bundle(lang: str) -> "FluentBundle":
    """Return the texts of a language that have been parsed so far."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415, it takes long to load

    return FluentBundle([lang], use_isolating=False)


@cache
def message(name: str, lang: str) -> "Message":
    """Return a text, parsed, and in its bundle together with those that it refers to; KeyError if there is none."""
    from fluent.runtime import FluentResource  # noqa: PLC0415, likewise

    entry = entries_of(lang)[name]
    bundle(lang).add_resource(FluentResource(entry))
    for other in set(REFERENCE.findall(entry)) - {name}:
        message(other, lang)
    return bundle(lang).get_message(name)


def load_texts(but: Collection[str] = ()) -> None:
    """Parse the texts of every language now, instead of when first needed; `but` names files to leave out."""
    for lang in LANGUAGES:
        for file in files_of(lang):
            for name in entries_in(file) if file.stem not in but else ():
                message(name, lang)
        say("server-chat-long", {"most": 1}, lang)  # how numbers are written is read from a file as well


def has_text(key: str, lang: str = "en") -> bool:
    """Return whether there is a text with this id; `id.attribute` asks for an attribute."""
    name, _, attribute = key.partition(".")
    return name in entries_of(lang) and (not attribute or attribute in message(name, lang).attributes)


def say(key: str, values: Mapping[str, object] | None = None, lang: str = "en") -> str:
    """Return a text with its values filled in; `id.attribute` names an attribute. KeyError if there is no such text."""
    return as_written(format_text(key, values, lang), lang) if values else say_plainly(key, lang)


@lru_cache(maxsize=2000)
def say_plainly(key: str, lang: str) -> str:
    """Return a text without values. It is made only once, because a server may need it thousands of times a second."""
    return as_written(format_text(key, {}, lang), lang)


def as_written(text: str, lang: str) -> str:
    """Return a text with values in it as its language writes it: without needless blanks, with fitting particles."""
    return particles(particle_forms(lang))(blanks_to_drop(lang).sub("", text))


def format_text(key: str, values: Mapping[str, object], lang: str) -> str:
    """Return a text with its values, blanks and all."""
    name, _, attribute = key.partition(".")
    found = message(name, lang)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle(lang).format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def particle_forms(lang: str) -> str:
    """Return the particles of a language with their forms, which is its own text `language-particles`."""
    return format_text("language-particles", {}, lang)


@cache
def blanks_to_drop(lang: str) -> re.Pattern[str]:
    """Return the blanks that a language does not write, by its own text `language-unspaced`.

    Texts have blanks around names, which may be in any script; between characters of a script that has no blanks
    between words they are dropped.
    """
    characters = format_text("language-unspaced", {}, lang)
    return re.compile(f"(?<=[{characters}]) (?=[{characters}])" if characters else r"(?!)")
