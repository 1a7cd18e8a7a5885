"""OpenAPI and JSON Schema from the msgspec types that are really read and written.

`python -m lastcard.server.describing > docs/protocol.schema.json` writes what a test compares.
"""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from lastcard.server.wire import Answer
from lastcard.table.messages import Request

REFERENCE = "#/components/schemas/{name}"
TYPES: list[type] = []


def reference(kind: type) -> dict[str, str]:
    if kind not in TYPES:
        TYPES.append(kind)
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def content(schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def answers(kind: type, *errors: int, is_list: bool = False, problem: type) -> dict[int | str, dict[str, Any]]:
    schema = {"type": "array", "items": reference(kind)} if is_list else reference(kind)
    described: dict[int | str, dict[str, Any]] = {200: {"description": "Done", **content(schema)}}
    for code in errors:
        described[code] = {"description": WHY[code], **content(reference(problem))}
    return described


WHY = {
    403: "Not from a page of this server",
    404: "There is no such thing",
    413: "Too large",
    422: "Refused",
    429: "Too often",
    503: "It cannot be stored now",
}


def takes(kind: type) -> dict[str, Any]:
    return {"requestBody": {"required": True, **content(reference(kind))}}


def describe(app: FastAPI, kinds: Sequence[type] = ()) -> dict[str, Any]:
    """The OpenAPI document."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        _, components = msgspec.json.schema_components([*TYPES, *kinds], ref_template=REFERENCE)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = document
    return app.openapi_schema


def protocol_schema() -> dict[str, Any]:
    """JSON Schema of the WebSocket messages: `Request` from clients, `Answer` from the server."""
    place = "#/$defs/{name}"
    (requests, told), components = msgspec.json.schema_components([Request, Answer], ref_template=place)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Lastcard table",
        "$defs": {"Request": requests, "Answer": told, **components},
    }


if __name__ == "__main__":
    print(json.dumps(protocol_schema(), indent=1, sort_keys=True))
