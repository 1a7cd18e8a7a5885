"""Tables by HTTP: made, listed and looked up."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Meta, Struct

from lastcard.server.http.language import language_of
from lastcard.server.http.openapi import reference, request_body, responses
from lastcard.server.http.origins import address_of
from lastcard.server.http.responses import json_response, person_of, read_as, services_of, spend_looking
from lastcard.server.live.public_tables import LISTED, read_lobbies
from lastcard.server.store.circles import circles_of
from lastcard.table import Lobby, Refusal, Settings
from lastcard.table.lobby.identities import MOST_GUESTS, device_of
from lastcard.table.lobby.settings import Avatar, Name
from lastcard.table.requests import Sit

router = APIRouter()


class Guest(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who plays on another person's device."""

    name: Name
    avatar: Avatar = ""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    settings: Settings = Settings()
    bots: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=9)] = []
    """The level of a bot for each of the last chairs."""
    name: Name = ""
    """The name under which the maker of the table sits down as host; without one, the first to sit down is host."""
    avatar: Avatar = ""
    guests: Annotated[list[Guest], Meta(max_length=MOST_GUESTS)] = []
    """Who else plays on the same device, which is handed round."""
    circle: Annotated[str, Meta(max_length=30)] = ""
    """The code of a circle of one's own, to which the table then belongs."""


class Made(Struct, frozen=True):
    code: str
    url: str


class Summary(Struct, frozen=True):
    """A table in a list of tables."""

    code: str
    edition: str
    edition_name: str
    seats: int
    names: list[str]
    bots: int
    free: int
    """Chairs that one can take, bots' among them."""
    present: int
    locked: bool
    watchers: bool
    playing: bool


TableCode = Annotated[str, Path(min_length=1, max_length=20)]


@router.get("/api/tables", responses=responses(Summary, is_list=True))
async def list_tables(request: Request) -> Response:
    """Public tables, the ones used last first."""
    return json_response(await summaries(request, await services_of(request).hub.public_tables.listed()))


@router.get("/api/me/tables", responses=responses(Summary, 429, is_list=True))
async def my_tables(request: Request) -> Response:
    """Tables where one has a chair, but for try-outs."""
    await spend_looking(request)
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    lobbies = [] if person is None else await hub.run_in_thread(read_lobbies, hub.storage.lobbies_of, person, LISTED)
    return json_response(await summaries(request, [lobby for lobby in lobbies if lobby.branch is None]))


async def summaries(request: Request, lobbies: list[Lobby]) -> list[Summary]:
    """Return the summaries of stored tables; those that are open now are described as they are now."""
    hub, lang = services_of(request).hub, language_of(request)
    rooms = {lobby.code: hub.rooms.get(lobby.code) for lobby in lobbies}
    present = await hub.keeper.present(code for code, room in rooms.items() if room is None)

    def summarize(stored: Lobby) -> Summary:
        room = rooms[stored.code]
        lobby = room.table.lobby if room is not None else stored
        here = room.table.presence.present() if room is not None else present.get(stored.code, ())
        return summary(lobby, here, lang)

    return hub.storage.unreadable.readable("a table", lobbies, summarize, lambda lobby: lobby.version)


def summary(lobby: Lobby, present: Iterable[str], lang: str) -> Summary:
    here, settings = set(present), lobby.settings
    return Summary(
        code=lobby.code,
        edition=settings.edition_id,
        edition_name=settings.edition_name(lang),
        seats=len(lobby.chairs),
        names=[chair.name for chair in lobby.chairs if chair.person],
        bots=sum(bool(chair.bot) for chair in lobby.chairs),
        free=sum(not chair.person and not chair.next_person for chair in lobby.chairs),
        present=sum(device_of(chair.person) in here for chair in lobby.chairs if chair.person),
        locked=lobby.locked,
        watchers=settings.watchers,
        playing=not lobby.is_over,
    )


@router.post(
    "/api/tables",
    responses=responses(Made, 403, 404, 413, 422, 429, 503),
    openapi_extra=request_body(reference(NewTable)),
)
async def make_table(request: Request) -> Response:
    """A new table, with whoever makes it as host on its first chair if a name is given."""
    services = services_of(request)
    person = services.identities.of(request) or services.identities.issue()
    wanted = await read_as(request, NewTable)
    sits = wanted.name or wanted.guests
    host = (person, sitting(wanted), [sitting(each) for each in wanted.guests]) if sits else None
    circle = await find_own_circle(request, wanted.circle) if wanted.circle else ""
    payer = services.payer_of(person, address_of(request))
    code = await services.hub.make_table(wanted.settings, wanted.bots, host, circle, payer)
    services.hub.public_tables.forget()
    response = json_response(Made(code, f"{services.config.public_url.rstrip('/')}/t/{code}"))
    if host:
        services.identities.give(response, person)
    return response


def sitting(player: NewTable | Guest) -> Sit:
    return Sit(name=player.name, avatar=player.avatar)


async def find_own_circle(request: Request, code: str) -> str:
    """Return the id of a circle. Raises Refusal if one is no member of it."""
    services, person = services_of(request), person_of(request)
    circle = await services.find_circle(code, address_of(request), person)
    own = await services.hub.run_in_thread(circles_of, services.hub.storage.engine, person)
    if circle.id not in {each.id for each in own}:
        raise Refusal("not-member")
    return circle.id


@router.get("/api/tables/{code}", responses=responses(Summary, 404, 422, 429))
async def show_table(request: Request, code: TableCode) -> Response:
    """One table, as in a list."""
    services = services_of(request)
    lobby = await services.find_lobby(code, address_of(request), services.identities.of(request))
    return json_response((await summaries(request, [lobby]))[0])
