"""How a person plays by keyboard alone: nothing here touches a pointer, or the page's elements, except to look."""

import asyncio
import time
from random import Random

from browsing import Guest
from tapping import AGAIN, BY_CARD, choose, owes

MOST_TABS = 60

FOCUS = """() => {
    const at = document.activeElement
    const place = at.closest('.hand') ? 'hand' : at === document.body ? 'nowhere' : 'elsewhere'
    const name = place === 'nowhere' ? '' : (at.getAttribute('aria-label') ?? at.innerText ?? '')
    return { place, name, card: at.dataset?.card ?? '', keys: at.getAttribute('aria-keyshortcuts') ?? '' }
}"""


async def focus(guest: Guest) -> dict[str, str]:
    """What has the focus."""
    found: dict[str, str] = await guest.page.evaluate(FOCUS)
    return found


async def tab_to(guest: Guest, field: str, wanted: str, key: str = "Tab") -> None:
    """Tab, or Shift+Tab, until something is focused whose field reads so."""
    for _ in range(MOST_TABS):
        if wanted in (await focus(guest))[field]:
            return
        await guest.page.keyboard.press(key)
    raise AssertionError(f"{wanted} is nowhere to be tabbed to")


SHOWN = """() => [document.querySelectorAll('.hand [data-card]').length,
                  document.querySelectorAll('.choices button').length]"""


async def catch_up(guest: Guest) -> None:
    """Wait until the page shows what the socket has told, while something is asked: a busy machine paints later."""
    deadline = time.monotonic() + AGAIN
    while owes(guest) and time.monotonic() < deadline:
        answers = [each for each in guest.view["actions"] if each.split()[0] not in BY_CARD]
        if await guest.page.evaluate(SHOWN) == [len(guest.view["hand"]), len(answers)]:
            return
        await asyncio.sleep(0.05)


async def find_card(guest: Guest, card: str) -> bool:
    """Whether the arrow keys have come to a card of the hand."""
    await tab_to(guest, "place", "hand")
    order: list[str] = await guest.page.evaluate(
        "[...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)"
    )
    if card not in order:
        return False
    await guest.page.keyboard.press("Home")
    for _ in range(order.index(card)):
        await guest.page.keyboard.press("ArrowRight")
    return bool((await focus(guest))["card"] == card)


async def press_card(guest: Guest, card: str) -> None:
    if not await find_card(guest, card):  # the hand may change under one's fingers on a busy machine
        await guest.settle()
        if not await find_card(guest, card):
            return  # the table has gone on meanwhile; whoever plays looks again
    await guest.page.keyboard.press("Enter")
    if await guest.page.locator(".hand .lifted").count():  # there was something to think of
        await guest.page.keyboard.press("Enter")


async def press_answer(guest: Guest, action: str, by_letter: bool) -> None:
    """By the key that the button names, or by going to the button."""
    answers = [each for each in guest.view["actions"] if each.split()[0] not in BY_CARD]
    keys: list[str] = await guest.page.evaluate(
        "[...document.querySelectorAll('.choices button')].map((one) => one.ariaKeyShortcuts)"
    )
    if len(keys) != len(answers):
        return  # the table has gone on meanwhile; whoever plays looks again
    key = keys[answers.index(action)]
    if not by_letter:
        await tab_to(guest, "keys", key)
    await guest.page.keyboard.press(key if by_letter else "Enter")


async def act(guest: Guest, dice: Random) -> None:
    await catch_up(guest)
    action = choose(guest, dice)
    verb, _, what = action.partition(" ")
    if not action:
        return
    if verb not in BY_CARD:
        await press_answer(guest, action, by_letter=dice.random() < 0.5)
        return
    if verb == "play" and len(guest.view["hand"]) == 2:
        await guest.page.keyboard.press("u")
    await press_card(guest, what)
