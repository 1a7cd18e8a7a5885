"""Refusals in words: a message of the engine with names for its cards, colours, editions and options."""

from collections.abc import Mapping

from lastcard.limits import LARGEST_NUMBER, TOLD_VALUE_CHARACTERS
from lastcard.locale.fluent_texts import has_text, say
from lastcard.locale.names import card_name, color_name, edition_name, rule_label
from lastcard.rules.model.errors import IllegalAction, LastcardError

CARDS = ("card", "top", "target_card")
NAMED = ("reason-", "options-")
"""Messages for people at a table name cards and colours; the others are about something written in notation."""


def speak(key: str, values: Mapping[str, object], lang: str = "en", edition: str = "") -> str:
    """Return a message of the engine in words, with cards named as in the edition if one is given."""
    named = key.startswith(NAMED)
    words = {name: shortened(in_words(name, value, named, lang, edition)) for name, value in values.items()}
    return say(key, words, lang)


def speak_to_programs(key: str, values: Mapping[str, object], lang: str = "en") -> str:
    """Return a refusal as the text of an exception: options, decks and other notation stay as they were written."""
    if key.startswith("reason-"):
        return speak(key, values, lang)
    return say(key, {name: plain(value) for name, value in values.items()}, lang)


def plain(value: object) -> object:
    """Return a value for an exception's text; a refusal inside another one is put into words."""
    return shortened(str(value) if isinstance(value, LastcardError) else value)


def shortened(value: object) -> object:
    """Return a value that fits into a sentence: a long text or number is cut short."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return "…"
    is_long = isinstance(value, str) and len(value) > TOLD_VALUE_CHARACTERS
    return f"{str(value)[:TOLD_VALUE_CHARACTERS]}…" if is_long else value


def in_words(name: str, value: object, named: bool, lang: str, edition: str) -> object:
    """Return a value of a message in words."""
    if isinstance(value, LastcardError):
        return refusal_with_rule(value, lang)
    if not isinstance(value, str):
        return value
    if name == "seat" and value.isdecimal():
        return int(value[:TOLD_VALUE_CHARACTERS])
    if name == "option":
        return rule_label(value, lang)
    if name == "edition" and has_text(f"edition-{value}", lang):
        return edition_name(value, lang)
    if named and name in CARDS:
        return card_name(value, lang, edition)
    if named and name == "color":
        return color_name(value, lang)
    return value


def refusal(error: LastcardError, lang: str = "en", edition: str = "") -> str:
    """Return what a refusal says, in any language. The rule behind it is `error.rule`."""
    return speak(error.key, error.values, lang, edition)


def refusal_with_rule(error: LastcardError, lang: str = "en") -> str:
    """Return a refusal in one sentence, with the rule behind it if there is one."""
    return cite(refusal(error, lang), error.rule, lang) if isinstance(error, IllegalAction) else refusal(error, lang)


def cite(text: str, rule: str, lang: str = "en") -> str:
    """Return a sentence with the rule behind it; no rule, no citation."""
    return say("with-rule", {"text": text, "rule": rule_label(rule, lang)}, lang) if rule else text
