"""The table in the terminal, played by its keys."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from lastcard import EDITIONS, Game, Match
from lastcard.cli.screens.event_log import EventLog
from lastcard.cli.screens.hand import Hand
from lastcard.cli.screens.language_list import LanguageList
from lastcard.cli.screens.pages import Page
from lastcard.cli.screens.table import Table
from lastcard.cli.session import Session, seat_bots
from lastcard.cli.table_words import decision_rules
from lastcard.cli.terminal import TerminalApp
from lastcard.locale import LANGUAGES, say
from seated import FROZEN, OTHERS, SMALL, after, at, events, explained, is_at_table, keys_shown, select, shown

pytestmark = pytest.mark.once

SEEDS = {"avengers": 24, "bts": 31, "minecraft": 14, "flip": 13, "no-mercy": 12, "classic": 10}
"""Rounds that are short and yet have many kinds of decisions."""


# Whole rounds


def next_keys(app: TerminalApp) -> list[str]:
    """The keys for some sensible answer to what is asked."""
    hand = app.table.query_one(Hand)
    if hand.is_raised(hand.cursor):
        return ["u", "enter"] if len(app.session.view.hand) == 2 else ["enter"]
    return keys_shown(app)[:1]


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_whole_round_by_keys(edition: str, lang: str) -> None:
    seed = SEEDS[edition]
    app = TerminalApp(Session(Match(edition, 4, seed), seat_bots("normal,easy", 4, seed)), lang, pace=0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            if app.session.game.is_over:
                break
            await pilot.press(*next_keys(app))
        assert app.session.game.is_over
        assert isinstance(app.screen, Page)
        assert say("score-total", lang=lang) in shown(app)
        await pilot.press("enter")
        assert app.session.round == 2
        assert is_at_table(app)


# Decisions


class Asked(NamedTuple):
    """A position, the decision in it, the keys of its choices, one to press, and what then happens."""

    kind: str
    make: Callable[[], Game]
    keys: list[str]
    press: str
    event: str


def flip_uncovers() -> Game:
    return Game.setup("flip", ["rF r1 r2", *OTHERS], "y1/kR r5")


DECISIONS = [
    Asked("turn", lambda: Game.setup("classic", ["r1 b2 y3", *OTHERS], "r5"), ["d"], "enter", "played"),
    Asked("turn", lambda: Game.setup("classic", ["r1 b2 y3", *OTHERS], "r5"), ["d"], "d", "drew"),
    Asked(
        "drawn",
        lambda: after(Game.setup("classic", ["y1 b2", *OTHERS], "r5", pile="r9"), "draw"),
        ["k"],
        "k",
        "passed",
    ),
    Asked(
        "drawn",
        lambda: after(Game.setup("classic", ["y1 b2", *OTHERS], "r5", pile="r9"), "draw"),
        ["k"],
        "enter",
        "played",
    ),
    Asked(
        "color",
        lambda: after(Game.setup("classic", ["w r1 r2", *OTHERS], "r5"), "play w"),
        ["b", "g", "r", "y"],
        "y",
        "named",
    ),
    Asked(
        "target",
        lambda: after(Game.setup("no-mercy", ["r7 r1 r2", *OTHERS], "r5"), "play r7"),
        ["1", "2"],
        "2",
        "swapped",
    ),
    Asked(
        "lay",
        lambda: after(Game.setup("avengers", ["wG r1 r2 p3", *OTHERS], "r5"), "play wG"),
        [],
        "enter",
        "laid",
    ),
    Asked(
        "answer",
        lambda: after(Game.setup("classic", ["r1 b2", "w+4 r2 r3"], "r5", turn=1), "play w+4", "color b"),
        ["a", "x"],
        "x",
        "challenged",
    ),
    Asked(
        "answer",
        lambda: after(Game.setup("no-mercy", ["r1 r+2 y3", "b+2 b3 b4"], "b5", turn=1), "play b+2"),
        ["a"],
        "enter",
        "played",
    ),
    Asked(
        "answer",
        lambda: after(Game.setup("bts", ["r1 b2 p3", "wD b3 b4"], "b5", turn=1), "play wD", "color r"),
        ["a", "e"],
        "e",
        "danced",
    ),
    Asked(
        "vote",
        lambda: after(
            Game.setup("bts", ["r1 b2 p3", "wD b3 b4", "g1 g2"], "b5", turn=1, options={"dance_vote": True}),
            "play wD",
            "color r",
            "dance",
        ),
        ["y", "n"],
        "n",
        "voted",
    ),
    Asked(
        "shed",
        lambda: after(Game.setup("flip", ["wP r9 r2 y3", *OTHERS], "r5"), "play wP", "target 1"),
        ["s"],
        "enter",
        "shed",
    ),
    Asked("activate", lambda: after(flip_uncovers(), "play rF"), ["y", "n"], "y", "activated"),
]


@pytest.mark.parametrize("asked", DECISIONS, ids=lambda asked: f"{asked.kind}-{asked.event}")
async def test_every_decision_has_its_chooser(asked: Asked) -> None:
    app = at(asked.make())
    async with app.run_test(size=SMALL) as pilot:
        decision = app.session.view.decision
        assert decision is not None
        assert (decision.seat, decision.kind) == (0, asked.kind)
        assert keys_shown(app) == asked.keys
        for lang in ("zh-Hant", "en"):
            app.speak(lang)
            assert say(f"decision-{asked.kind}", lang=lang) in shown(app)
        await pilot.press(asked.press)
        assert asked.event in events(app)


async def test_arrows_move_among_choices_where_no_card_is_asked_for() -> None:
    app = at(after(Game.setup("classic", ["w r1 r2", *OTHERS], "r5"), "play w"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right", "left", "enter")
        assert app.session.view.color == "g"


async def test_choices_by_their_number() -> None:
    app = at(after(Game.setup("classic", ["w r1 r2", *OTHERS], "r5"), "play w"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("4")
        assert app.session.view.color == "y"


async def test_jumping_in() -> None:
    app = at(Game.setup("classic", ["r5 b2 y3", *OTHERS], "r5", turn=1, options={"jump_in": True}))
    async with app.run_test(size=SMALL) as pilot:
        assert keys_shown(app) == ["j"]
        await pilot.press("j")
        assert app.session.lines[-1]["jump"] is True


# UNO


async def test_uno_goes_with_the_last_card_but_one() -> None:
    app = at(Game.setup("classic", ["r1 b2", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await select(pilot, app, "r1")
        await pilot.press("u")
        assert say("choice-uno-said") in shown(app)
        await pilot.press("enter")
        assert events(app)[-2:] == ["played", "called"]
        assert app.session.view.exposed == []


async def test_uno_is_taken_back_when_said_twice() -> None:
    app = at(Game.setup("classic", ["r1 b2", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("u", "u", "enter")
        assert app.session.view.exposed == [0]


async def test_a_late_call() -> None:
    app = at(Game.setup("classic", ["r1 b2", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        assert app.session.view.exposed == [0]
        assert say("prompt-exposed") in shown(app)
        await pilot.press("u")
        assert events(app)[-1] == "called"


async def test_who_forgets_is_caught() -> None:
    app = at(Game.setup("classic", ["r1 b2", *OTHERS], "r5"), pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        assert "caught" in events(app)


async def test_catching() -> None:
    app = at(after(Game.setup("classic", ["r1 b2 y3", "r4 r8"], "r5", turn=1), "play r4"))
    async with app.run_test(size=SMALL) as pilot:
        assert say("seat-exposed") in shown(app)
        await pilot.press("c")
        assert app.session.lines[-2:][0]["event"] == "caught"
        assert app.session.view.counts[1] == 3
        await pilot.press("c")
        assert explained(app) == f"{say('nobody-to-catch')} (GEN-14)"


async def test_bots_take_their_time_and_then_go_on() -> None:
    app = at(Game.setup("classic", ["r1 b2 y3 y4", *OTHERS], "r5", turn=1), pace=0.01)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(100):
            if app.session.is_asked:
                break
            await pilot.pause(0.02)
        assert app.session.is_asked


async def test_a_bot_can_be_hurried() -> None:
    app = at(Game.setup("classic", ["r1 b2 y3 y4", *OTHERS], "r5", turn=1))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space", "space")
        assert app.session.is_asked


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_card_that_cannot_be_played_says_why(lang: str) -> None:
    app = at(Game.setup("classic", ["b2 r1 y3", *OTHERS], "r5"), lang)
    async with app.run_test(size=SMALL) as pilot:
        await select(pilot, app, "b2")
        why = app.table.words.why_not("play b2")
        assert "GEN-04" in why
        assert "".join(why.split()) in "".join(explained(app).split())
        await pilot.press("enter")
        assert "GEN-04" in explained(app)
        assert app.session.is_asked


async def test_a_key_that_means_nothing_now_says_why() -> None:
    app = at(Game.setup("no-mercy", ["b2 r1 y3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("d")
        assert "NM-02" in explained(app)
        await pilot.press("x")
        assert "GEN-03" in explained(app)


async def test_help_shows_the_rule_at_hand() -> None:
    app = at(Game.setup("minecraft", ["wC r1 y3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await select(pilot, app, "wC")
        await pilot.press("question_mark")
        assert isinstance(app.screen, Page)
        assert "MC-01" in shown(app)
        await pilot.press("escape")
        assert is_at_table(app)


async def test_a_table_cites_options_for_rules_that_its_edition_does_not_have() -> None:
    """An Avengers table with stacking has a house rule, not a rule of No Mercy."""
    options = {"stacking": "same", "seven_zero": True, "voluntary_draw": False}
    app = at(after(Game.setup("avengers", ["r1 r+2", "b+2 b3"], "b5", turn=1, options=options), "play b+2"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("question_mark")
        assert "NM-03" not in shown(app)
        assert decision_rules(app.session) == ["GEN-06", "stacking"]
        assert app.table.words.rule("stacking").heading == "Stacking"
        assert app.table.words.does("r7") == say("option-seven_zero")
    mercy = at(Game.setup("no-mercy", ["r1 r+2", "b+2 b3"], "b5"))
    assert decision_rules(mercy.session) == ["GEN-04", "NM-02", "GEN-14"]


async def test_the_log_opens_rules() -> None:
    app = at(after(Game.setup("classic", ["r1 b2 y3", *OTHERS], "r5"), "play r1"))
    app.session.lines += [{"event": "skipped", "rule": "GEN-08", "seat": 1}]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("tab")
        assert app.table.query_one(EventLog).has_focus
        await pilot.press("enter")
        assert say("rule-GEN-08.title") in shown(app)
        await pilot.press("escape", "tab")
        assert not app.table.query_one(EventLog).has_focus


@pytest.mark.parametrize("key", ["f2", "l"])
async def test_a_language_is_chosen_from_a_list(key: str) -> None:
    app = at(Game.setup("classic", ["r1 b2 y3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        assert say("language-name", lang="en") in shown(app)
        await pilot.press(key)
        assert all(say("language-name", lang=lang) in shown(app) for lang in LANGUAGES)
        await pilot.press("end", "enter")
        assert say("decision-turn", lang=LANGUAGES[-1]) in shown(app)
        assert say("language-name", lang=LANGUAGES[-1]) in shown(app)
        await pilot.press("question_mark")
        assert say("rule-GEN-04.title", lang=LANGUAGES[-1]) in shown(app)
        await pilot.press(key, "home", *["down"] * LANGUAGES.index("ko"), "enter")
        assert say("rule-GEN-04.title", lang="ko") in shown(app)


async def test_the_list_of_languages_can_be_left() -> None:
    app = at(Game.setup("classic", ["r1 b2 y3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        for leaving in ("escape", "l", "f2"):
            await pilot.press("l")
            assert isinstance(app.screen, LanguageList)
            await pilot.press("down", leaving)
            assert isinstance(app.screen, Table)
            assert app.lang == "en"


async def test_pages_for_rulebook_and_players() -> None:
    app = TerminalApp(Session(Match("flip", 4, seed=1), seat_bots("easy", 4, 1)), "en", FROZEN)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f1")
        assert say("rules-aim.title") in shown(app)
        assert say("rules-points") in shown(app)
        await pilot.press("end")
        assert "TF-11" in shown(app)
        await pilot.press("escape", "i")
        assert say("seat-others") in shown(app)
        assert "Easy" in shown(app)


# Leaving


async def test_leaving_is_asked_first() -> None:
    app = at(Game.setup("classic", ["r1 b2 y3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("q")
        assert say("leave") in shown(app)
        await pilot.press("n")
        assert is_at_table(app)
        await pilot.press("q", "y")
        assert not app.is_running


async def test_the_end_of_a_match() -> None:
    app = TerminalApp(
        Session(Match("classic", 4, seed=10, options={"scoring": "none"}), seat_bots("normal,easy", 4, 10)), "en", 0
    )
    async with app.run_test(size=SMALL) as pilot:
        while not app.session.game.is_over:
            await pilot.press(*next_keys(app))
        assert app.session.is_over
        await pilot.press("enter")
        assert not app.is_running


async def test_uno_goes_with_a_card_that_is_laid() -> None:
    app = at(after(Game.setup("avengers", ["wG r1 p3", *OTHERS], "r5"), "play wG"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("u")
        assert say("choice-uno-said") in shown(app)
        await pilot.press("enter")
        assert "called" in events(app)
        assert app.session.view.exposed == []


async def test_uno_goes_with_a_draw_that_must_be_played() -> None:
    table = Game.setup("classic", ["y1", *OTHERS], "r5", pile="r9", options={"force_play": True})
    app = at(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("u", "d")
        assert "called" in events(app)
        assert app.session.view.exposed == []
