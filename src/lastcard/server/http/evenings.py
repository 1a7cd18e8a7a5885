"""What the server keeps of somebody, by HTTP: evenings and statistics, to look at, to take along and to delete."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from msgspec import Meta, Struct
from sqlalchemy import Engine

from lastcard.server.http.openapi import reference, request_body, responses
from lastcard.server.http.responses import json_response, person_of, read_as, services_of, spend_looking, spend_making
from lastcard.server.live.server_messages import encode
from lastcard.server.store.circles import circles_of
from lastcard.server.store.evenings import Evening, Sitting, evenings_of
from lastcard.server.store.storage import Storage
from lastcard.server.store.totals import Rival, Statistics, name_of, rivals_of, statistics_of
from lastcard.server.store.transfers import LASTS, offer_transfer, take_transfer
from lastcard.table import Refusal

router = APIRouter()

ROUNDS, ALL_ROUNDS = 200, 5_000
"""How many of the latest rounds are looked at: for the page, and for the download."""
RIVALS, ALL_RIVALS = 20, 1_000


class SittingSeen(Struct, frozen=True):
    name: str
    """Empty for bots, and for people who have deleted themselves."""
    is_you: bool
    is_bot: bool
    wins: int
    points: int


class EveningSeen(Struct, frozen=True):
    """Rounds of an edition that were played at a table one after another."""

    code: str
    edition: str
    rounds: list[str]
    """Ids, the last one first."""
    began: float
    """When its first round ended."""
    ended: float
    players: list[SittingSeen]


class CircleListed(Struct, frozen=True):
    code: str
    name: str


class Kept(Struct, frozen=True):
    """What the server keeps of somebody."""

    name: str
    evenings: list[EveningSeen]
    statistics: list[Statistics]
    rivals: list[Rival]
    circles: list[CircleListed]


class Deleted(Struct, frozen=True):
    deleted: bool


class Transfer(Struct, frozen=True):
    token: str
    seconds: float
    """How long the link can be used; it works once."""


class Device(Struct, forbid_unknown_fields=True, frozen=True):
    token: Annotated[str, Meta(max_length=64)]


class Moved(Struct, frozen=True):
    name: str


def evening_seen(evening: Evening, person: str) -> EveningSeen:
    """Return an evening as somebody may see it; people are names and nothing else."""
    players = sorted(evening.sittings.values(), key=lambda each: (-each.wins, -each.points))
    seen = [sitting_seen(each, person) for each in players]
    return EveningSeen(evening.code, evening.edition, evening.rounds, evening.began, evening.ended, seen)


def sitting_seen(sitting: Sitting, person: str) -> SittingSeen:
    is_you, is_bot = sitting.person == person, not sitting.person and not sitting.name
    return SittingSeen(sitting.name, is_you, is_bot, sitting.wins, sitting.points)


def read_kept(storage: Storage, person: str, rounds: int, rivals: int) -> bytes:
    """Return what is kept of somebody as JSON. It takes long: call it in a thread."""
    engine = storage.engine
    kept = Kept(
        name=name_of(engine, person),
        evenings=[evening_seen(each, person) for each in evenings_of(storage, person, rounds)],
        statistics=statistics_of(engine, person),
        rivals=rivals_of(engine, person, rivals),
        circles=list_circles(engine, person),
    )
    return encode(kept)


def list_circles(engine: Engine, person: str) -> list[CircleListed]:
    return [CircleListed(each.code, each.name) for each in circles_of(engine, person)]


async def kept_of(request: Request, rounds: int, rivals: int) -> bytes:
    services, person = services_of(request), person_of(request)
    await services.spend_on(services.replaying, request)
    return await services.work_out(request, read_kept, services.hub.storage, person, rounds, rivals)


@router.get("/api/me/evenings", responses=responses(Kept, 403, 429, 503))
async def my_evenings(request: Request) -> Response:
    """One's last evenings, statistics by edition, against whom, and circles."""
    return Response(await kept_of(request, ROUNDS, RIVALS), media_type="application/json")


@router.get("/api/me/circles", responses=responses(CircleListed, 429, is_list=True))
async def my_circles(request: Request) -> Response:
    """The circles of which one is a member, in the order of joining."""
    await spend_looking(request)
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    listed = [] if person is None else await hub.run_in_thread(list_circles, hub.storage.engine, person)
    return json_response(listed)


@router.get("/api/me/data", responses=responses(Kept, 403, 429, 503))
async def my_data(request: Request) -> Response:
    """Everything that is kept of one, to download."""
    headers = {"content-disposition": 'attachment; filename="lastcard.json"'}
    return Response(await kept_of(request, ALL_ROUNDS, ALL_RIVALS), media_type="application/json", headers=headers)


@router.delete("/api/me", responses=responses(Deleted, 403, 429, 503))
async def delete_me(request: Request) -> Response:
    """Deletes all that is kept of one; the others keep their rounds, without the name. One is somebody new then."""
    services, person = services_of(request), person_of(request)
    await spend_making(request)
    await services.hub.forget(person)
    response = json_response(Deleted(True))
    services.identities.give(response, services.identities.issue())
    return response


@router.post("/api/me/transfers", responses=responses(Transfer, 403, 429, 503))
async def make_transfer(request: Request) -> Response:
    """A token by which another device becomes the same person."""
    services, person = services_of(request), person_of(request)
    await spend_making(request)
    token = await services.hub.run_in_thread(offer_transfer, services.hub.storage.engine, person)
    return json_response(Transfer(token, LASTS))


@router.post(
    "/api/me/device",
    responses=responses(Moved, 403, 404, 413, 422, 429, 503),
    openapi_extra=request_body(reference(Device)),
)
async def move_here(request: Request) -> Response:
    """Makes this browser the person who has shown the token; it is used up."""
    services, engine = services_of(request), services_of(request).hub.storage.engine
    wanted = await read_as(request, Device)
    person = await services.hub.run_in_thread(take_transfer, engine, wanted.token)
    if person is None:
        raise Refusal("no-transfer")
    response = json_response(Moved(await services.hub.run_in_thread(name_of, engine, person)))
    services.identities.give(response, person)
    return response
