"""Nothing decisive is off screen or covered: every prompt of every edition on a phone, ten players and 26 cards."""

from pathlib import Path

import pytest

from browsing import Guest, needs_browser, open_house
from developing import development_server

pytestmark = [needs_browser, pytest.mark.once]
Size = tuple[int, int]
TALL, LOW, FLAT = (360, 740), (360, 640), (640, 360)
SHORT = ("classic-answer", "avengers-lay", "no-mercy-target", "flip-turn")
SETTLED = 400
"""Milliseconds after which what flies has landed."""
TRIES = 10
"""So often it may still be on its way: a busy machine paints late."""
TOUCHABLE = "*:not(.layer):not(.ring):not(.ring *) { pointer-events: auto !important }"
"""So that whatever lies over something is found, even if a tap would go through it."""
HIDDEN = """() => {
    const wrong = []
    const look = (name, part, x, y) => {
        if (!part) return wrong.push(`${name} is missing`)
        const box = part.getBoundingClientRect()
        const at = [box.x + (x ?? box.width / 2), box.y + (y ?? box.height / 2)]
        if (at[0] < 0 || at[0] > innerWidth || at[1] < 0 || at[1] > innerHeight) return wrong.push(`${name} is outside`)
        const found = document.elementFromPoint(...at)
        if (!part.contains(found)) wrong.push(`${name} is under ${found?.tagName}.${found?.className}`)
    }
    const find = (what) => document.querySelector(what)
    look('the prompt', find('.prompt'))
    look('the clock', find('.clock'))
    look('the draw pile', find('[data-place="pile"]'))
    look('the discard pile', find('[data-place="discard"]'))
    look('the colour', find('.middle .color'))
    for (const button of document.querySelectorAll('.choices button')) look(button.innerText, button)
    const cards = [...document.querySelectorAll('.hand .usable')]
    const seen = cards.filter((card) => {
        const { x, y } = card.getBoundingClientRect()
        return x >= 0 && x + 30 <= innerWidth && card.contains(document.elementFromPoint(x + 14, y + 30))
    })
    if (cards.length && !seen.length) wrong.push('no playable card is in sight')
    return wrong
}"""


async def hidden_in(guest: Guest, address: str, scene: str) -> list[str]:
    """What of a scene cannot be seen."""
    await guest.page.goto(f"{address}/#/demo/crowd-{scene}/999")
    await guest.page.locator(".bar.own").wait_for()
    await guest.page.add_style_tag(content=TOUCHABLE)
    await guest.page.locator(".moment").wait_for(state="detached")
    wrong: list[str] = []
    for _ in range(TRIES):
        await guest.page.wait_for_timeout(SETTLED)
        wrong = await guest.page.evaluate(HIDDEN)
        if not wrong:
            break
    return [f"{scene} at {guest.page.viewport_size}: {each}" for each in wrong]


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
