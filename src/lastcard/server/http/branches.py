"""Try-outs by HTTP: a table that goes on from a moment of a finished round."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from msgspec import Meta, Struct

from lastcard.record import read_record
from lastcard.server.http.openapi import reference, request_body, responses
from lastcard.server.http.responses import json_response, read_as, services_of
from lastcard.server.http.rounds import MOST_MOVES, RoundId, find_round, refusing_records
from lastcard.server.http.tables import Made
from lastcard.table import Settings
from lastcard.table.branching import branch_position, branch_settings
from lastcard.table.lobby.lobby import Branch
from lastcard.table.lobby.settings import Avatar, Name, settle
from lastcard.table.requests import Sit

router = APIRouter()


class NewBranch(Struct, forbid_unknown_fields=True, frozen=True):
    step: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    """The moment of the round, as in its steps: 0 is the deal."""
    seat: Annotated[int, Meta(ge=0, le=9)]
    """The seat that one takes; bots take the others."""
    name: Name
    avatar: Avatar = ""
    pile: Literal["real", "shuffled"] = "real"
    """The pile as it was, or shuffled anew; hands are always as they were."""


@router.post(
    "/api/rounds/{round_id}/branches",
    responses=responses(Made, 403, 404, 410, 413, 422, 429, 503),
    openapi_extra=request_body(reference(NewBranch)),
)
async def branch_round(request: Request, round_id: RoundId) -> Response:
    """A try-out: a private table at which one plays on from a moment of a finished round. Nothing of it counts."""
    services = services_of(request)
    person = services.identities.of(request) or services.identities.issue()
    wanted = await read_as(request, NewBranch)
    stored = await find_round(request, round_id)
    branch = Branch(round_id, wanted.step, wanted.seat, wanted.pile)
    with refusing_records():
        settings, position = await services.work_out(request, begin_branch, stored.record, branch)
    sitting = Sit(name=wanted.name, avatar=wanted.avatar)
    code = await services.hub.make_branch(settings, branch, position, person, sitting)
    response = json_response(Made(code, f"{services.config.public_url.rstrip('/')}/t/{code}"))
    services.identities.give(response, person)
    return response


def begin_branch(text: str, branch: Branch) -> tuple[Settings, str]:
    """Return the settings and the position of a try-out. It takes long: call it in a thread.

    Raises Refusal, or BadRecord if these rules lead elsewhere.
    """
    record = read_record(text)
    return settle(branch_settings(record)), branch_position(record, branch)
