"""Attacks a server in every way, and writes what came of it to docs/speed-server.md.

python tests/hostile/report.py --seconds 4                 for each attack
python tests/hostile/report.py --only ListStorm --seconds 140 --note …   one of them, in slices; what was seen before is
                                                           kept in build/siege.jsonl, and added to
python tests/hostile/report.py --write                     only write what was seen
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("helpers", "hostile")]
from attack import Attack  # noqa: E402, now that they can be found
from attacks import ATTACKS, BY_NAME  # noqa: E402, likewise
from serving import hang_up  # noqa: E402, likewise
from siege import Figures, besiege, start_server  # noqa: E402, likewise

PAGE = ROOT / "docs" / "speed-server.md"
SEEN = ROOT / "build" / "siege.jsonl"
HEADING = "## Under attack\n"
TEXT = """
Four people play at a table and ask what they may do while others think. Meanwhile up to 200 attackers, each with an
address of their own and in another process, do what `tests/hostile/` describes. A question counts as answered when
everything asked before it is stored. The bars are a p99 of 100 ms, no errors (nobody cut off, nothing lost, no
complaint in the log), and less than 320 MB of memory. *Held up* is how many times longer the server took because
other programs used the machine, which is part of the times. `python tests/hostile/report.py` writes this section.

{note}

| attack | attackers | seconds | answers | p50 | p99 | held up | memory | errors |
|---|---|---|---|---|---|---|---|---|
"""


def row(attack: type[Attack], seconds: float, figures: Figures) -> str:
    times = f"{len(figures.times)} | {figures.p50 * 1000:.1f} ms | {figures.p99 * 1000:.1f} ms | {figures.busy:.1f}"
    memory, errors = f"{figures.memory / 2**20:.0f} MB", len(figures.errors)
    return f"| {attack.name} | {attack.attackers} | {seconds:.0f} | {times} | {memory} | {errors} |"


async def measure(attack: type[Attack], seconds: float) -> Figures:
    with TemporaryDirectory() as folder:
        server = start_server(Path(folder))
        figures = await besiege(server, attack, seconds)
        await hang_up()
        server.stop()
    for error in figures.errors:
        print("  " + error)
    return figures


def note(attack: type[Attack], seconds: float, figures: Figures) -> None:
    """Keep what was seen."""
    SEEN.parent.mkdir(exist_ok=True)
    with SEEN.open("a", encoding="utf-8") as file:
        file.write(json.dumps([attack.__name__, seconds, figures._asdict()]) + "\n")


def all_seen() -> dict[type[Attack], tuple[float, Figures]]:
    """Return for each attack how long it has taken in all its slices, and what came of them together."""
    found: dict[type[Attack], tuple[float, Figures]] = {}
    for line in SEEN.read_text("utf-8").splitlines():
        name, seconds, fields = json.loads(line)
        new = Figures(**fields)
        before, old = found.get(BY_NAME[name], (0.0, Figures([], 0, [], 0.0)))
        busy = (old.busy * before + new.busy * seconds) / (before + seconds)
        together = Figures(old.times + new.times, max(old.memory, new.memory), old.errors + new.errors, busy)
        found[BY_NAME[name]] = (before + seconds, together)
    return found


def write(about: str) -> None:
    """Write what was seen of all attacks to the page."""
    seen = all_seen()
    rows = [row(attack, *seen[attack]) for attack in ATTACKS if attack in seen]
    before, _, rest = PAGE.read_text("utf-8").partition(HEADING)
    _, following, after = rest.partition("\n## ")
    section = HEADING + TEXT.format(note=about) + "\n".join(rows) + "\n"
    PAGE.write_text(before.rstrip("\n") + "\n\n" + section + following + after, "utf-8")


async def main() -> None:
    parser = argparse.ArgumentParser(description="Attack a server, and write down what came of it.")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each attack")
    parser.add_argument("--only", choices=BY_NAME, help="one attack, added to what was seen before; nothing is written")
    parser.add_argument("--write", action="store_true", help="attack nothing; write what was seen")
    parser.add_argument("--note", default="", help="what else there is to say about the machine")
    given = parser.parse_args()
    if not given.write and not given.only:
        SEEN.unlink(missing_ok=True)
    for attack in () if given.write else (BY_NAME[given.only],) if given.only else ATTACKS:
        figures = await measure(attack, given.seconds)
        note(attack, given.seconds, figures)
        print(row(attack, given.seconds, figures), flush=True)
    if not given.only:
        write(given.note)


if __name__ == "__main__":
    asyncio.run(main())
