"""Texts: everything has one in every language, nothing has one for nothing, and all that happens can be told."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor

from lastcard import EDITIONS, Event, Game, Match
from lastcard.cli.commands import COMMANDS, COMMON, VERSION
from lastcard.editions import EDITIONS as PRINTED
from lastcard.editions.files import examples
from lastcard.locale import FOLDER, LANGUAGES, card_does, card_key, card_name, has_text, say
from lastcard.locale.lines import event_line
from lastcard.rules.model.actions import DECISIONS
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.events import KINDS
from lastcard.rules.model.faces import COLORS, Face
from lastcard.rules.model.options import CHOICES, DEFAULTS
from playing import EVERYTHING, play

SOURCE = Path(FOLDER).parent
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))


class Variables(visitor.Visitor):
    """The variables that a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, named by Fluent
        self.names.add(node.id.name)


def variables(node: object) -> frozenset[str]:
    found = Variables()
    found.visit(node)
    return frozenset(found.names)


@cache
def messages(lang: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file, with `.attribute` too, and the variables of each."""
    resource = FluentParser().parse((FOLDER / lang / file).read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables(entry.value) if entry.value else frozenset()
            found.update({f"{entry.id.name}.{each.id.name}": variables(each) for each in entry.attributes})
    return found


def ids(file: str, prefix: str) -> set[str]:
    """What a file has texts for, without attributes."""
    return {name.removeprefix(prefix) for name in messages("en", file) if name.startswith(prefix) and "." not in name}


@cache
def source_text() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))


def keys_in_source(prefix: str) -> set[str]:
    return set(re.findall(rf'"({prefix}-[\w-]+)"', source_text()))


# Both languages


def test_every_language_has_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(file.name for file in (FOLDER / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_languages_have_the_same_texts_with_the_same_variables(file: str) -> None:
    assert messages("en", file) == messages("zh-Hant", file)


def test_no_id_is_used_in_two_files() -> None:
    names = [name for file in FILES for name in messages("en", file)]
    assert sorted(set(names)) == sorted(names)


def test_chinese_is_written_in_traditional_characters() -> None:
    """A few signs that only occur in simplified texts."""
    text = "".join((FOLDER / "zh-Hant" / file).read_text("utf-8") for file in FILES)
    assert set(text) & set("们这来说对时会个张图过还没话间开关为从后与发") == set()


# Rules, options, editions, cards


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    rules = {rule for edition in PRINTED for rule in edition.rule_ids}
    assert ids("rules.ftl", "rule-") == rules
    for name in examples():
        assert set(find_edition(name).rule_ids) <= rules
    for rule in rules:
        assert has_text(f"rule-{rule}.title")
    assert {name.partition(".")[2] for name in messages("en", "rules.ftl")} == {"", "title", "example"}


def test_every_option_has_a_text_and_every_text_an_option() -> None:
    values = {f"{name}-{value}" for name, choices in CHOICES.items() for value in choices}
    assert ids("options.ftl", "option-") == {*DEFAULTS, *values, "on", "off"}
    for name in DEFAULTS:
        assert has_text(f"option-{name}.title")


def test_editions_colours_cards_and_decisions_have_texts() -> None:
    assert ids("editions.ftl", "edition-") == set(EDITIONS)
    assert all(has_text(f"edition-{edition}.{part}") for edition in EDITIONS for part in ("mood", "deck"))
    assert ids("editions.ftl", "color-") == set(COLORS)
    assert ids("editions.ftl", "decision-") == set(DECISIONS) - {"over"}
    assert all(has_text(f"decision-{kind}.other") for kind in DECISIONS if kind != "over")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(lang: str) -> None:
    decks = [side.deck for name in (*EDITIONS, *examples()) for side in find_edition(name).sides]
    cards = {card for deck in decks for card in deck} | {"r+3", "w+1", "w+7", "wR+1", "w+c"}
    names = {card: card_name(card, lang) for card in cards}
    assert len(set(names.values())) == len(cards)
    assert all(name != card and card_does(card, lang) for card, name in names.items())
    assert card_name("r7/kS", lang).count("／") == 1
    assert {card_key(Face(card)) for card in cards} == {f"card-{name}" for name in ids("editions.ftl", "card-")}


# Refusals


def test_every_reason_has_a_text_and_every_text_is_used() -> None:
    assert {f"reason-{name}" for name in ids("reasons.ftl", "reason-")} == keys_in_source("reason")


@pytest.mark.parametrize("prefix", ["options", "position", "custom", "record", "edition", "arena"])
def test_every_error_has_a_text_and_every_text_is_used(prefix: str) -> None:
    texts = {name for name in messages("en", "errors.ftl") if name.startswith(f"{prefix}-")}
    assert texts == keys_in_source(prefix)


def test_there_are_no_other_errors() -> None:
    prefixes = {name.partition("-")[0] for name in messages("en", "errors.ftl")}
    assert prefixes == {"options", "position", "custom", "record", "edition", "arena"}


# The command line


def test_every_text_of_the_command_line_is_used() -> None:
    flags = {flag.text or flag.name for command in COMMANDS for flag in command.flags}
    flags |= {flag.name for flag in (*COMMON, VERSION)}
    arguments = {argument.name for command in COMMANDS for argument in command.arguments}
    named = {f"cli-{command.name}" for command in COMMANDS} | keys_in_source("cli")
    named |= {f"cli-flag-{name}" for name in flags} | {f"cli-argument-{name}" for name in arguments}
    assert {f"cli-{name}" for name in ids("cli.ftl", "cli-")} == named


# The log


FORMS = {"drew-hidden", "hand_shown-hidden", "laid-nobody", "played-jump"}


def test_every_event_has_a_text_and_every_text_an_event() -> None:
    assert ids("events.ftl", "event-") == set(KINDS.values()) | FORMS
    readme = (Path(__file__).parents[1] / "rules" / "scenarios" / "README.md").read_text("utf-8")
    documented = re.findall(r"`(\w+)` \(", readme.partition("\nEvents: ")[2].replace("\n", " "))
    assert set(documented) == set(KINDS.values())


def happenings(edition: str) -> Iterator[Event]:
    """What happens in a few rounds of an edition, as printed and with many options."""
    for seed in range(4):
        options: dict[str, object] = {**EVERYTHING.get(edition, {}), "jump_in": True} if seed % 2 else {}
        match = Match(edition, 4, seed, options)
        yield from match.opening + match.game.opening
        for done in play(match.game, Random(seed)):
            yield from done.events


def names_in(lang: str) -> list[str]:
    return ["Mei", "Ming", "", "Hao"] if lang == "en" else ["小美", "阿明", "", "Hao"]


@pytest.mark.parametrize("edition", [*EDITIONS, *examples()])
def test_everything_that_happens_can_be_told(edition: str) -> None:
    told: set[tuple[str, int | None, str]] = set()
    for event in happenings(edition):
        for reader in (None, 0, 2):
            seen = event.seen_by(reader)
            form = (event.kind, reader, str(sorted(seen)))
            if form not in told or event.kind in ("laid", "duelled"):
                told.add(form)
                for lang in LANGUAGES:
                    check_line(event_line(seen, names_in(lang), reader, lang), event, lang)


def check_line(line: str, event: Event, lang: str) -> None:
    assert "{" not in line, line
    assert "None" not in line, line
    assert line.endswith((".", "!") if lang == "en" else ("。", "！")), line
    if event.kind not in ("drew", "hand_shown", "discarded"):
        assert "\n" not in line, line


def line(seen: dict[str, object], reader: int | None = None, lang: str = "en") -> str:
    return event_line(seen, ["Mei", "Ming", "Hao"], reader, lang)


def test_the_reader_is_you() -> None:
    played: dict[str, object] = {"event": "played", "rule": "GEN-04", "seat": 1, "card": "r7", "jump": False}
    assert line(played) == "Ming plays red 7."
    assert line(played, 0) == "Ming plays red 7."
    assert line(played, 1) == "You play red 7."
    assert line({**played, "jump": True}, 1) == "You jump in with red 7!"
    assert event_line(played) == "Seat 1 plays red 7."
    assert line({"event": "challenged", "rule": "GEN-12", "seat": 1, "target": 2}, 2) == "Ming challenges you!"


def test_what_cannot_be_seen_is_not_told() -> None:
    drew: dict[str, object] = {"event": "drew", "rule": "GEN-05", "seat": 1, "count": 2}
    assert line(drew, 0) == "Ming draws 2 cards."
    assert line({**drew, "cards": ["r7", "w+4"]}, 1) == "You draw: red 7, Wild Draw Four."
    laid: dict[str, object] = {"event": "laid", "rule": "AV-01", "seat": 0, "card": "g3", "hit": []}
    assert line(laid) == "Mei lays green 3. Nobody has to draw."
    assert line({**laid, "hit": [0, 2]}, 2) == "Mei lays green 3. Two cards each for: Mei, you."


def test_a_duel_without_numbers() -> None:
    duel: dict[str, object] = {"event": "duelled", "rule": "TF-06", "seat": 0, "target": 1, "winner": 0}
    told = line({**duel, "card": None, "target_card": "r9"}, 1)
    assert told == "Mei duels with you: no number against red 9. The duel goes to Mei."


def test_no_blanks_between_chinese_words() -> None:
    seen: dict[str, object] = {"event": "challenged", "rule": "GEN-12", "seat": 0, "target": 1}
    assert event_line(seen, ["小美", "阿明"], None, "zh-Hant") == "小美質疑阿明！"
    assert event_line(seen, ["小美", "Ming"], None, "zh-Hant") == "小美質疑 Ming！"
    assert event_line(seen, ["Mei", "阿明"], 1, "zh-Hant") == "Mei 質疑你！"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_told_in_the_language_asked_for(lang: str) -> None:
    game = Game.setup("classic", hands=["r1 b2", "g1 g2"], discard="y5")
    reason = game.explain("play r1", lang=lang)
    assert reason is not None
    assert reason.rule == "GEN-04"
    assert card_name("r1", lang) in reason
    assert say("color-y", lang=lang) in reason
