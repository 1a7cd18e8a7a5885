"""Reviews of finished rounds by HTTP, sent line by line while they are made."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from lastcard.server.http.openapi import content, reference, responses
from lastcard.server.http.origins import address_of
from lastcard.server.http.responses import services_of
from lastcard.server.http.rounds import RoundId, find_round
from lastcard.server.live.reviews import ReviewBegun, ReviewEnded, ReviewStep
from lastcard.table import Refusal

router = APIRouter()
LINES = "application/x-ndjson"
HEADERS = {"x-accel-buffering": "no"}
"""So that a proxy passes lines on as they come."""
REVIEW: dict[int | str, dict[str, Any]] = {
    **responses(ReviewBegun, 404, 410, 422, 429),
    200: {
        "description": "A line for the beginning, one for each step, and one for the end",
        **content({"anyOf": [reference(each) for each in (ReviewBegun, ReviewStep, ReviewEnded)]}, LINES),
    },
}


@router.get("/api/rounds/{round_id}/review", response_class=StreamingResponse, responses=REVIEW)
async def review_round(
    request: Request,
    round_id: RoundId,
    seat: Annotated[int, Query(ge=0, le=9)] = 0,
    is_open: Annotated[bool, Query(alias="open")] = False,
) -> Response:
    """Everybody's chances step by step, and what a seat's decisions cost: by what it knew, or with all hands open."""
    stored = await find_round(request, round_id)
    if seat >= len(stored.names):
        raise Refusal("no-chair", {"chair": seat + 1})
    services = services_of(request)
    person, address = services.identities.of(request), address_of(request)
    await services.spend_on(services.reviewing, request)
    payer = services.payer_of(person, address)
    lines = services.hub.reviews.read(person or address, (round_id, seat, is_open), stored.record, payer)
    return StreamingResponse(follow(await anext(lines), lines), media_type=LINES, headers=HEADERS)


async def follow(first: bytes, lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield the first lines, and then the rest as they come."""
    yield first
    async for each in lines:
        yield each
