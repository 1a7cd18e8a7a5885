"""The review of a round in Chromium: from the end of a round to the moments that decided it, by hand and by keys."""

import re
from pathlib import Path
from random import Random

import pytest

from browsing import DESKTOP, PHONE, Guest, button, needs_browser, open_house
from lastcard.locale import say
from tapping import play_round

pytestmark = [needs_browser, pytest.mark.once]


async def step_shown(guest: Guest) -> int:
    return int(await guest.page.locator(".graph").get_attribute("aria-valuenow") or -1)


async def come_to_review(guest: Guest) -> None:
    """Play a short round, and follow the link at its end."""
    await guest.page.locator("article").first.wait_for()
    await guest.play_at(1, edition="classic", options={"hand_size": 3})
    await play_round(guest, dice=Random(3))
    await guest.page.locator(".after").get_by_text(say("web-review-round", lang=guest.lang)).click()
    await guest.page.locator(".moments").wait_for()


async def test_beside_the_table(tmp_path: Path) -> None:
    """At a desk: one's own seat first, then another, then with open cards; the table goes where one taps."""
    async with open_house(tmp_path, pace=1) as house:
        ann = await house.guest("Ann", DESKTOP, reduced_motion="reduce")
        await come_to_review(ann)
        page, review = ann.page, ann.page.locator(".review")
        own = ann.names.index("Ann")
        whose, way = review.locator("select").first, review.locator("select").last
        assert await whose.input_value() == str(own)
        assert await way.locator("option").first.inner_text() == say("web-review-known", {"you": "yes", "name": "Ann"})
        moments = review.locator(".moments button:not(.try)")
        assert 1 <= await moments.count() <= 3
        await moments.last.click()
        last = await step_shown(ann)
        assert await page.locator(".controls input[type=range]").input_value() == str(last)
        await review.locator(".graph").focus()
        await page.keyboard.press("ArrowLeft")
        assert await step_shown(ann) == last - 1
        await page.keyboard.press("Home")
        await page.keyboard.press("ArrowDown")
        is_judged = await review.locator(".graph .mark").count() > 0  # else there was never a choice
        assert await review.locator(".verdict").count() == is_judged
        box = await review.locator(".graph").bounding_box()
        assert box is not None
        await page.mouse.click(box["x"] + box["width"] - 5, box["y"] + 20)
        steps = int(await review.locator(".graph").get_attribute("aria-valuemax") or 0)
        assert await step_shown(ann) == steps
        await whose.select_option(str(1 - own))
        await review.locator(".moments").wait_for()
        await page.locator(".own-hand").wait_for()  # the table is seen by that seat
        await way.select_option("open")
        await review.locator(".moments").wait_for()
        await page.locator(".own-hand").wait_for(state="detached")  # all hands lie open
        await review.locator("details summary").click()
        await review.locator("details tbody tr").nth(steps).wait_for()
        await review.locator(".moments").wait_for()


async def test_on_a_phone(tmp_path: Path) -> None:
    """It covers the table; one looks at the table, and comes back to the same step."""
    async with open_house(tmp_path, pace=1) as house:
        bob = await house.guest("Bob", PHONE, "zh-Hant", reduced_motion="reduce")
        await come_to_review(bob)
        review = bob.page.locator(".review")
        assert re.search("贏面", await review.inner_text())
        await review.locator(".moments button:not(.try)").first.click()
        step = await step_shown(bob)
        await button(bob, "web-review-show").click()
        assert await review.count() == 0
        await button(bob, "web-review").click()
        await review.locator(".moments").wait_for()
        assert await step_shown(bob) == step
