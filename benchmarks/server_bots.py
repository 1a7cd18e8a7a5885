"""Bots at many tables, and how long a person at another table waits.

    python benchmarks/server_bots.py normal      200 tables of four `normal`, five actions a second each
    python benchmarks/server_bots.py hard        20 tables with four `hard`, at the pace of people

At each of the bots' tables somebody sits who never acts and is played for by the autopilot, which is `normal` too; with
`normal` that is the fourth. At ten other tables four scripted people each make one action a second: the time
from an action to the last seat's view is what is measured. Nothing is pinned to a core.
"""

import argparse
import asyncio
import json
import tempfile
import time
from dataclasses import dataclass
from statistics import quantiles

import httpx
import msgspec
import uvloop
from msgspec import Struct
from server_load import WARM_UP, Table, cpu_seconds, make_tables, play, running
from websocket_client import Connection, dial

PORT = 8433
PEOPLE = 10
"""Tables of four people."""
IDLE = 14.0
"""Seconds until the autopilot does not wait any more for who never acts: two turns of five seconds, and some."""
SERVE = """
import sys
from pathlib import Path
from lastcard.server.config import Config, database_in
from lastcard.server.run import run

FREE = dict.fromkeys(("make_rate", "make_burst", "arrange_rate", "arrange_burst", "message_rate", "message_burst"), 1e6)
if __name__ == "__main__":
    run(Config(database_in(Path(sys.argv[1])), port=int(sys.argv[2]), pace={pace}, **FREE))
"""
"""Guarded, as the processes that think read it too."""


@dataclass(frozen=True)
class Kind:
    tables: int
    bots: int
    pace: float
    """With 1.5 s for a bot's decision at the usual pace, and calls besides."""


KINDS = {"normal": Kind(200, 3, 0.12), "hard": Kind(20, 4, 1.0)}


class Told(Struct):
    type: str
    ping: int = 0
    move: int | None = None
    events: list[dict[str, object]] = []


read = msgspec.json.Decoder(Told).decode


class Onlooker:
    """Has a chair, never acts, and asks for another match when one is over."""

    def __init__(self) -> None:
        self.moves = 0
        self.errors = 0
        self.connection: Connection

    def hear(self, connection: Connection, text: bytes) -> None:
        told = read(text)
        if told.type == "ping":
            connection.send(b'{"type":"pong","ping":%d}' % told.ping)
        elif told.type == "error":
            self.errors += 1
        self.moves += told.move is not None
        if any(event["event"] == "round_over" for event in told.events):
            connection.send(b'{"type":"rematch"}')


async def make_bot_table(client: httpx.AsyncClient, level: str, kind: Kind) -> Onlooker:
    settings = {"seats": kind.bots + 1, "turn_time": 5, "options": {"scoring": "none"}}
    client.cookies.clear()
    cookie = (await client.get("/api/me")).headers["set-cookie"].partition(";")[0]
    made = await client.post("/api/tables", json={"settings": settings, "bots": [level] * kind.bots})
    onlooker = Onlooker()
    onlooker.connection = await dial(PORT, f"/api/tables/{made.json()['code']}/socket", onlooker.hear, cookie)
    onlooker.connection.send(b'{"type":"sit","name":"Wu"}')
    onlooker.connection.send(b'{"type":"start"}')
    return onlooker


def metric(name: str) -> float:
    """Of all labels together."""
    text = httpx.get(f"http://127.0.0.1:{PORT}/metrics").text
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(name))


async def measure(process: int, level: str, kind: Kind, seconds: float) -> dict[str, object]:
    people = await make_tables(PORT, PEOPLE, ["classic"])
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as client:
        onlookers = [await make_bot_table(client, level, kind) for _ in range(kind.tables)]
    for table in people:
        table.seats[0].connection.send(b'{"type":"start"}')
    await asyncio.sleep(IDLE)
    await play(people, WARM_UP)
    for table in people:
        table.delays = []
    for onlooker in onlookers:
        onlooker.moves = 0
    began, at = cpu_seconds(process), time.perf_counter()
    await play(people, seconds)
    took = time.perf_counter() - at
    delays = [delay for table in people for delay in table.delays]
    return {
        "bots": level,
        "tables": len(onlookers),
        "bot_actions_a_second_a_table": round(sum(each.moves for each in onlookers) / took / len(onlookers), 2),
        "actions_of_people": len(delays),
        "p50_ms": round(quantiles(delays, n=100)[49] * 1000, 1),
        "p99_ms": round(quantiles(delays, n=100)[98] * 1000, 1),
        "errors": sum(each.errors + each.connection.is_lost for each in onlookers) + lost(people),
        "cpu_percent": round(100 * (cpu_seconds(process) - began) / took),
        "thoughts": metric("lastcard_thoughts_total{"),
        "shortened": metric("lastcard_shortened_thoughts_total{"),
        "fell_back": metric("lastcard_fell_back_total{"),
    }


def lost(people: list[Table]) -> int:
    return sum(table.late + sum(len(seat.errors) + seat.connection.is_lost for seat in table.seats) for table in people)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", choices=KINDS)
    parser.add_argument("--tables", type=int, default=0, help="of bots; usually 200 or 20")
    parser.add_argument("--pace", type=float, default=0, help="of bots; 1 is that of people, usually 0.12 or 1")
    parser.add_argument("--seconds", type=float, default=60)
    arguments = parser.parse_args()
    kind = KINDS[arguments.level]
    kind = Kind(arguments.tables or kind.tables, kind.bots, arguments.pace or kind.pace)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(folder, SERVE.format(pace=kind.pace), PORT, pinned=False) as process,
    ):
        found = uvloop.run(measure(process, arguments.level, kind, arguments.seconds))
    print(json.dumps(found, indent=1))
    print(
        "| {tables} tables of `{bots}` | {bot_actions_a_second_a_table} | {actions_of_people} | {p50_ms} ms |"
        " {p99_ms} ms | {errors} | {cpu_percent} % | {thoughts:.0f} | {shortened:.0f} |"
        " {fell_back:.0f} |".format_map(found)
    )


if __name__ == "__main__":
    main()
