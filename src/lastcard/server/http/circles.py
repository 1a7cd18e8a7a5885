"""Circles by HTTP: made, joined, looked at, changed and left."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Meta, Struct

from lastcard.limits import CIRCLE_NAME_CHARACTERS
from lastcard.server.http.evenings import EveningSeen, evening_seen
from lastcard.server.http.openapi import reference, request_body, responses
from lastcard.server.http.origins import address_of
from lastcard.server.http.responses import json_response, person_of, read_as, services_of, spend_making
from lastcard.server.http.tables import Summary, summaries
from lastcard.server.live.public_tables import read_lobbies
from lastcard.server.store.circles import (
    Circle,
    Member,
    change_circle,
    join_circle,
    league_of,
    leave_circle,
    make_circle,
    members_of,
    remove_member,
    renew_link,
)
from lastcard.server.store.evenings import evenings_in
from lastcard.table import Refusal, Settings
from lastcard.table.lobby.lobby import handle_of
from lastcard.table.lobby.settings import Name, clean, clean_name, settle

router = APIRouter()

TABLES, ROUNDS = 20, 200
"""How many tables of a circle are listed, and of how many rounds its evenings are made up."""
CircleName = Annotated[str, Meta(max_length=200)]
CircleCode = Annotated[str, Path(min_length=1, max_length=30)]
Handle = Annotated[str, Path(pattern="^[0-9a-f]{12}$")]


class NewCircle(Struct, forbid_unknown_fields=True, frozen=True):
    circle: CircleName
    name: Name
    """Name of the person who makes the circle."""
    settings: Settings = Settings()


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    name: Name


class ChangedCircle(Struct, forbid_unknown_fields=True, frozen=True):
    circle: CircleName
    settings: Settings


class CircleLink(Struct, frozen=True):
    code: str


class MemberSeen(Struct, frozen=True):
    name: str
    handle: str
    is_you: bool
    is_maker: bool


class StandingSeen(Struct, frozen=True):
    """A line of the league over a year."""

    year: int
    name: str
    """Empty for somebody who has deleted themselves."""
    is_you: bool
    rounds: int
    wins: int
    points: int


class CircleSeen(Struct, frozen=True):
    """A circle; whoever has the link and is no member learns its name alone."""

    name: str
    is_member: bool = False
    is_maker: bool = False
    settings: Settings | None = None
    """The rules as they play."""
    members: list[MemberSeen] = []
    league: list[StandingSeen] = []
    tables: list[Summary] = []
    evenings: list[EveningSeen] = []


async def find(request: Request, code: str) -> Circle:
    services = services_of(request)
    return await services.find_circle(code, address_of(request), services.identities.of(request))


async def members_among(request: Request, circle: Circle, person: str) -> list[Member]:
    """Return the members. Raises Refusal if the person is none of them."""
    hub = services_of(request).hub
    members = await hub.run_in_thread(members_of, hub.storage.engine, circle.id)
    if all(member.person != person for member in members):
        raise Refusal("not-member")
    return members


async def find_own(request: Request, code: str) -> tuple[Circle, list[Member]]:
    """Return a circle and its members. Raises Refusal unless its maker asks."""
    person = person_of(request)
    circle = await find(request, code)
    members = await members_among(request, circle, person)
    if circle.maker != person:
        raise Refusal("not-maker")
    return circle, members


def circle_name(text: str) -> str:
    """Return the name of a circle as it is shown. Raises Refusal if nothing is left of it."""
    name = clean(text, CIRCLE_NAME_CHARACTERS)
    if not name:
        raise Refusal("name")
    return name


@router.post(
    "/api/circles",
    responses=responses(CircleLink, 403, 413, 422, 429, 503),
    openapi_extra=request_body(reference(NewCircle)),
)
async def new_circle(request: Request) -> Response:
    """A new circle; whoever makes it is its first member."""
    hub, person = services_of(request).hub, person_of(request)
    wanted = await read_as(request, NewCircle)
    await services_of(request).work_out(request, settle, wanted.settings)
    names = (clean_name(wanted.name), circle_name(wanted.circle))
    circle = await hub.run_in_thread(make_circle, hub.storage.engine, person, *names, wanted.settings)
    return json_response(CircleLink(circle.code))


@router.get("/api/circles/{code}", responses=responses(CircleSeen, 404, 422, 429, 503))
async def show_circle(request: Request, code: CircleCode) -> Response:
    """A circle: for its members all of it, for others who have the link its name."""
    services, circle = services_of(request), await find(request, code)
    hub, engine = services.hub, services.hub.storage.engine
    await services.spend_on(services.replaying, request)
    person = services.identities.of(request) or ""
    members = await hub.run_in_thread(members_of, engine, circle.id)
    if all(member.person != person for member in members):
        return json_response(CircleSeen(circle.name))
    league = await hub.run_in_thread(league_of, engine, circle.id)
    evenings = await hub.run_in_thread(evenings_in, hub.storage, circle.id, ROUNDS)
    lobbies = await hub.run_in_thread(read_lobbies, hub.storage.lobbies_in, circle.id, TABLES)
    seen = CircleSeen(
        name=circle.name,
        is_member=True,
        is_maker=circle.maker == person,
        settings=circle.settings,
        members=[member_seen(each, circle, person) for each in members],
        league=[
            StandingSeen(each.year, each.name or "", each.person == person, each.rounds, each.wins, each.points)
            for each in league
        ],
        tables=await summaries(request, lobbies),
        evenings=[evening_seen(each, person) for each in evenings],
    )
    return json_response(seen)


def member_seen(member: Member, circle: Circle, person: str) -> MemberSeen:
    is_you, is_maker = member.person == person, member.person == circle.maker
    return MemberSeen(member.name, handle_of(circle.id, member.person), is_you, is_maker)


@router.put(
    "/api/circles/{code}",
    responses=responses(CircleLink, 403, 404, 413, 422, 429, 503),
    openapi_extra=request_body(reference(ChangedCircle)),
)
async def put_circle(request: Request, code: CircleCode) -> Response:
    """The maker gives the circle another name, and the rules as they play."""
    hub, (circle, _) = services_of(request).hub, await find_own(request, code)
    wanted = await read_as(request, ChangedCircle)
    await services_of(request).work_out(request, settle, wanted.settings)
    await hub.run_in_thread(change_circle, hub.storage.engine, circle, circle_name(wanted.circle), wanted.settings)
    return json_response(CircleLink(circle.code))


@router.post("/api/circles/{code}/link", responses=responses(CircleLink, 403, 404, 422, 429, 503))
async def new_link(request: Request, code: CircleCode) -> Response:
    """The maker renews the link; the old one leads nowhere from then on."""
    await spend_making(request)
    hub, (circle, _) = services_of(request).hub, await find_own(request, code)
    return json_response(CircleLink(await hub.run_in_thread(renew_link, hub.storage.engine, circle)))


@router.post(
    "/api/circles/{code}/members",
    responses=responses(CircleLink, 403, 404, 413, 422, 429, 503),
    openapi_extra=request_body(reference(Joining)),
)
async def join(request: Request, code: CircleCode) -> Response:
    """One becomes a member."""
    hub, person, wanted = services_of(request).hub, person_of(request), await read_as(request, Joining)
    circle = await find(request, code)
    await hub.run_in_thread(join_circle, hub.storage.engine, circle, person, clean_name(wanted.name))
    return json_response(CircleLink(circle.code))


@router.delete("/api/circles/{code}/members/{handle}", responses=responses(CircleLink, 403, 404, 422, 429, 503))
async def take_member_out(request: Request, code: CircleCode, handle: Handle) -> Response:
    """One leaves by one's own handle; the maker removes others, and then the link is another one."""
    await spend_making(request)
    hub, person, circle = services_of(request).hub, person_of(request), await find(request, code)
    members = await members_among(request, circle, person)
    meant = next((each.person for each in members if handle_of(circle.id, each.person) == handle), None)
    if meant is None:
        raise Refusal("no-person")
    if meant == person:
        await hub.run_in_thread(leave_circle, hub.storage.engine, circle, person)
        return json_response(CircleLink(circle.code))
    if circle.maker != person:
        raise Refusal("not-maker")
    return json_response(CircleLink(await hub.run_in_thread(remove_member, hub.storage.engine, circle, meant)))
