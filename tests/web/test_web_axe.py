"""axe finds nothing serious on any page, in both languages and both themes; and no page is wider than a phone."""

from pathlib import Path
from random import Random
from typing import Literal

import pytest

from axe import RUN, look_over
from browsing import DESKTOP, PHONE, Guest, Json, needs_browser, open_house
from developing import development_server
from lastcard.locale import say
from tapping import play_round

pytestmark = [needs_browser, pytest.mark.once]
COLORS_ONLY: Json = {"runOnly": ["color-contrast"]}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COMBINATIONS = [("en", "light"), ("en", "dark"), ("zh-Hant", "light"), ("zh-Hant", "dark")]
ERRORS = ("t/AAAAAAAA", "r/000000000000000000000000")


async def look_over_twice(guest: Guest, where: str) -> list[str]:
    """In both themes: the other one changes colours and nothing else."""
    wrong = await look_over(guest, where)
    is_dark = await guest.page.evaluate("document.documentElement.dataset.theme === 'dark'")
    for theme in (THEMES[not is_dark], THEMES[is_dark]):
        await guest.page.emulate_media(color_scheme=theme)
        if theme == THEMES[not is_dark]:
            wrong += [f"{where}, {theme}: {each}" for each in await guest.page.evaluate(RUN, COLORS_ONLY)]
    return wrong


async def walk(guest: Guest) -> list[str]:
    """Through every page; what is wrong with them."""
    page, wrong = guest.page, []

    async def see(where: str, *awaited: str) -> None:
        for selector in awaited:
            await page.locator(selector).first.wait_for()
        wrong.extend(await look_over_twice(guest, where))

    await see("home", "article")
    for path in ("#/friends", "evenings", "rules/flip", "rules/no-mercy", "#/cards/bts"):
        await guest.go(path)
        await see(path, "h2")
    made = await page.request.post(f"{guest.url}/api/circles", data={"circle": "Friday", "name": "Ann"})
    await guest.go(f"c/{(await made.json())['code']}")
    await see("circle", ".parts")
    await guest.go("scores")
    await page.locator("li:nth-child(2) [aria-expanded]").click()
    await see("score pad", ".face")
    await guest.go("#/puzzles/1")
    await page.locator(".hand").wait_for()
    await page.keyboard.press("d")
    await see("puzzle", ".result")
    await guest.go("#/learn/avengers/3")
    await see("lesson", ".task", ".hand .usable")
    await page.keyboard.press("d")
    await page.locator(".outcome, .offered").first.wait_for()
    if await page.locator(".offered").count():
        await page.keyboard.press("k")
    await see("lesson missed", ".outcome")
    await guest.go("#/learn/classic/10")
    await page.locator('.hand .usable[data-card="y7"]').click()
    await see("lesson over", ".outcome details")
    for path in ERRORS:
        await guest.go(path)
        await see(path, "[role=alert], [role=status] :text('.')" if path[0] == "t" else "[role=status]")
    return wrong


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("zh-Hant", DESKTOP)], ids=["en", "zh-Hant"])
async def test_pages(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    async with open_house(tmp_path) as house:
        look = {"color_scheme": THEMES[size == DESKTOP], "reduced_motion": "reduce", "service_workers": "allow"}
        guest = await house.guest("Ann", size, lang, **look)
        wrong = await walk(guest)
        wrong += await table(guest)
        guest.complaints[:] = [text for text in guest.complaints if "404" not in text and "403" not in text]
    assert wrong == []


async def table(guest: Guest) -> list[str]:
    """From the settings to the replay."""
    page, wrong = guest.page, []
    await guest.go("#/new/no-mercy")
    await page.locator(".go .primary").wait_for()
    for about in await page.locator("details summary").all():
        await about.click()
    wrong += await look_over_twice(guest, "settings")
    await page.locator(".go .primary").click()
    await page.get_by_role("button", name=say("web-fill", lang=guest.lang)).click()
    await page.locator(".start:enabled").wait_for()
    wrong += await look_over_twice(guest, "lobby")
    await page.locator(".you button").last.click()
    await page.locator(".lobby .avatars").wait_for()
    wrong += await look_over_twice(guest, "lobby of a guest")
    await guest.go(page.url.split("/", 3)[3].replace("t/", "tv/"))
    await page.locator("main code").wait_for()
    wrong += await look_over_twice(guest, "big screen")
    await guest.play_at(2, edition="classic", options={"hand_size": 3})
    for button in await page.locator(".head button:visible").all():
        await button.click()
        await guest.settle()  # what it opens is loaded first
        wrong += await look_over_twice(guest, f"table, {await button.get_attribute('aria-label')}")
        await page.keyboard.press("Escape")
    await play_round(guest, dice=Random(1))
    await page.locator(".after").wait_for()
    wrong += await look_over_twice(guest, "round over")
    await page.locator('.after a[href$="?review"]').click()
    await page.locator(".moments").wait_for()
    await page.locator(".review details summary").click()
    wrong += await look_over_twice(guest, "review")
    await page.locator(".review header button").click()
    wrong += await look_over_twice(guest, "replay")
    return wrong


@pytest.mark.long
async def test_moments(tmp_path: Path) -> None:
    """Every scene, each in one of the combinations."""
    wrong: list[str] = []
    async with open_house(tmp_path) as house:
        with development_server() as house.url:
            for number, (lang, theme) in enumerate(COMBINATIONS):
                size = PHONE if number in (0, 3) else DESKTOP
                look = {"color_scheme": theme, "reduced_motion": "reduce"}
                guest = await house.guest(size=size, lang=lang, path="#/demo", **look)
                await guest.page.locator("li a").first.wait_for()
                names = await guest.page.locator("li a").all_inner_texts()
                assert len(names) > 30
                for name in names[number::4]:
                    await guest.go(f"#/demo/{name}/999")
                    await guest.page.locator(".table").wait_for()
                    await guest.page.wait_for_timeout(100)
                    wrong += await look_over(guest, f"{name} ({lang}, {theme})")
    assert wrong == []
