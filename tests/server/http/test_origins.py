"""Where requests come from, and which names they may ask for."""

import json

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import Message

from lastcard.server.config import Config
from lastcard.server.http.hosts import HostCheck, is_loopback, name_in
from lastcard.server.http.origins import is_own_origin, network_of

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:0DB8:0:0:ffff:1:2:3", True),
        ("2001:db8:0:0::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8:0:1::1", "2001:db8::1", False),
        ("2001:db8:1::", "2001:db8:1:0:8000::", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:c000:207", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2%wlan0", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("nonsense", "nonsense", True),
    ],
)
def test_an_ipv6_network_is_one_household_however_it_is_written(one: str, other: str, are_same: bool) -> None:
    assert (network_of(one) == network_of(other)) == are_same


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("http://cards.example", True),
        ("https://cards.example", True),
        ("http://evil.example", False),
        ("null", False),
        ("http://[", False),
        ("http://[::1", False),
    ],
)
def test_pages_of_others_and_nonsense_are_no_origin_of_this_server(origin: str, is_own: bool) -> None:
    headers = [(b"origin", origin.encode()), (b"host", b"cards.example")]
    assert is_own_origin(HTTPConnection({"type": "http", "headers": headers}), "") == is_own


def test_what_is_no_address_is_cut_off() -> None:
    assert len(network_of("x" * 10_000)) < 50


def test_a_host_is_read_with_port_brackets_and_final_dot() -> None:
    hosts = ("LOCALHOST.:8000", "[::1]:8000", "127.0.0.1", "127.1.2.3:80", "localhost")
    assert all(is_loopback(name_in(host)) for host in hosts)
    assert not any(is_loopback(name_in(host)) for host in ("localhost.evil.example", "127.0.0.1.evil.example", "", "0"))


async def app(scope: object, receive: object, send: object) -> None:
    await PlainTextResponse("inside")(scope, receive, send)  # type: ignore[arg-type]


CONFIG = Config("sqlite://", public_url="https://Cards.example:8443")


async def ask(host: str, path: str = "/", **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(HostCheck(app, CONFIG.names))
    async with httpx.AsyncClient(transport=transport, base_url="http://192.0.2.5") as client:
        return await client.get(path, headers={"Host": host, **headers})


@pytest.mark.parametrize(
    "host", ["cards.example", "cards.example:8443", "CARDS.example", "localhost:1", "[::1]", "192.0.2.5:8000"]
)
async def test_a_server_goes_by_its_names_and_addresses(host: str) -> None:
    assert (await ask(host)).text == "inside"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "cards.example.evil.example", "192.0.2.6", "x@localhost"]
)
async def test_a_name_that_points_here_without_being_ours_is_refused(host: str) -> None:
    page = await ask(host)
    assert (page.status_code, "inside" in page.text) == (421, False)
    assert "--public-url" in page.text
    problem = await ask(host, "/api/tables", **{"Accept-Language": "zh-TW"})
    assert problem.status_code == 421
    assert problem.json()["code"] == "host"
    assert "名字" in problem.json()["text"]


async def test_a_socket_for_a_foreign_name_is_answered() -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    headers = [(b"host", b"evil.example")]
    scope = {"type": "websocket", "path": "/api/tables/AAAAAAAA/socket", "headers": headers, "server": ("::1", 80)}
    await HostCheck(app, ())({**scope, "extensions": {"websocket.http.response": {}}}, receive, send)
    assert sent[0]["status"] == 421
    assert json.loads(sent[1]["body"])["code"] == "host"
