"""Nothing that a client sends takes the event loop for long: every endpoint and every message, with the worst of input.

A new endpoint or message fails here until it has an input. What is measured is the work of the event loop's thread, the
least of several tries, so that a busy machine makes no difference.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from fastapi import FastAPI
from starlette.types import Scope

from lastcard import Game
from lastcard.editions.files import keep
from lastcard.limits import CIRCLE_MEMBERS, HEADERS, MESSAGE, ROUND_ACTIONS, VISITORS
from lastcard.record import Move, Record
from lastcard.record.writer import write_round
from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.services import Services
from lastcard.server.store.circles import join_circle, make_circle
from lastcard.server.store.storage import Storage, open_storage
from lastcard.server.store.writes import Write
from lastcard.table import Settings, Table
from lastcard.table import messages as m
from lastcard.table.log import FinishedRound
from lastcard.table.match.round_tally import SeatTally
from loop_cost import Headers, Socket, ask, endpoints, scope_of, watch_loop
from playing import play
from rooms import RoomFixture

pytestmark = pytest.mark.once
# ruff: noqa: E501, these are lists of nonsense
MOST = 0.020
TRIES = 3
FREE = {
    f"{what}_{part}": 1e9
    for what in ("make", "change", "arrange", "replay", "look", "review", "coach", "guess", "message")
    for part in ("rate", "burst")
}
ROUND = "a" * 24
SYMBOLS = dict.fromkeys((*map(str, range(10)), *"SREDF", *(f"+{amount}" for amount in range(1, 17))), 1)


def largest(number: int) -> dict[str, Any]:
    """An edition with as many different cards as there may be, on two sides."""
    wilds = {"w": 20, "w+1": 30, "w+2": 30, "w+3": 30}
    return {
        "name": {"en": f"{number} " + "n" * 90, "zh-Hant": f"{number} " + "牌" * 30}, "about": "a" * 500,
        "colors": "bgry", "each_color": SYMBOLS, "cards": wilds,
        "dark": {"colors": "kopt", "each_color": SYMBOLS, "cards": wilds},
    }  # fmt: skip


def toml_of(number: int) -> str:
    lines = [
        f'name = "{number}"',
        'colors = "bgry"',
        "[each_color]",
        *(f'"{symbol}" = 1' for symbol in SYMBOLS),
        "[cards]",
    ]
    return "\n".join([*lines, '"w" = 20', '"F" = 1' if number < 0 else '"w+1" = 30', ""])


TOML = {
    "an edition": toml_of(1).replace('"F" = 1\n', ""),
    "an edition with a mistake": toml_of(2),
    "a mistake behind many lines": 'name = "x"\ncolors = "bgry"\n' + "#\n" * 8000 + "[cards]\nzz = 1\n",
    "many keys": "\n".join(f"a{number} = 1" for number in range(1700)),
    "many tables": "[[a]]\n" * 2700,
    "deep keys": "a" + ".a" * 8000 + " = 1",
    "deep headers": "[a" + ".a" * 8000 + "]",
    "deep lists": "a = " + "[" * 16_000,
    "deep tables": "a = " + "{a=" * 5000,
    "a long number": "a = " + "9" * 16_000,
    "a long hexadecimal number": "a = 0x" + "f" * 16_000,
    "a long name": f'name = "{"n" * 16_000}"',
    "a long key": f'"{"k" * 16_000}" = 1',
    "escapes": 'a = "' + '\\"' * 8000,
    "quotation marks": '"""' + '\\"""' * 4000 + "\\",
    "the most": "#" * 32_768,
    "too much": "#" * 70_000,
}  # fmt: skip
JSON = {
    "nothing": b"",
    "depth": b"[" * MESSAGE,
    "deep tables": b'{"a":' * 6000,
    "a long text": b'"' + b"\\u0000" * 5000 + b'"',
    "a long number": b"9" * MESSAGE,
    "no text": b"\xff" * MESSAGE,
    "many keys": json.dumps({f"k{number}": number for number in range(2000)}).encode(),
}
SETTINGS: dict[str, dict[str, Any]] = {
    "the largest edition": {"custom": largest(1)},
    "with a deck of its own": {"custom": largest(2), "options": {"deck": {f"{color}{symbol}": 1 for color in "bg" for symbol in SYMBOLS}}},
    "an edition of numbers": {"custom": {"name": "x", "colors": "bgry", "each_color": {str(number): number for number in range(2000)}}},
    "a long name": {"custom": {"name": "n" * 30_000, "colors": "bgry", "each_color": {"1-9": 2}}},
    "a long option": {"options": {"stacking": "x" * 30_000}},
    "an option with a long name": {"options": {"x" * 30_000: 1}},
    "many options": {"options": {f"o{number}": 1 for number in range(2000)}},
    "a long number": {"options": {"target_score": int("9" * 4000)}},
    "a long number in an edition": {"custom": {"name": "x", "colors": "bgry", "options": {"target_score": int("9" * 4000)}}},
    "a large deck": {"options": {"deck": {f"r{number}": 1 for number in range(2500)}}},
    "many wilds shown": {"custom": {**largest(3), "traits": {"shown_to_all": ["w"] * 5000}}},
    "depth": {"custom": json.loads('{"a":' * 400 + "1" + "}" * 400)},
}  # fmt: skip
HEADER_SETS: dict[str, Headers] = {
    "usual ones": {},
    "many languages": {"accept-language": "a," * (HEADERS // 2 - 200)},
    "a long language": {"accept-language": "a-" * (HEADERS // 2 - 200)},
    "a cookie of escapes": {"cookie": 'a="' + "\\1" * (HEADERS // 2 - 200) + '"'},
    "many cookies": {"cookie": "lastcard=1;" * (HEADERS // 11 - 50)},
    "many headers": {f"x-{number}": "1" for number in range(2000)},
    "a long header": {"cookie": "lastcard=" + "f" * 60_000},
}
QUERIES = (
    "",
    "a&" * 1000,
    "lang=" + "a-" * 900,
    "seat=" + "9" * 1900,
    "action=draw&" * 160,
    "action=play+wP&action=target+1&action=" + "a" * 1900,
    "&" * 60_000,
)
PATHS = {
    ("GET", "/api/health"): ["/api/health"],
    ("GET", "/metrics"): ["/metrics"],
    ("GET", "/api/me"): ["/api/me"],
    ("GET", "/api/choices"): ["/api/choices"],
    ("GET", "/api/openapi.json"): ["/api/openapi.json"],
    ("GET", "/api/tables"): ["/api/tables"],
    ("GET", "/api/me/tables"): ["/api/me/tables"],
    ("GET", "/api/me/rounds"): ["/api/me/rounds"],
    ("GET", "/api/tables/{code}"): ["/api/tables/AAAAAAA2", "/api/tables/" + "-" * 1900, "/api/tables/ﬀﬀﬀﬀﬀﬀﬀﬀ"],
    ("GET", "/api/rounds/{round_id}"): [f"/api/rounds/{ROUND}", "/api/rounds/" + "a" * 1900],
    ("GET", "/api/rounds/{round_id}/record"): [f"/api/rounds/{ROUND}/record"],
    ("GET", "/api/rounds/{round_id}/steps"): [f"/api/rounds/{ROUND}/steps"],
    ("GET", "/api/rounds/{round_id}/review"): [f"/api/rounds/{ROUND}/review"],
    ("POST", "/api/rounds/{round_id}/branches"): [f"/api/rounds/{ROUND}/branches"],
    ("GET", "/api/puzzles/{number}"): ["/api/puzzles/today", "/api/puzzles/1", "/api/puzzles/" + "9" * 1900],
    ("GET", "/api/lessons/{edition}/{number}"): [
        "/api/lessons/flip/6",
        "/api/lessons/" + "a" * 1900 + "/1",
        "/api/lessons/flip/" + "9" * 1900,
    ],
    ("GET", "/api/editions/{edition}"): ["/api/editions/x@y", "/api/editions/" + "@" * 90, "/api/editions/kids.toml"],
    ("POST", "/api/tables"): ["/api/tables"],
    ("POST", "/api/editions"): ["/api/editions"],
    ("GET", "/api/me/evenings"): ["/api/me/evenings"],
    ("GET", "/api/me/data"): ["/api/me/data"],
    ("POST", "/api/me/transfers"): ["/api/me/transfers"],
    ("POST", "/api/me/device"): ["/api/me/device"],
    ("POST", "/api/circles"): ["/api/circles"],
    ("GET", "/api/circles/{code}"): ["/api/circles/CIRCLE", "/api/circles/" + "ﬀ" * 30],
    ("PUT", "/api/circles/{code}"): ["/api/circles/CIRCLE"],
    ("POST", "/api/circles/{code}/members"): ["/api/circles/CIRCLE/members"],
    ("DELETE", "/api/circles/{code}/members/{handle}"): ["/api/circles/CIRCLE/members/0123456789ab"],
    ("POST", "/api/circles/{code}/link"): ["/api/circles/CIRCLE/link"],
    ("DELETE", "/api/me"): ["/api/me"],
}
BODIES = {
    "/api/me/device": [*JSON.values(), json.dumps({"token": "x" * 30_000}).encode()],
    "/api/circles": [
        *JSON.values(),
        *(
            json.dumps({"circle": "\u0300" * 200, "name": "\u0300" * 200, "settings": each}).encode()
            for each in SETTINGS.values()
        ),
    ],
    "/api/circles/{code}": [
        *JSON.values(),
        *(json.dumps({"circle": "c", "settings": each}).encode() for each in SETTINGS.values()),
    ],
    "/api/circles/{code}/members": [*JSON.values(), json.dumps({"name": "a\u200d" * 100}).encode()],
    "/api/rounds/{round_id}/branches": [
        *JSON.values(),
        *(
            json.dumps({"step": step, "seat": 3, "name": "\u0300" * 200, "pile": pile}).encode()
            for step in (0, 999, 100_000)
            for pile in ("real", "shuffled", "x" * 30_000)
        ),
    ],
    "/api/tables": [*JSON.values(), *(json.dumps({"settings": each}).encode() for each in SETTINGS.values())],
    "/api/editions": [*JSON.values(), *(text.encode() for text in TOML.values())],
}


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[FastAPI, Services]]:
    app = make_app(Config(database_in(folder), **FREE), open_storage(database_in(folder)))  # type: ignore[arg-type]
    async with app.router.lifespan_context(app):
        yield app, app.state.services


async def cost_of(request: Any) -> float:
    """The least of several tries."""
    least = 1.0
    for _ in range(TRIES):
        with watch_loop() as probe:
            await asyncio.ensure_future(request())  # a task of its own, whose every step is measured
        least = min(least, probe.longest)
        if least < MOST / 2:
            break
    return least


def long_round(person: str) -> FinishedRound:
    """A round of the largest edition, as far as its first thousand moves."""
    document = largest(9)
    edition, dice = keep(document), Random(1)
    game = Game.deal(edition, 4, 1)
    moves = [Move(done.seat, str(done.action)) for done in islice(play(game, dice), 1000)]
    record = Record(edition.id, 4, seed=1, rounds=[moves], names=["n" * 24] * 4, custom=document)
    return FinishedRound(ROUND, edition.id, [person] * 4, record.names, 0, [0] * 4, write_round(record, game))


def largest_circle(storage: Storage, person: str) -> str:
    """The code of a circle with as many members as there may be, and two hundred rounds of ten."""
    settings = msgspec.convert({"custom": largest(8)}, Settings)
    circle = make_circle(storage.engine, person, "n" * 24, "c" * 40, settings)
    for number in range(1, CIRCLE_MEMBERS):
        join_circle(storage.engine, circle, f"{number:032}", "n" * 24)
    lobby = Table.make("CIRCLE22", settings).lobby
    made = Write("CIRCLE22", msgspec.json.encode(lobby).decode(), is_new=True, circle=circle.id)
    people = [person, *(f"{number:032}" for number in range(1, 10))]
    tallies = [SeatTally() for _ in people]
    played = [
        FinishedRound(f"{number:024x}", f"e{number}", people, ["n" * 24] * 10, 0, [0] * 10, "", tallies)
        for number in range(200)
    ]
    storage.commit([made, *(Write("CIRCLE22", finished=each) for each in played)])
    return circle.code


def requests(cookie: str, circle: str) -> Iterator[tuple[Scope, bytes]]:
    """Each path with the worst headers, the worst queries and the worst bodies."""
    for (method, route), given in PATHS.items():
        paths = [path.replace("CIRCLE", circle) for path in given]
        for path in paths:
            for headers in HEADER_SETS.values():
                yield scope_of("http", path, {"cookie": cookie, **headers}, "", method), b""
            for query in QUERIES:
                yield scope_of("http", path, {"cookie": cookie}, query, method), b""
        for body in BODIES.get(route, []) if method in ("POST", "PUT") else []:
            yield scope_of("http", paths[0], {"cookie": cookie}, "", method), body


def describe(scope: Scope, body: bytes) -> str:
    return " ".join(str(scope[name])[:150] for name in ("method", "path", "query_string", "headers")) + str(body[:60])


async def test_no_request_takes_the_loop_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.server.live.reviews.REVIEW_TIME", 1.0)  # it is work of other processes
    costs: dict[str, float] = {}
    async with opened(tmp_path) as (app, services):
        assert set(PATHS) == endpoints(list(app.routes))
        person = services.identities.issue()
        for number in range(50):
            made = {"settings": {"custom": largest(number), "public": True}, "bots": ["easy"]}
            status, _ = await ask(app, scope_of("http", "/api/tables", method="POST"), json.dumps(made).encode())
            assert status == 200
        services.hub.storage.commit([Write("AAAAAAA2", finished=long_round(person))])
        circle = largest_circle(services.hub.storage, person)
        for scope, body in requests(f"lastcard={services.identities.cookie(person)}", circle):
            answers: list[int] = []

            async def request(scope: Scope = scope, body: bytes = body, answers: list[int] = answers) -> None:
                services.hub.public_tables.forget()
                answers.append((await ask(app, scope, body))[0])

            costs[describe(scope, body)] = await cost_of(request)
            assert answers[0] in {200, 403, 404, 413, 422}, (describe(scope, body), answers)
    slow = {what: round(cost * 1000) for what, cost in costs.items() if cost > MOST}
    assert slow == {}


async def test_the_end_of_the_longest_round_does_not_take_the_loop_for_long() -> None:
    costs = []
    for _ in range(TRIES):
        fixture = RoomFixture(2, 1, custom=largest(1))
        fixture.send(fixture.connections[0], m.Start())
        round_ = fixture.room.table.match.runner.round  # type: ignore[union-attr]
        round_.moves = [Move(number % 2, "play w+3 yellow uno") for number in range(ROUND_ACTIONS - 1)]
        round_.game = Game.setup("classic", hands=["r1", "b1 b2"], discard="r5")
        with watch_loop() as probe:
            asyncio.get_running_loop().call_soon(fixture.act, 0, "play r1")
            await asyncio.sleep(0.01)
        assert fixture.room.table.lobby.is_over
        costs.append(probe.longest)
    assert min(costs) < MOST


def told(kind: type[m.Message], **fields: object) -> bytes:
    return json.dumps({"type": kind.__name__.lower(), "id": 1, **fields}).encode()


WIDE = "\U0001f600"
MESSAGES: dict[type[m.Message], list[bytes]] = {
    m.Sit: [told(m.Sit, name=WIDE * 200), told(m.Sit, name="\u0300" * 200, chair=9)],
    m.Rename: [told(m.Rename, name=WIDE * 200), told(m.Rename, name="a\u200d" * 100)],
    m.Leave: [told(m.Leave)],
    m.Act: [told(m.Act, action="play " + "w" * 35, move=2**53 - 1), told(m.Act, action="draw", move=0), told(m.Act, action=WIDE * 40, move=0)],
    m.Uncover: [told(m.Uncover, chair=0), told(m.Uncover, chair=9)],
    m.Cover: [told(m.Cover)],
    m.Explain: [told(m.Explain, action="play w+3"), told(m.Explain, action="lay " + "r1 " * 12), told(m.Explain, action="catch " + "9" * 30)],
    m.Advise: [told(m.Advise)],
    m.Start: [told(m.Start)],
    m.Next: [told(m.Next)],
    m.Hurry: [told(m.Hurry)],
    m.Rematch: [told(m.Rematch)],
    m.Commit: [told(m.Commit, commitment="f" * 64)],
    m.Reveal: [told(m.Reveal, share="f" * 64), told(m.Reveal, share="f" * 30_000)],
    m.Fill: [told(m.Fill, chair=9, level="normal"), told(m.Fill, chair=0, level="x" * 20)],
    m.Free: [told(m.Free, chair=9)],
    m.Remove: [told(m.Remove, handle="f" * 16)],
    m.Admit: [told(m.Admit, handle="f" * 16, admitted=True)],
    m.Host: [told(m.Host, chair=0)],
    m.Lock: [told(m.Lock, locked=False)],
    m.Pace: [told(m.Pace, pace="usual"), told(m.Pace, pace="x" * 30_000)],
    m.Change: [told(m.Change, settings={"seats": 10, **each}) for each in SETTINGS.values()],
    m.Mute: [told(m.Mute, handle="f" * 16, muted=True)],
    m.Consent: [told(m.Consent, agreed=True), told(m.Consent, agreed=False)],
    m.Lend: [told(m.Lend), told(m.Lend, hours=720), told(m.Lend, hours=10**9)],
    m.Reclaim: [told(m.Reclaim)],
    m.Chat: [told(m.Chat, text=WIDE * 200), told(m.Chat, text=WIDE * 1000)],
    m.React: [told(m.React, reaction="x" * 16), told(m.React, reaction="clap")],
    m.Pong: [told(m.Pong, ping="x"), told(m.Pong, ping=-1)],
}  # fmt: skip
BETWEEN_ROUNDS = (m.Change, m.Sit, m.Rename, m.Fill, m.Free, m.Lock, m.Host)


async def test_no_message_takes_the_loop_for_long(tmp_path: Path) -> None:
    """At a table with the largest edition, ten chairs and as many watchers as there may be."""
    assert set(MESSAGES) == set(get_args(m.Request))
    costs: dict[str, float] = {}
    async with opened(tmp_path) as (app, services):
        made = {"settings": {"custom": largest(1), "seats": 10, "public": True}, "bots": ["normal"] * 9}
        _, body = await ask(app, scope_of("http", "/api/tables", method="POST"), json.dumps(made).encode())
        code = json.loads(body)["code"]

        def come(name: str) -> Socket:
            return Socket(app, code, f"lastcard={services.identities.cookie(services.identities.issue())}", name)

        host = come("host")
        await host.opened()
        await host.tell(told(m.Sit, name="host", chair=0))
        watchers = [come(f"{number:03}" + "%F0%9F%98%80" * 20) for number in range(VISITORS)]
        for watcher in watchers:
            await watcher.opened()

        async def measure(kind: str, socket: Socket, data: bytes) -> None:
            costs[f"{kind} {data[:90]!r}"] = await cost_of(lambda: socket.tell(data))

        for early in BETWEEN_ROUNDS:
            for data in MESSAGES[early]:
                await measure("before", host, data)
        await host.tell(told(m.Change, settings=made["settings"]))
        for number in range(1, 10):
            await host.tell(told(m.Fill, chair=number, level="normal"))
        await measure("begin", host, told(m.Start))
        for kind, inputs in MESSAGES.items():
            for data in inputs:
                await measure("watcher", watchers[0], data)
                if kind is not m.Leave:
                    await measure("host", host, data)
        for data in JSON.values():
            await measure("junk", host, data)
        with watch_loop() as probe:
            late = come("late")
            while late.close_code is None:
                await host.tell(told(m.Explain, action="draw"))
        costs["one watcher too many"] = probe.longest
        assert host.last["type"] != "error" or not services.hub.rooms[code].is_lost
        for socket in (host, *watchers):
            await socket.close()
    slow = {what: round(cost * 1000) for what, cost in costs.items() if cost > MOST}
    assert slow == {}
