"""Takes pictures of every page and moment: python web/tools/pictures.py [--readme] [part of a name ...]

They go to web/shots/ for looking at; with --readme only those of the README, into docs/pictures/, small. Needs what
./test sets up; starts a server and the client's development server, whose page #/demo shows the scenes of scenes.py.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from browsing import Guest, House, open_house  # noqa: E402, it is found by the line above
from developing import development_server  # noqa: E402
from tapping import play_round  # noqa: E402

SIZES = {"s": (360, 740), "m": (390, 844), "l": (1280, 800)}
SETTLED = 1000
"""Milliseconds after which nothing moves any more."""
LASTING = """(hash) => {
    const usual = window.setTimeout
    window.setTimeout = (what, length, ...rest) => (length >= 800 ? 0 : usual(what, length, ...rest))
    location.hash = hash
}"""
"""Goes to a scene whose moments do not pass."""
HALF_WAY = """() => document.getAnimations().forEach((motion) => {
    motion.pause()
    motion.currentTime = 420
})"""


@dataclass(frozen=True)
class Shot:
    name: str
    path: str
    size: str = "l"
    lang: str = "zh-Hant"
    theme: str = "light"
    wait: str = ""
    """An element to wait for: a moment that passes."""
    taps: tuple[str, ...] = ()
    full: bool = False
    readme: bool = False


def scene(
    name: str, size: str, lang: str = "zh-Hant", theme: str = "light", wait: str = "", readme: bool = False
) -> Shot:
    settled = name if "/" in name or wait else f"{name}/999"
    return Shot(f"table-{name.replace('/', '-')}-{size}", f"#/demo/{settled}", size, lang, theme, wait, readme=readme)


def on_table(name: str, at: str, size: str, *taps: str, lang: str = "zh-Hant", theme: str = "light") -> Shot:
    return Shot(f"table-{name}-{size}", f"#/demo/{at}", size, lang, theme, taps=taps)


PAGES = [
    Shot("home-l", "", full=True, wait="article"),
    Shot("home-s", "", "s", "en", "dark", full=True, wait="article"),
    Shot("home", "", "l", "en", wait="article", readme=True),
    Shot("new-bts-l", "#/new/bts", lang="en", full=True),
    Shot("new-no-mercy-s", "#/new/no-mercy", "s", theme="dark", full=True),
    Shot("rules-flip-l", "rules/flip"),
    Shot("rules-no-mercy-s", "rules/no-mercy", "s", "en", "dark"),
    Shot("pad-s", "scores", "s", full=True, taps=("li:nth-child(2) [aria-expanded]",)),
    Shot("pad-l", "scores", "l", "en", "dark", full=True, taps=("li:nth-child(2) [aria-expanded]",)),
    *(
        Shot(f"cards-{edition}", f"#/cards/{edition}", full=True)
        for edition in ("classic", "avengers", "bts", "minecraft", "flip", "no-mercy")
    ),
    Shot("no-table-s", "t/AAAAAAAA", "s"),
    Shot("no-round-l", "r/000000000000000000000000", lang="en", theme="dark"),
]
SCENES = [
    scene("classic-many", "s"),
    scene("classic-many", "m", "en", "dark"),
    scene("classic-many", "l", "en"),
    scene("classic-ten", "s", "en"),
    scene("classic-ten", "l"),
    scene("classic-color", "s"),
    scene("classic-challenge", "s", "en"),
    scene("classic-judged", "m", "en", wait=".show"),
    scene("classic-exposed", "s"),
    scene("classic-late", "s", "en"),
    scene("classic-uno", "s"),
    scene("classic-drawn", "m"),
    scene("classic-won", "l", wait=".won"),
    scene("classic-round/25", "l", readme=True),
    scene("avengers-lay", "s"),
    scene("avengers-snap", "l", "en", "dark", wait=".snap", readme=True),
    scene("avengers-round/30", "s", "en"),
    scene("bts-answer", "s", readme=True),
    scene("bts-danced", "l", wait=".dance"),
    scene("bts-vote", "m", "en"),
    scene("bts-round/20", "l"),
    scene("minecraft-creeper", "s", "en", wait=".boom", readme=True),
    scene("minecraft-round/30", "l", "en", "dark", readme=True),
    scene("flip-table", "s"),
    scene("flip-table", "l", readme=True),
    scene("flip-flipped", "m", wait=".flip"),
    scene("flip-target", "s", "en"),
    scene("flip-shed", "l", wait=".duel"),
    scene("flip-dark", "l", "en", readme=True),
    scene("flip-dark", "s"),
    scene("flip-megatron", "m", "en", wait=".duel"),
    scene("no-mercy-stack", "s", "en", readme=True),
    scene("no-mercy-swap", "s", "en"),
    scene("no-mercy-roulette", "l", wait=".moment"),
    scene("no-mercy-round/100", "l", readme=True),
    scene("no-mercy-discard-all", "m", wait=".sweep"),
    scene("no-mercy-pays", "s"),
    on_table("why", "classic-many/999", "s", '[data-card="y1"]'),
    on_table("info", "classic-many/999", "s", '[data-place="discard"]'),
    on_table("seat", "flip-table/999", "s", '[data-place="seat-1"] .who', lang="en", theme="dark"),
    on_table("rule", "classic-round/25", "l", ".side .rule >> nth=2", lang="en"),
    on_table("log", "classic-round/25", "s", ".head .narrow >> nth=1", theme="dark"),
    on_table("score", "classic-round/25", "s", ".head button >> nth=1", lang="en"),
]


async def lobby(guest: Guest) -> None:
    await guest.go("#/new/avengers")
    await guest.page.locator(".go .primary").click()
    await guest.page.locator(".lobby li .primary").first.click()
    await guest.page.locator(".start:enabled").wait_for()


async def replay(guest: Guest) -> None:
    await guest.play_at(3, edition="bts", options={"hand_size": 5})
    await play_round(guest, dice=Random(1))  # noqa: S311
    await guest.page.locator('.after a[href^="/r/"]').click()
    await guest.page.locator(".controls input").fill("12")
    await guest.page.mouse.click(5, 400)
    await guest.page.wait_for_timeout(2000)


async def after(guest: Guest) -> None:
    await guest.play_at(3, edition="avengers", options={"hand_size": 3})
    await play_round(guest, dice=Random(1))  # noqa: S311
    await guest.page.wait_for_timeout(4000)


LIVE: list[tuple[Shot, Callable[[Guest], Awaitable[None]]]] = [
    (Shot("lobby-s", "", "s"), lobby),
    (Shot("lobby-l", "", "l", "en", "dark"), lobby),
    (Shot("replay-l", "", "l"), replay),
    (Shot("replay-s", "", "s", "en", "dark"), replay),
    (Shot("after-s", "", "s"), after),
    (Shot("after-l", "", "l", "en"), after),
]


async def open_page(house: House, shot: Shot) -> Guest:
    scale = 2 if shot.readme and shot.size != "l" else 1
    look = {"color_scheme": shot.theme, "device_scale_factor": scale}
    path = "#/demo" if shot.wait.startswith(".") else shot.path
    name = "小安" if shot.lang == "zh-Hant" else "Ann"
    guest = await house.guest(name, SIZES[shot.size], shot.lang, path, **look)
    if path != shot.path:
        await guest.page.locator("li a").first.wait_for()
        await guest.page.evaluate(LASTING, shot.path)
    return guest


async def take(guest: Guest, shot: Shot, folder: Path) -> None:
    page = guest.page
    await page.locator("h1").first.wait_for()
    if shot.wait:
        await page.locator(shot.wait).first.wait_for()
    if shot.wait.startswith("."):
        await page.evaluate(HALF_WAY)
    else:
        await page.wait_for_timeout(SETTLED)
    for selector in shot.taps:
        await page.locator(selector).first.click(position={"x": 10, "y": 10})
        await page.wait_for_timeout(400)
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        print(shot.name, f"is {wide} px too wide")
    if folder.name == "pictures":
        await page.screenshot(path=folder / f"{shot.name}.jpg", type="jpeg", quality=80)
    else:
        await page.screenshot(path=folder / f"{shot.name}.png", full_page=shot.full)
    print("\n".join([shot.name, *guest.complaints]))
    guest.complaints.clear()
    await page.context.close()


async def main(words: list[str]) -> None:
    readme = "--readme" in words
    parts = [word for word in words if word != "--readme"]
    folder = ROOT / ("docs/pictures" if readme else "web/shots")
    folder.mkdir(parents=True, exist_ok=True)

    def wanted(shot: Shot) -> bool:
        return (shot.readme or not readme) and (not parts or any(part in shot.name for part in parts))

    with tempfile.TemporaryDirectory() as data:
        async with open_house(Path(data)) as house:
            with development_server(house.server.url) as house.url:
                for shot in filter(wanted, [*PAGES, *SCENES]):
                    await take(await open_page(house, shot), shot, folder)
                for shot, prepare in LIVE:
                    if wanted(shot):
                        guest = await open_page(house, shot)
                        await prepare(guest)
                        await take(guest, shot, folder)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
