"""Try-outs over a running server: from a shared replay to a table and back, over a restart, and none of it counts."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from databases import FORMS, new_database
from lastcard.limits import BRANCHES_A_PERSON
from serving import Client, Json, Person, Server, hang_up

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_and_kill")]
SHORT = {"seats": 3, "edition": "flip", "options": {"hand_size": 3, "scoring": "points", "target_score": 5000}}


async def play_in_circle(ann: Person, bob: Person) -> tuple[str, str]:
    """A round of a circle, with a bot; gives the code of the circle and the id of the round."""
    circle = str(ann.post("/api/circles", json={"circle": "Friday", "name": "Ann"}).json()["code"])
    bob.post(f"/api/circles/{circle}/members", json={"name": "Bob"})
    made = {"settings": SHORT, "bots": ["easy"], "circle": circle}
    code = ann.post("/api/tables", json=made).json()["code"]
    clients = [await person.join(code) for person in (ann, bob)]
    for client in clients:
        await client.ask("sit", name=client.person.name)
    await clients[0].ask("start")
    await asyncio.gather(*(client.play(Random(number)) for number, client in enumerate(clients)))
    over = await clients[0].find_event("round_over")
    for client in clients:
        await client.close()
    return circle, str(over["round"])


def counted(person: Person, circle: str) -> Json:
    """All that is counted and listed of somebody."""
    evenings = person.get("/api/me/evenings").json()
    return {
        "statistics": evenings["statistics"],
        "rivals": evenings["rivals"],
        "evenings": evenings["evenings"],
        "league": person.get(f"/api/circles/{circle}").json()["league"],
        "rounds": person.get("/api/me/rounds").json(),
        "tables": [table["code"] for table in person.get("/api/me/tables").json()],
    }


def branch(person: Person, round_id: str, **wanted: object) -> str:
    answer = person.post(f"/api/rounds/{round_id}/branches", json={"seat": 0, "step": 3, "name": "Try", **wanted})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def refused(person: Person, round_id: str, **wanted: object) -> tuple[int, str]:
    answer = person.post(f"/api/rounds/{round_id}/branches", json={"seat": 0, "step": 3, "name": "Try", **wanted})
    return answer.status_code, answer.json()["code"]


async def acted(client: Client, dice: Random, times: int) -> None:
    """Plays at random, so many times or to the end."""
    sent = -1
    while times and client.view is not None and client.view["winner"] is None:
        if client.actions and sent != client.move:
            sent, times = client.move, times - 1
            await client.ask("act", action=dice.choice(client.actions), move=client.move)
        else:
            await client.receive()


@pytest.mark.parametrize("kind", FORMS)
async def test_a_moment_of_a_shared_replay_is_tried(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path, database=new_database(kind)).start()
    ann, bob, stranger = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Zoe")
    circle, round_id = await play_in_circle(ann, bob)
    before = counted(ann, circle)
    assert len(before["rounds"]) == len(before["league"]) - 1 == len(before["evenings"]) == 1

    code = branch(ann, round_id, seat=2)
    client = await ann.join(code)
    assert client.table["branch"] == {"round": round_id, "step": 3, "seat": 2, "pile": "real"}
    assert client.you["seat"] == 2
    assert client.table["round_id"] == ""
    assert client.table["shuffle"] is None
    step = ann.get(f"/api/rounds/{round_id}/steps?seat=2&first=3&count=1").json()["steps"][0]
    assert client.welcome["view"] == step["view"]
    assert [chair["kind"] for chair in client.table["chairs"]] == ["bot", "bot", "person"]

    await acted(client, Random(4), 2)
    await hang_up()
    server.kill()
    server.start()
    again = await ann.join(code)
    assert again.version >= client.version
    assert again.table["branch"] == client.table["branch"]
    assert again.view is not None
    await again.play(Random(5))
    while not again.table["round_id"]:  # it may have been over before the kill
        await again.receive()
    assert counted(ann, circle) == before
    tried = again.table["round_id"]
    shared = stranger.get(f"/api/rounds/{tried}").json()
    assert (shared["is_try_out"], shared["you"], shared["names"]) == (True, None, [""] * 3)
    assert not ann.get(f"/api/rounds/{round_id}").json()["is_try_out"]
    steps = stranger.get(f"/api/rounds/{tried}/steps?seat=2&count=1").json()
    assert steps["steps"][0]["view"] == step["view"]
    assert branch(stranger, tried, step=0, seat=2)
    assert (await again.ask("next"))["code"] == "try-out"

    theirs = await stranger.join(branch(stranger, round_id, seat=1, pile="shuffled"))
    assert theirs.you["seat"] == 1
    assert theirs.table["branch"]["pile"] == "shuffled"
    await hang_up()
    server.stop()
    assert server.errors() == []


async def test_what_is_refused_and_how_many_there_are(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    _, round_id = await play_in_circle(ann, bob)
    total = ann.get(f"/api/rounds/{round_id}/steps").json()["total"]
    assert refused(ann, "0" * 24) == (404, "no-round-id")
    assert refused(ann, round_id, step=total - 1) == (422, "no-moment")
    assert refused(ann, round_id, step=total) == (422, "no-moment")
    assert refused(ann, round_id, seat=3) == (422, "no-chair")
    assert refused(ann, round_id, pile="mine") == (422, "malformed")
    assert refused(ann, round_id, name="") == (422, "name")

    running = ann.make_table(["easy"], seats=2)
    playing = await ann.join(running)
    await playing.ask("sit", name="Ann")
    await playing.ask("start")
    assert refused(ann, playing.table["round_id"]) == (404, "no-round-id"), "it is not over"

    codes = [branch(bob, round_id) for _ in range(BRANCHES_A_PERSON + 2)]
    chairs = [(await bob.join(code)).you["chair"] for code in codes]
    assert chairs == [None, None, *[0] * BRANCHES_A_PERSON], "the oldest have been left"
    assert running in [table["code"] for table in ann.get("/api/me/tables").json()]


async def test_the_coach_answers_over_a_socket(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ann = Person(server)
    client = await ann.join(ann.make_table(["easy"], seats=2))
    await client.ask("sit", name="Ann")
    assert client.you["coach"]
    await client.ask("start")
    while not client.actions or client.view is None or client.view["decision"]["kind"] == "vote":
        await client.receive()
    told = await client.ask("advise")
    assert told["type"] == "advised"
    assert told["action"] in client.actions
    assert told["move"] == client.move
    assert {"event": "coached", "seat": client.you["seat"]} in client.events
    answers = [await client.ask("advise") for _ in range(14)]
    assert [each["code"] for each in answers if each["type"] == "error"][-1] == "slow-down"
