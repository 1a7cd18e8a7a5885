"""Nodes die, stand still, are cut off and go, while people play: nothing that was acknowledged is lost."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from cluster_people import Player, audit, check, seat_people, until_all_go_on
from clusters import Cluster, Nats, cluster_of, go_on, nats_program, over, pause, port_of, within
from databases import start_postgresql
from lastcard.server.cluster.lease import BEAT, LEASE
from relay import Relay
from serving import Server, http

pytestmark = pytest.mark.once
PARTS, KILLS = (50, 20) if os.environ.get("LASTCARD_LONG") else (1, 10)
"""How many clusters, and how often a node of each is killed."""
PACE = 25
"""In percent: so that the autopilot does not play for people while a table moves."""
WHOLE = 240.0 + 10 * KILLS
"""Seconds after which a test has hung."""


async def play_on(players: list[Player], seconds: float = 0.3) -> None:
    await asyncio.sleep(seconds)
    await until_all_go_on(players)


async def finish(cluster: Cluster, tables: list[list[Player]], least: int) -> None:
    for people in tables:
        for player in people:
            await player.end()
    counted = await asyncio.to_thread(check, cluster, tables)
    print(counted)
    assert counted["acted"] >= least, counted


def told_away(what: str, away: list[float]) -> None:
    print(what, "away:", " ".join(f"{each:.2f}" for each in sorted(away)))


async def kill_nodes(cluster: Cluster, dice: Random) -> None:
    audit(cluster)
    away = []
    tables = await seat_people(cluster, 3, 3, dice)
    players = [player for people in tables for player in people]
    for _ in range(KILLS):
        await play_on(players, dice.uniform(0.0, 0.3))
        victim = dice.choice(cluster.nodes)
        victim.kill()
        away.append(await until_all_go_on(players))
        await asyncio.to_thread(victim.start)
    told_away("killed", away)
    await finish(cluster, tables, KILLS)


@pytest.mark.parametrize("part", range(PARTS))
@within(WHOLE)
async def test_nodes_are_killed_while_people_play(tmp_path: Path, part: int) -> None:
    async with cluster_of(tmp_path, 3, pace=PACE) as cluster:
        await kill_nodes(cluster, Random(5 + part))


Trouble = Callable[[Server, Relay, Relay, list[Player]], Awaitable[float]]


async def stand_still(victim: Server, _database: Relay, _nats: Relay, players: list[Player]) -> float:
    """Longer than a lease lasts; who has a socket there waits for it."""
    pause(victim)
    try:
        away = await until_all_go_on([player for player in players if player.home is not victim])
        await asyncio.sleep(max(0.0, LEASE + 0.5 - away))
    finally:
        go_on(victim)
    return away


async def lose_database(_victim: Server, database: Relay, _nats: Relay, players: list[Player]) -> float:
    database.die()
    away = await until_all_go_on(players)
    database.mend()
    return away


async def lose_messages(_victim: Server, _database: Relay, nats: Relay, players: list[Player]) -> float:
    nats.die()
    away = await until_all_go_on(players)
    nats.mend()
    return away


async def lose_both(_victim: Server, database: Relay, nats: Relay, players: list[Player]) -> float:
    for relay in (database, nats):
        relay.die()
        relay.cut()
    away = await until_all_go_on(players)
    database.mend()
    nats.mend()
    return away


async def drain(victim: Server, _database: Relay, _nats: Relay, players: list[Player]) -> float:
    began = time.monotonic()
    stopping = asyncio.create_task(asyncio.to_thread(victim.stop))
    away = 0.0
    while not stopping.done():
        away = max(away, await until_all_go_on(players))
    await stopping
    away = max(away, await until_all_go_on(players))
    assert time.monotonic() < began + 30
    await asyncio.to_thread(victim.start)
    return away


TROUBLES: list[Trouble] = [stand_still, lose_database, drain, lose_messages, lose_both]


async def until_ready(server: Server) -> None:
    """Until it has been ready for several beats: a node that was removed hears of it with the next one."""
    ready = 0
    for _ in range(600):
        answer = await asyncio.to_thread(http().get, server.url + "/api/health")
        ready = ready + 1 if answer.status_code == 200 else 0
        if ready * 0.1 > 4 * BEAT:
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("the node is not ready again")


@within(WHOLE)
async def test_a_node_gets_into_all_kinds_of_trouble(tmp_path: Path) -> None:
    async with cluster_of(tmp_path, 2, pace=PACE) as cluster:
        to_database, to_nats = Relay(port_of(cluster.database)), Relay(cluster.nats.port)
        async with to_database, to_nats:
            ways = (over(cluster.database, port_of(to_database.url)), over(cluster.nats.url, port_of(to_nats.url)))
            victim = cluster.node(*ways)
            cluster.nodes.insert(0, victim)
            await asyncio.to_thread(victim.start)
            audit(cluster)
            dice, tables, players = Random(7), list[list[Player]](), list[Player]()
            for trouble in TROUBLES:
                tables += await seat_people(cluster, 1, 3, dice)  # the node that gets into trouble has this table
                players += tables[-1]
                await play_on(players, 0)
                told_away(trouble.__name__, [await trouble(victim, to_database, to_nats, players)])
                await until_ready(victim)
            await play_on(players)
            await finish(cluster, tables, 30)


@within(WHOLE)
async def test_nats_and_the_database_are_started_again(tmp_path: Path) -> None:
    nats, postgresql = Nats(nats_program()).start(), start_postgresql()
    try:
        async with cluster_of(tmp_path, 2, nats=nats, pace=PACE) as cluster:
            audit(cluster)
            tables = await seat_people(cluster, 2, 2, Random(9))
            players = [player for people in tables for player in people]
            away = []
            for part in (nats, postgresql):
                for pause_of in (0.1, LEASE + 1):
                    await play_on(players)
                    await asyncio.to_thread(part.stop)
                    await asyncio.sleep(pause_of)
                    await asyncio.to_thread(part.start)
                    away.append(await until_all_go_on(players))
            told_away("after the return", away)
            await finish(cluster, tables, 10)
    finally:
        nats.stop()
