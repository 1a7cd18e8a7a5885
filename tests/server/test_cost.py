"""Nothing that a client sends takes the event loop for long: every endpoint and every message, with the worst of input.

A new endpoint or message fails here until it has an input. What is measured is the work of the event loop's thread, the
least of several tries, so that a busy machine makes no difference.
"""

import asyncio
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from starlette.types import Scope

from costly_inputs import HEADER_SETS, JSON, QUERIES, SETTINGS, TOML, WIDE, WIDE_IN_URL, largest, told
from lastcard import Game
from lastcard.editions.files import keep
from lastcard.limits import CIRCLE_MEMBERS, ROUND_ACTIONS, VISITORS
from lastcard.record import Move, Record
from lastcard.record.writer import write_round
from lastcard.server.store.circles import join_circle, make_circle
from lastcard.server.store.storage import Storage
from lastcard.server.store.writes import Write
from lastcard.table import Settings, Table
from lastcard.table import requests as r
from lastcard.table.log import FinishedRound
from lastcard.table.match.round_tally import SeatTally
from loop_cost import MOST, TRIES, Socket, ask, cost_of, endpoints, opened, scope_of, watch_loop
from playing import play
from rooms import RoomFixture

pytestmark = pytest.mark.once
# ruff: noqa: E501, these are lists of nonsense
ROUND = "a" * 24
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
    ("GET", "/api/editions/{edition}"): [
        "/api/editions/KNOWN",
        "/api/editions/x@y",
        "/api/editions/" + "@" * 90,
        "/api/editions/kids.toml",
    ],
    ("POST", "/api/tables"): ["/api/tables"],
    ("POST", "/api/editions"): ["/api/editions"],
    ("GET", "/api/me/evenings"): ["/api/me/evenings"],
    ("GET", "/api/me/circles"): ["/api/me/circles"],
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

WITHOUT_BODY = {"/api/me/transfers", "/api/circles/{code}/link"}


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


def requests(cookie: str, circle: str, edition: str) -> Iterator[tuple[Scope, bytes]]:
    """Each path with the worst headers, the worst queries and the worst bodies."""
    for (method, route), given in PATHS.items():
        paths = [path.replace("CIRCLE", circle).replace("KNOWN", edition) for path in given]
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
        assert set(BODIES) | WITHOUT_BODY == {path for method, path in PATHS if method in ("POST", "PUT")}
        person = services.identities.issue()
        for number in range(50):
            made = {"settings": {"custom": largest(number), "public": True}, "bots": ["easy"]}
            status, _ = await ask(app, scope_of("http", "/api/tables", method="POST"), json.dumps(made).encode())
            assert status == 200
        services.hub.storage.commit([Write("AAAAAAA2", finished=long_round(person))])
        circle = largest_circle(services.hub.storage, person)
        known = keep(largest(0)).id
        for scope, body in requests(f"lastcard={services.identities.cookie(person)}", circle, known):
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
        fixture.send(fixture.connections[0], r.Start())
        round_ = fixture.room.table.match.runner.round  # type: ignore[union-attr]
        round_.moves = [Move(number % 2, "play w+3 yellow uno") for number in range(ROUND_ACTIONS - 1)]
        round_.game = Game.setup("classic", hands=["r1", "b1 b2"], discard="r5")
        with watch_loop() as probe:
            asyncio.get_running_loop().call_soon(fixture.act, 0, "play r1")
            await asyncio.sleep(0.01)
        assert fixture.room.table.lobby.is_over
        costs.append(probe.longest)
    assert min(costs) < MOST


MESSAGES: dict[type[r.Message], list[bytes]] = {
    r.Sit: [told(r.Sit, name=WIDE * 200), told(r.Sit, name="\u0300" * 200, chair=9)],
    r.Rename: [told(r.Rename, name=WIDE * 200), told(r.Rename, name="a\u200d" * 100)],
    r.Leave: [told(r.Leave)],
    r.Act: [told(r.Act, action="play " + "w" * 35, move=2**53 - 1), told(r.Act, action="draw", move=0), told(r.Act, action=WIDE * 40, move=0)],
    r.Uncover: [told(r.Uncover, chair=0), told(r.Uncover, chair=9)],
    r.Cover: [told(r.Cover)],
    r.Explain: [told(r.Explain, action="play w+3"), told(r.Explain, action="lay " + "r1 " * 12), told(r.Explain, action="catch " + "9" * 30)],
    r.Advise: [told(r.Advise)],
    r.Start: [told(r.Start)],
    r.Next: [told(r.Next)],
    r.Hurry: [told(r.Hurry)],
    r.Rematch: [told(r.Rematch)],
    r.Commit: [told(r.Commit, commitment="f" * 64)],
    r.Reveal: [told(r.Reveal, share="f" * 64), told(r.Reveal, share="f" * 30_000)],
    r.Fill: [told(r.Fill, chair=9, level="normal"), told(r.Fill, chair=0, level="x" * 20)],
    r.Free: [told(r.Free, chair=9)],
    r.Remove: [told(r.Remove, handle="f" * 16)],
    r.Admit: [told(r.Admit, handle="f" * 16, admitted=True)],
    r.Host: [told(r.Host, chair=0)],
    r.Lock: [told(r.Lock, locked=False)],
    r.Pace: [told(r.Pace, pace="usual"), told(r.Pace, pace="x" * 30_000)],
    r.Change: [told(r.Change, settings={"seats": 10, **each}) for each in SETTINGS.values()],
    r.Mute: [told(r.Mute, handle="f" * 16, muted=True)],
    r.Consent: [told(r.Consent, agreed=True), told(r.Consent, agreed=False)],
    r.Lend: [told(r.Lend), told(r.Lend, hours=720), told(r.Lend, hours=10**9)],
    r.Reclaim: [told(r.Reclaim)],
    r.Chat: [told(r.Chat, text=WIDE * 200), told(r.Chat, text=WIDE * 1000)],
    r.React: [told(r.React, reaction="x" * 16), told(r.React, reaction="clap")],
    r.Pong: [told(r.Pong, ping="x"), told(r.Pong, ping=-1)],
}  # fmt: skip
BETWEEN_ROUNDS = (r.Change, r.Sit, r.Rename, r.Fill, r.Free, r.Lock, r.Host)


async def test_no_message_takes_the_loop_for_long(tmp_path: Path) -> None:
    """At a table with the largest edition, ten chairs and as many watchers as there may be."""
    assert set(MESSAGES) == set(get_args(r.Request))
    costs: dict[str, float] = {}
    async with opened(tmp_path) as (app, services):
        made = {"settings": {"custom": largest(1), "seats": 10, "public": True}, "bots": ["normal"] * 9}
        _, body = await ask(app, scope_of("http", "/api/tables", method="POST"), json.dumps(made).encode())
        code = json.loads(body)["code"]

        def come(name: str) -> Socket:
            return Socket(app, code, f"lastcard={services.identities.cookie(services.identities.issue())}", name)

        host = come("host")
        await host.opened()
        await host.tell(told(r.Sit, name="host", chair=0))
        watchers = [come(f"{number:03}" + WIDE_IN_URL * 20) for number in range(VISITORS)]
        for watcher in watchers:
            await watcher.opened()

        async def measure(kind: str, socket: Socket, data: bytes) -> None:
            costs[f"{kind} {data[:90]!r}"] = await cost_of(lambda: socket.tell(data))

        for early in BETWEEN_ROUNDS:
            for data in MESSAGES[early]:
                await measure("before", host, data)
        await host.tell(told(r.Change, settings=made["settings"]))
        for number in range(1, 10):
            await host.tell(told(r.Fill, chair=number, level="normal"))
        await measure("begin", host, told(r.Start))
        for kind, inputs in MESSAGES.items():
            for data in inputs:
                await measure("watcher", watchers[0], data)
                if kind is not r.Leave:
                    await measure("host", host, data)
        for data in JSON.values():
            await measure("junk", host, data)
        with watch_loop() as probe:
            late = come("late")
            while late.close_code is None:
                await host.tell(told(r.Explain, action="draw"))
        costs["one watcher too many"] = probe.longest
        assert host.last["type"] != "error" or not services.hub.rooms[code].is_lost
        for socket in (host, *watchers):
            await socket.close()
    slow = {what: round(cost * 1000) for what, cost in costs.items() if cost > MOST}
    assert slow == {}
