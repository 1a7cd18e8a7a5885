"""The names of things: colours, editions, cards, rules, options."""

import re

from lastcard.editions.files import words_of
from lastcard.locale.fluent_texts import entries_of, has_text, say
from lastcard.rules.model.faces import COLORS, Face


def color_name(letter: str, lang: str = "en") -> str:
    """Return the name of a colour; a text that is not a colour's letter stays as it is."""
    return say(f"color-{letter}", lang=lang) if len(letter) == 1 and letter in COLORS else letter


def edition_name(edition: str, lang: str = "en") -> str:
    """Return the name of an edition, given by its id; KeyError if there is no such edition."""
    return words_of(edition, "name", lang) or say(f"edition-{edition}", lang=lang)


# Cards


def card_key(face: Face) -> str:
    """Return the text that names a face."""
    return f"card-{face.effect.name}"


def card_values(face: Face, lang: str) -> dict[str, object]:
    """Return the values for the texts about a face."""
    return {"color": color_name(face.color, lang), "number": face.number, "amount": face.amount}


def printed_key(face: Face, edition: str, lang: str) -> str:
    """Return the id of a face's name in an edition, if that edition's box has a name of its own for it."""
    key = card_key(face)
    return f"{key}-{edition}" if edition and has_text(f"{key}-{edition}", lang) else key


def card_name(text: str, lang: str = "en", edition: str = "") -> str:
    """Return the name of a card, in an edition if one is given; a text that is not a card stays as it is."""
    if "/" in text:
        light, _, dark = text.partition("/")
        faces = {"light": card_name(light, lang, edition), "dark": card_name(dark, lang, edition)}
        return say("both-faces", faces, lang)
    try:
        face = Face(text)
    except KeyError:
        return text
    return say(printed_key(face, edition, lang), card_values(face, lang), lang)


def kind_name(face: Face, lang: str = "en", edition: str = "") -> str:
    """Return the name of all cards like this one, whatever their colour: Skip, Wild, 7."""
    if face.number >= 0:
        return str(face.number)
    key = printed_key(face, edition, lang)
    return say(f"{key}.kind" if face.color else key, card_values(face, lang), lang)


def card_does(text: str, lang: str = "en") -> str:
    """Return what a card does."""
    face = Face(text)
    return say(f"{card_key(face)}.does", card_values(face, lang), lang)


# Rules and options

RULE = re.compile(r"rule-([A-Z]+-\d+)")


def rules_told() -> tuple[str, ...]:
    """Return the ids of all rules that there are texts for, in their order."""
    found = (RULE.fullmatch(name) for name in entries_of("en"))
    return tuple(rule[1] for rule in found if rule)


def rule_key(rule: str, edition: str = "", lang: str = "en") -> str:
    """Return the id of a rule's text, the edition's own if there is one, or of an option that acts as a rule."""
    for key in (f"rule-{rule}-{edition}", f"rule-{rule}"):
        if has_text(key, lang):
            return key
    return f"option-{rule}"


def aim_key(edition: str, lang: str = "en") -> str:
    """Return the id of the text with the aim of the game, in the edition's own version if there is one."""
    own = f"rules-aim-{edition}"
    return own if has_text(own, lang) else "rules-aim"


def rule_label(rule: str, lang: str = "en") -> str:
    """Return how a rule is cited: by its id; an option that acts as a rule, by its title."""
    title = f"option-{rule}.title"
    return say(title, lang=lang) if has_text(title, lang) else rule


def option_value(name: str, value: object, lang: str = "en") -> str:
    """Return a value of an option in words."""
    if isinstance(value, bool):
        value = "on" if value else "off"
    for key in (f"option-{name}-{value}", f"option-{value}"):
        if has_text(key, lang):
            return say(key, lang=lang)
    return str(value)
