"""Codes are for programs and for files: no sentence that people at a table read has a face's code or an option's id."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from lastcard import EDITIONS, Game, Match
from lastcard.editions.files import examples
from lastcard.languages import LANGUAGES
from lastcard.locale import option_value, refusal, refusal_with_rule, rule_label, say
from lastcard.locale.event_lines import event_line
from lastcard.rules.model.actions import DECISIONS
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadOptions, IllegalAction
from lastcard.rules.model.options import OPTIONS
from playing import EVERYTHING, play

pytestmark = pytest.mark.once

FACES = {card for name in (*EDITIONS, *examples()) for side in find_edition(name).sides for card in side.deck}
FOREIGN = ("wG", "w+c", "rF", "wR+4")
ENGLISH = {name for name in OPTIONS if "_" not in name}
"""Ids that are words of the English language, too."""
WORD = re.compile(r"[A-Za-z_][\w+@-]*")
VERBS = ("play {}", "lay {}", "shed {}", "jump {}", "draw", "keep", "accept", "challenge", "dance", "vote yes", "stop")
BAD_VALUES = (40, -1, "none of these", True)


def codes_in(text: str, lang: str) -> set[str]:
    ids = set(OPTIONS) - (ENGLISH if lang == "en" else set())
    return set(WORD.findall(text)) & (FACES | set(FOREIGN) | ids)


def reasons(edition: str) -> Iterator[IllegalAction]:
    """Why all kinds of things cannot be done, here and there in a few rounds."""
    for seed in range(2):
        dice = Random(seed)
        options = EVERYTHING.get(edition, {}) if seed else {}
        match = Match(edition, 3, seed, options)
        for number, _ in enumerate(play(match.game, dice)):
            if number % 15 == 0:
                yield from refused_here(match.game, dice)


def refused_here(game: Game, dice: Random) -> Iterator[IllegalAction]:
    for verb in VERBS:
        for seat in range(game.seats):
            card = dice.choice(sorted(FACES))
            reason = game.refusal(verb.format(card), seat)
            if reason is not None:
                yield IllegalAction(reason)


@pytest.mark.parametrize("edition", [*EDITIONS, *examples()])
def test_refusals_have_no_codes(edition: str) -> None:
    told = {(key, lang): text for key, lang, text in spoken_refusals(edition)}
    assert len({key for key, _ in told}) > 5
    assert {key: text for key, text in told.items() if codes_in(text, key[1])} == {}


def spoken_refusals(edition: str) -> Iterator[tuple[str, str, str]]:
    for error in reasons(edition):
        for lang in LANGUAGES:
            yield error.key, lang, refusal_with_rule(error, lang)


@pytest.mark.parametrize("edition", EDITIONS)
def test_refused_options_have_no_codes(edition: str) -> None:
    refused: list[dict[str, object]] = [{name: value} for name in OPTIONS for value in BAD_VALUES]
    refused += [{"deck": {card: count}} for card in FOREIGN for count in (40, 1, -1)]
    seen = 0
    for options in refused:
        try:
            Game.deal(edition, options=options)
        except BadOptions as error:
            seen += 1
            for lang in LANGUAGES:
                text = refusal(error, lang, edition)
                assert not codes_in(text, lang), text
    assert seen > len(OPTIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_has_no_codes(edition: str) -> None:
    game = Game.deal(edition, 4, seed=5, options=EVERYTHING[edition])
    for done in play(game, Random(5)):
        for lang in LANGUAGES:
            for seen in (event.seen_by(0) for event in done.events):
                text = event_line(seen, ["", "Ann", "Bob", ""], 0, lang, edition)
                assert not codes_in(text, lang), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_decisions_have_no_codes(lang: str) -> None:
    for name, option in OPTIONS.items():
        values = [option_value(name, value, lang) for value in option.choices]
        for text in (rule_label(name, lang), say(f"option-{name}", lang=lang), *values):
            assert not codes_in(text, lang), text
    for kind in set(DECISIONS) - {"over"}:
        assert not codes_in(say(f"decision-{kind}", lang=lang), lang)


def test_codes_are_found() -> None:
    assert codes_in("deck：wG 不能放 40 張", "zh-Hant") == {"deck", "wG"}
    assert codes_in("jump_in cannot be r7", "en") == {"jump_in", "r7"}
    assert codes_in("It takes a +4 or more in the deck.", "en") == set()
