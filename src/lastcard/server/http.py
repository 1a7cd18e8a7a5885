"""What can be asked for by HTTP: tables made and listed, finished rounds, one's own things."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import Meta, Struct

from lastcard.bots import BOTS
from lastcard.editions.files import examples
from lastcard.locale import edition_name, pick_language, refusal, say
from lastcard.rules.model.book import counted_decks, idle_options
from lastcard.rules.model.edition import find_edition, known_editions
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.model.options import CHOICES, RANGES
from lastcard.server.describing import answers, content, takes
from lastcard.server.gate import address, is_own_origin
from lastcard.server.looks import table_summary
from lastcard.server.metrics import exposition
from lastcard.server.replays import MOST_STEPS, replay_steps
from lastcard.server.services import Services
from lastcard.server.storage import StoredRound
from lastcard.server.wire import Json, encode
from lastcard.table import Lobby, Refusal, Settings
from lastcard.table.company import REACTIONS

LISTED = 50
BODY_SIZE = 65_536

router = APIRouter()


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    settings: Settings = Settings()
    bots: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=9)] = []
    """The level of a bot for each of the last chairs."""


class Made(Struct, frozen=True):
    code: str
    url: str


class Summary(Struct, frozen=True):
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


class Finished(Struct, frozen=True):
    id: str
    edition: str
    names: list[str]
    winner: int
    points: list[int]
    ended: float
    url: str


class Replay(Struct, frozen=True):
    total: int
    first: int
    steps: list[Json]


class EditionSeen(Struct, frozen=True):
    id: str
    name: str
    options: Json
    """As they are unless the table says otherwise."""
    idle: list[str]
    """Options that can do nothing in this edition."""
    colors: list[str]
    cards: list[dict[str, int]]
    rules: list[str]
    """Ids of the rules that apply."""


class Choices(Struct, frozen=True):
    """What a table can be made with."""

    editions: list[EditionSeen]
    bots: list[str]
    choices: dict[str, list[str]]
    ranges: dict[str, list[int]]
    reactions: list[str]


class Me(Struct, frozen=True):
    known: bool
    """Whether the server knew this browser before."""


class Health(Struct, frozen=True):
    ok: bool
    tables: int


class Problem(Struct, frozen=True):
    code: str
    text: str


RoundId = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]
TableCode = Annotated[str, Path(min_length=1, max_length=20)]


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def lang_of(request: Request) -> str:
    return pick_language(request.query_params.get("lang") or request.headers.get("accept-language", ""))


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def problem(request: Request, error: Refusal | LastcardError, status: int) -> Response:
    lang = lang_of(request)
    if isinstance(error, Refusal):
        return answer(Problem(error.code, say(f"server-{error.code}", error.values, lang)), status)
    return answer(Problem("settings", refusal(error, lang)), status)


def status_of(error: Refusal) -> int:
    return {"no-table": 404, "no-round-id": 404, "slow-down": 429, "storage": 503}.get(error.code, 422)


@router.get("/api/health", responses=answers(Health, 503, problem=Problem))
async def health(request: Request) -> Response:
    """Whether the server can answer and store."""
    hub = services_of(request).hub
    try:
        await asyncio.wait_for(hub.ask(hub.storage.check), 5)
    except Exception:
        return problem(request, Refusal("storage"), 503)
    return answer(Health(True, len(hub.rooms)))


@router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/me", responses=answers(Me, problem=Problem))
async def me(request: Request) -> Response:
    """Makes sure that this browser has an identity: a cookie that only the server can read and make."""
    identities = services_of(request).identities
    person = identities.of(request)
    response = answer(Me(person is not None))
    identities.give(response, person or identities.issue())
    return response


@router.get("/api/choices", responses=answers(Choices, problem=Problem))
async def choices(request: Request) -> Response:
    """Editions, options and bots."""
    lang = lang_of(request)
    editions = [edition_seen(name, lang) for name in (*known_editions(), *examples())]
    ranges = {name: list(span) for name, span in RANGES.items()}
    named = {name: list(values) for name, values in CHOICES.items()}
    return answer(Choices(editions, list(BOTS), named, ranges, list(REACTIONS)))


def edition_seen(name: str, lang: str) -> EditionSeen:
    settings = Settings(edition=name)
    book, edition = settings.book(), find_edition(name)
    return EditionSeen(
        id=name,
        name=edition_name(edition.id, lang),
        options=dict(book.options.values),
        idle=list(idle_options(edition, counted_decks(edition, {}))),
        colors=[side.colors for side in edition.sides],
        cards=[dict(side.deck) for side in edition.sides],
        rules=list(edition.rule_ids),
    )


@router.get("/api/tables", responses=answers(Summary, is_list=True, problem=Problem))
async def list_tables(request: Request) -> Response:
    """Public tables, the ones used last first."""
    hub = services_of(request).hub
    return answer(summaries(request, await hub.ask(hub.storage.public_lobbies, LISTED)))


def summaries(request: Request, lobbies: list[Lobby]) -> list[Json]:
    rooms, lang = services_of(request).hub.rooms, lang_of(request)
    listed = []
    for stored in lobbies:
        room = rooms.get(stored.code)
        lobby = room.table.lobby if room is not None else stored
        listed.append(table_summary(lobby, room.table.people.present() if room is not None else (), lang))
    return listed


async def posted(request: Request) -> bytes | Response:
    """What somebody sends to have something made, or why it is not taken: from elsewhere, too often, too much."""
    services = services_of(request)
    if not is_own_origin(request, services.config.origin):
        return problem(request, Refusal("origin"), 403)
    if not services.makings.take(address(request), asyncio.get_running_loop().time()):
        return problem(request, Refusal("slow-down"), 429)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY_SIZE:
            return problem(request, Refusal("size"), 413)
    return body


@router.post(
    "/api/tables", responses=answers(Made, 403, 413, 422, 429, 503, problem=Problem), openapi_extra=takes(NewTable)
)
async def make_table(request: Request) -> Response:
    """A new table. The first person to sit down is its host."""
    services = services_of(request)
    body = await posted(request)
    if isinstance(body, Response):
        return body
    try:
        wanted = msgspec.json.decode(body, type=NewTable)
        code = await services.hub.make(wanted.settings, wanted.bots)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return problem(request, Refusal("malformed", {"detail": str(error)[:200]}), 422)
    except (Refusal, LastcardError) as error:
        return problem(request, error, 422)
    except OSError:
        return problem(request, Refusal("storage"), 503)
    return answer(Made(code, f"{services.config.public_url.rstrip('/')}/t/{code}"))


@router.get("/api/tables/{code}", responses=answers(Summary, 404, 422, 429, problem=Problem))
async def show_table(request: Request, code: TableCode) -> Response:
    try:
        room = await services_of(request).find(code, address(request))
    except Refusal as error:
        return problem(request, error, status_of(error))
    return answer(summaries(request, [room.table.lobby])[0])


@router.get("/api/me/tables", responses=answers(Summary, is_list=True, problem=Problem))
async def my_tables(request: Request) -> Response:
    """Tables where one has a chair."""
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    lobbies = [] if person is None else await hub.ask(hub.storage.lobbies_of, person, LISTED)
    return answer(summaries(request, lobbies))


@router.get("/api/me/rounds", responses=answers(Finished, is_list=True, problem=Problem))
async def my_rounds(request: Request) -> Response:
    """Finished rounds that one has played in."""
    hub, person = services_of(request).hub, services_of(request).identities.of(request)
    rounds = [] if person is None else await hub.ask(hub.storage.rounds_of, person, LISTED)
    return answer([finished(request, each) for each in rounds])


def finished(request: Request, stored: StoredRound) -> Finished:
    url = f"{services_of(request).config.public_url.rstrip('/')}/r/{stored.id}"
    return Finished(stored.id, stored.edition, stored.names, stored.winner, stored.points, stored.ended, url)


async def stored_round(request: Request, round_id: str) -> StoredRound:
    hub = services_of(request).hub
    stored = await hub.ask(hub.storage.round, round_id)
    if stored is None:
        raise Refusal("no-round-id")
    return stored


@router.get("/api/rounds/{round_id}", responses=answers(Finished, 404, 422, problem=Problem))
async def show_round(request: Request, round_id: RoundId) -> Response:
    """A finished round, for whoever has its link."""
    try:
        return answer(finished(request, await stored_round(request, round_id)))
    except Refusal as error:
        return problem(request, error, status_of(error))


RECORD: dict[int | str, dict[str, Any]] = {
    **answers(Finished, 404, 422, problem=Problem),
    200: {"description": "The record", **content({"type": "string"}, "text/plain")},
}


@router.get("/api/rounds/{round_id}/record", response_class=PlainTextResponse, responses=RECORD)
async def download_round(request: Request, round_id: RoundId) -> Response:
    """The record, as `lastcard replay` reads it."""
    try:
        stored = await stored_round(request, round_id)
    except Refusal as error:
        return problem(request, error, status_of(error))
    headers = {"content-disposition": f'attachment; filename="lastcard-{round_id[:8]}.txt"'}
    return Response(stored.record, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/rounds/{round_id}/steps", responses=answers(Replay, 404, 422, problem=Problem))
async def replay_round(
    request: Request,
    round_id: RoundId,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
    is_open: Annotated[bool, Query(alias="open")] = False,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
) -> Response:
    """Step by step: as a seat saw it, as a watcher saw it, or with all hands open."""
    try:
        stored = await stored_round(request, round_id)
    except Refusal as error:
        return problem(request, error, status_of(error))
    if seat is not None and seat >= len(stored.names):
        return problem(request, Refusal("no-chair", {"chair": seat + 1}), 422)
    hub = services_of(request).hub
    return answer(await hub.ask(replay_steps, stored.record, seat, is_open, first, count))
