"""Nothing that a client opens takes the event loop for long: the socket of a table, and pages."""

import json
from pathlib import Path

import pytest

from costly_inputs import HEADER_SETS, WIDE_IN_URL, largest, told
from lastcard.limits import VISITORS
from lastcard.server.http.hosts import HostCheck
from lastcard.server.http.static_files import ClientFiles
from lastcard.table import requests as r
from loop_cost import MOST, Headers, Socket, ask, cost_of, opened, scope_of

pytestmark = pytest.mark.once

HANDSHAKES: dict[str, tuple[str, str, Headers]] = {
    "a name of wide letters": (WIDE_IN_URL * 150, "", {}),
    "a name of accents": ("%CC%80" * 300, "", {}),
    "many names": ("a", "&name=a" * 250, {}),
    "a version of long ago": ("a", "&version=0", {}),
    "a version to come": ("a", "&version=" + "9" * 1900, {}),
    "a big screen": ("a", "&screen=1", {}),
    "a token": ("a", "", {"authorization": "Bearer lastcard_" + "x" * 43}),
    "a token of wide letters": ("a", "", {"authorization": "Bearer " + "\xff" * 15_000}),
    "a token of blanks": ("a", "", {"authorization": "Bearer" + " " * 15_000}),
    "a long origin": ("a", "", {"origin": "http://" + "[" * 15_000}),
}


async def test_no_handshake_takes_the_loop_for_long(tmp_path: Path) -> None:
    """At a table with the largest edition in the middle of a round, and as many watchers as there may be but one."""
    costs: dict[str, float] = {}
    async with opened(tmp_path) as (app, services):
        made = {"settings": {"custom": largest(1), "seats": 10}, "bots": ["normal"] * 9}
        _, body = await ask(app, scope_of("http", "/api/tables", method="POST"), json.dumps(made).encode())
        code = json.loads(body)["code"]
        people = [f"lastcard={services.identities.cookie(services.identities.issue())}" for _ in range(VISITORS)]
        sockets = [Socket(app, code, each, f"{number:03}" + WIDE_IN_URL * 20) for number, each in enumerate(people)]
        for socket in sockets:
            await socket.opened()
        await sockets[0].tell(told(r.Sit, name="host", chair=0))
        await sockets[0].tell(told(r.Start))
        handshakes = {what: (code, people[0], *each) for what, each in HANDSHAKES.items()}
        for what, headers in HEADER_SETS.items():
            handshakes[what] = (code, people[0], "a", "", headers)
        handshakes["a code of wide letters"] = ("ﬀ" * 20, people[0], "a", "", {})
        for what, handshake in handshakes.items():

            async def open_and_close(handshake: tuple[str, str, str, str, Headers] = handshake) -> None:
                socket = Socket(app, *handshake)
                await socket.opened()
                await socket.close()

            costs[what] = await cost_of(open_and_close)
        for socket in sockets:
            await socket.close()
    slow = {what: round(cost * 1000) for what, cost in costs.items() if cost > MOST}
    assert slow == {}


async def test_no_page_takes_the_loop_for_long(tmp_path: Path) -> None:
    """Pages and files of the client, and the check of the host before them."""
    (tmp_path / "index.html").write_text("<p>" * 10_000)
    files = ClientFiles(tmp_path, is_secure=True)
    app = HostCheck(files, ("test",))
    costs: dict[str, float] = {}
    for path in ("/", "/t/" + "a" * 1900, "/" + "." * 1900, "/" + "/" * 1900, "/t/" + "ﬀ" * 600):
        for what, headers in {**HEADER_SETS, "tags": {"if-none-match": '"' * 15_000}}.items():
            for host in ("test", "[" * 15_000, ":" * 15_000, "1." * 7_000, "[" + "f:" * 7_000 + "]"):
                asked = scope_of("http", path, {**headers, "host": host})
                costs[f"{path[:20]} {what} {host[:20]}"] = await cost_of(lambda asked=asked: ask(app, asked))
    slow = {what: round(cost * 1000) for what, cost in costs.items() if cost > MOST}
    assert slow == {}
