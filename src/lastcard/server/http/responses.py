"""Reading requests and writing responses, for all routes."""

from typing import TypeVar

import msgspec
from fastapi import Request, Response
from msgspec import Struct
from starlette.requests import HTTPConnection

from lastcard.limits import BODY
from lastcard.locale import speak
from lastcard.server.http.language import language_of
from lastcard.server.http.origins import is_own_origin
from lastcard.server.live.server_messages import encode
from lastcard.server.services import Services
from lastcard.table import Refusal

Body = TypeVar("Body")
STATUS = {"origin": 403, "no-identity": 403, "metrics": 403, "no-program": 403, "not-member": 403, "not-maker": 403,
          "no-table": 404, "no-round-id": 404, "no-edition": 404, "no-circle": 404, "no-transfer": 404,
          "no-puzzle": 404, "no-lesson": 404,
          "method": 405, "other-rules": 410, "unreadable-round": 410, "size": 413,
          "slow-down": 429, "storage": 503, "draining": 503}  # fmt: skip
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


def refuse(connection: HTTPConnection, refusal: Refusal) -> Response:
    """Return the response for a refusal, in the words of the reader's language."""
    text = speak(refusal.key, refusal.values, language_of(connection))
    return json_response(Problem(refusal.code, text), STATUS.get(refusal.code, 422))


def person_of(request: Request) -> str:
    """Return who asks. Raises Refusal without a cookie."""
    person = services_of(request).identities.of(request)
    if person is None:
        raise Refusal("no-identity")
    return person


async def spend_making(request: Request) -> None:
    """Count a request that makes or changes something. Raises Refusal if it comes from a foreign page, or too often."""
    services = services_of(request)
    if not is_own_origin(request, services.config.origin):
        raise Refusal("origin")
    await services.spend_on(services.making, request)


async def spend_looking(request: Request) -> None:
    """Count a lookup. Raises Refusal if there were too many."""
    services = services_of(request)
    await services.spend_on(services.looking, request)


async def read_body(request: Request) -> bytes:
    """Return the body of a request that makes something. Raises Refusal: from a foreign page, too often, too large."""
    await spend_making(request)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY:
            raise Refusal("size")
    return body


async def read_as(request: Request, kind: type[Body]) -> Body:
    """Return the body of a request as a type. Raises Refusal."""
    body = await read_body(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", {"detail": str(error)[:200]}) from error
