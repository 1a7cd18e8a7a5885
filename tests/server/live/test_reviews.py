"""Reviews of finished rounds: made aside, told while they are made, kept, bounded, and never at a bot's expense."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI

from databases import DATABASES, new_database
from fair_rounds import sealed
from lastcard import Game
from lastcard.analysis.review import review
from lastcard.bots import make_bot
from lastcard.limits import REVIEWS_AT_A_TIME, REVIEWS_OF_ADDRESS
from lastcard.record import Move, Record, read_record
from lastcard.record.rules_version import RULES_VERSION
from lastcard.record.writer import write_round
from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.http.identity import COOKIE
from lastcard.server.live.analysis_process import get_ready
from lastcard.server.live.bot_processes import BotProcesses
from lastcard.server.live.reviews import Reviews
from lastcard.server.services import Services
from lastcard.server.store.storage import open_storage
from lastcard.server.store.writes import Write
from lastcard.table import Refusal
from lastcard.table.log import FinishedRound
from loop_cost import watch_loop

pytestmark = pytest.mark.once
ROUND = "a" * 24
SEAT = 1
Lines = list[dict[str, Any]]


def played(options: dict[str, object]) -> str:
    """The record of a round between three bots."""
    game, bot = Game.deal("classic", 3, 5, options=options), make_bot("normal", "s")
    moves = []
    while game.decision is not None:
        seat = game.decision.seat
        action = bot.choose(game.view(seat))
        game.apply(action, seat)
        moves.append(Move(seat, action))
    record = Record("classic", 3, seed=5, rounds=[moves], names=["Ann"] * 3, options=options)
    return write_round(record, game)


RECORD = played({"hand_size": 4})


@pytest.fixture(scope="module")
def bots() -> Iterator[BotProcesses]:
    processes = BotProcesses(1)
    yield processes
    processes.close()


@pytest.fixture
def reviews(bots: BotProcesses) -> Reviews:
    return Reviews(bots)


async def told(reviews: Reviews, reader: str = "Ann", is_open: bool = False, record: str = RECORD) -> Lines:
    parts = [part async for part in reviews.read(reader, (ROUND, SEAT, is_open), record)]
    return [json.loads(line) for part in parts for line in part.splitlines()]


@pytest.mark.parametrize("is_open", [False, True])
async def test_a_review_in_pieces_is_the_review(reviews: Reviews, is_open: bool) -> None:
    made = review(read_record(RECORD), SEAT, is_open)
    begun, *steps, ended = await told(reviews, is_open=is_open)
    quick, steps = steps[: len(made.chances)], latest(steps)
    assert begun == {"type": "begin", "steps": len(made.chances)}
    assert [step["chances"] for step in steps] == made.chances
    assert [step["step"] for step in steps] == list(range(len(made.chances)))
    judged = [step["judged"] for step in steps if step["judged"] is not None]
    assert judged == msgspec.to_builtins(made.judged)
    assert ended == {
        "type": "end", "moments": made.moments, "began": made.began, "given_away": made.given_away, "luck": made.luck,
        "is_final": True,
    }  # fmt: skip
    assert [step["chances"] for step in quick] == made.chances
    assert [step["judged"] is None for step in quick] == [step["judged"] is None for step in steps]
    kept = await told(reviews, is_open=is_open)
    assert kept == [begun, *steps, ended], "once it is made, only what it has come to is told"


def latest(lines: Lines) -> Lines:
    """The steps of a review as they were told last."""
    return list({line["step"]: line for line in lines if line["type"] == "step"}.values())


async def test_there_is_a_whole_review_before_the_thorough_one(reviews: Reviews) -> None:
    reviews.forget()
    lines = await told(reviews)
    first = next(place for place, line in enumerate(lines) if line["type"] == "end")
    assert not lines[first]["is_final"]
    assert first == lines[0]["steps"] + 1
    again = lines[first + 1 : -1]
    assert again
    assert all(line["judged"] is not None for line in again)
    assert any(line not in lines[:first] for line in again)
    assert lines[-1]["is_final"]


async def test_it_is_told_while_it_is_made(reviews: Reviews) -> None:
    parts = [part async for part in reviews.read("Ann", (ROUND, SEAT, False), played({}))]
    assert len(parts) > 1, "the first steps came before the last ones were made"


async def test_a_review_is_made_once_and_forgotten_when_asked_to(reviews: Reviews) -> None:
    first = await told(reviews)
    whole = [first[0], *latest(first), first[-1]]
    assert await told(reviews, record="nothing that could be reviewed") == whole
    reviews.forget()
    with pytest.raises(Refusal):
        await told(reviews, record="nothing that could be reviewed")


async def test_a_process_is_started_once_for_whoever_may_want_a_review() -> None:
    processes = BotProcesses(1)
    Reviews(processes).prepare()
    Reviews(processes).prepare()
    assert processes.pending == 1
    processes.close()


async def test_a_process_is_made_ready_when_the_server_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[object] = []
    monkeypatch.setattr(BotProcesses, "warm_up", lambda _, function: began.append(function))
    database = database_in(tmp_path)
    app: FastAPI = make_app(Config(database), open_storage(database))
    async with app.router.lifespan_context(app):
        until = monotonic() + 30
        while not began and monotonic() < until:
            await asyncio.sleep(0.01)
    assert began == [get_ready]


async def test_two_readers_share_what_is_made(reviews: Reviews) -> None:
    both = await asyncio.gather(told(reviews, "Ann"), told(reviews, "Bob"))
    assert both[0] == both[1]
    assert both[0][-1]["type"] == "end"


async def test_a_second_review_ends_the_first_of_the_same_reader(reviews: Reviews) -> None:
    first, second = await asyncio.gather(told(reviews), told(reviews, is_open=True))
    assert first[-1:] != second[-1:]
    assert [line for line in first if line["type"] == "end"] == []
    assert second[-1]["type"] == "end"
    assert reviews._making == {}


async def test_what_nobody_reads_any_more_is_not_made(reviews: Reviews, bots: BotProcesses) -> None:
    reading = asyncio.create_task(told(reviews))
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    until = monotonic() + 30
    while bots.pending and monotonic() < until:
        await asyncio.sleep(0.01)
    assert not bots.pending
    assert reviews._making == {}
    assert reviews._kept == {}


async def test_only_so_many_are_made_at_a_time(reviews: Reviews) -> None:
    reads = [reviews.read(str(number), (f"{number:024}", 0, False), RECORD) for number in range(REVIEWS_AT_A_TIME)]
    waiting = [asyncio.ensure_future(anext(each)) for each in reads]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="slow-down"):
        await told(reviews, "late")
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert reviews._making == {}


async def test_strangers_at_an_address_leave_room_for_others(reviews: Reviews) -> None:
    keys = [(f"{number:024}", 0, False) for number in range(REVIEWS_OF_ADDRESS + 1)]
    reads = [reviews.read(str(key), key, RECORD, "house") for key in keys]
    waiting = [asyncio.ensure_future(anext(each)) for each in reads]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="slow-down"):
        await waiting.pop()
    ann = asyncio.ensure_future(anext(reviews.read("ann", keys[-1], RECORD)))
    await asyncio.sleep(0)
    assert not ann.done(), "hers is being made"
    for each in (ann, *waiting):
        each.cancel()
    await asyncio.gather(ann, *waiting, return_exceptions=True)


async def test_bots_think_first(bots: BotProcesses) -> None:
    """While a piece of work is done, a bot and another piece come: the bot is next, although it came last."""
    game = Game.deal("classic", 4, 2)
    assert game.decision is not None
    first, second = bots.work_aside(sleep, 0.3), bots.work_aside(sum, [2])
    thought: Any = bots.think("T", "hard", "s", game.view(game.decision.seat))
    await asyncio.wrap_future(first)
    assert await asyncio.wrap_future(second) == 2
    assert thought.future.done()


async def test_work_that_fails_says_so(bots: BotProcesses) -> None:
    with pytest.raises(TypeError):
        await asyncio.wrap_future(bots.work_aside(sum, 1))
    assert await asyncio.wrap_future(bots.work_aside(sum, [3])) == 3


async def test_rounds_that_cannot_be_reviewed(reviews: Reviews) -> None:
    """Of other rules, or not as they were played."""
    state = next(line for line in RECORD.splitlines() if line.startswith("state: "))
    other = RECORD.replace(state, f"state: {'0' * 16}")
    older = other.replace(f"rules: {RULES_VERSION}\n", f"rules: {RULES_VERSION - 1}\n")
    for record, code in (
        (sealed(older), "other-rules"),
        (sealed(other), "unreadable-round"),
        (other, "unreadable-round"),
    ):
        with pytest.raises(Refusal) as refused:
            await told(reviews, record=record)
        assert refused.value.code == code
    assert reviews._kept == {}


async def test_a_review_takes_only_so_long(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    """What there is then is told to its end."""
    monkeypatch.setattr("lastcard.server.live.reviews.REVIEW_TIME", 0.01)
    begun, *steps, _, ended = await told(reviews, record=played({}))
    assert 0 < len(steps) < begun["steps"]
    assert (ended["type"], ended["is_final"]) == ("end", True)
    assert max(ended["moments"]) < len(steps)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param) or database_in(tmp_path)


def finished(people: list[str]) -> FinishedRound:
    return FinishedRound(ROUND, "classic", people, ["Ann"] * 3, 0, [0] * 3, RECORD)


async def test_by_http(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever has the link; it never takes the loop for long, and is gone when somebody is deleted."""
    monkeypatch.setattr("lastcard.server.garbage.tidy_up", lambda **_: None)  # that of all other tests, too
    app: FastAPI = make_app(Config(database), open_storage(database))
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        person = services.identities.issue()
        services.hub.storage.commit([Write("AAAAAAA2", finished=finished(["x", person, "y"]))])
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            assert (await client.get(f"/api/rounds/{ROUND}")).json()["you"] is None
            cookie = {"cookie": f"{COOKIE}={services.identities.cookie(person)}"}
            assert (await client.get(f"/api/rounds/{ROUND}", headers=cookie)).json()["you"] == 1
            with watch_loop() as probe:
                answer = await client.get(f"/api/rounds/{ROUND}/review?seat={SEAT}")
            assert answer.headers["content-type"] == "application/x-ndjson"
            lines = [json.loads(line) for line in answer.text.splitlines()]
            assert (lines[0]["type"], lines[-1]["type"]) == ("begin", "end")
            assert len(latest(lines)) == lines[0]["steps"]
            assert "Ann" not in answer.text
            assert probe.longest < 0.02
            again = await client.get(f"/api/rounds/{ROUND}/review?seat={SEAT}")
            assert again.text.splitlines()[-1] == answer.text.splitlines()[-1]
            assert len(again.text.splitlines()) == lines[0]["steps"] + 2
            assert (await client.get(f"/api/rounds/{ROUND}/review?seat=3")).status_code == 422
            assert (await client.get(f"/api/rounds/{'b' * 24}/review")).status_code == 404
            assert len(services.hub.reviews._kept) == 1
            await services.hub.forget(person)
            assert services.hub.reviews._kept == {}
