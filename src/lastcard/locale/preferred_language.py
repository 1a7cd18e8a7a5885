"""The language that serves a reader best, from a tag or a whole Accept-Language header."""

import re
from functools import cache

from lastcard.languages import LANGUAGES
from lastcard.locale.fluent_texts import format_text

FALLBACK = "en"
TAG = re.compile(r"\s*(\*|[A-Za-z]{1,8}(?:[-_][A-Za-z0-9]{1,8})*)")
QUALITY = re.compile(r";\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*$", re.IGNORECASE)


@cache
def languages_by_tag() -> dict[str, str]:
    """Return each tag that a language says it serves (`language-tags`), in small letters, with that language."""
    served = {lang: format_text("language-tags", {}, lang).lower().split() for lang in LANGUAGES}
    return {tag: lang for lang, tags in served.items() for tag in tags} | {lang.lower(): lang for lang in LANGUAGES}


def find_language(tag: str) -> str | None:
    """Return the language for a tag such as zh-TW, en_GB.UTF-8 or fr; None if there is none.

    The longest beginning of the tag that a language serves decides; failing that, any language with the same first
    subtag.
    """
    found = TAG.match(tag)
    subtags = found[1].lower().replace("_", "-").split("-") if found else []
    known = languages_by_tag()
    for length in range(len(subtags), 0, -1):
        if "-".join(subtags[:length]) in known:
            return known["-".join(subtags[:length])]
    return next((lang for tag, lang in known.items() if tag.split("-")[:1] == subtags[:1]), None)


def pick_language(wanted: str) -> str:
    """Return the best language for an Accept-Language header or a single tag; English if none fits."""
    ranked = sorted(map(read_preference, wanted.split(",")), key=lambda preference: -preference[1])
    refused = {find_language(tag) for tag, quality in ranked if quality == 0 and tag != "*"}
    for tag, quality in ranked:
        if quality == 0:
            break
        lang = first_but(refused) if tag == "*" else find_language(tag)
        if lang is not None:
            return lang
    return FALLBACK


def read_preference(text: str) -> tuple[str, float]:
    """Return an entry of the header: a tag, and how much it is preferred, from 0 to 1."""
    quality = QUALITY.search(text)
    return text.partition(";")[0].strip(), min(float(quality[1]), 1.0) if quality else 1.0


def first_but(refused: set[str | None]) -> str | None:
    """Return a language for somebody who accepts any but these."""
    return next((lang for lang in (FALLBACK, *LANGUAGES) if lang not in refused), None)
