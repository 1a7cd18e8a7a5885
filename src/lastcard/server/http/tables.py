"""Tables by HTTP: made, listed and looked up."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response
from msgspec import Meta, Struct

from lastcard.locale import edition_name
from lastcard.server.http.language import language_of
from lastcard.server.http.openapi import reference, request_body, responses
from lastcard.server.http.origins import address_of
from lastcard.server.http.responses import json_response, read_body, refuse, services_of
from lastcard.table import Lobby, Refusal, Settings

LISTED = 50
router = APIRouter()


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    settings: Settings = Settings()
    bots: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=9)] = []
    """The level of a bot for each of the last chairs."""


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
    hub = services_of(request).hub
    return json_response(summaries(request, await hub.run_in_thread(hub.storage.public_lobbies, LISTED)))


@router.get("/api/me/tables", responses=responses(Summary, is_list=True))
async def my_tables(request: Request) -> Response:
    """Tables where one has a chair."""
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    lobbies = [] if person is None else await hub.run_in_thread(hub.storage.lobbies_of, person, LISTED)
    return json_response(summaries(request, lobbies))


def summaries(request: Request, lobbies: list[Lobby]) -> list[Summary]:
    """Return the summaries of stored tables; those that are open now are described as they are now."""
    rooms, lang = services_of(request).hub.rooms, language_of(request)
    listed = []
    for stored in lobbies:
        room = rooms.get(stored.code)
        lobby = room.table.lobby if room is not None else stored
        listed.append(summary(lobby, room.table.presence.present() if room is not None else (), lang))
    return listed


def summary(lobby: Lobby, present: Iterable[str], lang: str) -> Summary:
    here, edition = set(present), lobby.settings.find_edition().id
    return Summary(
        code=lobby.code,
        edition=edition,
        edition_name=edition_name(edition, lang),
        seats=len(lobby.chairs),
        names=[chair.name for chair in lobby.chairs if chair.person],
        bots=sum(bool(chair.bot) for chair in lobby.chairs),
        free=sum(not chair.person and not chair.next_person for chair in lobby.chairs),
        present=sum(chair.person in here for chair in lobby.chairs if chair.person),
        locked=lobby.locked,
        watchers=lobby.settings.watchers,
        playing=not lobby.is_over,
    )


@router.post(
    "/api/tables",
    responses=responses(Made, 403, 413, 422, 429, 503),
    openapi_extra=request_body(reference(NewTable)),
)
async def make_table(request: Request) -> Response:
    """A new table. The first person to sit down is its host."""
    services = services_of(request)
    try:
        wanted = msgspec.json.decode(await read_body(request), type=NewTable)
        code = await services.hub.make_table(wanted.settings, wanted.bots)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return refuse(request, Refusal("malformed", {"detail": str(error)[:200]}))
    except Refusal as refusal:
        return refuse(request, refusal)
    except OSError:
        return refuse(request, Refusal("storage"))
    return json_response(Made(code, f"{services.config.public_url.rstrip('/')}/t/{code}"))


@router.get("/api/tables/{code}", responses=responses(Summary, 404, 422, 429))
async def show_table(request: Request, code: TableCode) -> Response:
    """One table, as in a list."""
    try:
        room = await services_of(request).find_room(code, address_of(request))
    except Refusal as refusal:
        return refuse(request, refusal)
    return json_response(summaries(request, [room.table.lobby])[0])
