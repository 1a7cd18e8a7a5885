"""How a person plays by pointer: looks at what is asked, taps it on the page, and waits until something comes of it."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from random import Random

from playwright.async_api import Error, Locator

from browsing import Guest

ON_THE_LEFT = {"x": 14.0, "y": 30.0}
"""Cards overlap: this much can be seen of each."""
STUCK = 60.0
"""Seconds without anything new at the table after which the page, or the server, has stopped."""
AGAIN = 8.0
"""Seconds after which somebody tries again: on a busy machine a tap may come too early or too late."""
LATE = 5000
"""Milliseconds after which the table must have gone on without this tap."""
BY_CARD = ("play", "lay", "shed", "jump")


class Taps:
    """Counts what fingers do; typing needs a tap on its field first."""

    def __init__(self) -> None:
        self.count = 0

    async def tap(self, place: Locator) -> None:
        self.count += 1
        await place.click()

    async def name(self, guest: Guest, name: str) -> None:
        await self.tap(name_field(guest))
        await guest.page.keyboard.type(name)


def name_field(guest: Guest) -> Locator:
    return guest.page.locator("input[autocomplete=nickname]")


def owes(guest: Guest) -> bool:
    decision = guest.view.get("decision")
    return decision is not None and decision["seat"] == guest.view["seat"] and bool(guest.view["actions"])


def choose(guest: Guest, dice: Random) -> str:
    """Anything that is allowed; cards rather than the pile, so that a round ends. Empty if it is too late."""
    actions: list[str] = guest.view["actions"]
    if not actions:
        return ""
    cards = [action for action in actions if action.split()[0] in BY_CARD]
    return dice.choice(cards or actions)


def place_of(guest: Guest, action: str) -> Locator:
    """Where it is tapped."""
    verb, _, what = action.partition(" ")
    page = guest.page
    if verb in BY_CARD:
        return page.locator(f'.hand .usable[data-card="{what}"]').first
    if verb == "catch":
        return page.locator(f'[data-place="seat-{what}"] .catch')
    if verb == "uno":
        return page.locator(".uno.late")
    answers = [each for each in guest.view["actions"] if each.split()[0] not in BY_CARD]
    return page.locator(".choices button").nth(answers.index(action))


async def tap(guest: Guest, action: str) -> bool:
    """Whether it could be tapped: the table may have gone on meanwhile."""
    try:
        if action.startswith("play ") and len(guest.view["hand"]) == 2:
            await guest.page.locator(".uno.ready").wait_for(timeout=LATE)
            for button in await guest.page.locator(".uno.ready:not(.armed)").all():  # armed by a tap that came too late
                await button.click(timeout=LATE)
        verb = action.partition(" ")[0]
        position = ON_THE_LEFT if verb in BY_CARD else None
        place = place_of(guest, action)
        await place.click(timeout=LATE, position=position)  # type: ignore[arg-type] # a TypedDict
        if verb in BY_CARD and await guest.page.locator(".hand .lifted").count():  # a narrow card, or a warning
            await place.click(timeout=LATE, position=position)  # type: ignore[arg-type] # a TypedDict
    except (Error, ValueError):
        return False
    return True


async def play_round(
    *guests: Guest,
    dice: Random,
    pick: Callable[[Guest, Random], str] | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """They play until the round is over, or until told to stop; gives how often somebody tapped."""
    taps, done, last, since = 0, dict.fromkeys(guests, -1), 0, time.monotonic()
    while not all(guest.is_over for guest in guests) and not stop():
        now = sum(len(guest.events) for guest in guests)
        if now != last:
            last, since = now, time.monotonic()
        assert time.monotonic() - since < STUCK, [(guest.view, guest.complaints) for guest in guests]
        for guest in guests:
            if owes(guest) and (done[guest] != guest.move or time.monotonic() - since > AGAIN):
                done[guest] = guest.move
                if await tap(guest, (pick or choose)(guest, dice)):
                    taps += 1
                else:
                    done[guest] = -1
            elif guest.view.get("interrupts") and dice.random() < 0.3:
                with contextlib.suppress(IndexError):
                    await tap(
                        guest, dice.choice([each for each in guest.view["interrupts"] if not each.startswith("jump")])
                    )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(guests[0].news.wait(), 0.1)
        guests[0].news.clear()
    return taps
