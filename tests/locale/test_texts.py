"""Texts: everything has one in every language, nothing has one for nothing, and all that happens can be told."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from lastcard import EDITIONS, Event, Game, Match
from lastcard.cli.commands import COMMANDS, COMMON, VERSION
from lastcard.editions import EDITIONS as PRINTED
from lastcard.editions.files import examples
from lastcard.languages import LANGUAGES, TEXTS
from lastcard.locale import (
    card_does,
    card_key,
    card_name,
    cite,
    has_text,
    kind_name,
    refusal,
    refusal_with_rule,
    rule_label,
    say,
    speak,
)
from lastcard.locale.card_points import points_table
from lastcard.locale.event_lines import event_line
from lastcard.rules.model.actions import DECISIONS
from lastcard.rules.model.edition import Edition, Side, find_edition
from lastcard.rules.model.errors import BadOptions, IllegalAction, Reason
from lastcard.rules.model.events import KINDS
from lastcard.rules.model.faces import COLORS, Face
from lastcard.rules.model.options import OPTIONS
from message_texts import ids, messages
from playing import EVERYTHING, play

pytestmark = pytest.mark.once

SOURCE = TEXTS.parent
FILES = sorted(file.name for file in (TEXTS / "en").glob("*.ftl"))


@cache
def source_text() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))


def keys_in_source(prefix: str) -> set[str]:
    return set(re.findall(rf'"({prefix}-[\w-]+)"', source_text()))


# Every language


def test_every_language_has_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(file.name for file in (TEXTS / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", [file for file in FILES if file != "language.ftl"])
def test_languages_have_the_same_texts_with_the_same_variables(file: str, lang: str) -> None:
    assert messages("en", file) == messages(lang, file)


def test_no_id_is_used_in_two_files() -> None:
    names = [name for file in FILES for name in messages("en", file)]
    assert sorted(set(names)) == sorted(names)


# Rules, options, editions, cards


@pytest.mark.parametrize("edition", PRINTED, ids=lambda edition: edition.id)
def test_the_log_cites_rules_of_the_edition(edition: Edition) -> None:
    """As printed, without options."""
    match = Match(edition.id, 4, 3)
    cited = {event.rule for event in match.opening + match.game.opening}
    for done in play(match.game, Random(3)):
        cited |= {event.rule for event in done.events}
    assert cited <= set(edition.rule_ids)


def test_a_table_of_points() -> None:
    assert points_table(find_edition("flip")) == [
        ("their number", "Numbers"),
        ("10 points", "Draw One"),
        ("20 points", "Reverse, Skip, Flip, Draw Five"),
        ("30 points", "Skip Everyone"),
        ("50 points", "Power of Optimus Prime, Wild Draw Two, Rule of Megatron"),
        ("60 points", "Wild Draw Color"),
    ]
    seven = Edition("x", (Side("bgry", {"b7": 1, "g7": 1, "r1": 1, "yS": 2}),), (), points={"7": 70, "S": 1})
    assert points_table(seven) == [("their number", "Numbers"), ("one point", "Skip"), ("70 points", "7")]


def test_every_option_has_a_text_and_every_text_an_option() -> None:
    values = {
        f"{name}-{value}" for name, option in OPTIONS.items() for value in option.choices if isinstance(value, str)
    }
    assert ids("options.ftl", "option-") == {*OPTIONS, *values, "on", "off"}
    for name in OPTIONS:
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
    both = {"light": card_name("r7", lang), "dark": card_name("kS", lang)}
    assert card_name("r7/kS", lang) == say("both-faces", both, lang)
    keys = {card_key(Face(card)) for card in cards}
    on_boxes = {f"{key}-{edition}" for key in keys for edition in EDITIONS}
    texts = {f"card-{name}" for name in ids("editions.ftl", "card-")}
    assert keys <= texts
    assert texts - keys <= on_boxes


def test_a_card_goes_by_the_name_on_the_box() -> None:
    names = {edition: card_name("rS", "zh-Hant", edition) for edition in EDITIONS}
    assert names["no-mercy"] == names["flip"] == "紅色跳過牌"
    assert names["classic"] == names["bts"] == card_name("rS", "zh-Hant") == "紅色禁止牌"
    assert card_name("rS/kE", "zh-Hant", "flip") == "紅色跳過牌／粉紅色跳過所有人牌"
    assert card_name("rS/kE") == "red Skip / pink Skip Everyone"
    assert kind_name(Face("rS"), "zh-Hant", "flip") == "跳過牌"
    assert kind_name(Face("r+2")) == "Draw Two"
    assert kind_name(Face("w+4")) == "Wild Draw Four"
    assert kind_name(Face("r7")) == "7"


# Refusals


def test_every_reason_has_a_text_and_every_text_is_used() -> None:
    assert {f"reason-{name}" for name in ids("reasons.ftl", "reason-")} == keys_in_source("reason")


@pytest.mark.parametrize(
    "prefix", ["options", "position", "custom", "record", "edition", "archive", "arena", "verify", "receipt"]
)
def test_every_error_has_a_text_and_every_text_is_used(prefix: str) -> None:
    texts = {name for name in messages("en", "errors.ftl") if name.startswith(f"{prefix}-")}
    idle = {f"options-idle-{option.needs}" for option in OPTIONS.values() if option.needs}
    flags = {flag.text for command in COMMANDS for flag in command.flags}
    assert texts == keys_in_source(prefix) - flags | (idle if prefix == "options" else set())


def test_there_are_no_other_errors() -> None:
    prefixes = {name.partition("-")[0] for name in messages("en", "errors.ftl")}
    assert prefixes == {"options", "position", "custom", "record", "edition", "archive", "arena", "verify", "receipt"}


# The command line


def test_every_text_of_the_command_line_is_used() -> None:
    flags = {flag.text or flag.name for command in COMMANDS for flag in command.flags}
    flags |= {flag.name for flag in (*COMMON, VERSION)}
    arguments = {argument.name for command in COMMANDS for argument in command.arguments}
    named = {f"cli-{command.name}" for command in COMMANDS} | keys_in_source("cli")
    named |= {f"cli-flag-{name}" for name in flags} | {f"cli-argument-{name}" for name in arguments}
    assert {f"cli-{name}" for name in ids("cli.ftl", "cli-")} == named


# The log


FORMS = {"accepted-dance", "drew-hidden", "hand_shown-hidden", "laid-nobody", "played-jump", "played-stacked"}


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


WIDE = ("ja", "zh-Hans", "zh-Hant")
"""Languages whose full stop is as wide as their other signs."""


def check_line(line: str, event: Event, lang: str) -> None:
    assert "{" not in line, line
    assert "None" not in line, line
    assert line.endswith(("。", "！") if lang in WIDE else (".", "!")), line
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


def test_a_stack_is_told_with_its_total() -> None:
    played: dict[str, object] = {"event": "played", "rule": "NM-06", "seat": 1, "card": "r+4", "jump": False}
    assert line({**played, "total": 0}) == "Ming plays red Draw Four."
    assert line({**played, "total": 6}) == "Ming plays red Draw Four: 6 cards to draw so far."
    assert line({**played, "total": 6}, 1, "zh-Hant") == "你打出紅色罰抽四張牌，疊到 6 張了。"


def test_who_does_not_dance_says_so() -> None:
    accepted: dict[str, object] = {"event": "accepted", "rule": "BT-01", "seat": 1}
    assert line(accepted) == "Ming would rather not dance and draws three."
    assert line({**accepted, "rule": "GEN-11"}) == "Ming takes it."


def test_cards_in_the_log_go_by_the_name_on_the_box() -> None:
    played: dict[str, object] = {"event": "played", "rule": "NM-06", "seat": 1, "card": "rS", "jump": False}
    assert event_line(played, ["", "阿明"], None, "zh-Hant", "no-mercy") == "阿明打出紅色跳過牌。"


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


def test_a_refusal_is_put_into_words_without_its_rule() -> None:
    error = IllegalAction(Reason("GEN-04", "reason-not-in-hand", {"card": "rS"}))
    assert refusal(error) == "You don't hold red Skip."
    assert refusal(error, "zh-Hant", "flip") == "你手上沒有「紅色跳過牌」。"
    assert refusal_with_rule(error) == "You don't hold red Skip. (GEN-04)"


def test_an_option_is_cited_by_its_title() -> None:
    assert rule_label("NM-03") == "NM-03"
    assert rule_label("stacking") == "Stacking"
    assert rule_label("stacking", "zh-Hant") == "堆疊"
    assert rule_label("") == ""
    assert cite("No.", "jump_in") == "No. (Jumping in)"
    assert cite("No.", "") == "No."


def test_sentences_name_options_cards_and_editions() -> None:
    idle = BadOptions("options-idle-seven-or-zero", {"option": "seven_zero"})
    assert refusal(idle).startswith("7 swaps, 0 passes on: ")
    foreign = speak("options-deck-card", {"card": "wG", "edition": "no-mercy"})
    assert foreign.endswith("No Mercy cannot have Infinity Gauntlet.")
    too_many = speak("options-deck-count", {"card": "wG", "value": 40}, "zh-Hant")
    assert too_many.endswith("：萬用無限手套牌不能放 40 張。")
    assert speak("position-too-often", {"card": "wG"}).startswith("wG: ")  # it was written in codes


def test_a_seat_is_told_by_its_number() -> None:
    for seat in (1, "1"):
        assert speak("reason-bad-target", {"seat": seat}, "zh-Hant") == "不能選 1 號座位。"
    assert speak("reason-bad-target", {"seat": "阿明"}, "zh-Hant") == "不能選阿明。"
