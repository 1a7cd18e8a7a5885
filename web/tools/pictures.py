"""Takes pictures of every page and moment: python web/tools/pictures.py [--readme] [--lang=TAG] [part of a name ...]

They go to web/shots/ for looking at, in one language to a folder of it; with --readme only those of the README, into
docs/pictures/, small. Needs what ./test sets up; starts a server and the client's development server, whose page
#/demo shows the scenes of scenes.py.
"""

import asyncio
import sys
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / "helpers"), str(ROOT / "tools")]

from playwright.async_api import Browser  # noqa: E402

import debian  # noqa: E402, it is found by the line above
from browsing import Guest, House, open_house  # noqa: E402
from developing import development_server  # noqa: E402
from lastcard.locale import say  # noqa: E402
from tapping import play_round  # noqa: E402

SIZES = {"s": (360, 740), "m": (390, 844), "l": (1280, 800)}
SETTLED = 1000
"""Milliseconds after which nothing moves any more."""
TICK = 50
LONGEST = 3_000
"""Milliseconds of a scene in which its moment must come."""
KEPT = """(path) => {
    window.motions = []
    window.usual ??= Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const motion = window.usual.apply(this, how)
        window.motions.push(motion)
        return motion
    }
    location.hash = path
}"""
"""Goes to a scene, and keeps hold of its motions: one that has ended is forgotten by the page."""
MOVED = """(now) => new Set([...document.getAnimations(), ...window.motions]).forEach((motion) => {
    const { endTime, iterations } = motion.effect.getComputedTiming()
    if (iterations === Infinity) return
    motion.pause()
    if (now >= endTime) motion.finish()
    else motion.currentTime = now
})"""
"""Everything that moves, so many milliseconds after it began."""
LOOKS = (("s", "en", "light"), ("s", "zh-Hant", "dark"), ("l", "zh-Hant", "light"), ("l", "en", "dark"))


@dataclass(frozen=True)
class Shot:
    name: str
    path: str
    size: str = "l"
    lang: str = "zh-Hant"
    theme: str = "light"
    wait: str = ""
    at: int | None = None
    """So many milliseconds into the moment that it waits for."""
    taps: tuple[str, ...] = ()
    full: bool = False
    readme: bool = False


def scene(name: str, size: str, lang: str = "zh-Hant", theme: str = "light", readme: bool = False) -> Shot:
    settled = name if "/" in name else f"{name}/999"
    return Shot(f"table-{name.replace('/', '-')}-{size}", f"#/demo/{settled}", size, lang, theme, readme=readme)


def moment(name: str, wait: str, *times: int) -> list[Shot]:
    """On every size, in both languages and themes."""
    return [
        Shot(f"moment-{name}-{at}-{size}-{lang[:2]}", f"#/demo/{name}", size, lang, theme, wait, at)
        for at in times
        for size, lang, theme in LOOKS
    ]


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
    scene("classic-judged", "s"),
    scene("classic-judged", "l", "en"),
    scene("classic-exposed", "s"),
    scene("classic-late", "s", "en"),
    scene("classic-uno", "s"),
    scene("classic-drawn", "m"),
    scene("classic-round/25", "l"),
    scene("avengers-lay", "s"),
    scene("avengers-lay", "l", "en"),
    scene("avengers-round/30", "s", "en"),
    scene("bts-answer", "s", readme=True),
    scene("bts-answer", "l", "en"),
    scene("bts-vote", "s", "en"),
    scene("bts-vote", "l"),
    scene("bts-round/20", "l"),
    scene("minecraft-round/30", "l", "en", "dark"),
    scene("flip-table", "s"),
    scene("flip-table", "l", readme=True),
    scene("flip-target", "s", "en"),
    scene("flip-target", "l"),
    scene("flip-dark", "l", "en"),
    scene("flip-dark", "s"),
    scene("flip-dark-color", "s", "en"),
    scene("no-mercy-stack", "s", "en", readme=True),
    scene("no-mercy-stack", "l"),
    scene("no-mercy-swap", "s", "en"),
    scene("no-mercy-round/100", "l"),
    scene("no-mercy-pays", "s"),
    scene("no-mercy-self-out", "s"),
    on_table("why", "classic-many/999", "s", '[data-card="y1"]'),
    on_table("info", "classic-many/999", "s", '[data-place="discard"]'),
    on_table("seat", "flip-table/999", "s", '[data-place="seat-1"] .who', lang="en", theme="dark"),
    on_table("rule", "classic-round/25", "l", ".side .rule >> nth=2", lang="en"),
    on_table("log", "classic-round/25", "s", ".head .narrow >> nth=0", theme="dark"),
    on_table("score", "classic-round/25", "s", ".head button >> nth=1", lang="en"),
    on_table("score-ten", "classic-ten/999", "s", ".head button >> nth=1", lang="en", theme="dark"),
    on_table("score", "classic-round/25", "l", ".head button >> nth=1"),
]
MOMENTS = [
    *moment("classic-dealer", ".moment.dealer", 900),
    *moment("classic-dealer-ten", ".moment.dealer", 2000),
    *moment("classic-judged", ".verdict", 400),
    *moment("classic-caught", ".caught", 300),
    *moment("classic-won", ".result .confetti", 420),
    *moment("avengers-snap", ".snap", 150, 420),
    *moment("bts-danced", ".moment.dance", 250, 700),
    *moment("bts-vote", ".moment.dance", 420),
    *moment("minecraft-creeper", ".boom", 200, 500),
    *moment("flip-flipped", ".flip", 300, 700),
    *moment("flip-activated", ".table", 700),
    *moment("flip-shed", ".duel", 420),
    *moment("flip-megatron", ".duel", 420),
    *moment("no-mercy-roulette", ".show", 300, 1100),
    *moment("no-mercy-out", ".out", 400),
    *moment("no-mercy-self-out", ".out", 400),
    *moment("no-mercy-discard-all", ".sweep", 250, 600),
    *moment("no-mercy-reverse", ".pending", 200, 900),
    *moment("no-mercy-swapped", ".swap", 250),
    *moment("no-mercy-passed", ".swap", 250),
    Shot("table-minecraft-creeper-s", "#/demo/minecraft-creeper", "s", "en", "light", ".boom", 450, readme=True),
]


async def as_it_is(_guest: Guest) -> None:
    pass


async def lobby(guest: Guest) -> None:
    await guest.go("#/new/avengers")
    await guest.page.locator(".go .primary").click()
    await guest.page.get_by_role("button", name=say("web-fill", lang=guest.lang)).click()
    await guest.page.locator(".start:enabled").wait_for()
    await guest.page.locator(".lobby h1").scroll_into_view_if_needed()


async def review(guest: Guest) -> None:
    await guest.play_at(3, edition="bts", options={"hand_size": 5})
    await play_round(guest, dice=Random(1))  # noqa: S311
    await guest.page.locator('.after a[href$="?review"]').click()
    await guest.page.locator("progress").wait_for(state="detached", timeout=60_000)


async def replay(guest: Guest) -> None:
    await guest.play_at(3, edition="bts", options={"hand_size": 5})
    await play_round(guest, dice=Random(1))  # noqa: S311
    await guest.page.locator('.after a[href^="/r/"]:not([href$="?review"])').click()
    await guest.page.locator(".controls input").fill("12")
    await guest.page.mouse.click(5, 400)
    await guest.page.wait_for_timeout(2000)


async def after(guest: Guest) -> None:
    await guest.play_at(3, edition="avengers", options={"hand_size": 3})
    await play_round(guest, dice=Random(1))  # noqa: S311
    await guest.page.wait_for_timeout(4000)


async def podium(guest: Guest) -> None:
    await guest.play_at(3, edition="no-mercy", options={"hand_size": 5, "target_score": 1})
    await play_round(guest, dice=Random(2))  # noqa: S311
    await guest.page.wait_for_timeout(6000)


async def big_screen(guest: Guest) -> None:
    """A table in the middle of the room, with two phones and a bot, after a few moves."""
    await guest.page.get_by_label(say("web-screen", lang=guest.lang)).check()
    await guest.page.locator('button[data-edition="minecraft"]').click()
    await guest.page.get_by_text(say("web-first-is-host", lang=guest.lang)).wait_for()
    browser = guest.page.context.browser
    assert browser is not None
    phones = [await sit_down(browser, guest, name) for name in ("Ann", "Ben", "Cleo")]
    await phones[0].page.get_by_role("button", name=say("web-fill", lang="en")).click()
    await phones[0].page.locator(".start:enabled").click()
    await phones[0].page.locator(".hand").wait_for()
    await play_round(*phones, dice=Random(3), stop=lambda: phones[0].move > 8)  # noqa: S311
    await guest.page.wait_for_timeout(2500)


async def sit_down(browser: Browser, screen: Guest, name: str) -> Guest:
    """Somebody who comes to the table of a big screen with a phone."""
    context = await browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB", has_touch=True)
    await context.add_init_script(f"localStorage.setItem('lastcard.name', '\"{name}\"')")
    guest = Guest(await context.new_page(), screen.url, "en", screen.news)
    await guest.go(f"t/{screen.table['code']}")
    await guest.page.locator(".lobby .go .primary").click()
    return guest


LIVE: list[tuple[Shot, Callable[[Guest], Awaitable[None]]]] = [
    (Shot("lobby-s", "", "s"), lobby),
    (Shot("lobby-l", "", "l", "en", "dark"), lobby),
    (Shot("replay-l", "", "l"), replay),
    (Shot("replay-s", "", "s", "en", "dark"), replay),
    (Shot("review-s", "", "s", full=True), review),
    (Shot("review-l", "", "l", "en", full=True), review),
    (Shot("after-s", "", "s"), after),
    (Shot("after-l", "", "l", "en"), after),
    (Shot("lobby", "", "s", "en", readme=True), lobby),
    (Shot("round-end", "", "s", readme=True), after),
    (Shot("podium", "", "s", "en", readme=True), podium),
    (Shot("big-screen", "#/friends", "l", "en", readme=True), big_screen),
]


async def open_page(house: House, shot: Shot) -> Guest:
    scale = 2 if shot.readme and shot.size != "l" else 1
    look = {"color_scheme": shot.theme, "device_scale_factor": scale}
    name = "小安" if shot.lang == "zh-Hant" else "Ann"
    return await house.guest(name, SIZES[shot.size], shot.lang, "#/demo" if is_scene(shot) else shot.path, **look)


def is_scene(shot: Shot) -> bool:
    return shot.path.startswith("#/demo")


async def show_scenes(house: House, shots: list[Shot], folder: Path) -> None:
    """Scenes of one look, one after the other in the same page: it takes long to load."""
    guest = await open_page(house, shots[0])
    page = guest.page
    await page.locator("li a").first.wait_for()
    await page.clock.install()
    for shot in shots:
        await page.evaluate("location.hash = '#/demo'")
        await page.locator("li a").first.wait_for()
        if shot.at is None:
            await page.clock.resume()
            await page.evaluate("(path) => (location.hash = path)", shot.path)
            await page.locator(".table").wait_for()
        else:
            await hold(guest, shot)
        await take(guest, shot, folder)
    await page.context.close()


async def hold(guest: Guest, shot: Shot) -> None:
    """Plays a scene until its moment has come, and stops the clock in the midst of it."""
    page = guest.page
    await page.clock.pause_at(await page.evaluate("Date.now() / 1000 + 0.1"))
    await page.evaluate(KEPT, shot.path)
    for _ in range(LONGEST // TICK):
        if await page.locator(shot.wait).count():
            break
        await page.clock.run_for(TICK)
    await page.locator(shot.wait).first.wait_for(state="attached")
    await page.clock.run_for(shot.at or 0)
    await page.evaluate(MOVED, shot.at)
    await page.clock.run_for(1)  # what ends with a motion


async def take(guest: Guest, shot: Shot, folder: Path) -> None:
    page = guest.page
    await page.locator("h1, [role=alert], [role=status]").first.wait_for()
    if shot.at is None:
        await page.locator(shot.wait or "body").first.wait_for()
        await page.wait_for_timeout(SETTLED)
    for selector in shot.taps:
        await page.locator(selector).first.click(position={"x": 10, "y": 10}, force=True)  # dimmed cards too
        await page.wait_for_timeout(400)
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        print(shot.name, f"is {wide} px too wide")
    if folder.name == "pictures":
        await page.screenshot(path=folder / f"{shot.name}.jpg", type="jpeg", quality=80)
    else:
        await page.screenshot(path=folder / f"{shot.name}.png", full_page=shot.full)
    print("\n".join([shot.name, *guest.complaints]), flush=True)
    guest.complaints.clear()


async def main(words: list[str]) -> None:
    readme = "--readme" in words
    parts = [word for word in words if not word.startswith("--")]
    lang = next((word.removeprefix("--lang=") for word in words if word.startswith("--lang=")), "")
    folder = ROOT / ("docs/pictures" if readme else "web/shots") / lang
    folder.mkdir(parents=True, exist_ok=True)
    debian.provide_chinese_font()

    def wanted(shot: Shot) -> bool:
        return (shot.readme or not readme) and (not parts or any(part in shot.name for part in parts))

    def spoken(shot: Shot) -> Shot:
        return replace(shot, lang=lang) if lang else shot

    with tempfile.TemporaryDirectory() as data:
        async with open_house(Path(data), lan=True) as house:
            with development_server(house.server.url) as house.url:
                scenes: defaultdict[tuple[object, ...], list[Shot]] = defaultdict(list)
                for shot in map(spoken, filter(wanted, [*SCENES, *MOMENTS])):
                    scenes[shot.size, shot.lang, shot.theme, shot.readme].append(shot)
                for shots in scenes.values():
                    await show_scenes(house, shots, folder)
                for shot, prepare in [*((shot, as_it_is) for shot in PAGES), *LIVE]:
                    if wanted(shot):
                        guest = await open_page(house, spoken(shot))
                        await guest.page.wait_for_load_state("networkidle")  # the server knows who it is
                        await prepare(guest)
                        await take(guest, spoken(shot), folder)
                        await guest.page.context.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
