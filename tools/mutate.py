"""Mutation testing of `rules/`: small wrong changes, one at a time, and whether tests/helpers/quick.py notices.

python tools/mutate.py               every mutant: about an hour on two processors
python tools/mutate.py --sample 300  so many of them, by chance (--seed)
python tools/mutate.py --only engine/legal.py effects    files and rooms of `rules/`
python tools/mutate.py --listed      those that docs/mutants.md lists as survivors: are they still?
python tools/mutate.py --results FILE    goes on with a run that was broken off; survivors are tried again

A mutant counts as caught if a test fails, if it never ends or if it cannot be loaded. Most are tried in forked children
(trials.py), the others by starting anew with the changed source. Survivors are listed with a reason in docs/mutants.md;
those that are not listed there are printed. Fails if fewer than 92 % are caught.
"""

import argparse
import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from mutants import Mutant, mutants_of, mutate
from project import ROOT
from trials import CALLS, Source, Tracer, Trials

PACKAGE = ROOT / "src" / "lastcard"
RULES = PACKAGE / "rules"
LISTED = ROOT / "docs" / "mutants.md"
TESTS = (ROOT / "tests" / "helpers", ROOT / "tests" / "rules")
WANTED = 0.92
PATIENCE = 1200
"""Seconds; long before that the quick tests have given up themselves, where the system lets them."""


class Workshop:
    """A copy of the package, in which one mutant after the other is tried."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        shutil.copytree(PACKAGE, self.source / "lastcard", ignore=shutil.ignore_patterns("_native", "__pycache__"))

    def notices(self, file: str) -> bool:
        """Whether the quick tests fail."""
        path = os.pathsep.join(map(str, (self.source, ROOT / "tools", *TESTS)))
        env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, str(ROOT / "tests" / "helpers" / "quick.py"), file]
        try:
            done = subprocess.run(command, env=env, timeout=PATIENCE, capture_output=True, check=False)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0

    def catches(self, mutant: Mutant) -> bool:
        file = self.source / "lastcard" / "rules" / mutant.file
        original = file.read_text(encoding="utf-8")
        file.write_text(mutate(original, mutant.number), encoding="utf-8")
        try:
            return self.notices(mutant.file)
        finally:
            file.write_text(original, encoding="utf-8")


def choose(arguments: argparse.Namespace) -> list[Mutant]:
    names = sorted(file.relative_to(RULES).as_posix() for file in RULES.rglob("[!_]*.py"))
    chosen = [name for name in names if not arguments.only or is_under(name, arguments.only)]
    mutants = [mutant for name in chosen for mutant in mutants_of(RULES, name)]
    if arguments.listed:
        known = listed()
        mutants = [mutant for mutant in mutants if mutant.name in known]
    if arguments.sample and arguments.sample < len(mutants):
        return random.Random(arguments.seed).sample(mutants, arguments.sample)  # noqa: S311 - no secret
    return mutants


def is_under(name: str, places: list[str]) -> bool:
    """Whether a file is one of these, or in one of these folders."""
    return any(name == place or name.startswith(f"{place.rstrip('/')}/") for place in places)


class Results:
    """A file of the mutants that were caught, to go on from; each counts for as long as its source stays the same."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.caught = set(file.read_text(encoding="utf-8").splitlines()) if file and file.exists() else set[str]()

    def knows(self, mutant: Mutant) -> bool:
        return key_of(mutant) in self.caught

    def keep(self, mutant: Mutant) -> None:
        if self.file:
            with self.file.open("a", encoding="utf-8") as results:
                results.write(f"{key_of(mutant)}\n")


def key_of(mutant: Mutant) -> str:
    return f"{mutant.file} {digest_of(mutant.file)} {mutant.number}"


@cache
def digest_of(file: str) -> str:
    return hashlib.sha256((RULES / file).read_bytes()).hexdigest()[:16]


class Bench:
    """Where mutants are tried: quickly if that can be, or else from scratch. A process has one Workshop."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        tracer = Tracer(RULES)
        sys.settrace(tracer)
        quick = import_module("quick")
        sys.settrace(None)
        quick.limit_memory()
        CALLS.extend(quick.every_call())
        self.trials = Trials(RULES, tracer.lines, workers)

    @cache  # noqa: B019 - there is one bench
    def source(self, file: str) -> Source:
        return Source(import_module(f"lastcard.rules.{file.removesuffix('.py').replace('/', '.')}"))

    @cache  # noqa: B019
    def workshop(self, _: int) -> Workshop:
        return Workshop(Path(tempfile.mkdtemp(dir=self.folder)))

    def survives(self, mutant: Mutant) -> bool:
        caught = self.trials.catches(mutant, self.source(mutant.file))
        if caught is None:
            caught = self.workshop(os.getpid()).catches(mutant)
        return not caught


BENCH: list[Bench] = []
"""The one that forked children find."""


def survives(mutant: Mutant) -> bool:
    return BENCH[0].survives(mutant)


def listed() -> set[str]:
    """Names of survivors that are known, with a reason."""
    return set(re.findall(r"^- `(.+)`$", LISTED.read_text(encoding="utf-8"), re.MULTILINE))


def try_all(mutants: list[Mutant], workers: int, results: Results) -> list[Mutant]:
    """The survivors. Mutants that are listed as survivors are tried first."""
    survivors: list[Mutant] = []
    mutants = [mutant for mutant in mutants if not results.knows(mutant)]
    known = listed()
    mutants.sort(key=lambda mutant: mutant.name not in known)
    with ProcessPoolExecutor(workers, mp_context=get_context("fork")) as pool:
        for number, survived in enumerate(pool.map(survives, mutants)):
            if survived:
                survivors.append(mutants[number])
            else:
                results.keep(mutants[number])
            if survived or number % 50 == 49:
                print(f"{number + 1} of {len(mutants)}", f"survived: {mutants[number]}" * survived, flush=True)
    return survivors


def report(mutants: list[Mutant], survivors: list[Mutant]) -> int:
    total, left = Counter(mutant.file for mutant in mutants), Counter(mutant.file for mutant in survivors)
    for file, count in sorted(total.items()):
        print(f"{file:28} {count - left[file]:5} of {count}")
    caught = 1 - len(survivors) / len(mutants)
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} mutants caught: {caught:.1%}")
    for name in sorted({mutant.name for mutant in survivors} - listed()):
        print("not in docs/mutants.md:", name)
    return 0 if caught >= WANTED else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing of the rules")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--listed", action="store_true")
    parser.add_argument("--results", type=Path)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    os.environ["LASTCARD_PURE"] = "1"
    sys.path[:0] = map(str, TESTS)
    mutants = choose(arguments)
    with tempfile.TemporaryDirectory() as folder:
        BENCH.append(Bench(Path(folder), arguments.workers))
        print(f"{len(BENCH[0].trials.tests)} quick tests, {len(mutants)} mutants", flush=True)
        return report(mutants, try_all(mutants, arguments.workers, Results(arguments.results)))


if __name__ == "__main__":
    sys.exit(main())
