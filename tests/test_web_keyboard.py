"""A round of every edition without a pointer and without looking: keys alone, and every event read out."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from browsing import DESKTOP, PHONE, Guest, missing, needs_browser, open_house
from keys import act, focus, tab_to
from lastcard.locale import edition_name, say
from tapping import STUCK, owes

pytestmark = [needs_browser, pytest.mark.once]


async def play_by_keys(guest: Guest, dice: Random) -> Counter[str]:
    """Until the round is over; gives how often something was asked, by its words."""
    asked: Counter[str] = Counter()
    done, since = -1, time.monotonic()
    while not guest.is_over:
        if owes(guest) and done != guest.move:
            done, since = guest.move, time.monotonic()
            words = say(f"decision-{guest.view['decision']['kind']}", lang=guest.lang)
            assert not asked or (await focus(guest))["place"] != "nowhere"
            asked[words] += 1
            await act(guest, dice)
        elif "uno" in guest.view.get("interrupts", ()):
            await guest.page.keyboard.press("u")
        elif any(each.startswith("catch") for each in guest.view.get("interrupts", ())):
            await guest.page.keyboard.press("c")
        assert time.monotonic() - since < STUCK, guest.view
        await asyncio.sleep(0.02)
    return asked


@pytest.mark.parametrize(
    ("edition", "lang"),
    [
        ("classic", "en"),
        ("avengers", "zh-Hant"),
        ("bts", "en"),
        ("minecraft", "zh-Hant"),
        ("flip", "en"),
        ("no-mercy", "zh-Hant"),
    ],
)
async def test_keys_alone(tmp_path: Path, edition: str, lang: str) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest(size=PHONE if lang == "en" else DESKTOP, lang=lang, reduced_motion="reduce")
        await ann.page.get_by_role("heading").first.wait_for()
        await tab_to(ann, "name", say("web-play-edition", {"edition": edition_name(edition, lang)}, lang))
        await ann.page.keyboard.press("Enter")
        await ann.page.locator(".hand").wait_for()

        asked = await play_by_keys(ann, Random(edition))
        await ann.page.locator(".after").wait_for()
        heard = await ann.heard()
        assert missing(ann.lines, heard) == []
        assert asked - Counter(heard) == Counter()
        assert say("prompt-over", lang=lang) in heard

        await tab_to(ann, "name", say("page-next-round", lang=lang))
        await ann.page.keyboard.press("Enter")
        await ann.page.locator(".after").wait_for(state="detached")
