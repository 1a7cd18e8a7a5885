"""HTTP: what the OpenAPI document says is what the server does; and the documents are those of the code."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig
from starlette.responses import PlainTextResponse

from lastcard.locale import LANGUAGES, has_text
from lastcard.server.app import make_app
from lastcard.server.config import Config
from lastcard.server.http.static_files import ClientFiles
from lastcard.server.live.server_messages import protocol_schema
from lastcard.server.store.storage import Storage
from lastcard.table.requests import Request
from serving import ROOT, Server

pytestmark = pytest.mark.once
OPENAPI = make_app(Config("sqlite://"), Storage("sqlite://")).openapi()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--trusted-proxy", "127.0.0.1").start()
    yield running
    running.stop()
    assert running.errors() == []


REFUSED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"]
"""Answers to requests that break the schema: also 413, as one may break it by being too long to be read at all."""
CONFIG = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}})
schema = schemathesis.openapi.from_dict(OPENAPI, config=CONFIG)
schemathesis.checks.load_all_checks()
CHECKS: Any = schemathesis.checks.CHECKS.get_all()
EXCLUDED: Any = {
    # what is well formed may still be no edition, no picture, or options that do not fit: a schema cannot say so
    "POST /api/tables": [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")],
    "POST /api/rounds/{round_id}/branches": [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")],
    "POST /api/editions": [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")],
}


@schema.parametrize()
@settings(
    max_examples=25, deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_the_server_does_what_openapi_says(case: schemathesis.Case[Any], server: Server) -> None:
    stranger = {"X-Forwarded-For": f"203.0.{Random().randrange(256)}.{Random().randrange(256)}"}
    answer = case.call(base_url=server.url, headers=stranger)  # always somebody else: nobody asks too often
    case.validate_response(answer, checks=CHECKS, excluded_checks=EXCLUDED.get(case.operation.label, []))


def test_each_test_has_a_name_of_its_own(request: pytest.FixtureRequest) -> None:
    """By it pytest runs once more what has failed; those of an operation that passes would be taken for all."""
    names = [item.nodeid for item in request.session.items]
    assert len(set(names)) == len(names)


def test_the_protocol_schema_is_that_of_the_code() -> None:
    """`python -m lastcard.server.live.server_messages > docs/protocol.schema.json` writes it."""
    written = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    assert written == protocol_schema()


def test_the_protocol_page_names_every_message_and_code() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    defs = protocol_schema()["$defs"]
    kinds = [each["properties"]["type"]["enum"][0] for each in defs.values() if "type" in each.get("properties", {})]
    assert [kind for kind in kinds if f"`{kind}`" not in page and f'"{kind}"' not in page] == []
    codes = [line.split(" =")[0] for line in texts("en") if line.startswith("server-")]
    assert [code for code in codes if f"`{code.removeprefix('server-')}`" not in page] == []


def texts(lang: str) -> list[str]:
    return (ROOT / "src" / "lastcard" / "locale" / lang / "server.ftl").read_text("utf-8").splitlines()


def test_every_refusal_has_a_text_in_every_language() -> None:
    used: set[str] = set()
    for folder in ("table", "server"):
        for file in (ROOT / "src" / "lastcard" / folder).rglob("*.py"):
            words = file.read_text("utf-8").split('Refusal("')[1:]
            used |= {word.partition('"')[0] for word in words}
    used |= {"not-started"}
    for lang in LANGUAGES:
        assert [code for code in used if not has_text(f"server-{code}", lang)] == []
    written = {line.split(" =")[0].removeprefix("server-") for line in texts("en") if line.startswith("server-")}
    assert written == used


def test_examples_in_the_protocol_page_are_messages() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    examples = [line for line in page.splitlines() if line.startswith('{"type": "act"')]
    assert examples
    for example in examples:
        msgspec.json.decode(example, type=Request)


def test_the_web_client_is_served_if_it_is_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Lastcard</title>")
    (tmp_path / "assets" / "main.js").write_text("1")
    front = ClientFiles(tmp_path, is_secure=False)

    async def visit() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(front), base_url="http://test") as client:
            page = await client.get("/t/ABCDEFGH")
            assert "Lastcard" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert "immutable" in (await client.get("/assets/main.js")).headers["cache-control"]
            assert (await client.get("/../pyproject.toml")).status_code == 404
            assert (await client.post("/")).status_code == 405
            lost = await client.get("/nowhere")
            assert lost.status_code == 404
            assert "Lastcard" in lost.text

    asyncio.run(visit())


def test_pages_come_before_the_application_and_all_else_waits_for_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    front = ClientFiles(tmp_path, is_secure=True)

    async def visit() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(front), base_url="http://test") as client:
            early = asyncio.create_task(client.get("/api/health"))
            page = await client.get("/")
            assert page.status_code == 200
            assert "strict-transport-security" in page.headers
            assert not early.done()
            front.open(PlainTextResponse("here"))
            assert (await early).text == "here"
            assert (await early).headers["cache-control"] == "no-store"

    asyncio.run(visit())
