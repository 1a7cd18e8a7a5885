"""A round of every edition without a pointer and without looking: keys alone, and every event read out."""

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from browsing import DESKTOP, PHONE, Guest, needs_browser, open_house
from keys import act, tab_to
from lastcard.locale import edition_name, say
from lastcard.locale.event_lines import decision_key
from tapping import AGAIN, STUCK, owes

pytestmark = [needs_browser, pytest.mark.once]


async def play_by_keys(guest: Guest, dice: Random) -> Counter[str]:
    """Until the round is over; gives how often something was asked, by its words."""
    asked: Counter[str] = Counter()
    done, since, tried = -1, time.monotonic(), 0.0
    while not guest.is_over:
        if owes(guest) and done == guest.move and time.monotonic() - tried > AGAIN:
            await act(guest, dice)  # the first try came too early or too late for a busy page
            tried = time.monotonic()
        elif owes(guest) and done != guest.move:
            done, since = guest.move, time.monotonic()
            words = say(decision_key(guest.view["decision"]["kind"], guest.view["actions"]), lang=guest.lang)
            if asked:
                await guest.page.wait_for_function("document.activeElement !== document.body")
            asked[words] += 1
            await act(guest, dice)
            tried = time.monotonic()
        elif "uno" in guest.view.get("interrupts", ()):
            await guest.page.keyboard.press("u")
        elif any(each.startswith("catch") for each in guest.view.get("interrupts", ())):
            await guest.page.keyboard.press("c")
        assert time.monotonic() - since < STUCK, guest.view
        await asyncio.sleep(0.02)
    return asked


async def play_now(guest: Guest, edition: str) -> None:
    """From the home page, as the edition is."""
    await guest.page.get_by_role("heading").first.wait_for()
    await press(guest, say("web-play-edition", {"edition": edition_name(edition, guest.lang)}, guest.lang))


async def play_few_cards(guest: Guest, edition: str) -> None:
    """From the settings, which remember a small hand."""
    remembered = json.dumps({"options": {edition: {"hand_size": 3}}})
    await guest.page.evaluate("(text) => localStorage.setItem('lastcard.settings', text)", remembered)
    await guest.go(f"#/new/{edition}")
    await guest.page.get_by_role("heading").first.wait_for()
    await press(guest, say("web-alone", lang=guest.lang), by="Shift+Tab")  # at the end of a long page


async def press(guest: Guest, name: str, by: str = "Tab") -> None:
    await tab_to(guest, "name", name, by)
    await guest.page.keyboard.press("Enter")


async def whole_round(guest: Guest, edition: str) -> None:
    """Everything is heard, and the next round begins."""
    await guest.page.locator(".hand").wait_for()
    asked = await play_by_keys(guest, Random(edition))
    await guest.page.locator(".after").wait_for()
    await guest.hear(*guest.lines)
    await guest.hear(say("prompt-over", lang=guest.lang))
    heard = await guest.heard()
    assert asked - Counter(heard) == Counter()
    await press(guest, say("page-next-round", lang=guest.lang))
    await guest.page.locator(".after").wait_for(state="detached")


PHONE_EDITIONS, DESKTOP_EDITIONS = ("bts", "classic", "flip"), ("avengers", "minecraft", "no-mercy")


@pytest.mark.parametrize(
    ("editions", "lang", "size"),
    [(PHONE_EDITIONS, "en", PHONE), (DESKTOP_EDITIONS, "zh-Hant", DESKTOP)],
    ids=["en", "zh-Hant"],
)
async def test_keys_alone(tmp_path: Path, editions: tuple[str, ...], lang: str, size: tuple[int, int]) -> None:
    async with open_house(tmp_path, pace=1) as house:
        ann = await house.guest(size=size, lang=lang, reduced_motion="reduce")
        for edition in editions:
            await (play_now if edition == "bts" else play_few_cards)(ann, edition)
            await whole_round(ann, edition)
            await ann.go()
            ann.forget()


@pytest.mark.long
@pytest.mark.parametrize("edition", PHONE_EDITIONS + DESKTOP_EDITIONS)
async def test_keys_alone_with_all_cards(tmp_path: Path, edition: str) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest(size=PHONE if edition in DESKTOP_EDITIONS else DESKTOP, reduced_motion="reduce")
        await play_now(ann, edition)
        await whole_round(ann, edition)
