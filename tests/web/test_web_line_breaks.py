"""Words that no line may end in the middle of, such as 苦力怕, where lines may end after any other character."""

from pathlib import Path

import pytest

from browsing import PHONE, Guest, needs_browser, open_house
from lastcard.locale import say

pytestmark = [needs_browser, pytest.mark.once]
WIDTHS = range(320, 420, 9)
JOINER = "\u2060"

COUNTED = """([word, joiner]) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = { whole: 0, broken: 0 }
    while (texts.nextNode()) {
        const node = texts.currentNode
        for (const match of node.data.matchAll(new RegExp([...word].join(`${joiner}?`), 'g'))) {
            range.setStart(node, match.index)
            range.setEnd(node, match.index + match[0].length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size) found[lines.size > 1 ? 'broken' : 'whole'] += 1
        }
    }
    return found
}"""
UNJOINED = """(joiner) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll(joiner, '')
}"""


async def counted(guest: Guest, word: str) -> dict[str, int]:
    """How often a word stands whole on a line and how often it does not, over all widths of a phone."""
    sums = {"whole": 0, "broken": 0}
    for width in WIDTHS:
        await guest.page.set_viewport_size({"width": width, "height": PHONE[1]})
        found = await guest.page.evaluate(COUNTED, [word, JOINER])
        sums = {name: sums[name] + found[name] for name in sums}
    return sums


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize(("edition", "word"), [("minecraft", "card-creeper"), ("flip", "card-optimus")])
async def test_names_are_not_broken_across_lines(lang: str, edition: str, word: str, tmp_path: Path) -> None:
    name = say(word, lang=lang)[:3]
    async with open_house(tmp_path) as house:
        guest = await house.guest(size=PHONE, lang=lang, path=f"rules/{edition}")
        await guest.page.get_by_text(name[0]).first.wait_for()
        found = await counted(guest, name)
        assert found["whole"] > 5 * len(WIDTHS)
        assert found["broken"] == 0
        await guest.page.evaluate(UNJOINED, JOINER)
        assert (await counted(guest, name))["broken"] > 0, "nothing would have been broken anyway"
