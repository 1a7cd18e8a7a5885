"""The rulebook: every rule has a text in every language, and a page is about its edition only."""

import re

import pytest

from lastcard.editions import EDITIONS as PRINTED
from lastcard.editions.files import examples
from lastcard.languages import LANGUAGES
from lastcard.locale import has_text, rule_key, say
from lastcard.rules.model.edition import Edition, find_edition
from message_texts import ids, messages, quoted

pytestmark = pytest.mark.once


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    editions = [*PRINTED, *map(find_edition, examples())]
    rules = {rule for edition in editions for rule in edition.rule_ids}
    own = {f"{rule}-{edition.id}" for edition in PRINTED for rule in edition.rule_ids}
    texts = ids("rules.ftl", "rule-")
    assert rules <= texts
    assert texts - rules <= own
    assert all(has_text(f"rule-{text}.title") for text in texts)
    assert {name.partition(".")[2] for name in messages("en", "rules.ftl")} == {"", "title", "example"}


OTHERS = {
    "avengers": ("Avengers", "復仇者"),
    "bts": ("BTS",),
    "minecraft": ("Minecraft",),
    "flip": ("Transformers", "變形金剛"),
    "no-mercy": ("No Mercy", "毫不留情"),
}
"""How a text would speak of an edition."""


def page_text(edition: Edition, lang: str) -> str:
    keys = [rule_key(rule, edition.id, lang) for rule in edition.rule_ids]
    shown = [f"{key}{part}" for key in keys for part in (".title", "", ".example")]
    return "\n".join(say(key, lang=lang) for key in shown if has_text(key, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", PRINTED, ids=lambda edition: edition.id)
def test_the_rules_of_an_edition_are_about_that_edition(edition: Edition, lang: str) -> None:
    """Rules are quoted by their titles, and all that are quoted are on the page; none speaks of another edition."""
    text = page_text(edition, lang)
    assert re.findall(r"[A-Z]{2,3}-\d\d", text) == []
    quotes = quoted(lang, "rules.ftl")
    found = {name for rule in edition.rule_ids for name in quotes[rule_key(rule, edition.id, lang)]}
    assert found <= {f"rule-{rule}" for rule in edition.rule_ids}
    assert found
    assert [
        other for other, names in OTHERS.items() if other != edition.id and any(name in text for name in names)
    ] == []


@pytest.mark.parametrize(
    ("edition", "absent"),
    [("no-mercy", ["Wild Draw Four", "bluff", "500"]), ("flip", ["Wild Draw Four", "+2"]), ("classic", ["special"])],
)
def test_the_rules_of_an_edition_name_none_but_its_cards(edition: str, absent: list[str]) -> None:
    text = page_text(find_edition(edition), "en")
    assert [words for words in absent if words in text] == []
