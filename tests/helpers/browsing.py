"""Chromium, and people in front of it: what their sockets told, what a screen reader said, what went wrong."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, Locator, Page, ViewportSize, WebSocket, async_playwright
from playwright.async_api import TimeoutError as TooLate

import chromium
import client
from lastcard.locale import say
from lastcard.locale.event_lines import event_line
from qr_codes import read_qr_code
from serving import Server

Json = dict[str, Any]
WEB = Path(__file__).parents[2] / "web"
UNUSED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AvoidUnnecessaryBeforeUnloadCheckSync", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
)  # fmt: skip
"""The address bar's two pages take as long as ours, in every window. The others are Playwright's own list, which this
one replaces."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    "--disable-features=" + ",".join(UNUSED),
)  # fmt: skip
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
"""What a browser calls a language, where that is not its tag."""
PHONE, DESKTOP = (360, 740), (1280, 800)
PATIENCE = 60_000
"""Milliseconds; machines that run tests are busy."""

LISTENING = """
    window.heard = []
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]'
    const hear = (text) => text.trim() && window.heard.push(text.trim().replaceAll('\\u2060', ''))
    new MutationObserver((changes) => {
        for (const { target, type, addedNodes } of changes) {
            const place = target instanceof Element ? target : target.parentElement
            const read = (node) => place?.closest(LIVE) || (node instanceof Element && node.matches('[role=alert]'))
            if (type === 'characterData') place?.closest(LIVE) && hear(target.data)
            else addedNodes.forEach((node) => read(node) && hear(node.textContent ?? ''))
        }
    }).observe(document, { childList: true, subtree: true, characterData: true })
    const mark = `lastcard.seen.${location.pathname.slice(3)}`
    if (location.protocol === 'http:') window.mark = Number(sessionStorage.getItem(mark))
"""
"""What a screen reader would say: whatever is added to a live region that was there before. An alert may come whole.
What only keeps a line from breaking is left out.
And how far the page had come that was there before this one."""


IGNORED_HEADER = "The Cross-Origin-Opener-Policy header has been ignored"
"""Said of every page that comes by http from another machine; there the policy protects nobody."""
NOT_BUILT = "" if client.is_there() else "the web client is not built"
WHY_NOT = chromium.missing() or NOT_BUILT
needs_browser = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)


ALL_SAID = """(lines) => {
    const said = window.heard.join('\\n')
    let at = 0
    return lines.every((line) => {
        const found = said.indexOf(line, at)
        at = found + line.length
        return found >= 0
    })
}"""


class Guest:
    """A person with a browser of their own, in front of one of its tabs."""

    def __init__(self, page: Page, url: str, lang: str, news: asyncio.Event) -> None:
        self.page = page
        self.url = url
        self.lang = lang
        self.welcomes: list[Json] = []
        self.events: list[Json] = []
        """All that the sockets of this tab told, in order."""
        self.missed: list[Json] = []
        self.view: Json = {}
        self.move = -1
        self.version = -1
        self.table: Json = {}
        self.you: Json = {}
        self.complaints: list[str] = []
        self.news = news
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self._complain(line.text) if line.type == "error" else None)

    def _complain(self, text: str) -> None:
        if not text.startswith(IGNORED_HEADER):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._keep(json.loads(data)))

    def _keep(self, told: Json) -> None:
        if told["type"] not in ("welcome", "update"):
            return
        self.table = told.get("table", self.table)
        self.you = told.get("you", self.you)
        self.move = told.get("move", self.move)
        if told["type"] == "welcome":
            self.welcomes.append(told)
            self.view = told["view"] or {}
            steps = told.get("missed") or told.get("recent") or ()
            fresh = [step["events"] for step in steps if 0 <= self.version < step["version"]]
            self.missed = [event for events in fresh for event in events]
            self.events += self.missed
        else:
            self.view = {**self.view, **(told.get("view") or {})}
            self.events += told.get("events", [])
        self.version = told.get("version", self.version)
        self.news.set()

    def forget(self) -> None:
        """What was told of a table that has been left."""
        self.events.clear()
        self.view, self.move, self.version = {}, -1, -1

    async def go(self, path: str = "") -> None:
        await self.page.goto(f"{self.url}/{path}")

    async def open_table(self, bots: int, **settings: Any) -> None:
        """Makes a table with this person as host, and starts: what the home page does, with any settings."""
        name = await self.page.evaluate("JSON.parse(localStorage.getItem('lastcard.name')) || 'Player'")
        wanted = {"settings": settings, "bots": ["normal"] * bots, "name": name}
        made = await self.page.request.post(f"{self.url}/api/tables", data=wanted)
        code = (await made.json())["code"]
        await self.page.evaluate("(code) => sessionStorage.setItem('lastcard.quick', code)", code)
        await self.go(f"t/{code}")

    async def play_at(self, bots: int, **settings: Any) -> None:
        await self.open_table(bots, **settings)
        await self.page.locator(".hand").wait_for()

    @property
    def names(self) -> list[str]:
        """Who plays, by seats, as the page calls them."""
        chairs = [(chair["player"], number, chair) for number, chair in enumerate(self.table["chairs"])]
        seated = sorted(each for each in chairs if each[0] is not None)
        return [chair["name"] or say(f"name-{(number + 8) % 9 + 1}", lang=self.lang) for _, number, chair in seated]

    @property
    def lines(self) -> list[str]:
        """What should have been said of the game, by the Python package's own texts."""
        seat, edition = self.you["seat"], self.table["edition"]
        return [event_line(event, self.names, seat, self.lang, edition) for event in self.events if "rule" in event]

    async def settle(self) -> None:
        """What is read out and written down follows what can be seen; what it waits for is older than this."""
        await self.page.evaluate("new Promise((go) => setTimeout(() => requestIdleCallback(go, {timeout: 400}), 200))")

    async def heard(self) -> list[str]:
        await self.settle()
        heard: list[str] = await self.page.evaluate("window.heard")
        return heard

    async def hear(self, *lines: str) -> None:
        """Waits until these lines have been said, in this order. What is shown for a moment only is said for good."""
        with suppress(TooLate):
            await self.page.wait_for_function(ALL_SAID, arg=lines)
        assert missing(list(lines), await self.heard()) == []

    async def describe_screen(self) -> str:
        """Where this person is and what stands there, for the report of a test that failed."""
        if self.page.is_closed():
            return "a closed tab"
        return f"{self.page.url}:\n{await self.page.locator('body').inner_text()}\n{self.complaints}"

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["decision"] is None


class House:
    """A server, a browser program, and the people who have come."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.url = server.url
        self.browser = browser
        self.guests: list[Guest] = []
        self.news = asyncio.Event()
        """Set whenever somebody is told something."""

    async def guest(
        self, name: str = "", size: tuple[int, int] = DESKTOP, lang: str = "en", path: str = "", **settings: Any
    ) -> Guest:
        """Somebody with a browser of their own, at the home page unless sent elsewhere.

        With `listens=False` nothing of ours is in the page, so that its own work can be measured.
        Without the service worker unless `service_workers="allow"`: storing all pages takes as long as showing one.
        """
        listens = settings.pop("listens", True)
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        locale = LOCALES.get(lang, lang)
        settings = {"service_workers": "block", "has_touch": size == PHONE, **settings}
        context = await self.browser.new_context(viewport=viewport, locale=locale, **settings)
        if listens:
            await context.add_init_script(LISTENING)
        if name:
            await context.add_init_script(f"localStorage.setItem('lastcard.name', {json.dumps(json.dumps(name))})")
        return await self.tab(context, lang, path)

    async def tab(self, context: BrowserContext, lang: str = "en", path: str = "") -> Guest:
        guest = Guest(await context.new_page(), self.url, lang, self.news)
        self.guests.append(guest)
        await guest.go(path)
        return guest

    def complaints(self) -> list[str]:
        return [complaint for guest in self.guests for complaint in guest.complaints]


SHARED: list[Browser] = []
"""The browser program that the tests of a process share, as long as there is one: starting one takes a second."""


@asynccontextmanager
async def open_browser(*flags: str) -> AsyncIterator[Browser]:
    """A browser program, with flags of its own."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.find(), args=[*FLAGS, *flags])
        yield browser
        await browser.close()


@asynccontextmanager
async def borrow_browser(*flags: str) -> AsyncIterator[Browser]:
    """The browser program that is shared; one of its own where there is none, or for flags."""
    if SHARED and SHARED[0].is_connected() and not flags:
        yield SHARED[0]
    else:
        async with open_browser(*flags) as browser:
            yield browser


@asynccontextmanager
async def open_house(data: Path, *flags: str, pace: int = 3, lan: bool = False) -> AsyncIterator[House]:
    """Everything real: `lastcard serve` with the built client, and Chromium. No console may complain.

    With `lan` others in the house can reach it.
    """
    server = Server(data, *(("--host", "0.0.0.0") if lan else ()), pace=pace).start()  # noqa: S104, if asked for
    try:
        async with borrow_browser(*flags) as browser:
            house = House(server, browser)
            try:
                yield house
            except Exception as error:
                for guest in house.guests:
                    error.add_note(await guest.describe_screen())
                raise
            finally:
                for context in browser.contexts:
                    await context.close()
        assert not house.complaints(), house.complaints()
    finally:
        server.stop()


QR_MODULES = """(svg) => {
    const size = svg.viewBox.baseVal.width - 8
    const dark = [...svg.querySelector('path').getAttribute('d').matchAll(/M(\\d+) (\\d+)h1/g)]
    const rows = Array.from({ length: size }, () => Array(size).fill(0))
    for (const [, x, y] of dark) rows[y][x] = 1
    return rows
}"""


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Waits until the sockets have told something; raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


async def scan(guest: Guest) -> str:
    """What the QR code on somebody's screen says."""
    return read_qr_code(await guest.page.locator(".qr svg").evaluate(QR_MODULES))


def button(guest: Guest, key: str) -> Locator:
    return guest.page.get_by_role("button", name=say(key, lang=guest.lang), exact=True)


def missing(wanted: list[str], heard: list[str]) -> list[str]:
    """Which lines were not said, in order."""
    said, at, lost = "\n".join(heard), 0, []
    for line in wanted:
        found = said.find(line, at)
        if found < 0:
            lost.append(line)
        else:
            at = found + len(line)
    return lost
