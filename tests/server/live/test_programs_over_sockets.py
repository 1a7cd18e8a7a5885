"""Programs at a real server: they come in by a token, play, and may do nothing else."""

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import websockets

from databases import DATABASES, new_database
from serving import ROOT, Client, Json, Person, Server, hang_up, kill_all

pytestmark = pytest.mark.once

EXAMPLES = {
    "python": [sys.executable, str(ROOT / "examples" / "program.py")],
    "node": ["node", "--experimental-websocket", "--no-warnings", str(ROOT / "examples" / "program.mjs")],
}
BEARER = "Bearer {}"


@pytest.fixture(params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    yield Server(tmp_path / "data", database=new_database(request.param), pace=0).start()
    kill_all()


async def lend(owner: Client, hours: int = 1) -> str:
    answer = await owner.ask("lend", hours=hours)
    assert answer["type"] == "lent", answer
    return str(answer["token"])


async def sit_down(server: Server, bots: int = 1) -> tuple[Client, str]:
    """Somebody at a table with bots, with a chair to lend."""
    ann = Person(server)
    code = ann.make_table(["easy"] * bots, seats=bots + 1, options={"hand_size": 3})
    owner = await ann.join(code)
    assert (await owner.ask("sit", name="Ann"))["type"] == "done"
    return owner, code


async def come_in(server: Server, code: str, token: str) -> Client:
    """A program at a table: no cookie."""
    stranger = Person(server, "")
    stranger.cookie = ""
    program = Client(stranger)
    await program.open(code, None, {"Authorization": BEARER.format(token)})
    return program


async def refused(server: Server, code: str, token: str) -> Json:
    with pytest.raises(websockets.InvalidStatus) as denied:
        await come_in(server, code, token)
    answer: Json = json.loads(denied.value.response.body or b"{}")
    return {"status": denied.value.response.status_code, **answer}


async def last_words(program: Client) -> str:
    """The code of the error with which a connection is closed; it only listens, as one cannot answer any more."""
    told: list[Json] = []
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            told.append(json.loads(await asyncio.wait_for(program.socket.recv(), 30)))
    return str(told[-1].get("code", told[-1]))


async def test_a_program_plays_and_does_nothing_else(server: Server) -> None:
    owner, code = await sit_down(server)
    token = await lend(owner)
    assert token not in str(owner.table)
    program = await come_in(server, code, token)
    assert program.you["handle"] == owner.you["handle"]
    assert [chair["program"] for chair in program.table["chairs"]] == [True, False]
    assert program.you["lent"] == pytest.approx(owner.you["lent"])
    for kind, fields in (("chat", {"text": "hi"}), ("leave", {}), ("start", {}), ("lend", {}), ("advise", {})):
        assert (await program.ask(kind, **fields))["code"] == "program", kind
    assert (await owner.ask("chat", text="hi"))["code"] == "program-silent"
    await owner.ask("start")
    await owner.close()
    await program.play(Random(1))
    assert program.view is not None
    assert program.view["winner"] is not None
    await hang_up()


async def test_tokens_are_for_one_seat_and_can_be_taken_back_and_outlive_a_restart(server: Server) -> None:
    owner, code = await sit_down(server)
    _, elsewhere = await sit_down(server)
    token = await lend(owner)
    assert (await refused(server, elsewhere, token))["code"] == "no-program"
    assert (await refused(server, code, "lastcard_wrong"))["status"] == 403
    assert (await refused(server, code, "x" * 5000))["code"] == "no-program"
    await hang_up()
    server.stop()
    assert token.encode() not in b"".join(path.read_bytes() for path in server.data.rglob("*") if path.is_file())
    server.start()
    program = await come_in(server, code, token)
    owner = await owner.person.join(code)
    assert [chair["program"] for chair in owner.table["chairs"]] == [True, False]
    assert (await owner.ask("reclaim"))["type"] == "done"
    assert await last_words(program) == "no-program"
    assert (await refused(server, code, token))["code"] == "no-program"
    assert [chair["program"] for chair in owner.table["chairs"]] == [False, False]
    assert (await owner.ask("reclaim"))["code"] == "not-lent"
    again = await come_in(server, code, await lend(owner))
    assert (await owner.ask("leave"))["type"] == "done"
    assert await last_words(again) == "no-program"
    await hang_up()


@pytest.mark.parametrize("language", EXAMPLES)
async def test_the_examples_play_a_round(tmp_path: Path, language: str) -> None:
    command = EXAMPLES[language]
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]} on this machine")
    server = Server(tmp_path / "data", pace=0).start()
    owner, code = await sit_down(server)
    token = await lend(owner)
    environment = {**os.environ, "LASTCARD_TOKEN": token}
    program = subprocess.Popen([*command, f"{server.url}/t/{code}"], env=environment, stderr=subprocess.PIPE)
    try:
        await owner.ask("start")
        await asyncio.wait_for(over(owner), 120)
        await owner.ask("reclaim")
        _, told = await asyncio.to_thread(program.communicate, None, 30)
        codes = [line.split()[0] for line in told.decode().splitlines()]
        assert codes[-1] == "no-program", told
        assert not {"rate", "malformed", "program"} & set(codes), told
    finally:
        program.kill()
        program.communicate()
        await hang_up()
        kill_all()


@pytest.mark.parametrize("language", EXAMPLES)
def test_the_examples_are_short(language: str) -> None:
    assert len(Path(EXAMPLES[language][-1]).read_text("utf-8").splitlines()) <= 40


async def over(owner: Client) -> None:
    """Waits for the end of a round that others play; the owner's seat was played by somebody, too."""
    while owner.view is None or owner.view["winner"] is None:
        await owner.receive()
    played = {event["seat"] for event in owner.events if event["event"] in ("played", "drew")}
    assert owner.you["seat"] in played
    assert not any(event["event"] == "time_up" for event in owner.events)
