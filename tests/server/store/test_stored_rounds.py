"""Stored rounds and a server with other rules: nobody plays on with other cards, and everybody is told."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from lastcard.record import RULES_VERSION
from lastcard.record.writer import digest
from lastcard.server.config import database_in
from lastcard.server.store.storage import Storage
from serving import Client, Json, Person, Server, hang_up, play_for

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_and_kill")]
CURRENT = f"rules: {RULES_VERSION}\n"


def ask_storage(data: Path, database: str, asked: str, **values: object) -> list[tuple[object, ...]]:
    storage = Storage(database or database_in(data))
    with storage.engine.begin() as connection:
        found = connection.execute(text(asked), values)
        rows = [tuple(row) for row in found] if found.returns_rows else []
    storage.close()
    return rows


async def in_the_middle(server: Server) -> Client:
    """Somebody in the middle of a round, which is the first of a match."""
    person = Person(server)
    settings = {"seats": 2, "options": {"hand_size": 15, "target_score": 10_000}}
    client = await person.join(person.make_table(["normal"], **settings))
    await client.ask("sit", name="Ann")
    await client.ask("chat", text="hello")
    await client.ask("start")
    while client.move < 5:
        await play_for(0.1, client)
    await asyncio.sleep(0.2)
    return client


async def test_a_round_of_other_rules_is_a_draw_and_the_match_goes_on(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=database).start()
    client = await in_the_middle(server)
    code, round_id = client.table["code"], client.table["round_id"]
    await hang_up()
    server.stop()
    ((stored,),) = ask_storage(tmp_path, database, "SELECT lobby FROM tables")
    lobby: Json = json.loads(str(stored))
    lobby["round"]["rules"] += 1
    changed = json.dumps(lobby)
    ask_storage(tmp_path, database, "UPDATE tables SET lobby = :lobby", lobby=changed)
    lines = ask_storage(tmp_path, database, "SELECT version, kind, seat, text, state FROM lines ORDER BY version")
    for _ in range(2):
        server.start()
        back = await client.person.join(code, version=client.version)
        assert back.view is None
        assert back.table["is_over"]
        secret = lobby["round"]["evidence"]["secret"]
        drawn = {"round": round_id, "number": 1, "winner": None, "points": [0, 0], "secret": secret, "record": ""}
        assert back.table["results"] == [drawn]
        assert [chair["score"] for chair in back.table["chairs"]] == [0, 0]
        assert [line["text"] for line in back.welcome["chat"]] == ["hello"]
        await hang_up()
        server.kill()
    kept = ask_storage(tmp_path, database, "SELECT id, code, rules, lobby, lines FROM closed_rounds")
    assert [row[:4] for row in kept] == [(round_id, code, lobby["round"]["rules"], changed)]
    assert json.loads(str(kept[0][4])) == [list(line) for line in lines]
    server.start()
    again = await client.person.join(code)
    assert (await again.ask("next"))["type"] == "done"
    assert again.view is not None
    assert again.table["round"] == 2
    await again.play(Random(1))
    await again.find_event("round_over")
    assert [result["winner"] is None for result in again.table["results"]] == [True, False]
    await hang_up()
    server.stop()
    assert [line for line in server.errors() if "closed as a draw" not in line] == []
    assert sum("closed as a draw" in line for line in server.errors()) == 1


async def test_the_one_who_comes_back_first_is_told_what_happened(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    client = await in_the_middle(server)
    await hang_up()
    server.stop()
    ask_storage(tmp_path, "", "UPDATE lines SET state = 'other' WHERE kind = 'act'")
    server.start()
    back = await client.person.join(client.table["code"], version=client.version)
    steps = back.welcome.get("missed") or back.welcome["recent"]
    assert [event for step in steps for event in step["events"] if event["event"] != "chat"] == [
        {"event": "closed", "round": client.table["round_id"]}
    ]
    await hang_up()
    server.stop()


async def finished_round(server: Server) -> tuple[Person, str]:
    person = Person(server)
    client = await person.join(person.make_table(["normal"], seats=2, options={"hand_size": 3, "scoring": "none"}))
    await client.ask("sit", name="Ann")
    await client.ask("start")
    await client.play(Random(1))
    over = await client.find_event("round_over")
    return person, str(over["round"])


def sealed(record: str) -> str:
    body = record[: record.rindex("end: ")]
    return f"{body}end: {digest(body)}\n"


async def test_a_finished_round_says_that_it_is_of_other_rules(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=database).start()
    person, round_id = await finished_round(server)
    record = person.get(f"/api/rounds/{round_id}/record").text
    state = next(line for line in record.splitlines() if line.startswith("state: "))
    other = record.replace(state, f"state: {'0' * 16}")
    older = other.replace(CURRENT, "rules: 0\n")
    assert older != other != record
    answers = (
        (sealed(record.replace(CURRENT, "rules: 0\n")), 200, ""),
        (sealed(older), 410, "other-rules"),
        (sealed(other), 410, "unreadable-round"),
        ("nonsense", 410, "unreadable-round"),
    )
    for stored, status, code in answers:
        ask_storage(tmp_path, database, "UPDATE rounds SET record = :record", record=stored)
        answer = person.get(f"/api/rounds/{round_id}/steps?lang=zh-Hant")
        assert (answer.status_code, answer.json().get("code", "")) == (status, code)
        assert status == 200 or "沒辦法重播" in answer.json()["text"]
        assert person.get(f"/api/rounds/{round_id}/record").text == stored
        assert person.get(f"/api/rounds/{round_id}").status_code == 200
    await hang_up()
    server.stop()
    assert server.errors() == []


async def test_a_row_that_cannot_be_read_costs_itself_alone(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=database).start()
    person, round_id = await finished_round(server)
    codes = [person.make_table(seats=2, public=True) for _ in range(4)]
    (mine,) = (table["code"] for table in person.get("/api/me/tables").json())
    unreadable = {
        codes[0]: "{",
        codes[1]: '{"code": "X", "settings": {"edition": 7}, "chairs": [], "host": ""}',
        codes[2]: json.dumps({"code": codes[2], "settings": {"edition": "tarot"}, "chairs": [], "host": ""}),
    }
    await hang_up()
    server.stop()
    for code, lobby in unreadable.items():
        ask_storage(tmp_path, database, "UPDATE tables SET lobby = :lobby WHERE code = :code", lobby=lobby, code=code)
    if not database:
        ask_storage(tmp_path, database, "UPDATE tables SET lobby = CAST(x'7bff' AS TEXT) WHERE code = :code", code=mine)
    other = "e" if round_id[0] == "f" else "f"
    copied = "SELECT 'f' || substr(id, 2), code, edition, '{', winner, points, record, ended, kept_since FROM rounds"
    columns = "id, code, edition, names, winner, points, record, ended, kept_since"
    ask_storage(tmp_path, database, f"INSERT INTO rounds ({columns}) {copied}".replace("'f'", f"'{other}'"))
    copied = "INSERT INTO players SELECT 'f' || substr(round, 2), seat, person FROM players"
    ask_storage(tmp_path, database, copied.replace("'f'", f"'{other}'"))
    server.start()
    for _ in range(3):
        assert [table["code"] for table in person.get("/api/tables").json()] == [codes[3]]
        assert [table["code"] for table in person.get("/api/me/tables").json()] == [mine] * bool(database)
        assert [each["id"] for each in person.get("/api/me/rounds").json()] == [round_id]
        assert person.get(f"/api/rounds/{other}{round_id[1:]}").status_code == 404
        assert person.get(f"/api/tables/{codes[0]}").status_code == 404
    server.stop()
    told = [line for line in server.errors() if "cannot be read" in line]
    assert told == server.errors()
    assert len(told) == (5 if not database else 4)
    log = server.log.read_text()
    assert [word for word in (*codes, mine, round_id) if word in log] == []
