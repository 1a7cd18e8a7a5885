"""Nothing decisive is off screen or covered: every prompt of every edition on a phone, ten players and 26 cards."""

from pathlib import Path

import pytest

from browsing import Guest, needs_browser, open_house
from developing import development_server
from in_sight import hidden_parts

pytestmark = [needs_browser, pytest.mark.once]
Size = tuple[int, int]
TALL, LOW, FLAT = (360, 740), (360, 640), (640, 360)
SHORT = ("classic-answer", "avengers-lay", "no-mercy-target", "flip-turn")


async def hidden_in(guest: Guest, address: str, scene: str) -> list[str]:
    """What of a scene cannot be seen."""
    await guest.page.goto(f"{address}/#/demo/crowd-{scene}/999")
    return [f"{scene} at {guest.page.viewport_size}: {each}" for each in await hidden_parts(guest)]


async def look_at(tmp_path: Path, size: Size, lang: str, *scenes: str) -> list[str]:
    """What cannot be seen in these scenes, or in all of them."""
    with development_server() as address:
        async with open_house(tmp_path) as house:
            guest = await house.guest(size=size, lang=lang, has_touch=True, reduced_motion="reduce")
            wanted = scenes or await all_scenes(guest, address)
            return [each for scene in wanted for each in await hidden_in(guest, address, scene)]


async def all_scenes(guest: Guest, address: str) -> tuple[str, ...]:
    """The prompts that web/tools/crowds.py has."""
    await guest.page.goto(f"{address}/#/demo")
    links = guest.page.locator("a", has_text="crowd-")
    await links.first.wait_for()
    return tuple(text.removeprefix("crowd-") for text in await links.all_inner_texts())


async def test_prompts_in_a_crowd(tmp_path: Path) -> None:
    hidden = await look_at(tmp_path, TALL, "en", *SHORT)
    assert not hidden, "\n".join(hidden)


@pytest.mark.long
@pytest.mark.parametrize("size", [TALL, LOW, FLAT], ids=str)
@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
async def test_every_prompt_in_a_crowd(tmp_path: Path, size: Size, lang: str) -> None:
    hidden = await look_at(tmp_path, size, lang)
    assert not hidden, "\n".join(hidden)
