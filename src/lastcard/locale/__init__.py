"""Texts for people, from Fluent files: one set for the terminal, the server and the browser."""

from lastcard.languages import LANGUAGES
from lastcard.locale.fluent_texts import has_text, load_texts, say
from lastcard.locale.names import (
    aim_key,
    card_does,
    card_key,
    card_name,
    color_name,
    edition_name,
    kind_name,
    option_value,
    rule_key,
    rule_label,
)
from lastcard.locale.preferred_language import find_language, pick_language
from lastcard.locale.refusals import cite, refusal, refusal_with_rule, speak, speak_to_programs

__all__ = [
    "LANGUAGES",
    "aim_key",
    "card_does",
    "card_key",
    "card_name",
    "cite",
    "color_name",
    "edition_name",
    "find_language",
    "has_text",
    "kind_name",
    "load_texts",
    "option_value",
    "pick_language",
    "refusal",
    "refusal_with_rule",
    "rule_key",
    "rule_label",
    "say",
    "speak",
    "speak_to_programs",
]
