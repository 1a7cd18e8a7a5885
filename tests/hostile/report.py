"""Attacks a server in every way, and writes what came of it to docs/speed-server.md.

python tests/hostile/report.py --seconds 4      for each attack
"""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("helpers", "hostile")]
from attacks import ATTACKS, Attack  # noqa: E402, now that they can be found
from serving import hang_up  # noqa: E402, likewise
from siege import Figures, besiege, start_server  # noqa: E402, likewise

PAGE = ROOT / "docs" / "speed-server.md"
HEADING = "## Under attack\n"
TEXT = """
Four people play at a table, and ask what they may do while others think; meanwhile up to 200 attackers, each with an
address of their own and in another process, do what `tests/hostile/attacks.py` describes. An answer is there when what
was asked for is stored. The bars: a p99 of 100 ms, no errors (nobody cut off, nothing lost, no complaint in the log),
and less than 320 MB of memory. *Held up* is how many times as long the server took because other programs used the
machine, which is in the times. `python tests/hostile/report.py` writes this section; {seconds:g} seconds each. {note}

| attack | attackers | answers | p50 | p99 | held up | memory | errors |
|---|---|---|---|---|---|---|---|
"""


def row(attack: type[Attack], figures: Figures) -> str:
    times = f"{len(figures.times)} | {figures.p50 * 1000:.1f} ms | {figures.p99 * 1000:.1f} ms | {figures.busy:.1f}"
    return f"| {attack.name} | {attack.attackers} | {times} | {figures.memory / 2**20:.0f} MB | {len(figures.errors)} |"


async def measure(attack: type[Attack], seconds: float) -> Figures:
    with TemporaryDirectory() as folder:
        server = start_server(Path(folder))
        figures = await besiege(server, attack, seconds)
        await hang_up()
        server.stop()
    for error in figures.errors:
        print("  " + error)
    return figures


async def main() -> None:
    parser = argparse.ArgumentParser(description="Attack a server, and write down what came of it.")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each attack")
    parser.add_argument("--note", default="", help="what else there is to say about the machine")
    given = parser.parse_args()
    rows = []
    for attack in ATTACKS:
        rows.append(row(attack, await measure(attack, given.seconds)))
        print(rows[-1], flush=True)
    before, _, rest = PAGE.read_text("utf-8").partition(HEADING)
    _, following, after = rest.partition("\n## ")
    section = HEADING + TEXT.format(seconds=given.seconds, note=given.note) + "\n".join(rows) + "\n"
    PAGE.write_text(before.rstrip("\n") + "\n\n" + section + following + after, "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
