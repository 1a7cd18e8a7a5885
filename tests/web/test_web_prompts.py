"""Nothing decisive is off screen or covered: every prompt of every edition on a phone, ten players and 26 cards."""

from pathlib import Path

import pytest

from browsing import DESKTOP, Guest, needs_browser, open_house
from developing import development_server
from in_sight import hidden_parts
from lastcard.locale import LANGUAGES

pytestmark = [needs_browser, pytest.mark.once]
Size = tuple[int, int]
TALL, LOW, FLAT = (360, 740), (360, 640), (640, 360)
TALKING = "999/talk"
SHORT = ("classic-answer", "avengers-lay", "no-mercy-target", "flip-turn")


async def hidden_in(guest: Guest, address: str, scene: str) -> list[str]:
    """What of a scene cannot be seen."""
    await guest.page.goto(f"{address}/#/demo/crowd-{scene}")
    return [f"{scene} at {guest.page.viewport_size}: {each}" for each in await hidden_parts(guest)]


async def look_at(tmp_path: Path, size: Size, lang: str, *scenes: str, how: str = "999") -> list[str]:
    """What cannot be seen in these scenes, or in all of them; `how` may have all of the players speak."""
    with development_server() as address:
        async with open_house(tmp_path) as house:
            guest = await house.guest(size=size, lang=lang, has_touch=True, reduced_motion="reduce")
            wanted = scenes or await all_scenes(guest, address)
            return [each for scene in wanted for each in await hidden_in(guest, address, f"{scene}/{how}")]


async def all_scenes(guest: Guest, address: str) -> tuple[str, ...]:
    """The prompts that web/tools/crowds.py has."""
    await guest.page.goto(f"{address}/#/demo")
    links = guest.page.locator("a", has_text="crowd-")
    await links.first.wait_for()
    return tuple(text.removeprefix("crowd-") for text in await links.all_inner_texts())


async def test_prompts_in_a_crowd(tmp_path: Path) -> None:
    hidden = await look_at(tmp_path, TALL, "en", *SHORT)
    assert not hidden, "\n".join(hidden)


@pytest.mark.parametrize("size", [LOW, FLAT, DESKTOP], ids=str)
async def test_a_crowd_that_talks(tmp_path: Path, size: Size) -> None:
    """What is said at all seats at once covers no name, count, pile or clock."""
    hidden = await look_at(tmp_path, size, "en", *SHORT, how=TALKING)
    assert not hidden, "\n".join(hidden)


@pytest.mark.long
@pytest.mark.parametrize("size", [TALL, LOW, FLAT], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_prompt_in_a_crowd(tmp_path: Path, size: Size, lang: str) -> None:
    hidden = await look_at(tmp_path, size, lang, how=TALKING)
    assert not hidden, "\n".join(hidden)
