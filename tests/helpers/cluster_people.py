"""Scripted people at tables of a cluster, who come back by themselves, and a checker of what they were told."""

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import websockets
from sqlalchemy import create_engine, text

from clusters import Cluster
from lastcard.record import read_record
from lastcard.server.live.server_messages import encode, view_seen
from lastcard.server.store.storage import Storage
from lastcard.table import Table
from serving import Client, Person, Server, pick

Json = dict[str, Any]
LOOK_EVERY = 0.02
PATIENCE = 30.0
"""Seconds in which anything must have happened; a busy machine may take long."""
AUDIT = (
    "CREATE TABLE history (code TEXT, epoch INTEGER, node TEXT)",
    (
        "CREATE FUNCTION note() RETURNS trigger AS $$ BEGIN IF NEW.node <> '' THEN INSERT INTO history VALUES"
        " (NEW.code, NEW.epoch, NEW.node); END IF; RETURN NEW; END $$ LANGUAGE plpgsql"
    ),
    "CREATE TRIGGER note AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION note()",
    "CREATE TABLE remarks (code TEXT, text TEXT)",
    (
        "CREATE FUNCTION hear() RETURNS trigger AS $$ BEGIN INSERT INTO remarks VALUES (NEW.code, NEW.text);"
        " RETURN NEW; END $$ LANGUAGE plpgsql"
    ),
    "CREATE TRIGGER hear AFTER INSERT ON lines FOR EACH ROW WHEN (NEW.kind = 'chat') EXECUTE FUNCTION hear()",
)
"""Notes whoever has had a lease, and all that was said: old remarks are removed when a round begins."""


def audit(cluster: Cluster) -> None:
    engine = create_engine(cluster.database)
    with engine.begin() as connection:
        for command in AUDIT:
            connection.execute(text(command))
    engine.dispose()


class Player:
    """Somebody who plays and chats at random at whatever node there is, and keeps what they were told."""

    def __init__(self, cluster: Cluster, person: Person, dice: Random) -> None:
        self.cluster = cluster
        self.person = person
        self.name = person.name
        self.dice = dice
        self.client: Client | None = None
        self.code = ""
        self.version = 0
        self.versions_back: list[tuple[int, int]] = []
        self.acted: list[tuple[str, int, str]] = []
        """Actions that were acknowledged: round, seat, action."""
        self.said: dict[str, str] = {}
        """What came of each remark: sent, done, or refused."""
        self.heard_at = 0.0
        self.comebacks = 0
        self.errors: Counter[str] = Counter()
        self._asked: dict[int, tuple[str, Any]] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def home(self) -> Server:
        return self.person.server

    async def come(self, code: str) -> None:
        self.code = code
        await self._open(None)

    async def _open(self, version: int | None) -> None:
        self.client = Client(self.person)
        self._asked = {}
        await asyncio.wait_for(self.client.open(self.code, version, {}), 10)
        self._note(self.client.welcome)

    async def ask(self, kind: str, **fields: object) -> Json:
        assert self.client is not None
        answer = await asyncio.wait_for(self.client.ask(kind, **fields), PATIENCE)
        self._note_versions()
        return answer

    def begin(self) -> None:
        self._task = asyncio.create_task(self._live())

    async def end(self) -> None:
        if self._task is not None:
            while not self._task.done():  # Python 3.11's wait_for may swallow it if something was heard just then
                self._task.cancel()
                await asyncio.wait([self._task], timeout=1)
            if not self._task.cancelled() and self._task.exception() is not None:
                raise self._task.exception()  # type: ignore[misc] # it is there

    async def _live(self) -> None:
        while True:
            try:
                await self._play()
            except (websockets.WebSocketException, OSError, EOFError):
                await self._come_back()

    async def _come_back(self) -> None:
        """To any node that lets one in, as a balancer would."""
        self.comebacks += 1
        while True:
            there = [node for node in self.cluster.nodes if node.process is not None]
            self.person.server = self.dice.choice(there)
            with suppress(websockets.WebSocketException, OSError, EOFError, AssertionError):
                await self._open(self.version)
                return
            await asyncio.sleep(0.1)

    def _note_versions(self) -> None:
        assert self.client is not None
        for told in self.client.told:
            self._note(told)
        self.client.told.clear()
        self.client.bytes.clear()

    def _note(self, told: Json) -> None:
        if told["type"] in ("welcome", "update"):
            if told["version"] < self.version:
                self.versions_back.append((self.version, told["version"]))
            self.version = max(self.version, told["version"])
            self.heard_at = time.monotonic()

    async def _play(self) -> None:
        client, sent = self.client, (-1, 0.0)
        assert client is not None
        talked = time.monotonic()
        while True:
            now = time.monotonic()
            key = client.move
            view = client.view
            if view is not None and view["winner"] is None and client.actions and (sent[0] != key or now > sent[1] + 2):
                sent = (key, now)
                await client.rest()
                action = pick(client.actions, self.dice)
                number = await client.send("act", action=action, move=client.move)
                self._asked[number] = ("act", (client.table["round_id"], client.you["seat"], action))
            elif client.table.get("is_over") and client.you["chair"] == 0 and now > sent[1] + 1:
                sent = (key, now)
                await client.send("next")
                await client.send("rematch")
            if now > talked + 0.7:
                talked = now
                remark = f"{self.name} {self.dice.getrandbits(60):x}"
                self.said[remark] = "sent"
                self._asked[await client.send("chat", text=remark)] = ("chat", remark)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hear(client), 0.25)

    async def _hear(self, client: Client) -> None:
        told = await client.receive()
        client.told.clear()
        client.bytes.clear()
        self._note(told)
        if told["type"] == "error":
            self.errors[told["code"]] += 1
        what = self._asked.pop(told.get("id", -1), None) if told["type"] in ("done", "error") else None
        if what is None:
            return
        kind, value = what
        if kind == "chat":
            self.said[value] = "done" if told["type"] == "done" else "lost" if told["code"] == "lost" else "refused"
        elif told["type"] == "done":
            self.acted.append(value)


async def seat_people(cluster: Cluster, tables: int, seats: int, dice: Random, **settings: Any) -> list[list[Player]]:
    """Tables with people from all nodes at each, in the middle of a round."""
    found = []
    wanted = {"seats": seats, "turn_time": 600, "edition": "classic", "options": {"scoring": "none"}, **settings}
    for number in range(tables):
        people = []
        for seat in range(seats):
            home = cluster.nodes[(number + seat) % len(cluster.nodes)]
            person = await asyncio.to_thread(Person, home, f"T{number}P{seat}")  # a relay may be in this thread
            people.append(Player(cluster, person, Random(dice.random())))
        code = await asyncio.to_thread(people[0].person.make_table, [], **wanted)
        for player in people:
            await player.come(code)
            assert (await player.ask("sit", name=player.name))["type"] == "done"
        await people[0].ask("start")
        found.append(people)
    for people in found:
        for player in people:
            player.begin()
    return found


async def until_all_go_on(players: list[Player], patience: float = PATIENCE) -> float:
    """Until everybody has been told more than what was under way; returns after how many seconds that was."""
    began = time.monotonic()
    known: Counter[str] = Counter()
    for player in players:
        known[player.code] = max(known[player.code], player.version)
    late = players
    for _ in range(int(patience / LOOK_EVERY)):
        await asyncio.sleep(LOOK_EVERY)
        late = [player for player in late if player.version <= known[player.code] + 2]
        if not late:
            return time.monotonic() - began
    raise TimeoutError([(each.name, each.version, each.home.port) for each in late])


# The checker


def moves_of(storage: Storage, round_id: str, code: str) -> list[tuple[int, str]]:
    """All moves that are stored of a round, finished or not."""
    finished = storage.round(round_id)
    if finished is not None:
        return [(move.seat, move.action) for move in read_record(finished.record).rounds[0]]
    found = storage.load(code)
    assert found is not None
    lobby, entries = found
    assert lobby.round is not None
    assert lobby.round.id == round_id
    return [(entry.seat, entry.text) for entry in sorted(entries, key=lambda each: each.version) if entry.kind == "act"]


def check(cluster: Cluster, tables: list[list[Player]]) -> Counter[str]:
    """Nothing acknowledged is missing, nothing was done twice, no version went back, no epoch had two owners."""
    storage = Storage(cluster.database)
    counted: Counter[str] = Counter()
    try:
        for people in tables:
            for player in people:
                assert not player.versions_back, (player.name, player.versions_back)
                counted["comebacks"] += player.comebacks
                counted["acted"] += check_actions(storage, player)
            counted["said"] += check_remarks(storage, people)
            counted["views"] += check_views(storage, people)
        counted["owners"] = check_history(storage)
    finally:
        storage.close()
    return counted


def check_actions(storage: Storage, player: Player) -> int:
    for round_id in {round_id for round_id, _, _ in player.acted}:
        acted = [(seat, action) for round_, seat, action in player.acted if round_ == round_id]
        stored = iter(moves_of(storage, round_id, player.code))
        missing = [each for each in acted if each not in stored]
        assert not missing, (player.name, round_id, missing)
    return len(player.acted)


def check_remarks(storage: Storage, people: list[Player]) -> int:
    engine = storage.engine
    with engine.connect() as connection:
        asked = text("SELECT text FROM remarks WHERE code = :code")
        stored = Counter(json.loads(row[0])["text"] for row in connection.execute(asked, {"code": people[0].code}))
    assert not [remark for remark, times in stored.items() if times > 1]
    said = {remark: state for player in people for remark, state in player.said.items()}
    assert not [remark for remark, state in said.items() if state == "done" and not stored[remark]]
    assert not [remark for remark, state in said.items() if state == "refused" and stored[remark]]
    return len(stored)


def check_views(storage: Storage, people: list[Player]) -> int:
    """What everybody was told last is what they may know of what is stored; how many there were, but for shuffles."""
    found = storage.load(people[0].code)
    assert found is not None
    table = Table.restore(*found, 0.0)
    assert table.log.changes.closed is None
    compared = 0
    for player in people:
        assert player.client is not None
        if player.version == table.log.version:
            view = table.view(player.client.person.cookie.partition("=")[2].partition(".")[0])
            if view is not None:
                assert player.client.view == json.loads(encode(view_seen(view))), player.name
                compared += 1
    return compared


def check_history(storage: Storage) -> int:
    with storage.engine.connect() as connection:
        owners = connection.execute(text("SELECT code, epoch, count(DISTINCT node) FROM history GROUP BY 1, 2")).all()
    assert not [row for row in owners if row[2] > 1]
    return len(owners)
