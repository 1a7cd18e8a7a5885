"""One device, handed round by three players: nobody's cards are in it but those of whoever has uncovered theirs."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Error, WebSocket

from browsing import PHONE, Guest, House, Json, button, needs_browser, open_house, until
from lastcard.locale import say
from tapping import choose, owes, place_of, tap

pytestmark = [needs_browser, pytest.mark.once]
NAMES = ["Ann", "Mei", "Bob"]
PATIENCE = 150
"""Seconds after which a round must be over."""


class Frames:
    """What came to the page over its sockets, and what was asked: whose cards were in it, and when."""

    def __init__(self, guest: Guest) -> None:
        self.seat: int | None = None
        """Who is at the device, by what the page has asked for."""
        self.leaks: list[Json] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.seat = None
        socket.on("framesent", lambda data: self._note_request(json.loads(data)))
        socket.on("framereceived", lambda data: self._check(json.loads(data)))

    def _note_request(self, asked: Json) -> None:
        if asked["type"] == "uncover":
            self.seat = asked["chair"]  # everybody plays, so that seats are chairs

    def _check(self, told: Json) -> None:
        if told["type"] == "welcome" and told["you"]["seat"] is None:
            self.seat = None
        whose = {event["seat"] for event in events_in(told) if event["event"] == "drew" and event.get("cards")}
        view: Json = told.get("view") or {}
        if whose - {self.seat} or (view.get("hand") and self.seat is None) or view.get("seat", self.seat) != self.seat:
            self.leaks.append(told)


def events_in(told: Json) -> Iterator[Json]:
    for step in (*(told.get("missed") or []), *(told.get("recent") or []), told):
        yield from step.get("events", [])


async def open_device(house: House, **settings: Any) -> tuple[Guest, Frames]:
    """What the page 'One device for everyone' does, with any settings."""
    guest = await house.guest("Ann", PHONE)
    frames = Frames(guest)
    guests = [{"name": name, "avatar": "fox"} for name in NAMES[1:]]
    wanted = {"settings": {"seats": 3, **settings}, "name": NAMES[0], "avatar": "owl", "guests": guests}
    code = (await (await guest.page.request.post(f"{house.url}/api/tables", data=wanted)).json())["code"]
    await guest.page.evaluate("(code) => sessionStorage.setItem('lastcard.quick', code)", code)
    await guest.go(f"t/{code}")
    return guest, frames


async def uncover(guest: Guest) -> None:
    """Whoever's turn it is looks at their cards; tries again if that was too soon for the server."""
    name = await whose_turn(guest)
    show = guest.page.get_by_role("button", name=say("web-pass-show", {"name": name}), exact=True)
    async with asyncio.timeout(PATIENCE):
        while guest.you["seat"] is None and not guest.is_over:
            with suppress(Error):
                await show.click(timeout=1000)
            await guest.page.wait_for_timeout(100)


async def whose_turn(guest: Guest) -> str:
    """The name of the player who is to get the device; the page may know it before we do."""
    await until(lambda: guest.is_over or guest.view["decision"]["seat"] < len(NAMES))
    return "" if guest.is_over else NAMES[guest.view["decision"]["seat"]]


async def covered(guest: Guest) -> None:
    """Waits until somebody is to get the device; then there is no card in it that only one player knows."""
    await guest.page.locator(".pass .next + .primary:enabled").wait_for()
    assert await guest.page.locator(".hand, .choices").count() == 0


async def test_three_players_and_one_phone(tmp_path: Path) -> None:
    async with open_house(tmp_path, pace=1) as house:
        guest = await house.guest("Ann", PHONE, path="#/friends")
        frames = Frames(guest)
        await guest.page.get_by_role("link").filter(has_text=say("web-pass")).click()
        await button(guest, "web-pass-add").click()
        for number, name in enumerate(NAMES[1:], 2):
            await guest.page.get_by_label(say("web-pass-name", {"number": number})).fill(name)
        await guest.page.get_by_label(say("web-pass-bots")).select_option("1")
        await guest.page.locator('button[data-edition="classic"]').click()
        await covered(guest)
        assert guest.names[:3] == NAMES
        assert [chair["level"] for chair in guest.table["chairs"]] == ["", "", "", "normal"]
        assert (guest.you["sharing"], guest.you["seat"], guest.table["locked"]) == ([0, 1, 2], None, True)
        assert guest.welcomes[-1]["clock"] is None
        await guest.hear(say("web-pass-to", {"name": await whose_turn(guest)}))

        await uncover(guest)
        await guest.page.locator(".hand li").first.wait_for()
        hand = guest.view["hand"]
        assert await guest.page.locator(".hand li").count() == len(hand) == 7
        await guest.page.reload()
        await covered(guest)
        await uncover(guest)
        assert guest.view["hand"] == hand
        await button(guest, "web-pass-hide").first.click()
        await covered(guest)
        await guest.page.keyboard.press("Tab")
        await guest.page.keyboard.press("Enter")
        await guest.page.locator(".hand li").first.wait_for()
        assert frames.leaks == []


@pytest.mark.long
async def test_a_round_on_one_phone(tmp_path: Path) -> None:
    """Whoever lays the second-last card says nothing: one is caught over covered cards, and one calls in time."""
    async with open_house(tmp_path, pace=1) as house:
        guest, frames = await open_device(house, options={"hand_size": 2, "uno_penalty": 1})
        await covered(guest)
        dice, claims = Random(4), ["web-pass-catch", "web-pass-uno"]
        await asyncio.wait_for(play_to_the_end(guest, dice, claims), PATIENCE)
        happened = {event["event"] for event in guest.events}
        assert ("caught" in happened, "called" in happened) == (len(claims) < 2, not claims)
        won = {"name": guest.names[guest.view["winner"]]}  # everybody looks: nobody is "you"
        await guest.page.locator(".result h2").get_by_text(say("won-round", won)).wait_for()
        await button(guest, "page-next-round" if guest.table["winner"] is None else "web-rematch").click()
        await covered(guest)
        assert not guest.is_over
        assert frames.leaks == []


async def play_to_the_end(guest: Guest, dice: Random, claims: list[str]) -> None:
    while not guest.is_over:
        await take_step(guest, dice, claims)


async def take_step(guest: Guest, dice: Random, claims: list[str]) -> None:
    """Whatever comes next on the device: a turn, cards that are covered or uncovered, or a claim over covered ones."""
    if owes(guest):
        await play_silently(guest, dice)
    elif guest.view["seat"] is not None:
        await guest.page.wait_for_timeout(50)
        await hide(guest)
    elif claims and guest.view["exposed"]:
        await claim(guest, claims.pop(0))
    else:
        await uncover(guest)


async def hide(guest: Guest) -> None:
    """Covers the cards, unless they have just been covered by themselves."""
    with suppress(Error):
        await button(guest, "web-pass-hide").click(timeout=2000)


async def play_silently(guest: Guest, dice: Random) -> None:
    action, move = choose(guest, dice), guest.move
    if action.startswith("play "):
        await place_of(guest, action).click(position={"x": 14.0, "y": 30.0})
        if await guest.page.locator(".hand .lifted").count():
            await place_of(guest, action).click(position={"x": 14.0, "y": 30.0})
    else:
        await tap(guest, action)
    await until(lambda: guest.move != move or not owes(guest))


async def claim(guest: Guest, key: str) -> None:
    """Somebody calls or catches over the covered cards."""
    exposed = guest.view["exposed"][0]
    whose = exposed if key == "web-pass-uno" else (exposed + 1) % 3
    await guest.page.get_by_role("button", name=say(key, {"name": NAMES[whose]}), exact=True).click()
    await until(lambda: not guest.view["exposed"])
