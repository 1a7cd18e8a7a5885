"""First steps in Chromium: from the home page through every step to a first real round, by finger and by keys."""

from pathlib import Path

import pytest

from browsing import DESKTOP, PHONE, Guest, button, needs_browser, open_house
from keys import focus, press_card
from lastcard.lessons.lesson import LEARNER, Attempt, LessonStep, find_lesson
from lastcard.locale import edition_name, say
from tapping import ON_THE_LEFT, place_of

pytestmark = [needs_browser, pytest.mark.once]


async def tap_through(guest: Guest, edition: str, step: LessonStep) -> None:
    """Do what the step asks for, with a finger."""
    attempt = Attempt(edition, step)
    for action in step.solution:
        guest.view = attempt.game.view(LEARNER).to_json()
        attempt.act(action)
        if action.endswith(" uno"):
            await guest.page.locator(".uno.ready").click()
        place = place_of(guest, action.removesuffix(" uno"))
        await place.click(position=ON_THE_LEFT if action.startswith(("play", "lay", "shed")) else None)  # type: ignore[arg-type] # a TypedDict
        if await guest.page.locator(".hand .lifted").count():
            await place.click(position=ON_THE_LEFT)  # type: ignore[arg-type] # likewise
        await guest.page.wait_for_function(
            "(count) => document.querySelectorAll('.hand [data-card]').length === count || count === 0",
            arg=len(attempt.game.hand(LEARNER)),
        )


async def test_from_never_played_to_a_first_round(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann", PHONE, "zh-Hant", reduced_motion="reduce")
        await ann.page.get_by_role("link", name=say("web-learn", lang=ann.lang)).click()
        steps = find_lesson("classic")
        for number, step in enumerate(steps, 1):
            await ann.page.locator(".task").get_by_text(say(f"lesson-{step.name}", lang=ann.lang)).wait_for()
            place = say("learn-step", {"number": number, "total": len(steps)}, ann.lang)
            assert place in await ann.page.locator(".task").inner_text()
            await tap_through(ann, "classic", step)
            told = say(f"lesson-{step.name}.after", lang=ann.lang)
            await ann.page.locator(".outcome").get_by_text(told).wait_for()
            assert told in await ann.heard()
            if number < len(steps):
                await ann.page.get_by_role("link", name=say("learn-next", lang=ann.lang), exact=True).click()
        ann.forget()
        await button(ann, "learn-play").click()
        await ann.page.locator(".hand .usable, .hand [data-card]").first.wait_for()
        assert ann.table["beginners"]
        assert [chair["level"] for chair in ann.table["chairs"] if chair["kind"] == "bot"] == ["easy"] * 3


async def test_by_keys_and_with_mistakes(tmp_path: Path) -> None:
    """What is not asked for can be done and is answered; what is forbidden is explained; progress stays."""
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann", DESKTOP, reduced_motion="reduce")
        page = ann.page
        link = page.get_by_role("article").filter(has_text=edition_name("no-mercy"))
        await link.get_by_role("link", name=say("web-first-steps")).click()
        await page.locator(".task").wait_for()
        assert say("lesson-draw-until") in await ann.heard()
        await page.keyboard.press("d")
        await page.locator(".outcome").get_by_text(say("lesson-draw-until.after")).wait_for()
        await page.wait_for_function("document.activeElement.closest('.outcome')")
        await page.keyboard.press("Enter")
        await page.locator(".task").get_by_text(say("lesson-stack")).wait_for()
        await page.keyboard.press("a")
        await page.locator(".outcome").get_by_text(say("learn-missed")).wait_for()
        assert say("learn-missed") in await ann.heard()
        await page.wait_for_function("document.activeElement.closest('.outcome')")
        assert (await focus(ann))["name"] == say("learn-again")
        await page.keyboard.press("Enter")
        await page.locator(".task").wait_for()
        await press_card(ann, "r2")
        await page.locator(".sheet").get_by_text("NM-03").first.wait_for()
        await page.keyboard.press("Escape")
        await press_card(ann, "g+4")
        await page.locator(".outcome").get_by_text(say("lesson-stack.after")).wait_for()
        await ann.go("#/learn/no-mercy")
        await page.reload()
        await page.locator(".task").get_by_text(say("lesson-swap")).wait_for()
        await page.get_by_role("link", name=say("learn-skip")).click()
        await page.locator(".task").get_by_text(say("lesson-pass-on")).wait_for()
        await ann.go("#/learn/no-mercy/99")
        await page.get_by_text(say("server-no-lesson")).wait_for()
        ann.complaints[:] = [text for text in ann.complaints if "404" not in text]
