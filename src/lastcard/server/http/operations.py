"""What operators and browsers ask for: health, metrics, an identity."""

import hmac

from fastapi import APIRouter, Request, Response
from msgspec import Struct

from lastcard.server.http.hosts import is_loopback, name_in
from lastcard.server.http.openapi import responses
from lastcard.server.http.responses import json_response, refuse, services_of
from lastcard.server.metrics import exposition
from lastcard.table import Refusal

router = APIRouter()

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers of requests that came through a proxy."""


class HealthSeen(Struct, frozen=True):
    ok: bool
    tables: int
    state: str
    """`ready`; a node of several that hands its tables over is refused as `draining`."""


class Me(Struct, frozen=True):
    known: bool
    """Whether the server knew this browser before."""
    guest_url: str
    """The address by which guests come in, for a page that was opened on the server's own machine."""
    bots: list[str]
    """The names of the server's own bots, besides those that every server has."""


@router.get("/api/health", responses=responses(HealthSeen, 503))
async def health(request: Request) -> Response:
    """Whether the server can answer and store: something small was stored in the last seconds."""
    hub, gateway = services_of(request).hub, services_of(request).gateway
    state = "ready" if gateway is None else gateway.state
    if state == "draining":
        return refuse(request, Refusal("draining"))
    if not state or not await hub.health.can_store():
        return refuse(request, Refusal("storage"))
    return json_response(HealthSeen(True, len(hub.rooms), state))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Return the metrics to Prometheus: on this machine to anybody, elsewhere only with the token."""
    if not is_from_here(request) and not has_token(request, services_of(request).config.metrics_token):
        return refuse(request, Refusal("metrics"))
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_from_here(request: Request) -> bool:
    """Return whether a request was sent on this machine, to this server itself and not to a proxy in front of it."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(request.client.host) and is_loopback(name_in(request.headers.get("host", "")))


def has_token(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


@router.get("/api/me", responses=responses(Me))
async def me(request: Request) -> Response:
    """Makes sure that this browser has an identity: a cookie that only the server can read and make."""
    services = services_of(request)
    identities = services.identities
    person = identities.of(request)
    response = json_response(Me(person is not None, services.config.guest_url, list(services.config.bots)))
    identities.give(response, person or identities.issue())
    return response
