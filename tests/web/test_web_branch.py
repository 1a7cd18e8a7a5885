"""What if, and the coach, in Chromium: from a moment of a replay to a try-out and back; advice at a table."""

import re
from pathlib import Path
from random import Random

import pytest

from axe import look_over
from browsing import DESKTOP, PHONE, Guest, House, button, needs_browser, open_house
from lastcard.locale import say
from serving import Person
from tapping import owes, play_round

pytestmark = [needs_browser, pytest.mark.once]


async def finished_round(house: House) -> str:
    """The id of a round that somebody has played with two bots."""
    person = Person(house.server, "Ann")
    client = await person.join(person.make_table(["easy", "easy"], seats=3, options={"hand_size": 4}))
    await client.ask("sit", name="Ann")
    await client.ask("start")
    await client.play(Random(3))
    over = await client.find_event("round_over")
    await client.close()
    return str(over["round"])


async def step_shown(guest: Guest) -> str:
    return await guest.page.locator(".controls input[type=range]").input_value()


async def play_some(guest: Guest, moves: int) -> None:
    since = len(guest.events)
    await play_round(guest, dice=Random(5), stop=lambda: len(guest.events) - since > moves)


async def test_a_moment_is_tried_and_one_comes_back(tmp_path: Path) -> None:
    """At a desk, in English and by keys: the dialog, a few moves, back to the moment; then from the review."""
    async with open_house(tmp_path, pace=1) as house:
        round_id = await finished_round(house)
        ann = await house.guest("Ann", DESKTOP, path=f"r/{round_id}", reduced_motion="reduce")
        page = ann.page
        await page.locator(".controls").wait_for()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        assert await step_shown(ann) == "2"
        await button(ann, "web-try").click()
        sheet = page.get_by_role("dialog", name=say("web-try-title", {"step": 2}))
        await sheet.wait_for()
        assert await sheet.locator("select").evaluate("(field) => field === document.activeElement")
        assert say("web-try-about") in await sheet.inner_text()
        wrong = await look_over(ann, "what if")
        await sheet.locator("select").select_option("1")
        await sheet.get_by_label(say("web-try-pile-shuffled")).check()
        await button(ann, "web-try-start").click()

        await page.locator(".hand").wait_for()
        assert ann.table["branch"] == {"round": round_id, "step": 2, "seat": 1, "pile": "shuffled"}
        assert ann.you["seat"] == 1
        assert await page.locator("h1").inner_text() == say("web-branch", {"pile": "shuffled"})
        await ann.hear(say("web-try-note", {"step": 2, "pile": "shuffled"}))
        wrong += await look_over(ann, "a try-out")
        await play_some(ann, 6)
        await page.get_by_role("link", name=say("web-try-back")).last.click()  # the end of a round has one, too
        await page.locator(".controls").wait_for()
        assert await step_shown(ann) == "2"
        assert await page.locator(".controls select").last.input_value() == "1"

        await button(ann, "web-review").click()
        await page.locator(".moments .try").first.click()
        await page.get_by_role("dialog", name=re.compile(say("web-try-title", {"step": "[0-9]+"}))).wait_for()
        await page.keyboard.press("Escape")
        assert await page.get_by_role("dialog").count() == 0
        assert wrong == []


async def test_a_link_leads_others_to_the_same_moment(tmp_path: Path) -> None:
    """On a phone, in Chinese: somebody else opens the link, tries to the end, shows it to others, and tries again."""
    async with open_house(tmp_path, pace=1) as house:
        round_id = await finished_round(house)
        link = f"r/{round_id}?step=3&seat=0&try=real"
        mei = await house.guest("Mei", PHONE, "zh-Hant", link, reduced_motion="reduce")
        page = mei.page
        await button(mei, "web-try-start").wait_for()
        assert await step_shown(mei) == "3"
        wrong = await look_over(mei, "what if")
        await button(mei, "web-try-start").click()
        await mei.hear(say("web-try-note", {"step": 3, "pile": "real"}, "zh-Hant"))
        assert mei.table["branch"] == {"round": round_id, "step": 3, "seat": 0, "pile": "real"}
        wrong += await look_over(mei, "a try-out")
        await play_round(mei, dice=Random(2))
        again = page.locator(".after").get_by_role("button", name=say("web-try-again", lang="zh-Hant"))
        await again.wait_for()
        await page.locator(".notes p").wait_for(state="detached")  # what a try-out is covers no result
        assert await page.locator(".after").get_by_text(say("page-next-round", lang="zh-Hant")).count() == 0
        wrong += await look_over(mei, "the end of a try-out")
        tried = await house.guest("Ann", DESKTOP, path=f"r/{mei.table['round_id']}")
        await tried.page.get_by_role("heading", name=say("web-try-out"), exact=True).wait_for()
        first = mei.table["code"]
        await again.click()
        await page.wait_for_url(lambda url: "/t/" in url and first not in url)
        await page.locator(".own-hand").wait_for()
        await page.goto(f"{house.url}/")
        await page.locator("article").first.wait_for()
        assert await page.locator(f"a[href*='{mei.table['code']}']").count() == 0, "it is listed nowhere"
        assert wrong == []


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("zh-Hant", DESKTOP)], ids=["en", "zh-Hant"])
async def test_the_coach_is_asked_by_key_and_by_button(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    """Off at first; switched on in the menu, it says what to do, and the log says that it was asked."""
    async with open_house(tmp_path, pace=1) as house:
        ann = await house.guest("Ann", size, lang, reduced_motion="reduce")
        await ann.page.locator("article").first.wait_for()
        await ann.play_at(2, edition="classic", options={"hand_size": 15})  # nobody wins before the second turn
        page = ann.page
        ask = button(ann, "web-coach-ask")
        assert await ask.count() == 0
        await button(ann, "web-menu").click()
        await page.get_by_label(say("coach", lang=lang)).check()
        await page.keyboard.press("Escape")
        await ask.wait_for()
        for turn in range(2):
            await play_round(ann, dice=Random(1), stop=lambda: owes(ann))
            if turn:
                await page.locator("button[aria-keyshortcuts=H]:enabled").wait_for()
                await page.keyboard.press("h")
            else:
                await ask.click()
            told = page.locator(
                ".notes p", has_text=say("coach-says", {"action": "@", "why": ""}, lang).partition("@")[0]
            )
            await told.wait_for()
            assert any(event["event"] == "coached" for event in ann.events)
            assert await look_over(ann, "the coach") == []
            await ann.hear(await told.inner_text())
            await play_some(ann, 0)
            await told.wait_for(state="detached")
        if size == PHONE:
            await button(ann, "web-log").click()
        await page.locator(".log").get_by_text(say("event-coached.you", lang=lang)).first.wait_for()
