"""Every option of every edition, chosen on the settings page and played with."""

from pathlib import Path
from random import Random

import pytest

from browsing import PHONE, Guest, Json, needs_browser, open_house
from tapping import play_round

pytestmark = [needs_browser, pytest.mark.once, pytest.mark.long]
ENOUGH = 60
"""Events after which a table has shown that it plays; a round may end before."""
VALUES = """(fields) => fields.map((field) => field.matches('select') ? [...field.options].map((option) => option.value)
    : field.type === 'checkbox' ? [true, false] : [field.min, field.max])"""


async def table_with(guest: Guest, edition: str, number: int, value: str | bool) -> Json:
    """Fills in the form, sits down with bots, and gives the table's options."""
    guest.forget()
    await guest.page.evaluate("localStorage.removeItem('lastcard.settings')")
    await guest.go("#/new")
    await guest.go(f"#/new/{edition}")
    field = guest.page.locator(".option").nth(number).locator("select, input")
    if isinstance(value, bool):
        await field.set_checked(value)
    elif await field.evaluate("(field) => field.matches('select')"):
        await field.select_option(value)
    else:
        await field.fill(value)
        await field.blur()
    await guest.page.locator(".go .buttons button").last.click()
    await guest.page.locator(".hand, .trouble").first.wait_for()
    assert not await guest.page.locator(".trouble").count(), await guest.page.locator(".trouble").text_content()
    options: Json = guest.table["options"]
    return options


@pytest.mark.parametrize("edition", ["classic", "avengers", "bts", "minecraft", "flip", "no-mercy"])
async def test_every_option_can_be_chosen_and_played(edition: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, pace=1) as house:
        guest = await house.guest("Ann", PHONE, path=f"#/new/{edition}")
        await guest.page.locator(".option").first.wait_for()
        fields = await guest.page.locator(".option").locator("select, input").evaluate_all(VALUES)
        for number, values in enumerate(fields):
            tables = []
            for value in values:
                tables.append(await table_with(guest, edition, number, value))
                await play_round(guest, dice=Random(number), stop=lambda: len(guest.events) > ENOUGH)
            assert all(tables.count(table) == 1 for table in tables), (number, values, tables)
