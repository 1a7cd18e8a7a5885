"""Measures Lastcard's engine side by side with its peers and with C, and prints a table: python benchmarks/engine.py.

Sets up what it needs, the peers in a virtual environment of their own; it waits until the rules are compiled. Every
subject is a process; they work in turn, a slice at a time, round after round, so that a busy or slowing machine is the
same for all. A ratio is the median of those within each round.

--quick       fewer and shorter rounds
--markdown    writes the table of docs/speed.md too
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tools"))

from table import ROWS, markdown, measured, plain_text  # noqa: E402 - tools/ is put on the path first
from workers import Worker  # noqa: E402

import project  # noqa: E402

PEERS = project.VENV / "peers"
OWN = ("ours", "plain", "ceiling")
"""Subjects that are run by the project's Python; the others by the peers'."""
PEERS_PYTHON = str(PEERS / project.BIN.relative_to(project.VENV) / "python")


def set_up() -> None:
    project.set_up_packages()
    if project.IS_PURE or project.settle_rules() != project.COMPILED:
        project.stop("what is measured is the speed of compiled rules: it takes a C compiler, and LASTCARD_PURE unset")
    set_up_peers()


def set_up_peers() -> None:
    """With pip, as rlcard asks it what is installed."""
    lock = HERE / "peers.txt"

    def install() -> None:
        project.quietly(
            "could not make a virtual environment", project.tool("python"), "-m", "venv", "--clear", str(PEERS)
        )
        uv = [project.tool("uv"), "pip", "install", "--python", PEERS_PYTHON]
        project.quietly("could not install the peers; is there a network?", *uv, "--require-hashes", "-r", str(lock))

    project.step("peers", "peers (rlcard, open_spiel)", project.digest(lock, str(PEERS)), install)


def start(subject: str) -> Worker:
    """A subject is a file and what it is to do there; `plain` is ours, not compiled."""
    file, _, what = subject.partition(" ")
    is_plain = file == "plain"
    python = project.tool("python") if file in OWN else PEERS_PYTHON
    return Worker(python, HERE / ("ours.py" if is_plain else f"{file}.py"), what, is_plain)


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """The rates of every subject, one for each round."""
    names = list(dict.fromkeys(subject for row in ROWS for subject in (row.ours, row.peer) if subject))
    workers = {name: start(name) for name in names}
    rates: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        project.say(f"round {number + 1} of {rounds}")
        for name in names if number % 2 == 0 else reversed(names):
            rates[name].append(workers[name].rate(seconds))
    for worker in workers.values():
        worker.stop()
    return rates


def write_page(table: str) -> None:
    """Put the table into docs/speed.md; the sections after it stay."""
    page = project.ROOT / "docs" / "speed.md"
    _, heading, sections = page.read_text(encoding="utf-8").partition("\n## ")
    page.write_text(table + heading + sections, encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    set_up()
    rates = measure(5, 0.1) if arguments.quick else measure(15, 0.4)
    lines = [measured(row, rates) for row in ROWS]
    print(plain_text(lines))
    if arguments.markdown:
        write_page(markdown(lines))


if __name__ == "__main__":
    main()
