"""Evenings and circles by HTTP: what one gets back, what others learn, and what is left when one is gone."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from databases import DATABASES, new_database
from serving import Client, Json, Person, Server, hang_up, pick

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_and_kill")]
SHORT = {"seats": 2, "options": {"hand_size": 3, "scoring": "points", "target_score": 5000}}


def cookie_in(answer: httpx.Response) -> str:
    return str(answer.headers["set-cookie"].partition(";")[0])


def make_circle(person: Person, **settings: object) -> str:
    made = {"circle": "Friday", "name": person.name, "settings": {**SHORT, **settings}}
    return str(person.post("/api/circles", json=made).json()["code"])


def look(person: Person, code: str) -> Json:
    answer = person.get(f"/api/circles/{code}")
    assert answer.status_code == 200, answer.text
    seen: Json = answer.json()
    return seen


async def sit_down(code: str, *people: Person) -> list[Client]:
    clients = [await person.join(code) for person in people]
    for client in clients:
        if client.you["chair"] is None:
            await client.ask("sit", name=client.person.name)
    return clients


async def play_round(code: str, *people: Person) -> Client:
    """The first of them begins, and they play to the end."""
    clients = await sit_down(code, *people)
    await clients[0].ask("start")
    await asyncio.gather(*(client.play(Random(number)) for number, client in enumerate(clients)))
    await clients[0].find_event("round_over")
    return clients[0]


@pytest.mark.parametrize("kind", DATABASES)
async def test_an_evening_in_a_circle(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path, database=new_database(kind)).start()
    ann, bob, stranger = Person(server, "Ann"), Person(server, "Zebedee"), Person(server, "Stranger")
    circle = make_circle(ann, edition="flip")
    assert look(stranger, circle) == {
        "name": "Friday", "is_member": False, "is_maker": False, "settings": None,
        "members": [], "league": [], "tables": [], "evenings": [],
    }  # fmt: skip
    refused = stranger.post("/api/tables", json={"settings": SHORT, "circle": circle})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-member")
    assert bob.post(f"/api/circles/{circle}/members", json={"name": "Zebedee"}).status_code == 200
    assert look(bob, circle)["settings"]["edition"] == "flip"
    made = bob.post("/api/tables", json={"settings": SHORT, "circle": circle})
    table = made.json()["code"]
    assert [each["code"] for each in look(ann, circle)["tables"]] == [table]
    client = await play_round(table, bob, ann)
    await client.ask("chat", text="well played")
    seen = look(ann, circle)
    assert {(each["name"], each["rounds"]) for each in seen["league"]} == {("Ann", 1), ("Zebedee", 1)}
    assert sum(each["wins"] for each in seen["league"]) == 1
    (evening,) = seen["evenings"]
    assert {each["name"] for each in evening["players"]} == {"Ann", "Zebedee"}
    kept = ann.get("/api/me/evenings").json()
    assert kept["evenings"] == [evening]
    assert kept["statistics"][0]["rounds"] == 1
    assert kept["rivals"][0]["name"] == "Zebedee"
    assert kept["circles"] == [{"code": circle, "name": "Friday"}]
    data = ann.get("/api/me/data")
    assert "attachment" in data.headers["content-disposition"]
    assert data.json() == kept
    secrets = [person.cookie.removeprefix("lastcard=").partition(".")[0] for person in (ann, bob)]
    told = ann.get(f"/api/circles/{circle}").text + ann.get("/api/me/data").text
    assert [secret for secret in secrets if secret in told] == []

    deleted = bob.delete("/api/me")
    assert deleted.json() == {"deleted": True}
    assert cookie_in(deleted) != bob.cookie
    assert "Zebedee" not in ann.get(f"/api/circles/{circle}").text
    assert "Zebedee" not in ann.get("/api/me/data").text
    record = ann.get(f"/api/rounds/{evening['rounds'][0]}/record")
    assert record.status_code == 200
    assert "Zebedee" not in record.text
    assert {each["name"] for each in look(ann, circle)["league"]} == {"Ann", ""}
    back = await ann.join(table)
    assert "Zebedee" not in str(back.welcome)
    assert bob.get("/api/me/evenings").json()["statistics"] == []
    await hang_up()
    server.stop()
    assert server.errors() == []
    if not kind.startswith("postgres"):
        left = [file.name for file in tmp_path.iterdir() if b"Zebedee" in file.read_bytes()]
        assert left == []
    log = server.log.read_text()
    assert [secret for secret in (*secrets, circle, table) if secret in log] == []


async def test_a_table_in_the_middle_of_a_round_goes_on_without_who_is_deleted(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ann, bob = Person(server, "Ann"), Person(server, "Zebedee")
    code = ann.make_table([], **SHORT)
    first, second = await sit_down(code, ann, bob)
    await first.ask("start")
    bob.delete("/api/me")
    assert (await second.until_closed())[1] == 1013
    left = await first.find_event("left")
    assert left["name"] == "Zebedee"
    while first.table["chairs"][1]["kind"] != "bot" or first.table["chairs"][1]["name"]:
        await first.receive()
    await hang_up()
    server.stop()
    assert [file.name for file in tmp_path.iterdir() if b"Zebedee" in file.read_bytes()] == []
    server.start()
    again = await ann.join(code)
    assert again.view is not None
    await again.play(Random(1))
    assert ann.get("/api/me/evenings").json()["rivals"] == []


def test_a_renewed_link_and_who_is_removed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--trusted-proxy", "127.0.0.1").start()
    ann, bob, cat = (Person(server, name) for name in ("Ann", "Bob", "Cat"))
    circle = make_circle(ann)
    for person in (bob, cat):
        person.post(f"/api/circles/{circle}/members", json={"name": person.name})
    assert bob.post(f"/api/circles/{circle}/link").json()["code"] == "not-maker"
    renewed = ann.post(f"/api/circles/{circle}/link").json()["code"]
    for person in (ann, bob, Person(server)):
        gone = person.get(f"/api/circles/{circle}")
        assert (gone.status_code, gone.json()["code"]) == (404, "no-circle")
    assert bob.get("/api/me/evenings").json()["circles"] == [{"code": renewed, "name": "Friday"}]
    assert bob.get("/api/me/circles").json() == [{"code": renewed, "name": "Friday"}]
    handles = {each["name"]: each["handle"] for each in look(ann, renewed)["members"]}
    assert bob.delete(f"/api/circles/{renewed}/members/{handles['Cat']}").json()["code"] == "not-maker"
    after = ann.delete(f"/api/circles/{renewed}/members/{handles['Cat']}").json()["code"]
    assert after != renewed
    assert cat.get(f"/api/circles/{renewed}").status_code == 404
    assert cat.get("/api/me/evenings").json()["circles"] == []
    assert cat.get("/api/me/circles").json() == []
    assert not look(cat, after)["is_member"]
    changed = {"circle": "Saturday", "settings": {"edition": "no-mercy"}}
    assert bob.put(f"/api/circles/{after}", json=changed).json()["code"] == "not-maker"
    assert ann.put(f"/api/circles/{after}", json=changed).status_code == 200
    assert (look(bob, after)["name"], look(bob, after)["settings"]["edition"]) == ("Saturday", "no-mercy")
    senseless = {"circle": "Saturday", "settings": {"edition": "nonsense"}}
    assert ann.put(f"/api/circles/{after}", json=senseless).status_code == 422
    assert ann.delete(f"/api/circles/{after}/members/{handles['Ann']}").status_code == 200
    assert look(bob, after)["is_maker"]
    server.stop()


def test_an_identity_moves_to_another_device(tmp_path: Path) -> None:
    server = Server(tmp_path, "--trusted-proxy", "127.0.0.1").start()
    ann, phone, thief = Person(server, "Ann"), Person(server, "Phone"), Person(server, "Thief")
    circle = make_circle(ann)
    token = ann.post("/api/me/transfers").json()["token"]
    moved = phone.post("/api/me/device", json={"token": token})
    assert moved.json() == {"name": "Ann"}
    assert cookie_in(moved) == ann.cookie
    phone.cookie = cookie_in(moved)
    assert look(phone, circle)["is_maker"]
    again = thief.post("/api/me/device", json={"token": token})
    assert (again.status_code, again.json()["code"]) == (404, "no-transfer")
    assert "set-cookie" not in again.headers
    foreign: dict[str, Any] = {"headers": {"Origin": "https://elsewhere.example"}}
    for refused in (
        ann.post("/api/me/transfers", **foreign),
        ann.post("/api/me/device", json={"token": token}, **foreign),
        ann.delete("/api/me", **foreign),
        ann.post(f"/api/circles/{circle}/link", **foreign),
    ):
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    server.stop()
    assert token not in server.log.read_text()
    assert [file.name for file in tmp_path.iterdir() if token.encode() in file.read_bytes()] == []


@pytest.mark.parametrize("kind", DATABASES)
async def test_guests_on_a_device_are_nobody_in_evenings_and_statistics(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path, database=new_database(kind)).start()
    ann = Person(server, "Ann")
    made = {"settings": {**SHORT, "seats": 3}, "name": "Ann", "guests": [{"name": "Mei"}, {"name": "Zebedee"}]}
    nameless = ann.post("/api/tables", json={**made, "name": ""})
    assert (nameless.status_code, nameless.json()["code"]) == (422, "name")
    code = ann.post("/api/tables", json=made).json()["code"]
    device = await ann.join(code)
    assert (device.you["chair"], device.you["sharing"], device.you["host"]) == (None, [0, 1, 2], True)
    await device.ask("start")
    await pass_and_play(device)
    await hang_up()
    server.stop()
    server.start()
    back = await ann.join(code)
    assert (back.you["seat"], back.view is not None and back.view["hand"]) == (None, [])
    kept = ann.get("/api/me/evenings").json()
    (evening,) = kept["evenings"]
    assert {each["name"]: (each["is_you"], each["is_bot"]) for each in evening["players"]} == {
        "Ann": (True, False),
        "Mei": (False, False),
        "Zebedee": (False, False),
    }
    assert [each["rounds"] for each in kept["statistics"]] == [1]
    assert kept["rivals"] == []
    (table,) = ann.get("/api/me/tables").json()
    assert (table["code"], table["present"]) == (code, 3)
    ann.delete("/api/me")
    record = Person(server).get(f"/api/rounds/{evening['rounds'][0]}/record")
    assert "Zebedee" not in record.text
    await hang_up()
    server.stop()
    assert server.errors() == []
    if not kind.startswith("postgres"):
        assert [file.name for file in tmp_path.iterdir() if b"Zebedee" in file.read_bytes()] == []


async def pass_and_play(device: Client) -> None:
    """Everybody on a device takes their turns, uncovering their cards for it, to the end of the round."""
    dice = Random(5)
    while device.view is not None and device.view["decision"] is not None:
        seat = device.view["decision"]["seat"]
        if device.you["seat"] != seat:
            await asyncio.sleep(0.1)  # a device may send twenty messages a second
            while (await device.ask("uncover", chair=seat)).get("code") == "slow-down":
                await asyncio.sleep(0.25)
        elif device.view["actions"]:
            await device.ask("act", action=pick(device.view["actions"], dice), move=device.move)
        else:
            await device.receive()
