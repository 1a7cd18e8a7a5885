"""Nodes die, stand still, are cut off and go, while people play: nothing that was acknowledged is lost."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from cluster_people import audit, check, seat_people, until_all_go_on
from clusters import cluster_of

pytestmark = pytest.mark.once
KILLS = 1000 if os.environ.get("LASTCARD_LONG") else 10


async def test_nodes_are_killed_while_people_play(tmp_path: Path) -> None:
    dice = Random(5)
    away = []
    async with cluster_of(tmp_path, 3, pace=25) as cluster:
        audit(cluster)
        tables = await seat_people(cluster, 3, 3, dice)
        players = [player for people in tables for player in people]
        for _ in range(KILLS):
            await asyncio.sleep(dice.uniform(0.05, 0.4))
            victim = dice.choice(cluster.nodes)
            victim.kill()
            away.append(await until_all_go_on(players))
            await asyncio.to_thread(victim.start)
        for player in players:
            await player.end()
        counted = check(cluster, tables)
    print("away", [round(each, 2) for each in sorted(away)], counted)
    assert counted["acted"] > KILLS, counted
