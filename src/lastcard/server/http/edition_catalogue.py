"""Editions as clients know them: cards, points, rules, options. Custom editions can be sent in and looked up."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Struct

from lastcard.bots import BOTS
from lastcard.editions.files import document_of, examples, find_custom, read_toml, words_of
from lastcard.locale import LANGUAGES, edition_name
from lastcard.rules.model.book import open_book
from lastcard.rules.model.deck import counted_decks, features_of
from lastcard.rules.model.edition import Edition, find_edition, known_editions
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.model.faces import Face
from lastcard.rules.model.options import OPTIONS, SWITCH, idle_options
from lastcard.server.http.language import language_of
from lastcard.server.http.openapi import request_body, responses
from lastcard.server.http.responses import json_response, read_body, refuse
from lastcard.server.live.protocol import Json
from lastcard.table import Refusal, Settings
from lastcard.table.lobby.chat import REACTIONS

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
    """Of a custom edition: its `name` and `about` in every language."""
    sides: list[SideSeen]
    rules: list[str]
    options: Json
    idle: list[str]


class CustomRead(Struct, frozen=True):
    edition: EditionBook
    custom: Json
    """The description, as `settings.custom` takes it."""


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
    choices: dict[str, list[bool | str]]
    ranges: dict[str, list[int]]
    reactions: list[str]


@router.get("/api/choices", responses=responses(Choices))
async def choices(request: Request) -> Response:
    """Editions, options and bots."""
    lang = language_of(request)
    editions = [edition_seen(name, lang) for name in (*known_editions(), *examples())]
    ranges = {name: [option.low, option.high] for name, option in OPTIONS.items() if option.is_number}
    named = {name: list(option.choices) for name, option in OPTIONS.items() if option.choices not in ((), SWITCH)}
    return json_response(Choices(editions, list(BOTS), named, ranges, list(REACTIONS)))


def edition_seen(name: str, lang: str) -> EditionSeen:
    """Return an edition of the house by its id, as the settings page needs it."""
    book, edition = Settings(edition=name).book(), find_edition(name)
    return EditionSeen(
        id=name,
        name=edition_name(edition.id, lang),
        options=dict(book.options.values),
        idle=idle_options(features_of(edition, counted_decks(edition, {}))),
        colors=[side.colors for side in edition.sides],
        cards=[dict(side.deck) for side in edition.sides],
        rules=list(edition.rule_ids),
    )


def edition_book(edition: Edition) -> EditionBook:
    """Return all that a client needs to know to show an edition's cards and rules."""
    book = open_book(edition, {})
    counts = counted_decks(edition, {})
    printed = {face.text: face_seen(face) for face in book.faces}
    sides = [
        SideSeen(side.colors, counts[number], [printed[text] for text in side.deck])
        for number, side in enumerate(edition.sides)
    ]
    words = {}
    if document_of(edition.id) is not None:
        words = {lang: {key: words_of(edition.id, key, lang) for key in ("name", "about")} for lang in LANGUAGES}
    idle = idle_options(features_of(edition, counts))
    return EditionBook(edition.id, words, sides, list(edition.rule_ids), dict(book.options.values), idle)


def face_seen(face: Face) -> FaceSeen:
    return FaceSeen(face.text, face.effect.name, face.amount, face.points, face.rule)


@router.get("/api/editions/{edition}", responses=responses(CustomRead, 404))
async def show_edition(request: Request, edition: Annotated[str, Path(max_length=100)]) -> Response:
    """A custom edition by the id that views have; only such that a table or a record has brought here."""
    for example in examples():
        find_custom(example)
    found = find_custom(edition) if document_of(edition) is not None else None  # never a file of the server's
    if found is None:
        return refuse(request, Refusal("no-edition"))
    return json_response(custom_read(found))


def custom_read(edition: Edition) -> CustomRead:
    return CustomRead(edition_book(edition), dict(document_of(edition.id) or {}))


@router.post(
    "/api/editions",
    responses=responses(CustomRead, 403, 413, 422, 429),
    openapi_extra=request_body({"type": "string"}, "text/plain"),
)
async def read_edition(request: Request) -> Response:
    """The text of a TOML file (docs/custom-editions.md) as a table takes it; a refusal names line and key."""
    try:
        edition = read_toml((await read_body(request)).decode(), "TOML")
    except Refusal as refusal:
        return refuse(request, refusal)
    except LastcardError as error:
        return refuse(request, Refusal.from_error(error))
    except (UnicodeError, RecursionError) as error:
        return refuse(request, Refusal("malformed", {"detail": str(error)[:200]}))
    return json_response(custom_read(edition))
