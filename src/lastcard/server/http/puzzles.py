"""Puzzles by HTTP: the one of the day, or one by its number, with what each answer is worth."""

from datetime import UTC, datetime
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Struct

from lastcard.analysis.puzzles import Answer, puzzle_of, shipped
from lastcard.server.http.openapi import responses
from lastcard.server.http.responses import services_of, spend_looking
from lastcard.server.live.server_messages import Json, encode, view_seen
from lastcard.table import Refusal

router = APIRouter()


class PuzzleSeen(Struct, frozen=True):
    number: int
    """Position of the puzzle in its list, counted from 1."""
    total: int
    level: int
    view: Json
    """What the one to decide sees; nothing else of the round is told."""
    answers: list[Answer]
    """Every action, the best first."""


@router.get("/api/puzzles/{number}", responses=responses(PuzzleSeen, 404, 422, 429))
async def show_puzzle(request: Request, number: Annotated[str, Path(pattern="^(today|[0-9]{1,4})$")]) -> Response:
    """A puzzle by its number, or today's."""
    total = len(shipped())
    wanted = puzzle_of(datetime.now(UTC).toordinal()) + 1 if number == "today" else int(number)
    if not 1 <= wanted <= total:
        raise Refusal("no-puzzle")
    await spend_looking(request)
    return Response(await services_of(request).work_out(request, puzzle_body, wanted), media_type="application/json")


@cache
def puzzle_body(number: int) -> bytes:
    puzzle = shipped()[number - 1]
    return encode(PuzzleSeen(number, len(shipped()), puzzle.level, view_seen(puzzle.view), puzzle.answers))
