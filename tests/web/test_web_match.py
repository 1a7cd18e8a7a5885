"""A whole evening of three friends: from the invitation by code and QR code to the podium, and on to the next match."""

from pathlib import Path
from random import Random

import pytest

from browsing import PHONE, Guest, button, needs_browser, open_house, scan, until
from lastcard.cli.home_address import home_address
from lastcard.locale import say
from tapping import Taps, play_round

pytestmark = [needs_browser, pytest.mark.once]
MOST_TAPS = 8
SHORT = {"hand_size": 2, "target_score": 30}
LONGER = {"hand_size": 5, "target_score": 250}


async def change_rules(host: Guest, options: dict[str, int]) -> None:
    """As a host does who has little time."""
    await button(host, "web-change-line").click()
    for name, value in options.items():
        field = host.page.get_by_label(say(f"option-{name}.title"), exact=True)
        await field.fill(str(value))
        await field.blur()
    await button(host, "web-apply").click()
    await host.page.get_by_text(say("web-rules-differ", {"count": len(options)})).wait_for()


async def dealt(guests: list[Guest], cards: int) -> None:
    """Waits until everybody holds a new hand."""
    for guest in guests:
        await until(lambda guest=guest: not guest.is_over)  # type: ignore[misc] # bound at once
        await guest.page.locator(".result").wait_for(state="detached")
        await guest.page.locator(".hand li").nth(cards - 1).wait_for()


async def play_match(guests: list[Guest], cards: int, dice: Random) -> int:
    """They play until somebody has won, each asking for a round in turn; gives how many there were."""
    for number in range(1, 40):
        await play_round(*guests, dice=dice)
        for guest in guests:
            await guest.page.locator(".result").wait_for()
        if guests[0].table["winner"] is not None:
            return number
        asking = guests[number % len(guests)]
        await button(asking, "page-next-round").click()
        await dealt(guests, cards)
    raise AssertionError("nobody wins")


@pytest.mark.parametrize("options", [SHORT, pytest.param(LONGER, marks=pytest.mark.long)])
async def test_from_the_invitation_to_the_podium_and_again(options: dict[str, int], tmp_path: Path) -> None:
    async with open_house(tmp_path, lan=True) as house:
        taps, cards = Taps(), options["hand_size"]
        ann = await house.guest(size=PHONE)
        await taps.tap(ann.page.get_by_role("link", name=say("web-friends"), exact=True))
        await taps.tap(ann.page.locator('button[data-edition="classic"]'))
        link = await ann.page.get_by_label(say("web-link")).and_(ann.page.locator("input")).input_value()
        address = await scan(ann)
        assert address == link == f"{home_address(house.server.port)}t/{ann.table['code']}"
        await change_rules(ann, options)  # so that the test is short: an evening does without

        bob, cy = await house.guest(size=PHONE, lang="zh-Hant"), await house.guest(size=PHONE)
        await bob.page.goto(address)
        await taps.name(bob, "阿寶")
        await taps.tap(button(bob, "web-sit"))
        await taps.tap(cy.page.get_by_label(say("web-code")))
        await cy.page.keyboard.type(ann.table["code"].lower())
        await cy.page.keyboard.press("Enter")
        await taps.tap(button(cy, "web-sit"))
        await ann.page.locator(".lobby li .name").nth(2).wait_for()
        await taps.tap(ann.page.locator(".start:enabled"))
        guests = [ann, bob, cy]
        await dealt(guests, cards)
        assert taps.count <= MOST_TAPS
        assert cy.page.url.startswith(house.url)
        assert sorted(guest.view["seat"] for guest in guests) == [0, 1, 2]

        rounds = await play_match(guests, cards, Random(3))
        assert rounds == len(ann.table["results"])
        for guest in guests:
            await guest.page.locator(".podium").wait_for()
            assert guest.table["winner"] == ann.table["winner"]
            assert max(chair["score"] for chair in guest.table["chairs"]) >= options["target_score"]
        await button(bob, "web-rematch").click()
        await dealt(guests, cards)
        for guest in guests:
            assert await guest.page.locator(".podium").count() == 0
            assert [chair["score"] for chair in guest.table["chairs"]][:3] == [0, 0, 0]
            assert guest.table["results"] == []
