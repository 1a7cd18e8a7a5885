"""What operators and browsers ask for first: health, metrics, an identity."""

import asyncio

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from lastcard.server.http.openapi import responses
from lastcard.server.http.responses import json_response, refuse, services_of
from lastcard.server.metrics import exposition
from lastcard.table import Refusal

router = APIRouter()


class Health(Struct, frozen=True):
    ok: bool
    tables: int


class Me(Struct, frozen=True):
    known: bool
    """Whether the server knew this browser before."""


@router.get("/api/health", responses=responses(Health, 503))
async def health(request: Request) -> Response:
    """Whether the server can answer and store."""
    hub = services_of(request).hub
    try:
        await asyncio.wait_for(hub.run_in_thread(hub.storage.check), 5)
    except Exception:
        return refuse(request, Refusal("storage"))
    return json_response(Health(True, len(hub.rooms)))


@router.get("/metrics", include_in_schema=False)
async def metrics() -> Response:
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/me", responses=responses(Me))
async def me(request: Request) -> Response:
    """Makes sure that this browser has an identity: a cookie that only the server can read and make."""
    identities = services_of(request).identities
    person = identities.of(request)
    response = json_response(Me(person is not None))
    identities.give(response, person or identities.issue())
    return response
