"""Editions as clients know them: cards, points, rules, options. Custom editions can be sent in and looked up."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Struct

from lastcard.bots import BOTS
from lastcard.editions.custom import Document, words_in
from lastcard.editions.files import document_of, examples, keep, read_toml
from lastcard.locale import LANGUAGES, edition_name
from lastcard.rules.model.book import open_book
from lastcard.rules.model.deck import counted_decks, features_of
from lastcard.rules.model.edition import Edition, find_edition, known_editions
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.model.faces import Face
from lastcard.rules.model.options import OPTIONS, SWITCH, idle_options
from lastcard.server.http.language import language_of
from lastcard.server.http.openapi import request_body, responses
from lastcard.server.http.responses import json_response, read_body, services_of, spend_looking
from lastcard.server.live.server_messages import Json, encode
from lastcard.table import Refusal, Settings
from lastcard.table.lobby.chat import REACTIONS
from lastcard.table.lobby.settings import AVATARS

router = APIRouter()


class FaceSeen(Struct, frozen=True):
    """What is printed on one side of a card, and what it does."""

    text: str
    effect: str
    """Such as `skip-everyone`."""
    amount: int
    """How many cards it makes somebody draw; 0 if none, or if that depends on the game."""
    points: int
    rule: str


class SideSeen(Struct, frozen=True):
    colors: str
    deck: dict[str, int]
    faces: list[FaceSeen]


class EditionBook(Struct, frozen=True):
    id: str
    words: dict[str, dict[str, str]]
    """Its `name` and `about` in every language."""
    sides: list[SideSeen]
    rules: list[str]
    options: Json
    idle: list[str]
    draw_for_dealer: bool
    """Whether a draw of cards decides who deals first; otherwise chance does."""


class CustomRead(Struct, frozen=True):
    edition: EditionBook
    custom: Json
    """The description, as `settings.custom` takes it."""


class EditionSeen(Struct, frozen=True):
    id: str
    name: str
    options: Json
    """All options with the values that this edition usually has."""
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
    choices: dict[str, list[bool | str]]
    ranges: dict[str, list[int]]
    reactions: list[str]
    avatars: list[str]


@router.get("/api/choices", responses=responses(Choices, 429))
async def choices(request: Request) -> Response:
    """Editions, options and bots."""
    body = await services_of(request).work_out(request, choices_body, language_of(request), tuple(BOTS))
    return Response(body, media_type="application/json")


@cache
def choices_body(lang: str, bots: tuple[str, ...]) -> bytes:
    """Return what a table can be made with, in a language. It takes long the first time."""
    editions = [edition_seen(name, lang) for name in (*known_editions(), *examples())]
    ranges = {name: [option.low, option.high] for name, option in OPTIONS.items() if option.is_number}
    named = {name: list(option.choices) for name, option in OPTIONS.items() if option.choices not in ((), SWITCH)}
    return encode(Choices(editions, list(bots), named, ranges, list(REACTIONS), list(AVATARS)))


def edition_seen(name: str, lang: str) -> EditionSeen:
    """Return an edition of the house by its id, as the settings page needs it."""
    book, edition = Settings(edition=name).book, find_edition(name)
    return EditionSeen(
        id=name,
        name=edition_name(edition.id, lang),
        options=dict(book.options.values),
        idle=idle_options(features_of(edition, counted_decks(edition, {}))),
        colors=[side.colors for side in edition.sides],
        cards=[dict(side.deck) for side in edition.sides],
        rules=list(edition.rule_ids),
    )


def edition_book(edition: Edition, document: Document | None) -> EditionBook:
    """Return all that a client needs to know to show an edition's cards and rules; a printed one has no description."""
    book = open_book(edition, {})
    counts = counted_decks(edition, {})
    printed = {face.text: face_seen(face) for face in book.faces}
    sides = [
        SideSeen(side.colors, counts[number], [printed[text] for text in side.deck])
        for number, side in enumerate(edition.sides)
    ]
    words: dict[str, dict[str, str]] = {}
    if document is not None:
        words = {lang: {key: words_in(document, key, lang) for key in ("name", "about")} for lang in LANGUAGES}
    idle = idle_options(features_of(edition, counts))
    rules = list(edition.rule_ids)
    return EditionBook(edition.id, words, sides, rules, dict(book.options.values), idle, edition.draw_for_dealer)


def face_seen(face: Face) -> FaceSeen:
    return FaceSeen(face.text, face.effect.name, face.amount, face.points, face.rule)


@router.get("/api/editions/{edition}", responses=responses(CustomRead, 404, 429))
async def show_edition(request: Request, edition: Annotated[str, Path(max_length=100)]) -> Response:
    """A custom edition by the id that views have; only such that a table or a record has brought here."""
    await spend_looking(request)
    hub = services_of(request).hub
    document = hub.document_of(edition) or document_of(edition)  # never a file of the server's
    document = document or await hub.keeper.find_document(edition)
    if document is None:
        raise Refusal("no-edition")
    return json_response(await services_of(request).work_out(request, custom_read, document))


def custom_read(document: Document) -> CustomRead:
    """Return a custom edition as clients get it. It takes long: call it in a thread."""
    return CustomRead(edition_book(keep(document), document), dict(document))


@router.post(
    "/api/editions",
    responses=responses(CustomRead, 403, 413, 422, 429),
    openapi_extra=request_body({"type": "string"}, "text/plain"),
)
async def read_edition(request: Request) -> Response:
    """The text of a TOML file (docs/custom-editions.md) as a table takes it; a refusal names line and key."""
    try:
        text = (await read_body(request)).decode()
        return json_response(await services_of(request).work_out(request, read_custom, text))
    except LastcardError as error:
        raise Refusal.from_error(error) from error
    except UnicodeError as error:
        raise Refusal("malformed", {"detail": str(error)[:200]}) from error


def read_custom(text: str) -> CustomRead:
    """Return the edition of a TOML text. It takes long: call it in a thread. Raises BadEdition."""
    document = document_of(read_toml(text, "TOML").id)
    assert document is not None
    return custom_read(document)
