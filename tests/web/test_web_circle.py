"""A circle over two evenings: joined by its link, played in, moved to another device, and left without a name."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from browsing import DESKTOP, PHONE, Guest, House, button, needs_browser, open_house, scan
from lastcard.cli.home_address import home_address
from lastcard.locale import say
from tapping import play_round

pytestmark = [needs_browser, pytest.mark.once]
SHORT = {"seats": 2, "options": {"hand_size": 2, "scoring": "points", "target_score": 5000}}


async def start_circle(guest: Guest, name: str) -> str:
    """From the home page; returns the link that is shown."""
    await guest.page.locator('a[href="/evenings"]').click()
    await guest.page.get_by_label(say("web-circle-name", lang=guest.lang)).fill(name)
    await button(guest, "web-circle-new").click()
    link = guest.page.get_by_label(say("web-circle-link", lang=guest.lang)).and_(guest.page.locator("input"))
    return await link.input_value()


async def play_evening(first: Guest, second: Guest, path: str, seed: int) -> None:
    """The first opens a table of the circle, the second finds it there, and they play a round."""
    await first.go(path)
    await button(first, "web-circle-open").click()
    await first.page.locator(".lobby").wait_for()
    await second.go(path)
    await second.page.locator(f'a[href="/t/{first.table["code"]}"]').click()
    await button(second, "web-sit").click()
    await first.page.locator(".start:enabled").click()
    await first.page.locator(".hand li").first.wait_for()
    await second.page.locator(".hand li").first.wait_for()
    await play_round(first, second, dice=Random(seed))
    for guest in (first, second):
        guest.forget()


async def league(guest: Guest, path: str) -> dict[str, list[int]]:
    """By name: rounds, wins and points."""
    await guest.go(path)
    rows = guest.page.locator("tbody tr")
    await rows.first.wait_for()
    cells = [await row.locator("th, td").all_inner_texts() for row in await rows.all()]
    return {re.sub(r"^\d+\. ", "", name): [int(figure) for figure in figures] for name, *figures in cells}


@pytest.mark.long
async def test_two_evenings_of_a_circle(tmp_path: Path) -> None:
    async with open_house(tmp_path, lan=True, pace=1) as house:
        ann = await house.guest("Ann", DESKTOP, reduced_motion="reduce")
        bob = await house.guest("Zebedee", PHONE, "zh-Hant", reduced_motion="reduce")
        cy = await house.guest("Cy", PHONE)
        link = await start_circle(ann, "Friday")
        path = link.removeprefix(home_address(house.server.port))
        assert re.fullmatch(r"c/[A-Z2-9]{16}", path)
        for guest in (bob, cy):
            await guest.go(path)
            await guest.page.get_by_role("heading", name="Friday").first.wait_for()
            assert await guest.page.get_by_text("Ann").count() == 0
            await button(guest, "web-circle-join").click()
            await guest.page.get_by_role("heading", name=say("web-members", lang=guest.lang)).wait_for()
        await change_rules(house, ann, path)

        await play_evening(ann, bob, path, 1)
        assert {name: figures[0] for name, figures in (await league(ann, path)).items()} == {"Ann": 1, "Zebedee": 1}
        await play_evening(bob, ann, path, 2)
        standings = await league(ann, path)
        assert {name: figures[0] for name, figures in standings.items()} == {"Ann": 2, "Zebedee": 2}
        assert sum(figures[1] for figures in standings.values()) == 2

        path = await remove_and_renew(ann, cy, path)
        await move(house, ann, path)
        await delete(bob)
        assert set(await league(ann, path)) == {"Ann", say("web-somebody")}
        await ann.go("evenings")
        await ann.page.get_by_text(say("web-somebody")).first.wait_for()
        assert await ann.page.get_by_text("Zebedee").count() == 0
    left = [file.name for file in tmp_path.iterdir() if file.is_file() and b"Zebedee" in file.read_bytes()]
    assert left == []


async def change_rules(house: House, maker: Guest, path: str) -> None:
    """By the page; and then for rounds as short as a test has time for."""
    await maker.go(path)
    await button(maker, "web-circle-change").click()
    await maker.page.get_by_role("button", name=say("edition-flip"), exact=True).click()
    await button(maker, "web-apply").click()
    rules = maker.page.locator("section").filter(has=maker.page.get_by_role("heading", name=say("web-circle-rules")))
    await rules.locator("p b").get_by_text(say("edition-flip")).wait_for()
    changed = {"circle": "Friday", "settings": SHORT}
    answer = await maker.page.request.put(f"{house.url}/api/circles/{path.removeprefix('c/')}", data=changed)
    assert answer.ok, await answer.text()


async def remove_and_renew(maker: Guest, other: Guest, path: str) -> str:
    """Who was removed has no way back by the old link; returns the path of the new one."""
    await maker.go(path)
    row = maker.page.locator("li").filter(has_text="Cy").filter(has=maker.page.get_by_role("button"))
    await row.get_by_role("button", name=say("web-circle-remove")).click()
    await row.get_by_role("button", name=say("web-circle-remove"), exact=True).last.click()
    await maker.page.wait_for_url(lambda url: not url.endswith(path))
    await button(maker, "web-circle-renew").click()
    removed = maker.page.url
    await button(maker, "web-circle-renew").click()
    await maker.page.wait_for_url(lambda url: url != removed)
    await other.go(path)
    await other.page.get_by_text(say("server-no-circle")).wait_for()
    other.complaints[:] = [text for text in other.complaints if "404" not in text]
    return re.sub(r"^\w+://[^/]+/", "", maker.page.url)


async def move(house: House, guest: Guest, path: str) -> None:
    """A new phone scans what the old device shows, and is the same person."""
    await guest.go("evenings")
    await button(guest, "web-other-device").click()
    shown = await scan(guest)
    token = shown.rpartition("/")[2]
    assert "#" in shown.partition(token)[0]
    phone = await house.guest(size=PHONE)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    await phone.go(f"#/device/{token}")
    await button(phone, "web-move-yes").click()
    await phone.page.locator(f'a[href="/{path}"]').wait_for()
    assert json.loads(await phone.page.evaluate("localStorage.getItem('lastcard.name')")) == "Ann"
    assert [url for url in asked if token in url.partition("#")[0]] == []
    await phone.go(f"#/device/{token}")
    await phone.page.reload()
    await button(phone, "web-move-yes").click()
    await phone.page.get_by_text(say("server-no-transfer")).wait_for()
    phone.complaints[:] = [text for text in phone.complaints if "404" not in text]


async def delete(guest: Guest) -> None:
    await guest.go("evenings")
    await guest.page.get_by_text("Friday").wait_for()
    await button(guest, "web-delete").click()
    await button(guest, "web-delete-yes").click()
    await guest.page.get_by_text(say("web-deleted", lang=guest.lang)).wait_for()
    assert await guest.page.get_by_text("Friday").count() == 0
