"""Who has set the device to type twice as large reads all of it: nothing is cut off at the side, and a table can be
played at.
"""

from pathlib import Path

import pytest

from browsing import DESKTOP, PHONE, Guest, needs_browser, open_house
from developing import development_server
from in_sight import hidden_parts

pytestmark = [needs_browser, pytest.mark.once]
TWICE = "--blink-settings=defaultFontSize=32"
SIZES = (PHONE, (640, 360), DESKTOP)
SCENES = ("classic-many", "classic-challenge", "flip-target", "no-mercy-stack")
NARROW = 320
"""Pixels: what is left of a desktop that is enlarged four times, and of the smallest phones."""
PAGES = ("", "#/friends", "#/pass", "#/new/no-mercy", "evenings", "rules/flip", "scores", "#/cards/bts", "#/fairness")
TOO_WIDE = """() => {
    const edge = (part) => part.parentElement?.closest('.panel')?.getBoundingClientRect().right ?? innerWidth
    const isCut = (part) => part.getBoundingClientRect().right > edge(part) + 1
    const scrolls = (part) => part && (getComputedStyle(part).overflowX !== 'visible' || scrolls(part.parentElement))
    const seen = [...document.querySelectorAll('#app *')].filter((part) => part.getClientRects().length)
    const cut = seen.filter((part) => isCut(part) && !isCut(part.parentElement) && !scrolls(part.parentElement))
    return cut.map((part) => part.outerHTML.slice(0, 90))
}"""


async def cut_off(guest: Guest, path: str) -> list[str]:
    await guest.page.goto("about:blank")
    await guest.go(path)
    await guest.page.locator("h1, h2").first.wait_for()
    await guest.settle()
    return [f"{path} at {guest.page.viewport_size}: {part}" for part in await guest.page.evaluate(TOO_WIDE)]


async def test_no_page_is_cut_off(tmp_path: Path) -> None:
    async with open_house(tmp_path, TWICE, lan=True) as house:
        guest = await house.guest(size=PHONE, lang="zh-Hant")
        wanted = {"settings": {"edition": "avengers"}, "bots": ["normal"], "name": "阿嬤"}
        code = (await (await guest.page.request.post(f"{house.url}/api/tables", data=wanted)).json())["code"]
        assert await guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        stranger = await house.guest(size=PHONE)
        wrong = []
        for width in (PHONE[0], NARROW):
            for each in (guest, stranger):
                await each.page.set_viewport_size({"width": width, "height": PHONE[1]})
            for path in (*PAGES, f"t/{code}"):
                wrong += await cut_off(guest, path)
            wrong += await cut_off(stranger, f"t/{code}")
        assert not wrong, "\n".join(wrong)


async def test_a_table_can_be_played_at(tmp_path: Path) -> None:
    with development_server() as address:
        async with open_house(tmp_path, TWICE) as house:
            guest = await house.guest(size=PHONE, lang="zh-Hant", reduced_motion="reduce")
            wrong = []
            for scene in SCENES:
                await guest.page.goto(f"{address}/#/demo/{scene}/999")
                for width, height in SIZES:
                    await guest.page.set_viewport_size({"width": width, "height": height})
                    hidden = await hidden_parts(guest)
                    wrong += [f"{scene} at {width} x {height}: {part}" for part in hidden]
            assert not wrong, "\n".join(wrong)
