"""Shuffling on the running server: records that receipts prove, across kills at every moment."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.fairness.participant import Participant
from lastcard.record.verification import HELPED, verify
from serving import Client, Json, Person, Server

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("hang_up_at_the_end")]
SHORT = {"scoring": "none", "hand_size": 2}


class Unaware(Participant):
    """A client from before people helped to shuffle."""

    def hear(self, message: Mapping[str, Any]) -> Json | None:
        return None


async def sit_down(server: Server) -> list[Client]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = ann.make_table(["easy"], seats=3, options=SHORT)
    clients = [await person.join(code) for person in (ann, bob)]
    for client in clients:
        await client.ask("sit", name=client.person.name)
    return clients


async def come_back(server: Server, clients: list[Client]) -> list[Client]:
    """The server is killed, another one has its data, and everybody comes back."""
    server.kill()
    server.start()
    code = clients[0].table["code"]
    return list(await asyncio.gather(*(client.person.join(code) for client in clients)))


async def shuffle_until(clients: list[Client], is_there: str) -> None:
    """Listen, and answer by oneself, until the shuffle is so far."""
    listening = [asyncio.create_task(listen_until(client, is_there)) for client in clients]
    await asyncio.wait_for(asyncio.gather(*listening), 20)


async def listen_until(client: Client, is_there: str) -> None:
    while not {
        "commit": client.table.get("shuffle") is not None,
        "reveal": bool(client.table["shuffle"] and client.table["shuffle"]["commitments"]),
        "deal": client.view is not None,
    }[is_there]:
        await client.receive()


async def prove(clients: list[Client]) -> None:
    """Play to the end; the record holds against everybody's receipt."""
    await asyncio.gather(*(client.play(Random(seat)) for seat, client in enumerate(clients)))
    for client in clients:
        while not client.table["is_over"]:
            await client.receive()
        round_id = client.table["round_id"]
        record = client.person.get(f"/api/rounds/{round_id}/record").text
        verdict = verify(record, [client.person.participant.receipts[round_id]])
        assert verdict.findings == []
        assert (verdict.trust, verdict.is_witnessed, verdict.redraws) == (HELPED, True, 0)


@pytest.mark.parametrize("moment", ["commit", "reveal", "deal", "never"])
async def test_a_kill_at_any_moment_changes_no_deal(tmp_path: Path, database: str, moment: str) -> None:
    server = Server(tmp_path, database=database).start()
    clients = await sit_down(server)
    await clients[0].send("start")
    told = ""
    if moment != "never":
        await shuffle_until(clients, moment)
        shuffle = clients[0].table["shuffle"]
        told = shuffle["server"] if shuffle else ""
        clients = await come_back(server, clients)
    await shuffle_until(clients, "deal")
    await prove(clients)
    receipt = clients[0].person.participant.receipts[clients[0].table["round_id"]]
    assert receipt.server == (told or receipt.server)
    assert receipt.abandoned == []
    server.stop()
    assert server.errors() == []


async def test_an_older_client_is_left_out_and_plays(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    clients = await sit_down(server)
    clients[1].person.participant = Unaware()
    await clients[0].send("start")
    event = await clients[0].find_event("round")
    assert [text.split(" ")[0] for text in event["shares"]] == ["person", "person", "bot"]
    assert [len(text.split(" ")) for text in event["shares"]] == [3, 1, 1]
    assert "secret" not in json.dumps(clients[0].told)
    server.stop()
