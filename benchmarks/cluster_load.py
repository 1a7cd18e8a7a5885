"""What a cluster costs: the same tables as in server_load.py, in one process on PostgreSQL and in a cluster of two.

    python benchmarks/cluster_load.py --sockets 400 --seconds 15 --runs 3

Prints the processor time of an action, of all nodes together: alone, at the node that has the table, over the other
node, and with the sockets of each table spread over both; and beside it that of PostgreSQL and of NATS. What nodes take
while nobody plays is subtracted, and told.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

import uvloop

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests" / "helpers")]

from server_load import SEATS, WARM_UP, cpu_seconds, make_tables, play, running  # noqa: E402

from clusters import Nats, nats_program  # noqa: E402, the path comes first
from databases import PostgreSql, new_database, start_postgresql  # noqa: E402

SERVE = """
import sys
from lastcard.server.config import Config
from lastcard.server.run import run

free = {{"make_rate": 1e6, "make_burst": 1e6, "guess_burst": 1e6, "arrange_rate": 1e6, "arrange_burst": 1e6}}
run(Config({database!r}, port=int(sys.argv[2]), nats={nats!r}, **free))
"""
FORMS = {"alone": (1, (0,)), "at the owner": (2, (0,)), "over another node": (2, (1,)), "spread over both": (2, (0, 1))}
"""How many nodes there are, and at which of them the sockets of a table are; the first one has the table."""
PORT = 8441
SETTLE = 8.0
"""Seconds after the start in which nodes get ready for what may come."""


def cpu_of_postgresql(server: PostgreSql) -> float:
    """Processor seconds of all its processes, those that have ended too."""
    postmaster = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    total = 0.0
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            if entry.name.isdigit():
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                total += cpu_seconds(int(entry.name)) if postmaster in (parent, int(entry.name)) else 0.0
    return total


@contextlib.contextmanager
def nodes(folder: str, database: str, nats: Nats, number: int) -> Iterator[list[int]]:
    script = SERVE.format(database=database, nats=(nats.url,) if number > 1 else ())
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running(folder, script, PORT + at, pinned=False)) for at in range(number)]


async def measure_idle(processes: list[int], seconds: float = 5.0) -> float:
    """What the nodes take while nobody is there: seconds of processor time a second, of all of them together."""
    before = sum(map(cpu_seconds, processes))
    await asyncio.sleep(seconds)
    return (sum(map(cpu_seconds, processes)) - before) / seconds


async def measure(
    processes: list[int], nats: Nats, ports: Sequence[int], arguments: argparse.Namespace
) -> dict[str, float]:
    idle = await measure_idle(processes)
    tables = await make_tables(PORT, arguments.sockets // SEATS, ["classic"], ports)
    for table in tables:
        table.seats[0].connection.send(b'{"type":"start"}')
    await asyncio.sleep(2)
    await play(tables, WARM_UP)
    for table in tables:
        table.delays = []

    def spent() -> dict[str, float]:
        return {
            "nodes": sum(map(cpu_seconds, processes)),
            "postgresql": cpu_of_postgresql(start_postgresql()),
            "nats": cpu_seconds(nats.number),
        }

    before, began = spent(), time.perf_counter()
    await play(tables, arguments.seconds)
    await asyncio.sleep(0.2)
    after, took = spent(), time.perf_counter() - began
    after["nodes"] -= idle * took
    delays = sorted(delay for table in tables for delay in table.delays)
    errors = sum(len(seat.errors) + seat.connection.is_lost for table in tables for seat in table.seats)
    for table in tables:
        for one in table.seats:
            one.connection.close()
    found = {name: (after[name] - before[name]) / len(delays) * 1e6 for name in before}
    return {
        **found,
        "p50_ms": delays[len(delays) // 2] * 1000,
        "actions": len(delays),
        "errors": errors,
        "idle_ms_a_second": idle * 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    nats = Nats(nats_program()).start()
    runs: dict[str, list[dict[str, float]]] = {form: [] for form in FORMS}
    for _ in range(arguments.runs):
        for form, (number, places) in FORMS.items():
            with tempfile.TemporaryDirectory() as folder:
                database = new_database("postgresql")
                with nodes(folder, database, nats, number) as processes:
                    time.sleep(SETTLE)
                    found = uvloop.run(measure(processes, nats, [PORT + at for at in places], arguments))
            runs[form].append(found)
            print(form, json.dumps({name: round(value, 1) for name, value in found.items()}), flush=True)
    nats.stop()
    alone = median(run["nodes"] for run in runs["alone"])
    for form, found in runs.items():
        nodes_, postgresql, beside = (median(run[name] for run in found) for name in ("nodes", "postgresql", "nats"))
        print(f"| {form} | {nodes_:.0f} µs | {nodes_ / alone:.2f} | {postgresql:.0f} µs | {beside:.0f} µs |")


if __name__ == "__main__":
    main()
