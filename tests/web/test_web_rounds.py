"""Whole rounds in Chromium against the real server: two people with bots, on a phone and at a desk, away and back."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from browsing import DESKTOP, PHONE, Guest, House, Json, missing, needs_browser, open_house, until
from lastcard.locale import say
from lastcard.rules.model.edition import known_editions
from relay import Relay
from tapping import play_round

pytestmark = [needs_browser, pytest.mark.once]
long = pytest.mark.long  # how long a round lasts is the cards' affair
EDITIONS = ("classic", "avengers", "bts", "minecraft", "flip", "no-mercy")
FEW = 3
"""Cards in a hand for a short round."""
LOG = 2000
"""So many lines of the log are kept."""
Size = tuple[int, int]
SEES_THE_TOP = """() => {
    const { x, y, width, height } = document.querySelector('.top').getBoundingClientRect()
    const found = document.elementsFromPoint(x + width / 2, y + height / 2).filter((each) => each.closest('.middle'))
    return found[0].matches('.top') && found.find((each) => each.matches('.lies')).matches('.last')
}"""
"""Of the cards on the discard pile the last one lies on top."""


async def friends(house: House, edition: str, ann_at: Size, bob_at: Size, **options: int) -> tuple[Guest, Guest]:
    """Ann opens a table with two bots, Bob comes by the link, and Ann starts."""
    ann = await house.guest("Ann", ann_at, service_workers="allow")
    bob = await house.guest("Bob", bob_at, "zh-Hant", reduced_motion="reduce")
    await sit_down(ann, bob, edition, **options)
    return ann, bob


async def sit_down(ann: Guest, bob: Guest, edition: str, **options: int) -> None:
    """The settings page opens with what was chosen last."""
    remembered = json.dumps({"options": {edition: options}})
    await ann.page.evaluate("(text) => localStorage.setItem('lastcard.settings', text)", remembered)
    await ann.go(f"#/new/{edition}")
    await ann.page.locator(".go .primary").click()
    await ann.page.get_by_role("button", name=say("web-fill")).click()
    await bob.go(re.sub(r"^\w+://[^/]+/", "", ann.page.url))
    await bob.page.locator(".lobby .go .primary").click()
    await bob.page.get_by_text(say("web-wait-host", lang="zh-Hant")).wait_for()
    await ann.page.locator(".start:enabled").click()
    for guest in (ann, bob):
        await guest.page.locator(".hand").wait_for()


async def shown_log(guest: Guest) -> list[str]:
    """The log as it reads on the page, without the rules' numbers and what keeps a name on one line."""
    await guest.settle()
    if not await guest.page.locator(".log").count():
        await guest.page.locator(".head").get_by_role("button", name=say("web-log", lang=guest.lang)).click()
    await guest.page.locator(".log li").first.wait_for()
    if await guest.page.locator(".log .earlier").count():
        await guest.page.locator(".log .earlier").click()
    lines = await guest.page.locator(".log li > span").all_text_contents()
    return [" ".join(line.replace("\u2060", "").split()) for line in lines]


async def recorded_events(guest: Guest, address: str) -> list[Json]:
    steps: list[Json] = []
    total = 1
    while len(steps) < total:
        answer = await (await guest.page.request.get(f"{address}&first={len(steps)}")).json()
        total = answer["total"]
        steps += answer["steps"]
    return [event for step in steps for event in step["events"]]


async def nothing_missed(house: House, guest: Guest) -> None:
    """Told by socket, read out, written in the log: all the same as what the record of the round shows this seat."""
    seat, round_id = guest.you["seat"], guest.table["round_id"]
    told = [event for event in guest.events if "rule" in event]
    recorded = await recorded_events(guest, f"{house.server.url}/api/rounds/{round_id}/steps?seat={seat}")
    assert told[-len(recorded) :] == recorded
    await guest.hear(*guest.lines)
    log = await shown_log(guest)
    assert [line for line, said in zip(log, guest.lines[-LOG:], strict=True) if not line.endswith(said)] == []


def test_every_edition_is_played() -> None:
    assert sorted(EDITIONS) == sorted(known_editions())


@pytest.mark.parametrize("editions", [EDITIONS[:3], EDITIONS[3:]], ids=" ".join)
async def test_short_rounds(tmp_path: Path, editions: tuple[str, ...]) -> None:
    """Two people and bots, one on a phone and one at a desk, in every edition."""
    sizes = (PHONE, DESKTOP) if editions == EDITIONS[:3] else (DESKTOP, PHONE)
    async with open_house(tmp_path, pace=1) as house:
        ann = await house.guest("Ann", sizes[0], reduced_motion="reduce")
        bob = await house.guest("Bob", sizes[1], "zh-Hant", reduced_motion="reduce")
        for number, edition in enumerate(editions):
            await sit_down(ann, bob, edition, hand_size=FEW)
            await play_round(ann, bob, dice=Random(number))
            for guest in (ann, bob):
                await guest.page.locator(".after").wait_for()
                await nothing_missed(house, guest)
                await guest.page.wait_for_function(SEES_THE_TOP)
                await guest.go()
                guest.forget()


async def read_seal(guest: Guest) -> str:
    """Open the seal and return what is in it, once it says that this browser helped."""
    seal = guest.page.locator(".seal")
    await seal.get_by_text(say("web-seal-helped", lang=guest.lang)).wait_for()
    await seal.locator("summary").click()
    return " ".join((await seal.inner_text()).split())


async def test_the_seal_follows_a_round_to_its_end(tmp_path: Path) -> None:
    """At the table and in the replay. Large hands, so that the discards may be shuffled again."""
    async with open_house(tmp_path, pace=1) as house:
        ann = await house.guest("Ann", PHONE, reduced_motion="reduce")
        bob = await house.guest("Bob", DESKTOP, "zh-Hant", reduced_motion="reduce")
        await sit_down(ann, bob, "classic", hand_size=15)
        await play_round(ann, bob, dice=Random(4))
        count = sum(event["event"] == "shuffled" for event in ann.events)
        for guest in (ann, bob):
            await guest.page.locator(".after").wait_for()
            followed = " ".join(say("web-seal-followed", {"count": count}, guest.lang).split())
            assert followed in await read_seal(guest)
            await guest.go(f"r/{guest.table['round_id']}")
            assert followed in await read_seal(guest)


@long
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sizes", [(PHONE, DESKTOP), (DESKTOP, PHONE)], ids=["phone and desktop", "desktop and phone"])
async def test_two_people_and_bots(
    tmp_path: Path, edition: str, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = await friends(house, edition, *sizes)
        assert await play_round(ann, bob, dice=Random(1)) > 2
        for guest in (ann, bob):
            await guest.page.locator(".after").wait_for()
            await nothing_missed(house, guest)


async def test_away_and_back(tmp_path: Path) -> None:
    """One round in which Ann's page is loaded again, the wire to both is cut, and the server is killed."""
    async with open_house(tmp_path, pace=5) as house, Relay(house.server.port) as relay:
        house.url = relay.url
        ann, bob = await friends(house, "bts", PHONE, DESKTOP, hand_size=5)
        await play_round(ann, bob, dice=Random(2), stop=half_way(ann, bob, more=4))
        await reload(ann)
        await play_round(ann, bob, dice=Random(3), stop=half_way(ann, bob, more=3))
        relay.cut()
        await both_are_back(ann, bob, welcomes=2)
        await play_round(ann, bob, dice=Random(4), stop=half_way(ann, bob, more=3))
        house.server.kill()
        await ann.page.get_by_text("Connection lost").wait_for()
        house.server.start()
        await both_are_back(ann, bob, welcomes=3)
        await play_round(ann, bob, dice=Random(5))
        for guest in (ann, bob):
            await guest.page.locator(".after").wait_for()
            guest.complaints.clear()  # of a server that was not there
        await nothing_missed(house, bob)
        assert missing(ann.lines[-LOG:], await shown_log(ann)) == []


async def both_are_back(ann: Guest, bob: Guest, welcomes: int) -> None:
    await until(lambda: len(bob.welcomes) >= welcomes and len(ann.welcomes) > welcomes)  # one for the page loaded again


async def reload(guest: Guest) -> None:
    """Loads the page again; somebody is told how much they have missed, and nothing if it is nothing."""
    before = len(guest.welcomes)
    await guest.page.reload()
    await until(lambda: len(guest.welcomes) > before)
    await told(guest, await missed_by_page(guest))


async def told(guest: Guest, missed: int) -> None:
    if missed:
        await guest.hear(say("web-missed", {"count": missed}, guest.lang))


async def missed_by_page(guest: Guest) -> int:
    """What happened while a page was loaded again: the one before may have heard more than it could pass on to us."""
    mark = await guest.page.evaluate("window.mark")
    return sum(len(step["events"]) for step in guest.welcomes[-1]["recent"] if step["version"] > mark)


def half_way(*guests: Guest, more: int = 12) -> Callable[[], bool]:
    """True when something more has happened to each of them."""
    known = [len(guest.events) for guest in guests]
    return lambda: all(len(guest.events) > before + more for guest, before in zip(guests, known, strict=True))


@long
async def test_reload_and_second_tab(tmp_path: Path) -> None:
    """The same seat, the log as it was, and it is said how much was missed; a second tab shows the same table."""
    async with open_house(tmp_path, pace=20) as house:
        ann, bob = await friends(house, "bts", PHONE, DESKTOP)
        await play_round(ann, bob, dice=Random(2), stop=half_way(ann, bob))
        seat = ann.you["seat"]
        await reload(ann)
        assert ann.you["seat"] == seat
        assert missing(ann.lines[-LOG:], await shown_log(ann)) == []

        tab = await house.tab(ann.page.context, path=ann.page.url.split("/", 3)[3])
        await tab.page.locator(".hand").wait_for()
        assert tab.you == ann.you
        assert missing(ann.lines[-LOG:], await shown_log(tab)) == []
        await tab.page.keyboard.press("Escape")
        await play_round(tab, bob, dice=Random(3))
        for guest in (ann, tab):
            await guest.page.locator(".after").wait_for()
            assert guest.view["winner"] == bob.view["winner"]
            assert missing(ann.lines[-LOG:], await shown_log(guest)) == []


@long
@pytest.mark.parametrize("how", ["cut", "die"])
async def test_network_lost(tmp_path: Path, how: str) -> None:
    async with open_house(tmp_path, pace=20) as house, Relay(house.server.port) as relay:
        house.url = relay.url
        ann = await house.guest("Ann", PHONE)
        await ann.page.locator('article[data-edition="no-mercy"] button.primary').click()
        await ann.page.locator(".hand").wait_for()
        await play_round(ann, dice=Random(4), stop=half_way(ann))
        before = len(ann.welcomes)
        if how == "cut":
            relay.cut()
        else:
            relay.die()
            await ann.page.context.set_offline(True)
            await ann.page.get_by_text("Connection lost").wait_for()
            await asyncio.sleep(1)
            relay.mend()
            await ann.page.context.set_offline(False)
        await until(lambda: len(ann.welcomes) > before)
        await told(ann, len(ann.missed))
        await play_round(ann, dice=Random(5))
        await ann.page.locator(".after").wait_for()
        await nothing_missed(house, ann)
        ann.complaints.clear()  # of a browser without a network


@long
async def test_server_restarted(tmp_path: Path) -> None:
    """Killed in the middle of a round and started again on the same data: everybody goes on where they were."""
    async with open_house(tmp_path, pace=20) as house:
        ann, bob = await friends(house, "flip", DESKTOP, PHONE)
        await play_round(ann, bob, dice=Random(6), stop=half_way(ann, bob))
        house.server.kill()
        await ann.page.get_by_text("Connection lost").wait_for()
        house.server.start()
        await until(lambda: len(bob.welcomes) > 1 and len(ann.welcomes) > 1)
        await play_round(ann, bob, dice=Random(7))
        for guest in (ann, bob):
            await guest.page.locator(".after").wait_for()
            await nothing_missed(house, guest)
            guest.complaints.clear()  # of a server that was not there
