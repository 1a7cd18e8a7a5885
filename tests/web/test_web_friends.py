"""An evening begins: from 'With friends' to the first card, by link, code and QR code; and a big screen."""

import gzip
from pathlib import Path
from random import Random

import pytest

from browsing import DESKTOP, PHONE, Guest, House, button, needs_browser, open_house, scan
from lastcard.cli.home_address import home_address
from lastcard.locale import say
from tapping import Taps, name_field, play_round

pytestmark = [needs_browser, pytest.mark.once]
MOST_TAPS = 8
MOST_SCRIPT = 130_000
"""Bytes, gzipped, on the way to the table."""
NO_SUCH_TABLE = "AAAA-2222"


async def shown_names(guest: Guest) -> list[str]:
    return [name.strip() for name in await guest.page.locator(".lobby li .name").all_inner_texts()]


async def first_cards(*guests: Guest, cards: int = 7) -> None:
    for guest in guests:
        await guest.page.locator(".hand li").nth(cards - 1).wait_for()


async def script_sizes(guest: Guest) -> int:
    """How much script a page has loaded, gzipped."""
    urls = await guest.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    scripts = [await guest.page.request.get(url) for url in urls if url.endswith(".js")]
    return sum([len(gzip.compress(await script.body(), 9)) for script in scripts])


async def test_three_friends_on_phones(tmp_path: Path) -> None:
    """The host's own page is at 127.0.0.1; what it hands out leads to the address that phones reach."""
    async with open_house(tmp_path, lan=True) as house:
        taps = Taps()
        ann = await house.guest(size=PHONE)
        await taps.tap(ann.page.get_by_role("link", name=say("web-friends"), exact=True))
        await taps.tap(ann.page.locator('button[data-edition="flip"]'))
        link = await ann.page.get_by_label(say("web-link")).and_(ann.page.locator("input")).input_value()
        assert link == f"{home_address(house.server.port)}t/{ann.table['code']}"
        assert await scan(ann) == link
        assert (ann.you["host"], ann.you["chair"], ann.table["watching"]) == (True, 0, [])
        assert [chair["kind"] for chair in ann.table["chairs"]] == ["person", "free", "free", "free"]
        await taps.name(ann, "Ann")

        bob, cy = await house.guest(size=PHONE, lang="zh-Hant"), await house.guest(size=PHONE)
        for guest, name in ((bob, "阿寶"), (cy, "Ann")):
            await guest.page.goto(link)
            await taps.name(guest, name)
            await taps.tap(button(guest, "web-sit"))
        await ann.page.locator(".lobby li .name").filter(has_text="Ann 2").wait_for()
        assert [name.split("\n")[0] for name in await shown_names(ann)][:3] == ["Ann", "阿寶", "Ann 2"]
        await taps.tap(ann.page.locator(".start:enabled"))
        await first_cards(ann, bob, cy)
        assert taps.count <= MOST_TAPS
        assert await script_sizes(bob) <= MOST_SCRIPT


async def test_a_guest_with_a_code(tmp_path: Path) -> None:
    """A wrong code is no dead end; chat, name and standing up work before the match."""
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann", DESKTOP)
        await ann.page.get_by_role("button", name=say("web-friends-edition", {"edition": "Classic"})).click()
        await ann.page.get_by_text("./play --lan").wait_for()
        assert await ann.page.locator(".qr").count() == 0

        bob = await house.guest(size=PHONE)
        field = bob.page.get_by_label(say("web-code"))
        await field.fill(NO_SUCH_TABLE)
        await button(bob, "web-go").click()
        await bob.page.get_by_text(say("server-no-table")).wait_for()
        await bob.page.keyboard.type(ann.table["code"].lower())  # what was wrong is selected
        await bob.page.keyboard.press("Enter")
        await bob.page.get_by_label(say("web-avatar-owl"), exact=True).click()
        await button(bob, "web-sit").click()
        await ann.page.locator(".lobby li .name").filter(has_text=say("web-avatar-owl")).wait_for()
        assert ann.table["chairs"][1]["avatar"] == "owl"

        await bob.page.get_by_label(say("web-say")).fill("hello")
        await bob.page.keyboard.press("Enter")
        await ann.page.locator(".lobby ol").get_by_text("hello").wait_for()
        await name_field(bob).fill("Bob")
        await name_field(bob).press("Enter")
        await ann.page.locator(".lobby li .name").filter(has_text="Bob").wait_for()
        await button(bob, "web-stand-up").click()
        await button(bob, "web-sit").click()
        await button(bob, "web-stand-up").wait_for()
        await ann.page.locator(".start:enabled").click()
        await first_cards(ann, bob)

        await bob.go(f"t/{NO_SUCH_TABLE}")
        await bob.page.get_by_text(say("server-no-table")).wait_for()
        await bob.page.get_by_label(say("web-code")).fill(ann.table["code"])
        await bob.page.keyboard.press("Enter")
        await bob.page.locator(".hand li").first.wait_for()  # the autopilot may have played some of his cards
        bob.complaints[:] = [text for text in bob.complaints if "404" not in text]


async def open_big_screen(house: House) -> Guest:
    """A TV, from 'With friends'."""
    screen = await house.guest(size=(1920, 1080), path="#/friends")
    await screen.page.get_by_label(say("web-screen")).check()
    await screen.page.locator('button[data-edition="classic"]').click()
    await screen.page.get_by_text(say("web-first-is-host")).wait_for()
    return screen


async def test_a_big_screen_and_three_phones(tmp_path: Path) -> None:
    async with open_house(tmp_path, lan=True) as house:
        screen = await open_big_screen(house)
        link = f"{home_address(house.server.port)}t/{screen.table['code']}"
        assert await scan(screen) == link
        phones = [await house.guest(name, PHONE) for name in ("Ann", "Bob", "Cy")]
        for phone in phones:
            await phone.page.goto(link)
            await button(phone, "web-sit").click()
        await screen.page.locator("main li").nth(len(phones) - 1).wait_for()
        ann = phones[0]
        assert ann.you["host"]
        await ann.page.locator(".start:enabled").click()
        await first_cards(*phones)

        await screen.page.locator(".seat .avatar").nth(2).wait_for()
        assert await screen.page.locator(".hand, .uno, .choices").count() == 0
        assert await scan(screen) == link
        await take_turns(phones, 6)
        assert (screen.view["seat"], screen.view["hand"], screen.you["chair"]) == (None, [], None)
        assert all("cards" not in event for event in screen.events if event["event"] == "drew")

        await only_the_hand(ann)
        await fills_the_room(screen)


async def test_the_end_of_a_round_on_a_big_screen(tmp_path: Path) -> None:
    """Who won, everybody's cards and the score are for the whole room; it goes when the next round begins."""
    async with open_house(tmp_path) as house:
        phones = [await house.guest(name, PHONE) for name in ("Ann", "Bob")]
        wanted = {"settings": {"edition": "classic", "options": {"hand_size": 2}}, "bots": []}
        made = await phones[0].page.request.post(f"{house.url}/api/tables", data=wanted)
        code = (await made.json())["code"]
        screen = await house.guest(size=(1920, 1080), path=f"tv/{code}")
        for phone in phones:
            await phone.go(f"t/{code}")
            await button(phone, "web-sit").click()
        await phones[0].page.locator(".start:enabled").click()
        await first_cards(*phones, cards=2)
        await play_round(*phones, dice=Random(2))

        result = screen.page.locator(".result")
        await result.wait_for()
        winner = screen.names[screen.view["winner"]]
        await result.get_by_text(say("won-round", {"name": winner})).wait_for()
        assert await result.locator("li").count() == len(phones)
        assert await screen.page.get_by_role("button", name=say("page-next-round")).count() == 0
        await button(phones[1], "page-next-round").click()
        await result.wait_for(state="detached")
        await screen.page.locator(".seat .avatar").nth(1).wait_for()


async def take_turns(phones: list[Guest], turns: int) -> None:
    """They draw rather than play, so that the round goes on."""
    first = phones[0].move
    await play_round(*phones, dice=Random(1), pick=draw, stop=lambda: phones[0].move >= first + turns)


def draw(phone: Guest, _: Random) -> str:
    """Or keep, or whatever else comes first. Empty if it is too late."""
    return min(phone.view["actions"], default="")


async def only_the_hand(phone: Guest) -> None:
    """The middle of the table is left to the big screen."""
    assert await phone.page.locator(".piles").is_visible()
    await button(phone, "web-menu").click()
    await phone.page.get_by_label(say("web-hand-only")).check()
    await phone.page.keyboard.press("Escape")
    await phone.page.locator(".piles").wait_for(state="hidden")
    await phone.page.locator(".hand li").first.wait_for()


async def fills_the_room(screen: Guest) -> None:
    """With twice the pixels everything is twice as large."""

    async def sizes() -> list[float]:
        boxes = [await screen.page.locator(place).first.bounding_box() for place in (".seat", ".top", ".qr", ".log li")]
        return [box["width"] for box in boxes if box is not None]

    await screen.settle()
    before = await sizes()
    await screen.page.set_viewport_size({"width": 3840, "height": 2160})
    await screen.settle()
    after = await sizes()
    assert len(after) == 4
    assert [round(large / small, 1) for large, small in zip(after, before, strict=True)] == [2.0] * 4
