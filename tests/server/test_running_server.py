"""The running server: real processes, real sockets."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
import websockets

from databases import DATABASES, new_database
from lastcard import EDITIONS
from lastcard.cli.home_address import home_address
from lastcard.locale import LANGUAGES
from lastcard.record import read_record
from serving import Client, Person, Server, play_for

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_at_the_end")]


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    proxy = ("--trusted-proxy", "127.0.0.1")
    running = Server(tmp_path_factory.mktemp("server"), *proxy, database=new_database(request.param)).start()
    yield running
    running.stop()
    assert running.errors() == []


async def seated(server: Server, code: str, *names: str) -> list[Client]:
    clients = []
    for name in names:
        client = await Person(server, name).join(code)
        assert (await client.ask("sit", name=name))["type"] == "done"
        clients.append(client)
    return clients


# Opening a table


async def test_who_opens_a_table_is_its_host_and_sits_at_it(server: Server) -> None:
    ann = Person(server, "Ann")
    made = ann.post("/api/tables", json={"name": "Ann", "avatar": "fox"})
    code = made.json()["code"]
    bob = (await seated(server, code, "Ann"))[0]
    screen = await ann.watch(code)
    host = await ann.join(code)
    assert (host.you["host"], host.you["chair"], bob.you["host"]) == (True, 0, False)
    assert [(chair["name"], chair["avatar"]) for chair in host.table["chairs"][:2]] == [("Ann", "fox"), ("Ann 2", "")]
    assert host.table["watching"] == []
    assert (await host.ask("start"))["type"] == "done"
    await screen.find_event("round")
    assert (screen.you["chair"], screen.view and screen.view["hand"]) == (None, [])
    assert (await screen.ask("leave"))["code"] == "screen"
    refused = ann.post("/api/tables", json={"name": "Ann", "avatar": "<svg>"})
    assert (refused.status_code, refused.json()["code"]) == (422, "no-avatar")


def test_guests_are_told_an_address_that_they_can_reach(server: Server, tmp_path: Path) -> None:
    assert Person(server).get("/api/me").json() == {"known": True, "guest_url": "", "bots": []}
    reachable = Server(tmp_path, "--host", "0.0.0.0").start()  # noqa: S104, as at home
    told = Person(reachable).get("/api/me").json()["guest_url"]
    reachable.stop()
    assert told == home_address(reachable.port).rstrip("/")
    assert "127.0.0.1" not in told


# Whole rounds


@pytest.mark.parametrize("edition", EDITIONS)
async def test_two_people_and_two_bots_play_a_round(server: Server, edition: str) -> None:
    host = Person(server)
    code = host.make_table(["normal", "easy"], edition=edition, options={"scoring": "none"})
    clients = await seated(server, code, "Ann", "Bob")
    watcher = await Person(server, "Wu").join(code)
    await clients[0].ask("start")
    await asyncio.gather(*(client.play(Random(f"{edition} {client.person.name}")) for client in clients))
    over = await clients[0].find_event("round_over")
    assert over["match_over"]
    while watcher.view is None or watcher.view["winner"] is None:
        await watcher.receive()
    assert watcher.view["hand"] == []
    for client in clients:
        assert client.view is not None
        assert client.view["winner"] == watcher.view["winner"]
        record = client.person.get(f"/api/rounds/{over['round']}/record").text
        assert read_record(record).edition == edition
        mine = client.person.get("/api/me/rounds").json()
        assert [each["id"] for each in mine] == [over["round"]]
        await client.close()
    steps = host.get(f"/api/rounds/{over['round']}/steps", params={"open": "1", "count": 5}).json()
    assert len(steps["steps"]) == 5
    assert [len(hand) for hand in steps["steps"][0]["hands"]] == steps["steps"][0]["view"]["counts"]
    await watcher.close()


async def test_next_round_and_rematch(server: Server) -> None:
    code = Person(server).make_table(["normal"], options={"target_score": 60}, seats=2)
    (client,) = await seated(server, code, "Ann")
    await client.ask("start")
    rounds = 0
    while client.table["winner"] is None:
        await client.play(Random(rounds))
        rounds += 1
        if client.table["winner"] is None:
            assert (await client.ask("rematch"))["code"] == "match-on"
            assert (await client.ask("next"))["type"] == "done"
    assert [sum(result["points"][chair] for result in client.table["results"]) for chair in (0, 1)] == [
        chair["score"] for chair in client.table["chairs"]
    ]
    assert (await client.ask("next"))["code"] == "match-over"
    assert (await client.ask("rematch"))["type"] == "done"
    while client.table["is_over"]:
        await client.receive()
    assert [chair["score"] for chair in client.table["chairs"]] == [0, 0]
    await client.close()


# Who one is


async def test_a_seat_is_held_by_the_cookie_and_nothing_else(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = ann.make_table(["normal", "normal"])
    client = await ann.join(code)
    await client.ask("sit", name="Ann")
    await client.ask("start")
    stranger = await bob.join(code)
    assert stranger.you["chair"] is None
    assert stranger.view is not None
    assert stranger.view["hand"] == []
    assert (await stranger.ask("act", action="draw", move=stranger.move))["code"] == "not-playing"
    second_tab = await ann.join(code)
    assert second_tab.you["seat"] == 0
    while client.version < second_tab.version:
        await client.receive()
    assert second_tab.view is not None
    assert second_tab.view["hand"] == (client.view or {})["hand"]
    await second_tab.ask("chat", text="two tabs")
    assert (await client.find_event("chat"))["name"] == "Ann"
    for each in (client, stranger, second_tab):
        await each.close()


async def refused(server: Server, code: str, **headers: str) -> int:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(url, additional_headers=headers)
    return int(refusal.value.response.status_code)


async def test_no_socket_without_a_cookie_of_ours_or_from_elsewhere(server: Server) -> None:
    ann = Person(server)
    code = ann.make_table()
    person, _, signature = ann.cookie.removeprefix("lastcard=").partition(".")
    assert await refused(server, code) == 403
    assert await refused(server, code, Cookie=f"lastcard={person}") == 403
    assert await refused(server, code, Cookie=f"lastcard={'0' * 32}.{signature}") == 403
    assert await refused(server, code, Cookie=ann.cookie, Origin="https://evil.example") == 403
    client = await ann.join(code, Origin=server.url)
    await client.close()
    foreign = ann.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403


def test_cookie_and_headers(server: Server) -> None:
    answer = httpx.get(server.url + "/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_nobody_reads_files_through_an_edition(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "secret"\n')
    answer = Person(server).post("/api/tables", json={"settings": {"edition": str(file)}})
    assert answer.status_code == 422
    assert "secret" not in answer.text


def test_a_refused_method_names_those_that_there_are(server: Server) -> None:
    refused = httpx.put(f"{server.url}/api/tables")
    assert refused.status_code == 405
    assert refused.headers["allow"] == "GET, POST"


def test_codes_cannot_be_guessed_at_the_allowed_rate(server: Server) -> None:
    ann = Person(server)
    code = ann.make_table()
    own = Server(server.data / "guessed")
    own.start()
    try:
        with httpx.Client(base_url=own.url) as client:
            codes = [client.get(f"/api/tables/AAAA{number:04}").status_code for number in range(2222, 2262)]
        assert codes[0] == 404
        assert codes[-1] == 429
    finally:
        own.stop()
    assert ann.get(f"/api/tables/{code[:4].lower()}-{code[4:]}").json()["code"] == code


async def test_many_guesses_at_a_time_are_many_guesses(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    async with httpx.AsyncClient(base_url=server.url) as client:
        guessing = [client.get(f"/api/tables/BBBB{number:04}") for number in range(2222, 2282)]
        codes = [answer.status_code for answer in await asyncio.gather(*guessing)]
    server.stop()
    assert 15 <= codes.count(404) <= 25
    assert set(codes) == {404, 429}


@pytest.mark.parametrize("trusted", [True, False])
def test_who_asks_is_what_a_trusted_proxy_says_and_nobody_else(tmp_path: Path, trusted: bool) -> None:
    server = Server(tmp_path, *(["--trusted-proxy", "127.0.0.1"] if trusted else [])).start()
    with httpx.Client(base_url=server.url) as client:
        headers = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(40)]
        codes = [client.get("/api/tables/AAAA2222", headers=each).status_code for each in headers]
    server.stop()
    assert codes[-1] == (404 if trusted else 429)


async def test_a_custom_edition_is_sent_as_its_description(server: Server) -> None:
    ann = Person(server)
    custom = {"name": {"en": "Small", "zh-Hant": "小副"}, "colors": "rygb", "each_color": {"1-9": 2}}
    code = ann.make_table(custom=custom, seats=2)
    assert ann.get(f"/api/tables/{code}").json()["edition"].startswith("small")
    client = await ann.join(code)
    assert client.table["edition_names"] == dict.fromkeys(LANGUAGES, "Small") | {"zh-Hant": "小副"}
    assert ann.get(f"/api/tables/{code}?lang=zh-Hant").json()["edition_name"] == "小副"
    for wrong in ({"name": "Small"}, {"name": "x", "colors": "rygb", "each_color": {"1-9": 10**9}}):
        answer = ann.post("/api/tables", json={"settings": {"custom": wrong}})
        assert answer.status_code == 422, answer.text
    for edition in ("../examples/x.toml", "/etc/passwd", "x.toml", "classic.toml", "a@b"):
        assert ann.post("/api/tables", json={"settings": {"edition": edition}}).status_code == 422
    assert ann.post("/api/tables", content=b"x" * 70_000).status_code == 413


async def test_logs_have_no_secrets(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=database).start()
    code = Person(server).make_table(["easy"], seats=2)
    (client,) = await seated(server, code, "Annabella")
    await client.ask("chat", text="between us")
    await client.ask("start")
    await client.play(Random(1))
    await client.send_raw("{")
    await client.close()
    server.stop()
    log = server.log.read_text()
    person = client.person.cookie.removeprefix("lastcard=").partition(".")[0]
    assert [word for word in (person, code, "Annabella", "between us", client.you["handle"]) if word in log] == []
    assert all({"at", "level", "from", "text"} <= set(json.loads(each)) for each in log.splitlines())


# Messages


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[]",
        '"start"',
        "{}",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","action":7,"move":0}',
        '{"type":"act","action":"draw","move":-1}',
        '{"type":"act","action":"draw","move":0,"seat":1}',
        '{"type":"sit","name":"Eve","person":"somebody"}',
        '{"type":"fill","chair":99,"level":"normal"}',
        "[" * 5000,
        b"\xff\xfe",
        b'{"type":"start"',
    ],
)
async def test_what_cannot_be_understood_changes_nothing(server: Server, data: str | bytes) -> None:
    code = Person(server).make_table()
    (client,) = await seated(server, code, "Ann")
    version = client.version
    await client.send_raw(data)
    error = await client.until("error")
    assert error["code"] == "malformed"
    assert (await client.ask("lock", locked=False))["type"] == "done"
    assert client.version == version + 1
    await client.close()


async def test_too_much_closes_the_socket(server: Server) -> None:
    code = Person(server).make_table()
    (fast, large) = await seated(server, code, "Ann", "Bob")
    await large.send_raw(json.dumps({"type": "chat", "text": "x" * 40_000}))
    assert (await large.until_closed())[1] == 1008
    for _ in range(300):
        await fast.send_raw('{"type":"next"}')
    assert (await fast.until_closed())[1] == 1008


async def test_who_comes_back_has_no_more_messages_than_before(server: Server) -> None:
    person = Person(server)
    code = person.make_table()
    heard = 0
    for _ in range(4):
        client = await person.join(code)
        for _ in range(150):
            await client.send_raw('{"type":"next"}')
        told, closed = await client.until_closed()
        assert closed == 1008
        heard += sum(code != "rate" for code in told)
    assert heard < 150, heard  # 60 at once and 20 a second; four times 60 at least with a new budget each time


async def test_actions_that_do_not_fit(server: Server) -> None:
    code = Person(server).make_table(["normal"], seats=2)
    (client,) = await seated(server, code, "Ann")
    assert (await client.ask("act", action="draw", move=0))["code"] == "not-playing"
    await client.ask("start")
    while not client.actions:
        await client.receive()
    assert (await client.ask("act", action="draw", move=client.move + 5))["code"] == "outdated"
    illegal = await client.ask("act", action="keep", move=client.move)
    assert illegal["code"] == "illegal"
    assert illegal["rule"]
    assert illegal["rule"] not in illegal["text"]
    explained = await client.ask("explain", action=client.actions[0])
    assert "text" not in explained
    assert (await client.ask("act", action="fly to the moon", move=client.move))["code"] == "illegal"
    await client.close()


async def test_texts_come_in_the_language_asked_for(server: Server) -> None:
    for header in ("zh-TW", "zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7"):
        answer = httpx.get(server.url + "/api/tables/ZZZZZZZZ", headers={"accept-language": header})
        assert answer.json()["text"] == "沒有這個代碼的牌桌。再看一次，或問問桌主。"
    answer = httpx.get(server.url + "/api/tables/ZZZZZZZZ?lang=en", headers={"accept-language": "zh-TW"})
    assert answer.json()["text"] == "There is no table with this code. Check it, or ask your host."


# Coming back


async def test_a_version_gets_exactly_what_was_missed(server: Server) -> None:
    code = Person(server).make_table(["normal", "easy"])
    ann, bob = await seated(server, code, "Ann", "Bob")
    await ann.ask("start")
    while bob.view is None:
        await bob.receive()
    seen, events = bob.version, len(ann.events)
    while ann.version < seen:
        await ann.receive()
        events = len(ann.events)
    await bob.close()
    for number in range(5):
        await ann.ask("chat", text=f"client {number}")
    back = await bob.person.join(code, version=seen)
    missed = back.welcome["missed"]
    assert [step["version"] for step in missed] == list(range(seen + 1, back.version + 1))
    told = [event for step in missed for event in step["events"]]
    while ann.version < back.version:
        await ann.receive()
    seen_by_ann = [event["event"] for event in ann.events[events:] if event["event"] != "reaction"]
    assert [event["event"] for event in told] == seen_by_ann[: len(told)]
    assert [event["text"] for event in told if event["event"] == "chat"] == [f"client {number}" for number in range(5)]
    nothing = await bob.person.join(code, version=back.version + 1000)
    assert "missed" not in nothing.welcome
    for client in (ann, back, nothing):
        await client.close()


async def test_a_restart_keeps_everything(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path / "data", database=database).start()
    code = Person(server).make_table(["normal", "easy"], options={"scoring": "none"})
    ann, bob = await seated(server, code, "Ann", "Bob")
    await ann.ask("start")
    await play_for(1, ann, bob)
    server.stop()
    assert (await ann.until_closed())[1] == 1012
    assert "closed" in server.log.read_text().splitlines()[-1]
    seen = ann.version, ann.move
    server.start()
    clients = [await client.person.join(code, version=client.version) for client in (ann, bob)]
    assert clients[0].version >= seen[0]
    assert clients[0].move >= seen[1]
    assert [client.you["chair"] for client in clients] == [0, 1]
    await asyncio.gather(*(client.play(Random(3)) for client in clients))
    server.stop()
    assert server.errors() == []


def test_what_an_operator_asks(server: Server) -> None:
    assert httpx.get(server.url + "/api/health").json()["ok"]
    metrics = httpx.get(server.url + "/metrics").text
    assert "lastcard_changes_total" in metrics
    levels = ["random", "easy", "normal", "hard", "expert", "learned"]
    assert httpx.get(server.url + "/api/choices").json()["bots"] == levels
