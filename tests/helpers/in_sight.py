"""Whether everything decisive at a table can be seen: inside the screen, and under nothing else."""

from browsing import Guest

SETTLED = 400
"""Milliseconds after which what flies has landed."""
TRIES = 10
"""So often it may still be on its way: a busy machine paints late."""
TOUCHABLE = "*:not(.layer):not(.seats):not(.ring):not(.ring *) { pointer-events: auto !important }"
"""So that whatever lies over something is found, even if a tap would go through it."""
HIDDEN = """() => {
    const LEAST = 34 // pixels
    const wrong = []
    const look = (name, part, x, y) => {
        if (!part) return wrong.push(`${name} is missing`)
        const box = part.getBoundingClientRect()
        const at = [box.x + (x ?? box.width / 2), box.y + (y ?? box.height / 2)]
        if (at[0] < 0 || at[0] > innerWidth || at[1] < 0 || at[1] > innerHeight) return wrong.push(`${name} is outside`)
        const found = document.elementFromPoint(...at)
        if (!part.contains(found)) wrong.push(`${name} is under ${found?.tagName}.${found?.className}`)
    }
    const lookWhole = (name, button) => {
        const { width, height } = button.getBoundingClientRect()
        for (const y of [4, height - 4]) look(name, button, width / 2, y)
    }
    const find = (what) => document.querySelector(what)
    look('the prompt', find('.prompt'))
    look('the clock', find('.clock'))
    look('the draw pile', find('[data-place="pile"]'))
    look('the discard pile', find('[data-place="discard"]'))
    if (find('[data-place="discard"]').getBoundingClientRect().width < LEAST) wrong.push('the discard pile is tiny')
    if (!find('.middle .color.none')) look('the colour', find('.middle .color'))
    if (find('.pending')) look('what is pending', find('.pending'))
    for (const button of document.querySelectorAll('.choices button')) lookWhole(button.innerText, button)
    for (const seat of document.querySelectorAll('.seat')) {
        const [name, caught] = [seat.querySelector('.name'), seat.querySelector('.catch')]
        if (caught) {
            look(caught.innerText, caught)
            continue
        }
        look(`the name ${name.innerText}`, name)
        look(`the count of ${name.innerText}`, seat.querySelector('.count'))
    }
    for (const said of document.querySelectorAll('.seat .remark')) {
        const { left, right } = said.getBoundingClientRect()
        if (left < 0 || right > innerWidth) wrong.push(`${said.innerText} is cut off`)
    }
    const cards = [...document.querySelectorAll('.hand .usable')]
    const seen = cards.filter((card) => {
        const { x, y } = card.getBoundingClientRect()
        return x >= 0 && x + 30 <= innerWidth && card.contains(document.elementFromPoint(x + 14, y + 30))
    })
    if (cards.length && !seen.length) wrong.push('no playable card is in sight')
    return wrong
}"""


async def hidden_parts(guest: Guest) -> list[str]:
    """What of a table cannot be seen while this person is asked for something; what flies may land first."""
    await guest.page.locator(".bar.own").wait_for()
    await guest.page.add_style_tag(content=TOUCHABLE)
    await guest.page.locator(".moment").wait_for(state="detached")
    wrong: list[str] = []
    for _ in range(TRIES):
        await guest.page.wait_for_timeout(SETTLED)
        wrong = await guest.page.evaluate(HIDDEN)
        if not wrong:
            break
    return wrong
