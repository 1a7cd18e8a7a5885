"""The coach: says the best action, by what the seat knows and no more, in whole sentences of both languages."""

import os

import msgspec
import pytest

from lastcard import EDITIONS, Game
from lastcard.analysis.coach import Advice, advise
from lastcard.analysis.reasons import FINDERS
from lastcard.analysis.review import Why
from lastcard.cli.advice import advice_line
from lastcard.locale import LANGUAGES
from lastcard.rules import COMPILED
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View
from worlds import twin_views

pytestmark = [pytest.mark.once, pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled; runs compiled")]
LONG = bool(os.environ.get("LASTCARD_LONG"))
NAMES = ["Ann", "Mei", "Ming", "Hao"]


def line(advice: Advice, view: View, lang: str) -> str:
    return advice_line(advice, NAMES, lang, view.edition)


def test_the_last_card_is_played() -> None:
    game = Game.setup("classic", ["r1", "b1 b2", "g3 g4"], "r9", pile="y1 y2 y3 y4 y5 y6 y7 y8")
    view = game.view(0)
    advice = advise(view)
    assert advice.action == "play r1"
    assert advice.why is not None
    assert advice.why.kind == "wins"
    assert line(advice, view, "en") == "Coach: play red 1. It is your last card: the round is yours."


def test_where_there_is_nothing_else_to_do() -> None:
    game = Game.setup("classic", ["r1 r2", "b1 b2"], "g9", pile="y1 y2 y3 y4 y5 y6 y7 y8")
    view = game.view(0)
    advice = advise(view)
    assert (advice.action, advice.other, advice.why) == ("draw", "", None)
    assert line(advice, view, "en") == "Coach: draw. There is nothing else you can do."


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_seat_cannot_know_changes_no_advice(edition: str) -> None:
    """Two worlds that look the same to a seat get the same bytes; the best is first, and every line is whole."""
    compared = 0
    for view, other, differs in twin_views(edition, f"coached {edition}", 12, 400 if LONG else 60):
        try:
            advice = advise(view)
        except LastcardError:
            continue
        assert msgspec.json.encode(advise(other)) == msgspec.json.encode(advice)
        assert advice.actions[0].action == advice.action in view.actions
        assert advice.lead >= 0
        lines = [line(advice, view, lang) for lang in LANGUAGES]
        assert [each for each in lines if "{" in each or "coach-" in each or "review-" in each] == []
        compared += differs
    assert compared


def test_every_reason_has_words_before_a_decision_as_well() -> None:
    values: dict[str, int | str] = {"seat": 1, "count": 2, "amount": 4, "share": 60, "card": "r7", "color": "r"}
    for kind in FINDERS:
        for lang in LANGUAGES:
            told = advice_line(Advice("draw", "play r7", 0.5, Why(kind, values), []), NAMES, lang, "classic")
            assert "coach-" not in told
            assert "{" not in told
