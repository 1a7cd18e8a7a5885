"""What is shared works across nodes: tables, lists, identities, limits, chat, watchers, rounds, circles, screens."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random

import pytest
import websockets

from clusters import Cluster, cluster_of, drop_all, within
from lastcard.record import read_record
from serving import Client, Person, Server, http, kill_all

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One cluster for all tests that kill no node."""
    yield Cluster(tmp_path_factory.mktemp("cluster"), 2).start()
    kill_all()


@pytest.fixture
async def cluster(nodes: Cluster) -> AsyncIterator[Cluster]:
    yield nodes
    await drop_all()


def at(server: Server, person: Person) -> Person:
    """The same browser, at another node."""
    other = Person(server, person.name)
    other.cookie = person.cookie
    return other


async def seated_at_both(cluster: Cluster, **settings: object) -> tuple[Client, Client]:
    """Ann at the node that has the table, Bob at the other."""
    ann, bob = Person(cluster[0], "Ann"), Person(cluster[1], "Bob")
    code = ann.make_table([], seats=2, options={"scoring": "none"}, **settings)
    one, two = await ann.join(code), await bob.join(code)
    assert (await one.ask("sit", name="Ann"))["type"] == "done"
    assert (await two.ask("sit", name="Bob"))["type"] == "done"
    return one, two


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


async def until_dealt(client: Client) -> None:
    while client.view is None:
        await client.receive()


async def finish_round(*clients: Client) -> None:
    await asyncio.wait_for(asyncio.gather(*(client.play(Random(at)) for at, client in enumerate(clients))), 60)


@within(90)
async def test_a_round_over_two_nodes_is_kept_for_both(cluster: Cluster) -> None:
    one, two = await seated_at_both(cluster, public=True)
    watching = await Person(cluster[1], "Wil").join(one.table["code"])
    screen = await one.person.watch(one.table["code"])
    for server in (cluster[0], cluster[1]):
        listed = Person(server).get("/api/tables").json()
        meant = [table for table in listed if table["code"] == one.table["code"]]
        assert [(table["names"], table["present"]) for table in meant] == [(["Ann", "Bob"], 2)]
        assert Person(server).get(f"/api/tables/{one.table['code']}").json()["present"] == 2
    await two.send("chat", text="hello over there")
    assert (await asyncio.wait_for(one.find_event("chat"), 20))["text"] == "hello over there"
    assert (await asyncio.wait_for(watching.find_event("chat"), 20))["name"] == "Bob"
    await asyncio.gather(one.ask("start"), until_dealt(two))
    await finish_round(one, two)
    round_id = two.table["round_id"]
    for client, server in ((one, cluster[1]), (two, cluster[0])):
        person = at(server, client.person)
        assert person.get(f"/api/rounds/{round_id}").json()["you"] == client.you["seat"]
        assert person.get("/api/me/evenings").json()["statistics"][0]["rounds"] == 1
        assert [table["code"] for table in person.get("/api/me/tables").json()] == [one.table["code"]]
        assert person.get(f"/api/rounds/{round_id}/steps").json()["total"] > 1
    evidence = read_record(at(cluster[1], one.person).get(f"/api/rounds/{round_id}/record").text).evidence
    assert evidence is not None
    assert [bool(share.share) for share in evidence.shares] == [True, True]
    for client in (watching, screen):
        await asyncio.wait_for(hear_all(client), 30)
        assert client.you["seat"] is None


@within(90)
async def test_the_same_bytes_come_over_another_node(cluster: Cluster) -> None:
    """Seats and watchers: whoever has two sockets, one at each node, is told the same by both."""
    one, two = await seated_at_both(cluster)
    code = one.table["code"]
    twins = []
    for person in (one.person, two.person, Person(cluster[0], "Wil")):
        here, there = at(cluster[0], person), at(cluster[1], person)
        twins.append((await here.join(code), await there.join(code)))
    await asyncio.gather(one.ask("start"), until_dealt(two))
    playing = asyncio.gather(finish_round(one, two), *(hear_all(twin) for pair in twins for twin in pair))
    await asyncio.wait_for(playing, 60)
    for near, far in twins:
        texts = [
            [text for text in client.bytes if text.startswith('{"type":"update"') and '"move"' in text]
            for client in (near, far)
        ]
        assert len(texts[0]) > 10
        assert texts[0] == texts[1]


async def hear_all(client: Client) -> None:
    """Listens until the round is over."""
    while client.view is None or client.view["winner"] is None:
        await client.receive()


@within(90)
async def test_limits_of_a_person_hold_for_all_nodes(cluster: Cluster) -> None:
    person = Person(cluster[0])
    there = at(cluster[1], person)
    made = refused = 0
    for number in range(60):
        answer = (person, there)[number % 2].post("/api/tables", json={}, headers={"X-Forwarded-For": "203.0.113.9"})
        made += answer.status_code == 200
        refused += answer.status_code == 429
        if number % 10 == 9:
            await asyncio.sleep(0.5)
    assert refused
    assert made < 30, made  # 15 at once for one server, and a few a second; two that know nothing of each other: 30


@within(90)
async def test_sockets_of_a_person_are_counted_at_all_nodes(cluster: Cluster) -> None:
    person = Person(cluster[0])
    code = person.make_table([])
    for _ in range(10):
        await person.join(code)
    await asyncio.sleep(1)
    there = at(cluster[1], person)
    assert [await is_let_in(there, code) for _ in range(4)] == [True, True, False, False]


async def is_let_in(person: Person, code: str) -> bool:
    try:
        await person.join(code)
    except (AssertionError, websockets.ConnectionClosed):
        return False
    return True


@within(90)
async def test_who_deletes_themselves_is_gone_at_all_nodes(cluster: Cluster) -> None:
    one, two = await seated_at_both(cluster)
    assert at(cluster[1], one.person).delete("/api/me").status_code == 200
    await asyncio.wait_for(two.find_event("left"), 20)
    assert two.table["chairs"][0]["kind"] == "free"


@within(90)
async def test_circles_and_custom_editions_are_everywhere(cluster: Cluster) -> None:
    ann, bob = Person(cluster[0], "Ann"), Person(cluster[1], "Bob")
    made = ann.post("/api/circles", json={"circle": "Friday", "name": "Ann", "settings": {}}).json()["code"]
    assert bob.post(f"/api/circles/{made}/members", json={"name": "Bob"}).status_code == 200
    code = ann.post("/api/tables", json={"circle": made, "name": "Ann"}).json()["code"]
    seen = bob.get(f"/api/circles/{made}").json()
    assert [member["name"] for member in seen["members"]] == ["Ann", "Bob"]
    assert [table["code"] for table in seen["tables"]] == [code]
    text = (Path(__file__).parents[3] / "src/lastcard/editions/examples/mix.toml").read_text()
    custom = ann.post("/api/editions", content=text).json()["custom"]
    client = await ann.join(ann.make_table(["normal"], seats=2, custom=custom))
    edition = client.table["edition"]
    assert bob.get(f"/api/editions/{edition}").json()["edition"]["id"] == edition


@within(90)
async def test_a_table_that_is_left_goes_to_whoever_comes(tmp_path: Path) -> None:
    """Metrics and health are each node's own."""
    async with cluster_of(tmp_path, 2) as cluster:
        await check_left(cluster)


async def check_left(cluster: Cluster) -> None:
    one, _ = await seated_at_both(cluster)
    counts = [http().get(server.url + "/api/health").json() for server in cluster.nodes]
    assert [(count["tables"], count["state"]) for count in counts] == [(1, "ready"), (0, "ready")]
    tables = [
        next(
            line
            for line in http().get(server.url + "/metrics").text.splitlines()
            if line.startswith("lastcard_tables ")
        )
        for server in cluster.nodes
    ]
    assert tables == ["lastcard_tables 1.0", "lastcard_tables 0.0"]
    cluster[0].stop()
    await until(lambda: http().get(cluster[1].url + "/api/health").json().get("tables") == 1)
    back = await at(cluster[1], one.person).join(one.table["code"], one.version)
    assert back.you["chair"] == 0
    assert json.loads(cluster[0].log.read_text().splitlines()[-1])["text"] == "closed"
