"""What was acknowledged is there again, whatever happens to the process, the disk or the database."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from random import Random

import pytest
import websockets

import debian
from lastcard.record import read_record
from lastcard.server.store.removal import DAY
from serving import Client, Json, Person, Server, hang_up, health_becomes, refusal_to_start

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_and_kill")]
LONG = bool(os.environ.get("LASTCARD_LONG"))
KILLS = 1000 if LONG else 50


# Killed


class Faithful:
    """A client that knows all that the server has told and acknowledged, and looks whether it is still so."""

    def __init__(self, client: Client, dice: Random) -> None:
        self.client = client
        self.dice = dice
        self.told: list[tuple[int, list[Json]]] = []
        """Versions, and the events of the game up to each."""
        self.done: dict[str, list[str]] = {}
        """The actions of each round that were acknowledged."""

    async def play(self) -> None:
        client, asked = self.client, {}
        while True:
            if client.view is not None and client.view["winner"] is not None:
                await client.send("rematch")
            elif client.actions:
                action = self.dice.choice(client.actions)
                number = await client.send("act", action=action, move=client.move)
                asked[number] = (client.table["round_id"], action)
            told = await client.receive()
            if told["type"] == "update":
                self.told.append((told["version"], in_game(told.get("events", []))))
            elif told["type"] == "done" and told["id"] in asked:
                round_id, action = asked[told["id"]]
                self.done.setdefault(round_id, []).append(action)

    async def come_back(self, code: str) -> None:
        """The page is loaded again, in a tab that knows nothing."""
        before, after = self.client, await self.client.person.join(code)
        assert after.version >= before.version
        assert after.you["chair"] == before.you["chair"]
        if after.table["round_id"] == before.table["round_id"]:
            assert after.move >= before.move
        if after.version == before.version:
            assert after.view == before.view
        self.compare(after.welcome["recent"])
        self.client = after
        self.told = [(after.version, [])]

    def compare(self, recent: list[Json]) -> None:
        """Every event that was told is there again, word for word, with its version."""
        since = self.told[0][0] if self.told else 0
        for version, events in self.told[1:]:
            if recent and since >= recent[0]["version"]:
                steps = [step["events"] for step in recent if since < step["version"] <= version]
                assert in_game([event for step in steps for event in step]) == events
            since = version


def in_game(events: list[Json]) -> list[Json]:
    return [event for event in events if "rule" in event]


async def seated_tables(server: Server, editions: list[str], dice: Random) -> dict[str, list[Faithful]]:
    tables = {}
    for edition in editions:
        people = [Person(server, name) for name in ("Ann", "Bob")]
        code = people[0].make_table(["easy"], edition=edition, seats=3, options={"scoring": "none", "hand_size": 5})
        clients = [await person.join(code) for person in people]
        for client in clients:
            await client.ask("sit", name=client.person.name)
        await clients[0].ask("start")
        tables[code] = [Faithful(client, dice) for client in clients]
    return tables


@pytest.mark.parametrize("editions", [("classic", "flip"), ("no-mercy", "bts")], ids="-".join)
async def test_killed_in_the_middle_nothing_acknowledged_is_lost(
    tmp_path: Path, database: str, editions: list[str]
) -> None:
    kills = KILLS // 2 if not database or LONG else 3
    dice = Random(" ".join(editions))
    server = Server(tmp_path, database=database).start()
    tables = await seated_tables(server, editions, dice)
    faithful = [each for clients in tables.values() for each in clients]
    for _ in range(kills):
        playing = [asyncio.create_task(each.play()) for each in faithful]
        await until_acknowledged(faithful, dice.randrange(2, 10))
        await asyncio.sleep(dice.uniform(0, 0.02))
        server.kill()
        done = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(outcome, (websockets.ConnectionClosed, TimeoutError)) for outcome in done), done
        await hang_up()
        server.start()
        for code, clients in tables.items():
            for each in clients:
                await each.come_back(code)
    assert acknowledged(faithful) >= 2 * kills
    for each in faithful:
        check_records(each)
    await hang_up()
    server.stop()
    assert server.errors() == []


def acknowledged(faithful: list[Faithful]) -> int:
    return sum(len(actions) for each in faithful for actions in each.done.values())


async def until_acknowledged(faithful: list[Faithful], more: int) -> None:
    before = acknowledged(faithful)
    async with asyncio.timeout(30):
        while acknowledged(faithful) < before + more:
            await asyncio.sleep(0.002)


def check_records(faithful: Faithful) -> None:
    """Whatever was acknowledged stands in the records of finished rounds, in its order."""
    person = faithful.client.person
    for round_id, actions in faithful.done.items():
        answer = person.get(f"/api/rounds/{round_id}/record")
        if answer.status_code == 404:
            assert round_id == faithful.client.table["round_id"]
            continue
        seat = answer_seat(person, round_id)
        moves = iter([move.action for move in read_record(answer.text).rounds[0] if move.seat == seat])
        assert all(action in moves for action in actions), (round_id, actions)


def answer_seat(person: Person, round_id: str) -> int:
    names = person.get(f"/api/rounds/{round_id}").json()["names"]
    return int(names.index(person.name))


# Disk and database


async def started(server: Server, **settings: object) -> Client:
    person = Person(server)
    client = await person.join(person.make_table(["normal"], seats=2, **settings))
    await client.ask("sit", name="Ann")
    return client


def secrets_of(client: Client) -> list[str]:
    """What no log may ever have: who somebody is, and the key to the table."""
    person = client.person.cookie.removeprefix("lastcard=").partition(".")[0]
    return [person, client.table["code"], client.you["handle"]]


async def test_a_locked_database_is_told_and_got_over(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    client = await started(server)
    with contextlib.closing(sqlite3.connect(tmp_path / "lastcard.sqlite")) as other:
        other.execute("BEGIN IMMEDIATE")
        await client.send("lock", locked=True)
        assert await client.until_closed() == (["storage"], 1013)
        other.rollback()
    log = server.log.read_text()
    assert "could not store" in log
    assert [word for word in secrets_of(client) if word in log] == []
    back = await client.person.join(client.table["code"])
    assert not back.table["locked"]
    assert (await back.ask("lock", locked=True))["type"] == "done"
    await hang_up()
    server.stop()


@pytest.mark.skipif(os.geteuid() != 0 or shutil.which("mount") is None, reason="a small disk is mounted by root only")
async def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], check=False).returncode:
        pytest.skip("NO SMALL DISK CAN BE MOUNTED HERE")
    server = Server(disk)
    server.log = tmp_path / "server.log"
    try:
        server.start()
        client = await started(server)
        free = shutil.disk_usage(disk).free
        (disk / "rubbish").write_bytes(b"x" * free)
        told: tuple[list[str], int | None] = ([], None)
        for _ in range(200):
            await client.send("rename", name="A" * 24)
            with contextlib.suppress(TimeoutError):
                answer = await asyncio.wait_for(client.receive(), 2)
                if answer["type"] == "error":
                    told = await client.until_closed()
                    break
        assert told == (["storage"], 1013)
        assert await health_becomes(server, 503)
        (disk / "rubbish").unlink()
        assert await health_becomes(server, 200)
        back = await client.person.join(client.table["code"])
        assert back.you["chair"] == 0
        assert (await back.ask("start"))["type"] == "done"
        await hang_up()
        server.stop()
    finally:
        if server.process is not None:
            server.kill()
        subprocess.run(["umount", disk], check=False)


def test_two_servers_do_not_share_their_data(tmp_path: Path) -> None:
    """With PostgreSQL it is the same, after a moment of patience; the kills above run into it."""
    server = Server(tmp_path).start()
    assert "another server uses" in refusal_to_start(tmp_path, "")
    server.stop()
    assert server.errors() == []


# A clock that jumps


@pytest.mark.parametrize("jump", ["+400d", "-400d"])
async def test_a_table_does_not_notice_that_the_clock_is_put(tmp_path: Path, jump: str) -> None:
    """The real server, under a clock that jumps in the middle of a round."""
    library = debian.find("libfaketime.so.1")
    if library is None:
        pytest.skip("NO LIBFAKETIME HERE: the clock of a running server is not put (apt install libfaketime)")
    hands = tmp_path / "clock"
    hands.write_text("+0")
    server = Server(tmp_path)
    server.start(
        LD_PRELOAD=library,
        FAKETIME_TIMESTAMP_FILE=str(hands),
        FAKETIME_CACHE_DURATION="1",
        DONT_FAKE_MONOTONIC="1",
        NO_FAKE_STAT="1",
    )
    client = await started(server, options={"hand_size": 3})
    await client.ask("start")
    hands.write_text(jump)
    await asyncio.sleep(2.5)  # the hands are looked at anew when more than one whole second has begun since
    await client.play(Random(1))
    over = await client.find_event("round_over")
    (mine,) = client.person.get("/api/me/rounds").json()
    assert mine["id"] == over["round"]
    days = (mine["ended"] - time.time()) / DAY
    assert round(days) == int(jump[:-1])
    back = await client.person.join(client.table["code"], version=client.version)
    assert back.welcome["missed"] == []
    assert (await back.ask("next"))["type"] == "done"
    await hang_up()
    server.stop()
    assert server.errors() == []
