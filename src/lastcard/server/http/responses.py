"""Reading requests and writing responses, the same for every route."""

import asyncio

from fastapi import Request, Response
from msgspec import Struct

from lastcard.locale import speak
from lastcard.server.http.language import language_of
from lastcard.server.http.origins import address_of, is_own_origin
from lastcard.server.live.protocol import encode
from lastcard.server.services import Services
from lastcard.table import Refusal

BODY_SIZE = 65_536
STATUS = {"origin": 403, "no-table": 404, "no-round-id": 404, "no-edition": 404, "method": 405, "size": 413,
          "slow-down": 429, "storage": 503}  # fmt: skip
"""The HTTP status of refusals by code; all others are 422."""


class Problem(Struct, frozen=True):
    """A refused request."""

    code: str
    text: str


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def json_response(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def refuse(request: Request, refusal: Refusal) -> Response:
    """Return the response for a refusal, in the words of the reader's language."""
    text = speak(refusal.key, refusal.values, language_of(request))
    return json_response(Problem(refusal.code, text), STATUS.get(refusal.code, 422))


async def read_body(request: Request) -> bytes:
    """Return what somebody posts to have something made. Raises Refusal: from elsewhere, too often, too large."""
    services = services_of(request)
    if not is_own_origin(request, services.config.origin):
        raise Refusal("origin")
    if not services.making_limit.take(address_of(request), asyncio.get_running_loop().time()):
        raise Refusal("slow-down")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY_SIZE:
            raise Refusal("size")
    return body
