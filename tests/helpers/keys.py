"""How a person plays by keyboard alone: nothing here touches a pointer, or the page's elements, except to look."""

from random import Random

from browsing import Guest
from tapping import BY_CARD, choose

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


async def press_card(guest: Guest, card: str) -> None:
    await tab_to(guest, "place", "hand")
    order: list[str] = await guest.page.evaluate(
        "[...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)"
    )
    await guest.page.keyboard.press("Home")
    for _ in range(order.index(card)):
        await guest.page.keyboard.press("ArrowRight")
    assert (await focus(guest))["card"] == card
    await guest.page.keyboard.press("Enter")


async def press_answer(guest: Guest, action: str, by_letter: bool) -> None:
    """By the key that the button names, or by going to the button."""
    answers = [each for each in guest.view["actions"] if each.split()[0] not in BY_CARD]
    keys: list[str] = await guest.page.evaluate(
        "[...document.querySelectorAll('.choices button')].map((one) => one.ariaKeyShortcuts)"
    )
    assert len(keys) == len(answers)
    key = keys[answers.index(action)]
    if not by_letter:
        await tab_to(guest, "keys", key)
    await guest.page.keyboard.press(key if by_letter else "Enter")


async def act(guest: Guest, dice: Random) -> None:
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
