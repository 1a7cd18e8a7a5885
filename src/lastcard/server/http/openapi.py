"""The OpenAPI document, from the msgspec types that are really read and written."""

from functools import lru_cache
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi

from lastcard.server.http.responses import Problem, services_of
from lastcard.server.live.server_messages import encode

router = APIRouter()

REFERENCE = "#/components/schemas/{name}"
DOCUMENTED: list[type] = []
"""Types that some route reads or writes."""
ERRORS = {
    403: "Not from a page of this server",
    404: "There is no such thing",
    410: "It was played by other rules and cannot be replayed",
    413: "Too large",
    422: "Refused",
    429: "Too often",
    503: "It cannot be stored now",
}


def reference(kind: type) -> dict[str, str]:
    """Return a reference to a type's schema, and put it into the document."""
    if kind not in DOCUMENTED:
        DOCUMENTED.append(kind)
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def content(schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def responses(kind: type, *errors: int, is_list: bool = False) -> dict[int | str, dict[str, Any]]:
    """Return the description of a route's responses: a type or a list of it, and the errors that can occur."""
    schema = {"type": "array", "items": reference(kind)} if is_list else reference(kind)
    described: dict[int | str, dict[str, Any]] = {200: {"description": "Done", **content(schema)}}
    for code in errors:
        described[code] = {"description": ERRORS[code], **content(reference(Problem))}
    return described


def request_body(schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    """Return the description of a route's body."""
    return {"requestBody": {"required": True, **content(schema, media)}}


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Return the OpenAPI document itself."""
    body = await services_of(request).work_out(request, openapi_body, request.app)
    return Response(body, media_type="application/json")


@lru_cache(maxsize=1)
def openapi_body(app: FastAPI) -> bytes:
    """Return the document as JSON. It takes long the first time: call it in a thread."""
    return encode(app.openapi())


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document of the application; it is made once."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        _, components = msgspec.json.schema_components(DOCUMENTED, ref_template=REFERENCE)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = document
    return app.openapi_schema
