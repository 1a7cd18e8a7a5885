"""Whatever people write is shown as text: names, chat, and the names in an edition of their own."""

from pathlib import Path
from random import Random

import pytest

from browsing import PHONE, Guest, Json, needs_browser, open_house
from tapping import play_round

pytestmark = [needs_browser, pytest.mark.once]

SCRIPT = "<svg onload=alert(1)>"
RIGHT_TO_LEFT = "\u202eסמי<b>\u2066"
NOTHING_TO_SEE = "a\u200b\u200b\u2060b&amp;{ $x }"
CHAT = (
    "<script>alert(2)</script>",
    "javascript:alert(3)",
    "</p><style>*{display:none}</style>",
    "\u202emarked",
    "{ $name } %s \\u0041 `${1}`",
)
CUSTOM = {
    "name": {"en": "<b onclick=alert(4)>Storm</b> & 'co'", "zh-Hant": "<i>暴風雨</i>"},
    "about": "<img src=y onerror=alert(5)>",
    "colors": "bgry",
    "each_color": {"1-9": 2, "S": 2},
    "cards": {"w": 4},
}
CONTROLS = dict.fromkeys(map(ord, "\u202e\u2066\u200b\u2060"))
"""The server takes these out: nobody could see that they are there."""

MADE_OF_TEXT = """() => {
    const ours = ':is([src^="data:image/svg+xml,"], [src^="blob:"])'
    const made = `#app :is(img:not(${ours}), script, style, [onclick], [onload], [onerror])`
    const wrong = document.querySelectorAll(made)
    return [...wrong].map((one) => one.outerHTML)
}"""


async def texts(guest: Guest, selector: str) -> list[str]:
    return [text.strip() for text in await guest.page.locator(selector).all_text_contents()]


async def test_names_chat_and_editions(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        still: Json = {"reduced_motion": "reduce"}
        ann = await house.guest(SCRIPT, PHONE, **still)
        made = await ann.page.request.post(
            f"{ann.url}/api/tables",
            data={"settings": {"custom": CUSTOM, "public": True, "seats": 3, "options": {"hand_size": 2}}},
        )
        code = (await made.json())["code"]
        bob = await house.guest(RIGHT_TO_LEFT, PHONE, "zh-Hant", **still)
        eve = await house.guest(NOTHING_TO_SEE, **still)
        dialogs: list[str] = []
        for guest in (ann, bob, eve):
            guest.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
            await guest.go(f"t/{code}")
            await guest.page.locator(".lobby .go .primary").click()
        names = [name.translate(CONTROLS) for name in (SCRIPT, RIGHT_TO_LEFT, NOTHING_TO_SEE)]
        await ann.page.get_by_text(names[2]).first.wait_for()
        for name in names:
            assert any(name in text for text in await texts(ann, ".lobby li"))
        assert await texts(ann, ".lobby h1") == [CUSTOM["name"]["en"]]  # type: ignore[index]

        await ann.page.locator(".start:enabled").click()
        for guest in (ann, bob, eve):
            await guest.page.locator(".hand").wait_for()
        assert await texts(ann, ".head h1") == [CUSTOM["name"]["en"]]  # type: ignore[index]
        await say_all(bob)
        await ann.page.get_by_role("button", name="Chat").first.click()
        await ann.page.locator(".sheet ol li").nth(len(CHAT) - 1).wait_for()
        said = await texts(ann, ".sheet ol li")
        assert [line.removeprefix(names[1]).strip() for line in said] == [line.translate(CONTROLS) for line in CHAT]
        await ann.page.keyboard.press("Escape")

        await play_round(ann, bob, eve, dice=Random(1))
        for guest in (ann, bob, eve):
            await guest.page.locator(".after").wait_for()
            await guest.page.locator(".head button").nth(2).click()
            assert await guest.page.evaluate(MADE_OF_TEXT) == []
        await eve.go()
        await eve.page.get_by_text(CUSTOM["name"]["en"]).first.wait_for()  # type: ignore[index]
        assert dialogs == []


async def say_all(guest: Guest) -> None:
    await guest.page.locator(".head").get_by_role("button", name="聊天").click()
    for line in CHAT:
        await guest.page.locator(".sheet form input").fill(line)
        await guest.page.keyboard.press("Enter")
