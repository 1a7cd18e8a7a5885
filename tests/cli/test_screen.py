"""The table on the screen: by mouse, and with little room."""

import asyncio

import pytest
from rich.cells import cell_len
from textual.geometry import Region
from textual.pilot import Pilot

from lastcard import Game, Match
from lastcard.cli.screens.choices import Choices
from lastcard.cli.screens.explanation import Explanation
from lastcard.cli.screens.glyphs import code_of, sign_of
from lastcard.cli.screens.hand import Hand
from lastcard.cli.screens.pages import Page
from lastcard.cli.screens.piles import Piles
from lastcard.cli.session import Session, seat_bots
from lastcard.cli.terminal import TerminalApp
from lastcard.locale import LANGUAGES, say
from lastcard.rules import COMPILED
from seated import FROZEN, OTHERS, SMALL, after, at, events, explained, is_at_table, keys_shown, screen_lines, shown

pytestmark = pytest.mark.once

# The mouse


async def test_the_mouse_alone_is_enough() -> None:
    app = at(Game.setup("classic", ["b2 r1 w y3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click(Hand, offset=(2, 2))
        assert "GEN-04" in explained(app)
        await pilot.click(Hand, offset=(20, 1))
        assert events(app)[-1] == "played"
        column, _, _ = app.table.query_one(Choices).lines()[0][1]
        await pilot.click(Choices, offset=(column, 0))
        assert app.session.view.color == "g"
        await pilot.click("#keys", offset=(3, 0))
        assert isinstance(app.screen, Page)
        await pilot.click("#page-keys", offset=(3, 0))
        assert is_at_table(app)


# The coach


@pytest.mark.skipif(not COMPILED, reason="takes seconds uncompiled; runs compiled")
async def test_the_coach_is_asked_by_a_key_and_the_log_says_so() -> None:
    app = at(Game.setup("classic", ["r1 b2", "b3", *OTHERS], "r5"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("h")
        assert explained(app) == say("coach-off")
        app.session.has_coach = True
        await pilot.press("h")
        assert explained(app).startswith("Coach: play red 1.")
        assert events(app)[-1] == "coached"
        assert say("event-coached.you") in shown(app)
        await pilot.press("tab", "enter")
        assert is_at_table(app), "the line has no rule"
        await pilot.press("tab", "enter", "h")
        assert explained(app) == say("coach-silent")


# Room


CROWD = ["b3 b4", "g5 g6", "r3", "r9", "y5 y6", "b8 b9", "g8 g9", "r8 r8", "y8"]
MANY = "r0 r1 r2 r3 rS r+2 r+4 rE rD b1 b2 b7 bR b+4 g1 g2 g7 gS gD y1 y2 y7 yD w+6 w+10 wR+4 wW"


def parts(app: TerminalApp) -> list[Region]:
    ids = ["title", "seats", "piles", "log", "prompt", "choices", "explanation", "hand", "keys"]
    return [app.table.query_one(f"#{name}").region for name in ids]


async def make_small(pilot: Pilot[None]) -> None:
    """Wait until everything has its place again: on a busy machine that is not at once."""
    await pilot.resize_terminal(*SMALL)
    async with asyncio.timeout(60):
        while pilot.app.query_one("#title").region.width != SMALL[0]:
            await pilot.pause(0.05)
    await pilot.pause()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_crowd_and_27_cards_fit_into_80_by_24(lang: str) -> None:
    app = at(Game.setup("no-mercy", [MANY, *CROWD], "r5", options={"mercy": 0}), lang)
    async with app.run_test(size=(120, 40)) as pilot:
        await make_small(pilot)
        regions = parts(app)
        for place, region in enumerate(regions):
            assert region.area > 0
            assert Region(0, 0, *SMALL).contains_region(region)
            assert not any(region.overlaps(other) for other in regions[:place])
        assert all(cell_len(line) == 80 for line in screen_lines(app))
        cards = "\n".join(screen_lines(app)[app.table.query_one(Hand).region.y : -1])
        for card in MANY.split():
            assert code_of(card) in cards
        for name in app.table.words.names[1:]:
            assert name in shown(app)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_ten_players_to_choose_from(lang: str) -> None:
    game = Game.setup("no-mercy", [f"r7 {MANY}", *CROWD], "r5", options={"mercy": 0})
    app = at(after(game, "play r7"), lang)
    async with app.run_test(size=SMALL) as pilot:
        assert len(keys_shown(app)) == 9
        assert app.table.query_one("#log").region.height >= 3
        await pilot.press("9")
        assert "swapped" in events(app)


async def test_a_hand_too_large_for_any_screen_scrolls_with_the_cursor() -> None:
    hand = " ".join(f"{color}{number}" for color in "rgby" for number in "0112233445566778899")
    app = at(Game.setup("classic", [hand, "w w"], "rS"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        assert app.table.query_one(Hand).held == "y9"
        assert "▐★9" in shown(app)
        await pilot.press("up", "home")
        assert "▐●0" in shown(app)


async def test_nothing_depends_on_seeing_colours() -> None:
    """Cards have shapes, the colour in force has its name, and cards that can be played stand higher."""
    app = at(Game.setup("classic", ["r1 b2 y3 g4", *OTHERS], "r5"))
    async with app.run_test(size=SMALL):
        first, second, *_ = screen_lines(app)[app.table.query_one(Hand).region.y :]
        assert "▲ red" in shown(app)
        assert "▲" in first
        assert not set("●★◆") & set(first)
        assert set("●★◆") <= set(second)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_explanation_never_needs_more_than_two_lines(lang: str) -> None:
    app = at(Game.setup("no-mercy", ["wR+4 r1 b2", *OTHERS], "r5"), lang)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        lines = str(app.table.query_one(Explanation).content).split("\n")
        assert len(lines) <= 2
        assert all(cell_len(line) <= 78 for line in lines)


def test_a_card_shows_a_sign_or_its_symbol() -> None:
    assert [sign_of(card) for card in ("r7", "rS", "r+2", "w", "w+10", "wR+4", "w+c")] == [
        "7", "⊘", "+2", "", "+10", "⇄+4", "+~"
    ]  # fmt: skip
    assert sign_of("no card") == ""
    assert code_of("w+4") == "❖+4"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_large_screen_has_large_cards_whole_explanations_and_the_points(lang: str) -> None:
    app = TerminalApp(Session(Match("no-mercy", 4, 7), seat_bots("normal", 4, 7)), lang, FROZEN)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        hand, piles = app.table.query_one(Hand), app.table.query_one(Piles)
        assert (hand.spread.card_width, hand.spread.card_height) == (9, 5)
        assert say("score-total", lang=lang) in shown(app)
        assert app.table.query_one(Explanation).region.height == 4
        regions = parts(app)
        assert sum(region.area for region in regions) > 0.9 * 120 * 40
        assert not any(region.overlaps(other) for region in regions for other in regions if other is not region)
        await make_small(pilot)
        assert hand.spread.card_width == 5
        assert piles.region.width == 36
        assert app.table.query_one(Explanation).region.height == 2


async def test_on_a_large_screen_a_click_hits_the_card_it_points_at() -> None:
    app = at(Game.setup("classic", ["r1 r2 r3 b1", *OTHERS], "r5"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.click(Hand, offset=(24, 3))
        assert app.session.view.top == "r2"
