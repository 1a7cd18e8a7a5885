"""Editions as clients need to know them: cards, points, rules, options. Custom ones can be read and looked up."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Struct

from lastcard.editions.files import document_of, examples, find_custom, read_toml, words_of
from lastcard.locale import LANGUAGES
from lastcard.rules.model.book import counted_decks, idle_options, open_book
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.errors import LastcardError
from lastcard.server.describing import answers, content
from lastcard.server.http import Problem, answer, posted, problem
from lastcard.server.wire import Json
from lastcard.table import Refusal

router = APIRouter()


class FaceSeen(Struct, frozen=True):
    text: str
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


def edition_book(edition: Edition) -> EditionBook:
    book = open_book(edition, {})
    counts = counted_decks(edition, {})
    faces = {face.text: FaceSeen(face.text, face.points, face.rule) for face in book.faces}
    sides = [
        SideSeen(side.colors, counts[number], [faces[text] for text in side.deck])
        for number, side in enumerate(edition.sides)
    ]
    words = {}
    if document_of(edition.id) is not None:
        words = {lang: {key: words_of(edition.id, key, lang) for key in ("name", "about")} for lang in LANGUAGES}
    idle = list(idle_options(edition, counts))
    return EditionBook(edition.id, words, sides, list(edition.rule_ids), dict(book.options.values), idle)


@router.get("/api/editions/{edition}", responses=answers(CustomRead, 404, problem=Problem))
async def show_edition(request: Request, edition: Annotated[str, Path(max_length=100)]) -> Response:
    """A custom edition by the id that views have; only such that a table or a record has brought here."""
    for example in examples():
        find_custom(example)
    found = find_custom(edition) if document_of(edition) is not None else None  # never a file of the server's
    if found is None:
        return problem(request, Refusal("no-edition"), 404)
    return answer(custom_read(found))


def custom_read(edition: Edition) -> CustomRead:
    return CustomRead(edition_book(edition), dict(document_of(edition.id) or {}))


@router.post(
    "/api/editions",
    responses=answers(CustomRead, 403, 413, 422, 429, problem=Problem),
    openapi_extra={"requestBody": {"required": True, **content({"type": "string"}, "text/plain")}},
)
async def read_edition(request: Request) -> Response:
    """The text of a TOML file (docs/custom-editions.md) as a table takes it; a refusal names line and key."""
    body = await posted(request)
    if isinstance(body, Response):
        return body
    try:
        edition = read_toml(body.decode(), "TOML")
    except LastcardError as error:
        return problem(request, error, 422)
    except (UnicodeError, RecursionError) as error:
        return problem(request, Refusal("malformed", {"detail": str(error)[:200]}), 422)
    return answer(custom_read(edition))
