"""How often a person, and an address, may ask for something costly."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from threading import Event
from time import time
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from lastcard.limits import WAITING_WORK
from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.http.budgets import ADDRESS_SHARES, STRANGERS_SHARES, TOLD_FROM, Budget, MessageBudget
from lastcard.server.http.regulars import REGULARS_AT_ADDRESS, REGULARS_KEPT, STAYS, Regulars
from lastcard.server.services import Services
from lastcard.server.store import schema
from lastcard.server.store.circles import make_circle
from lastcard.server.store.storage import open_storage
from lastcard.table import Refusal, Settings
from lastcard.table import requests as r
from lastcard.table.lobby.identities import screen_of
from loop_cost import ask, scope_of

pytestmark = pytest.mark.once


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    app = make_app(Config(database_in(tmp_path)), open_storage(database_in(tmp_path)))
    async with app.router.lifespan_context(app):
        yield app.state.services


def spent(budget: Budget, person: str | None, address: str, most: int = 100) -> int:
    """How often it is granted at once."""
    for count in range(most):
        try:
            budget.spend(person, address, 0.0)
        except Refusal:
            return count
    return most


def test_a_person_has_a_budget_and_an_address_one_for_several() -> None:
    budget = Budget(1.0, 5)
    assert spent(budget, "ann", "house") == 5
    assert spent(budget, "ann", "elsewhere") == 0
    assert [spent(budget, f"person {number}", "house") for number in range(4)] == [5, 5, 5, 0]
    assert spent(budget, None, "school") == 5 * ADDRESS_SHARES


def test_strangers_at_an_address_do_not_keep_those_who_sit_from_going_on(services: Services) -> None:
    """They play on within limits of their own; what else they ask for counts for the address, too."""
    going_on = [r.Start(), r.Next(), r.Rematch(), r.Hurry(), r.Leave(), r.Cover(), r.Uncover(chair=0)]
    for number in range(100):
        with suppress(Refusal):
            for _ in range(100):
                services.spend(r.Fill(chair=0, level="easy"), f"stranger {number}", "house", 0.0, is_seated=True)
    for person, message in enumerate(going_on):
        services.spend(message, f"player {person}", "house", 0.0, is_seated=True)
        with pytest.raises(Refusal):
            services.spend(message, f"guest {person}", "house", 0.0, is_seated=False)
    for _ in range(int(services.config.arrange_burst) - 1):
        services.spend(r.Next(), "player 0", "house", 0.0, is_seated=True)
    with pytest.raises(Refusal, match="slow-down"):
        services.spend(r.Next(), "player 0", "house", 0.0, is_seated=True)


COSTLY = (r.Change(settings=Settings()), r.Advise(), r.Fill(chair=0, level="easy"))
"""A message of each budget."""


def use_up(services: Services, address: str) -> None:
    """Strangers at an address send all costly messages that they may."""
    for message in COSTLY:
        for number in range(100):
            with suppress(Refusal):
                for _ in range(100):
                    services.spend(message, f"stranger {number}", address, 0.0, is_seated=False)


def is_granted(services: Services, message: r.Message, person: str, address: str, *, is_seated: bool) -> bool:
    try:
        services.spend(message, person, address, 0.0, is_seated=is_seated)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("message", COSTLY, ids=lambda message: type(message).__name__)
def test_strangers_at_an_address_take_nothing_from_those_who_sit(services: Services, message: r.Message) -> None:
    use_up(services, "house")
    assert not is_granted(services, message, "newcomer", "house", is_seated=False)
    assert is_granted(services, message, "ann", "house", is_seated=True)
    assert is_granted(services, message, "ann", "house", is_seated=False), "at another table, where she only watches"
    for _ in range(100):
        is_granted(services, message, "bob", "house", is_seated=True)
    assert not is_granted(services, message, "bob", "house", is_seated=True), "he has limits of his own"


def test_not_everybody_at_an_address_can_sit_down_to_escape_its_limits(services: Services) -> None:
    use_up(services, "house")
    sitting = [is_granted(services, COSTLY[0], f"player {number}", "house", is_seated=True) for number in range(100)]
    assert sitting == [True] * REGULARS_AT_ADDRESS + [False] * (100 - REGULARS_AT_ADDRESS)
    assert is_granted(services, COSTLY[0], "player 0", "house", is_seated=True), "who came first stays"
    assert is_granted(services, COSTLY[0], "ann", "elsewhere", is_seated=True)


async def nobody(_person: str) -> bool:
    return False


async def everybody(_person: str) -> bool:
    return True


async def test_a_regular_who_is_gone_makes_room_for_another() -> None:
    regulars = Regulars(nobody)
    assert all(regulars.note(f"player {number}", "house", float(number)) for number in range(REGULARS_AT_ADDRESS))
    assert not regulars.note("ann", "house", STAYS)
    assert regulars.note("ann", "house", STAYS + 0.5)
    assert [regulars.has(f"player {number}", "house", STAYS + 0.5) for number in range(2)] == [False, True]
    assert not await regulars.find_out("bob", "house", STAYS + 0.5)


async def test_regulars_are_forgotten_before_they_fill_the_memory() -> None:
    regulars = Regulars(everybody)
    for number in range(REGULARS_KEPT + 5):
        assert await regulars.find_out("ann", f"house {number}", 0.0)
    assert [regulars.has("ann", f"house {number}", 0.0) for number in (0, 4, 5)] == [False, False, True]


async def test_people_with_a_chair_look_things_up_where_strangers_have_used_up_everything(services: Services) -> None:
    hub = services.hub
    await hub.make_table(Settings(), [], ("ann", r.Sit(name="Ann"), []))
    with hub.storage.engine.begin() as connection:
        connection.execute(schema.people.insert().values(person="bob", name="Bob"))
    budget = Budget(1e-9, 2)
    for number in range(2 * ADDRESS_SHARES):
        await services.spend_on(budget, request_of(services, f"stranger {number}"))
    for known in ("ann", "bob"):  # who has a chair, and who has played
        await services.spend_on(budget, request_of(services, known))
    for nobody_known in (None, "stranger 0", "carol"):
        with pytest.raises(Refusal, match="slow-down"):
            await services.spend_on(budget, request_of(services, nobody_known))
    await services.spend_on(budget, request_of(services, "ann"))
    with pytest.raises(Refusal, match="slow-down"):  # by now it is too much for her, too
        await services.spend_on(budget, request_of(services, "ann"))


def request_of(services: Services, person: str | None) -> HTTPConnection:
    cookie = {"cookie": f"lastcard={services.identities.cookie(person)}"} if person else {}
    return HTTPConnection({**scope_of("http", "/", cookie), "client": ("203.0.113.9", 5)})


async def test_people_with_a_chair_find_other_tables_where_strangers_guess(services: Services) -> None:
    code = await services.hub.make_table(Settings(), [], ("bob", r.Sit(name="Bob"), []))
    await services.hub.make_table(Settings(), [], ("ann", r.Sit(name="Ann"), []))
    for guess in range(100):
        with suppress(Refusal):
            await services.find_room(f"AAAA{guess:04}", "house", "stranger")
    with pytest.raises(Refusal, match="slow-down"):
        await services.find_room(code, "house", "stranger")
    assert await services.find_room(code, "house", screen_of("ann")) is services.hub.rooms[code]
    for guess in range(int(services.config.guess_burst)):
        with pytest.raises(Refusal, match="no-table"):
            await services.find_room(f"AAAA{guess:04}", "house", "ann")
    with pytest.raises(Refusal, match="slow-down"):
        await services.find_room(code, "house", "ann")


async def test_members_of_a_circle_and_programs_come_in_where_strangers_guess(services: Services) -> None:
    storage, hub, now = services.hub.storage, services.hub, 0.0
    circle = make_circle(storage.engine, "ann", "Ann", "Friends", Settings())
    code = await hub.make_table(Settings(), [], ("ann", r.Sit(name="Ann"), []))
    table = hub.rooms[code].table
    table.programs.lend("ann", "lastcard_x", time() + 60)
    for guess in range(100):
        with suppress(Refusal):
            await services.find_room(f"AAAA{guess:04}", "house", "stranger")
    with pytest.raises(Refusal, match="slow-down"):
        await services.find_room(code, "house", "stranger")
    with pytest.raises(Refusal, match="slow-down"):
        await services.find_circle(circle.code, "house", "stranger")
    assert (await services.find_circle(circle.code, "house", "ann")).id == circle.id
    assert await services.owner_of_seat(code, "house", "lastcard_x") == "ann"
    assert await services.owner_of_seat(code, "house", "lastcard_y") is None
    table.handle("ann", r.Leave(), now)
    assert await services.owner_of_seat(code, "house", "lastcard_x") is None


async def test_looking_at_tables_opens_none_of_them(services: Services) -> None:
    """Whoever has made a thousand could otherwise have them all in memory, with their rounds."""
    hub = services.hub
    codes = [await hub.make_table(Settings(), []) for _ in range(3)]
    for room in hub.rooms.values():
        room.shut()
    hub.rooms.clear()
    assert [(await services.find_lobby(code, "house", "ann")).code for code in codes] == codes
    assert await services.owner_of_seat(codes[0], "house", "lastcard_x") is None
    assert hub.rooms == {}


async def test_people_without_a_cookie_share_no_budget_but_that_of_their_address(tmp_path: Path) -> None:
    app = make_app(Config(database_in(tmp_path)), open_storage(database_in(tmp_path)))
    async with app.router.lifespan_context(app):
        circle = make_circle(app.state.services.hub.storage.engine, "ann", "Ann", "Friends", Settings())
        asked = scope_of("http", f"/api/circles/{circle.code}")
        answers = {address: (await ask(app, {**asked, "client": (address, 5)}))[0] for address in addresses(90)}
        assert set(answers.values()) == {200}
        again = [(await ask(app, {**asked, "client": ("203.0.113.1", 5)}))[0] for _ in range(150)]
        assert again[-1] == 429


def addresses(number: int) -> list[str]:
    return [f"198.51.100.{host}" for host in range(1, number + 1)]


async def test_tables_are_made_while_somebody_is_deleted(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """For that all tables are looked through, and people who delete themselves cost nothing to make."""
    is_made = Event()
    monkeypatch.setattr("lastcard.server.live.hub.forget_person", lambda *_: is_made.wait(30))
    forgetting = [asyncio.create_task(services.hub.forget(f"{number:032}")) for number in range(70)]
    await asyncio.sleep(0)
    await asyncio.wait_for(services.hub.make_table(Settings(), []), 20)
    is_made.set()
    refused = [each for each in await asyncio.gather(*forgetting, return_exceptions=True) if each is not None]
    assert [str(each) for each in refused] == ["slow-down"] * (70 - 1 - WAITING_WORK), "one is under way"


async def test_a_wrong_token_is_a_guess(services: Services) -> None:
    code = await services.hub.make_table(Settings(), [])
    for _ in range(100):
        assert await services.owner_of_seat(code, "house", "lastcard_x") is None
    with pytest.raises(Refusal, match="slow-down"):
        await services.find_room(code, "house", "stranger")


def said(budget: MessageBudget, person: str, is_seated: bool) -> tuple[int, str]:
    """How many messages somebody of one house may send at once, and what is said then."""
    for count in range(1000):
        try:
            budget.spend(person, "house", is_seated, 0.0)
        except Refusal as refusal:
            return count, refusal.code
    return 1000, ""


def test_new_people_of_an_address_share_its_messages_and_those_who_sit_do_not() -> None:
    budget = MessageBudget(1.0, 5)
    strangers = [said(budget, f"stranger {number}", is_seated=False) for number in range(STRANGERS_SHARES + 3)]
    assert sum(count for count, _ in strangers) == 5 * STRANGERS_SHARES
    assert strangers[0] == (5, "rate")
    assert strangers[-1] == (0, "slow-down")
    house = [said(budget, f"player {number}", is_seated=True) for number in range(45)]
    assert house == [(5, "rate")] * 45


def test_other_nodes_are_told_of_many_messages_at_a_time() -> None:
    budget = MessageBudget(1.0, 100)
    limit = budget.limits()["people"]
    limit.spent = Counter()
    for number in range(TOLD_FROM):
        assert limit.take_spent() == {}, number
        budget.spend("ann", "house", True, 0.0)
    assert limit.take_spent() == {"ann": TOLD_FROM}
    assert limit.take_spent() == {}


KEPT_READY = (
    "/api/health",
    "/api/choices",
    "/api/openapi.json",
    "/api/me",
    "/api/tables",
    "/api/tables/{code}",
    "/metrics",
)
"""What is answered from what lies ready: a table that was looked up is open for a while."""
EXAMPLES = {
    "code": "AAAAAAA2",
    "round_id": "a" * 24,
    "number": "1",
    "edition": "flip",
    "handle": "0" * 12,
}


ONCE: dict[str, Any] = {
    f"{what}_{part}": often
    for what in ("make", "replay", "look", "review", "guess")
    for part, often in (("rate", 1e-9), ("burst", 1))
}


async def test_whatever_is_looked_up_or_worked_out_is_limited(tmp_path: Path) -> None:
    app = make_app(Config(database_in(tmp_path), **ONCE), open_storage(database_in(tmp_path)))
    async with app.router.lifespan_context(app):
        services = app.state.services
        paths = json.loads((await ask(app, scope_of("http", "/api/openapi.json")))[1])["paths"]
        unlimited = []
        for path in sorted(path for path in paths if "get" in paths[path] and path not in KEPT_READY):
            person = {"cookie": f"lastcard={services.identities.cookie(services.identities.issue())}"}
            asked = scope_of("http", path.format(**EXAMPLES), person)
            asked["client"] = (f"203.0.113.{len(path)}", 5)
            answers = [(await ask(app, asked))[0] for _ in range(ADDRESS_SHARES + 1)]
            if answers[-1] != 429:
                unlimited.append((path, answers))
    assert unlimited == []
