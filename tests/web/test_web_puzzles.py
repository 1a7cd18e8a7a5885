"""The puzzle of the day: found from home, answered by keyboard or pointer, and told why."""

from pathlib import Path

import pytest

from browsing import PHONE, button, needs_browser, open_house
from lastcard.analysis.puzzles import shipped
from lastcard.locale import say

pytestmark = [needs_browser, pytest.mark.once]


async def test_a_puzzle_is_solved(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest(size=PHONE, lang="zh-Hant")
        await ann.page.get_by_role("link", name=say("web-puzzle-solve", lang=ann.lang)).click()
        await ann.page.locator(".hand").wait_for()
        number = next(place for place, puzzle in enumerate(shipped()) if "draw" in puzzle.view.actions)
        puzzle = shipped()[number]
        await ann.go(f"#/puzzles/{number + 1}")
        title = say("puzzle-title", {"number": number + 1, "count": len(shipped()), "level": puzzle.level}, ann.lang)
        await ann.page.get_by_role("heading", name=title).wait_for()
        await button(ann, "choice-draw").click()
        is_right = puzzle.answers[0].action == "draw"
        await ann.page.get_by_text(say("puzzle-right" if is_right else "puzzle-wrong", lang=ann.lang)).first.wait_for()
        assert await ann.page.locator(".result li").count() == len(puzzle.answers)
        assert await ann.page.locator(".result li.chosen").count() == 1
        await button(ann, "web-puzzle-again").click()
        await ann.page.locator(".result").wait_for(state="detached")
