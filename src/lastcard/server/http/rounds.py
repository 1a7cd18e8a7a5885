"""Finished rounds by HTTP: listed, downloaded, and replayed step by step."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import Struct

from lastcard.record import Step, open_event, read_record, replay
from lastcard.rules.model.errors import BadRecord
from lastcard.server.http.openapi import content, responses
from lastcard.server.http.responses import json_response, services_of, spend_looking
from lastcard.server.live.server_messages import Json, encode, view_seen
from lastcard.server.store.rows import RoundResult, StoredRound
from lastcard.table import Refusal

LISTED = 50
MOST_STEPS = 100
MOST_MOVES = 100_000
router = APIRouter()


class Finished(Struct, frozen=True):
    id: str
    edition: str
    names: list[str]
    winner: int
    points: list[int]
    ended: float
    url: str


class SharedRound(Finished, frozen=True):
    """A finished round for whoever has its link."""

    you: int | None
    """The seat of the one who asks; null if they did not play."""
    is_try_out: bool
    """Whether it went on from a moment of another round."""


class Replay(Struct, frozen=True):
    """Some steps of a round; step 0 is the deal."""

    total: int
    first: int
    steps: list[Json]


RoundId = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]


@router.get("/api/me/rounds", responses=responses(Finished, 429, is_list=True))
async def my_rounds(request: Request) -> Response:
    """Finished rounds that one has played in."""
    await spend_looking(request)
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    rounds = [] if person is None else await hub.run_in_thread(hub.storage.results_of, person, LISTED)
    return json_response([finished(request, each) for each in rounds])


def finished(request: Request, stored: RoundResult) -> Finished:
    url = f"{services_of(request).config.public_url.rstrip('/')}/r/{stored.id}"
    return Finished(stored.id, stored.edition, stored.names, stored.winner, stored.points, stored.ended, url)


async def find_round(request: Request, round_id: str) -> StoredRound:
    """Return a stored round by its id. Raises Refusal: there is none, or too many were looked up."""
    await spend_looking(request)
    hub = services_of(request).hub
    stored = await hub.run_in_thread(hub.storage.round, round_id)
    if stored is None:
        raise Refusal("no-round-id")
    return stored


@router.get("/api/rounds/{round_id}", responses=responses(SharedRound, 404, 422, 429))
async def show_round(request: Request, round_id: RoundId) -> Response:
    """A finished round, for whoever has its link."""
    stored = await find_round(request, round_id)
    shown, is_try_out = finished(request, stored), "\nposition: " in stored.record
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    hub.reviews.prepare()
    you = None if person is None else await hub.run_in_thread(hub.storage.seat_in, round_id, person)
    return json_response(SharedRound(**msgspec.structs.asdict(shown), you=you, is_try_out=is_try_out))


RECORD: dict[int | str, dict[str, Any]] = {
    **responses(Finished, 404, 422, 429),
    200: {"description": "The record", **content({"type": "string"}, "text/plain")},
}


@router.get("/api/rounds/{round_id}/record", response_class=PlainTextResponse, responses=RECORD)
async def download_round(request: Request, round_id: RoundId) -> Response:
    """The record, as `lastcard replay` reads it."""
    stored = await find_round(request, round_id)
    headers = {"content-disposition": f'attachment; filename="lastcard-{round_id[:8]}.txt"'}
    return Response(stored.record, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/rounds/{round_id}/steps", responses=responses(Replay, 404, 410, 422, 429))
async def replay_round(
    request: Request,
    round_id: RoundId,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
    is_open: Annotated[bool, Query(alias="open")] = False,
    first: Annotated[int, Query(ge=0, le=MOST_MOVES)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
) -> Response:
    """Step by step: as a seat saw it, as a watcher saw it, or with all hands open."""
    stored = await find_round(request, round_id)
    if seat is not None and seat >= len(stored.names):
        raise Refusal("no-chair", {"chair": seat + 1})
    services = services_of(request)
    await services.spend_on(services.replaying, request)
    with refusing_records():
        steps = await services.work_out(request, replay_steps, stored.record, seat, is_open, first, count)
    return Response(steps, media_type="application/json")


@contextmanager
def refusing_records() -> Iterator[None]:
    """Refuse a record that cannot be replayed. Raises Refusal."""
    try:
        yield
    except BadRecord as error:
        is_of_other_rules = error.key == "record-version"
        raise (Refusal("other-rules") if is_of_other_rules else Refusal("unreadable-round")) from error


def replay_steps(text: str, seat: int | None, is_open: bool, first: int, count: int) -> bytes:
    """Replay a record and return `count` of its steps from `first` on as JSON. It takes long: call it in a thread.

    Raises BadRecord if these rules lead elsewhere.
    """
    steps: list[Json] = []
    total = 0
    for total, step in enumerate(replay(read_record(text)), 1):
        if first <= total - 1 < first + count:
            steps.append(replay_step(step, seat, is_open))
    return encode(Replay(total, first, steps))


def replay_step(step: Step, seat: int | None, is_open: bool) -> Json:
    """Return a step as a seat saw it, or with all hands and drawn cards if `is_open`."""
    game = step.game
    seen: Json = {
        "move": None if step.move is None else str(step.move),
        "events": [event.seen_by(seat) for event in step.events],
        "view": view_seen(game.view(seat)),
    }
    if is_open:
        seen["hands"] = [game.hand(player) for player in range(game.seats)]
        seen["events"] = [open_event(event, game.seats) for event in step.events]
    return seen
