"""First steps by HTTP. Nothing is stored: a request contains all that the learner has done in a step."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from msgspec import Struct

from lastcard.lessons.lesson import LEARNER, Attempt, LessonStep, find_lesson
from lastcard.locale import refusal as in_words
from lastcard.rules.model.errors import IllegalAction
from lastcard.server.http.language import language_of
from lastcard.server.http.openapi import responses
from lastcard.server.http.responses import services_of, spend_looking
from lastcard.server.live.server_messages import Json, encode, view_seen
from lastcard.table import Refusal

router = APIRouter()
MOST_ACTIONS = 16

Actions = Annotated[list[Annotated[str, Query(max_length=40)]], Query(alias="action", max_length=MOST_ACTIONS)]


class RefusedAction(Struct, frozen=True):
    """Why the rules forbid an action."""

    rule: str
    text: str


class LessonSeen(Struct, frozen=True):
    """A step of a lesson, and what has become of it."""

    edition: str
    number: int
    """Position of the step in its lesson, counted from 1."""
    total: int
    name: str
    """Its text is `lesson-NAME`."""
    rule: str
    """The rule that it teaches."""
    view: Json
    """What the learner sees."""
    events: list[Json]
    """What the last action led to; without any, what happened before."""
    is_passed: bool
    is_over: bool
    """Whether it is passed, or nothing is left to do."""
    refused: RefusedAction | None = None
    """Why the last action is not allowed; then nothing has come of it."""


@router.get("/api/lessons/{edition}/{number}", responses=responses(LessonSeen, 404, 413, 422, 429))
async def show_lesson(
    request: Request,
    edition: Annotated[str, Path(max_length=20)],
    number: Annotated[int, Path(ge=1, le=99)],
    actions: Actions = [],  # noqa: B006, FastAPI copies it
) -> Response:
    """A step of an edition's first steps, after what the learner has done in it."""
    steps = find_lesson(edition)
    if number > len(steps):
        raise Refusal("no-lesson")
    await spend_looking(request)
    asked = (edition, number, steps[number - 1], actions, language_of(request))
    return Response(await services_of(request).work_out(request, lesson_body, *asked), media_type="application/json")


def lesson_body(edition: str, number: int, step: LessonStep, actions: list[str], lang: str) -> bytes:
    attempt = Attempt(edition, step)
    events, refused = attempt.opening, None
    for action in actions:
        try:
            events = attempt.act(action)
        except IllegalAction as error:
            events, refused = [], RefusedAction(error.rule, in_words(error, lang, edition))
            break
    seen = LessonSeen(
        edition=edition,
        number=number,
        total=len(find_lesson(edition)),
        name=step.name,
        rule=step.rule,
        view=view_seen(attempt.game.view(LEARNER)),
        events=[event.seen_by(LEARNER) for event in events],
        is_passed=attempt.is_passed,
        is_over=attempt.is_over,
        refused=refused,
    )
    return encode(seen)
