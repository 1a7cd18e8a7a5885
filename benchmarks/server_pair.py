"""Two versions of the server and a bare echo at the same time, played by the same people: for a machine that is busy.

    python benchmarks/server_pair.py ../before/src --tables 110 --seconds 6 --runs 5

What other programs do to one of them, they do to all, so that the ratios say more than the figures. Prints, for each
run, the processor time of an action on either server and of an echo to four, and at the end the medians.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import server_load
import uvloop
from server_load import ECHO, SEATS, SERVE, SOURCE, Table, make_tables, running
from websocket_client import Connection, dial

FIRST_PORT = 8451
WARM_UP = 2.0
PARTS, ROUND = 20, 0.1
"""Tables act in this many groups, one after another, all within these seconds."""


def thread_seconds(process: int) -> float:
    """Processor time of all threads, to the nanosecond."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


async def play(groups: Sequence[list[Table]], seconds: float, rate: float) -> None:
    """The tables of all servers in turn, each with up to `rate` actions a second."""
    until = time.perf_counter() + seconds
    passed = ROUND
    while (began := time.perf_counter()) < until:
        for part in range(PARTS):
            for tables in groups:
                for table in tables[part::PARTS]:
                    table.tick(passed * rate)
            await asyncio.sleep(max(0.0, began + ROUND * (part + 1) / PARTS - time.perf_counter()))
        passed = time.perf_counter() - began


async def echo(groups: Sequence[list[Connection]], seconds: float, rate: float, text: bytes) -> int:
    """Send texts to one of each four in turn; how many that were."""
    began, sent = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < seconds:
        while sent < passed * rate * len(groups):
            groups[sent % len(groups)][sent // len(groups) % SEATS].send(text)
            sent += 1
        await asyncio.sleep(ROUND / PARTS)
    return sent


async def measure(servers: Sequence[tuple[int, int]], arguments: argparse.Namespace) -> list[float]:
    """Return the microseconds of an action on each server, and of an echo on the last."""
    *playing, (echo_port, _) = servers
    tables = [await make_tables(port, arguments.tables, ["classic"]) for port, _ in playing]
    for table in (table for group in tables for table in group):
        table.seats[0].connection.send(b'{"type":"start"}')
    fours = [
        [await dial(echo_port, f"/{number}", lambda *_: None) for _ in range(SEATS)]
        for number in range(arguments.tables)
    ]
    await asyncio.sleep(WARM_UP)
    await play(tables, WARM_UP, arguments.rate)
    actions = [sum(len(table.delays) for table in group) for group in tables]
    before = [thread_seconds(process) for _, process in servers]
    size = round(median(size for group in tables for table in group for size in table.sizes))
    rate = actions[-1] / WARM_UP / arguments.tables
    _, echoes = await asyncio.gather(
        play(tables, arguments.seconds, arguments.rate), echo(fours, arguments.seconds, rate, b"x" * size)
    )
    await asyncio.sleep(ROUND)
    spent = [thread_seconds(process) - began for (_, process), began in zip(servers, before, strict=True)]
    done = [sum(len(table.delays) for table in group) - known for group, known in zip(tables, actions, strict=True)]
    errors = sum(
        len(seat.errors) + seat.connection.is_lost for group in tables for table in group for seat in table.seats
    )
    assert not errors, f"{errors} errors"
    for connection in (seat.connection for group in tables for table in group for seat in table.seats):
        connection.close()
    return [seconds / number * 1e6 for seconds, number in zip(spent, [*done, echoes], strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, help="the src folder of another checkout")
    parser.add_argument("--tables", type=int, default=110)
    parser.add_argument("--rate", type=float, default=4.0, help="actions a second and table, at most")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--runs", type=int, default=1)
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server_load.LEAST_PAUSE = 0.1
    shares, times = [], []
    for _ in range(arguments.runs):
        with ExitStack() as stack:
            servers = []
            for at, source in enumerate((arguments.before.resolve(), SOURCE, None)):
                folder, port = stack.enter_context(tempfile.TemporaryDirectory()), FIRST_PORT + at
                script = ECHO if source is None else SERVE
                runs = running(folder, script, port, pinned=False, source=source or SOURCE)
                servers.append((port, stack.enter_context(runs)))
            before, now, bare = uvloop.run(measure(servers, arguments))
        shares.append(now / before)
        times.append((before / bare, now / bare))
        print(f"{before:.0f} µs before, {now:.0f} now, {bare:.0f} an echo: {now / before:.2f} times before", flush=True)
    echoes = " and ".join(f"{median(each):.1f}" for each in zip(*times, strict=True))
    print(
        f"medians: {median(shares):.2f} times before; {echoes} times an echo ({min(shares):.2f} to {max(shares):.2f})"
    )


if __name__ == "__main__":
    main()
