"""Fuzzing, guided by coverage, of everything that is parsed (fuzz_targets.py has one function a parser).

python tools/fuzz.py                          every parser for a minute of processor time
python tools/fuzz.py records --seconds 600    one of them for ten minutes; --runs 5000 for so many inputs
python tools/fuzz.py --keep                   afterwards: write the inputs worth keeping to tests/fuzz/corpus/

Uses atheris, which there is for Linux on x86-64. An input that breaks something is printed and left in build/fuzz/.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
from collections import deque
from math import inf
from threading import Timer
from time import monotonic, process_time
from types import FrameType

from project import ROOT

CORPUS = ROOT / "tests" / "fuzz" / "corpus"
WORK = ROOT / "build" / "fuzz"
MOST_KEPT = 30_000
"""Bytes of inputs that are kept for a parser."""
SLOWEST = 0.05
"""Seconds in which everything must have been parsed, uncompiled."""
WATCHED_SLOWNESS = 6
"""Times as long as that while it is watched what runs."""
WATCHED_MODULES = ("lastcard", "tomllib", "json.decoder", "http.cookies", "ipaddress", "starlette.requests")


BETWEEN_WORDS = 10.0
"""Seconds between two words on how far it is."""
TO_BEGIN, TO_END = 1800.0, 600.0
"""Seconds of any time that a fuzzer may take until its first word, and to end."""
BUSY = 10
"""Times as long as its processor time that a fuzzer may take: others may use the machine."""
HUNG = 20.0
"""Seconds of processor time in which an input must have been dealt with; a machine that is busy does not count."""
STOPPED = 3600
"""Seconds of any time after which libFuzzer itself gives up on an input."""
LAST_LINES = 200
PROGRESS = re.compile(r"#(?P<runs>\d+)\s+(?P<what>\w+)\s+cov: (?P<covered>\d+)")
"""A line of a fuzzer that says how far it is."""
MIXED = "mixed"
"""All parsers in one process: it takes seconds to begin."""


def targets() -> list[str]:
    """Return the names of all parsers, in the order of fuzz_targets.py."""
    return [file.stem for file in sorted(CORPUS.glob("*.jsonl"))]


def kept(target: str) -> list[bytes]:
    """Return the inputs that are kept for a parser; they are written as if their bytes were characters."""
    if target == MIXED:
        return [bytes([number]) + data for number, each in enumerate(targets()) for data in kept(each)]
    return [json.loads(line).encode("latin-1") for line in (CORPUS / f"{target}.jsonl").read_text().splitlines()]


def fuzz(target: str, *, seconds: int = 0, runs: int = 0) -> bool:
    """Fuzz a parser in a process of its own, beginning with what is kept, for some processor time or so many inputs.

    Tells how far it is now and then; returns whether all went well.
    """
    found = WORK / target
    found.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(kept(target)):
        (found / f"kept-{number}").write_bytes(data)
    limit = f"-runs={runs}" if runs else "-runs=-1"
    prefix = f"-artifact_prefix={WORK / target}-broken-"
    command = [sys.executable, __file__, "--within", target, str(seconds), str(found), prefix]
    environment = {**os.environ, "LASTCARD_PURE": "1"}  # of compiled code it cannot be seen what runs
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen([*command, limit], env=environment, stdout=pipe, stderr=out) as fuzzer:
        last = follow(target, fuzzer, seconds)
    if fuzzer.returncode:
        print(*last, sep="\n", flush=True)
    return fuzzer.returncode == 0


def follow(target: str, fuzzer: "subprocess.Popen[bytes]", seconds: int) -> list[str]:
    """Wait for the end of a fuzzer and tell how far it is; return the last lines that it printed.

    It is killed if it takes too long to begin, or many times its seconds after that, if it has any.
    """
    assert fuzzer.stdout is not None
    last: deque[str] = deque(maxlen=LAST_LINES)
    began = told = monotonic()
    paths, progress = 0, None
    overtime = Timer(TO_BEGIN, fuzzer.kill)
    overtime.start()
    for line in fuzzer.stdout:
        last.append(line.decode(errors="replace").rstrip())
        seen = PROGRESS.match(last[-1])
        if seen is None:
            continue
        if progress is None:
            overtime.cancel()
            began = told = monotonic()
            if seconds:
                overtime = Timer(seconds * BUSY + TO_END, fuzzer.kill)
                overtime.start()
        progress = seen
        paths += seen["what"] == "NEW"
        if monotonic() - told > BETWEEN_WORDS:
            told = monotonic()
            tell(target, told - began, progress, paths)
    fuzzer.wait()
    overtime.cancel()
    if progress is not None:
        tell(target, monotonic() - began, progress, paths)
    return list(last)


def tell(target: str, seconds: float, progress: re.Match[str], paths: int) -> None:
    print(f"{target}: {seconds:.0f} s, {int(progress['runs']):,} inputs, {progress['covered']} places covered, "
          f"{paths} new paths", flush=True)  # fmt: skip


def run_within(target: str, seconds: str, *flags: str) -> None:
    """Fuzz a parser in this process, until it is over or has taken so many seconds of processor time, if any."""
    import atheris  # noqa: PLC0415, it is not there on every system

    with atheris.instrument_imports(include=list(WATCHED_MODULES)):
        from fuzz_targets import TARGETS, Target, mixed  # noqa: PLC0415, it is watched from here on
    check, most_bytes = TARGETS.get(target, Target(mixed, max(each.most_bytes for each in TARGETS.values()) + 1))
    settings = [f"-max_len={most_bytes}", f"-timeout={STOPPED}", "-rss_limit_mb=2048", "-print_final_stats=1"]
    signal.signal(signal.SIGPROF, give_up)
    most = process_time() + int(seconds) if int(seconds) else inf

    def try_out(data: bytes) -> None:
        signal.setitimer(signal.ITIMER_PROF, HUNG)
        check(data, SLOWEST * WATCHED_SLOWNESS)
        if process_time() > most:
            os.kill(os.getpid(), signal.SIGUSR1)  # libFuzzer ends in good order

    atheris.Setup([sys.argv[0], *settings, *flags], try_out)
    atheris.Fuzz()


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise RuntimeError(f"an input has taken {HUNG:.0f} seconds of processor time")


def lines_run(target: str, data: bytes) -> set[tuple[object, int]]:
    """Return the lines of the modules that are watched that an input leads to."""
    from fuzz_targets import TARGETS  # noqa: PLC0415, slow to import

    seen: set[tuple[object, int]] = set()

    def watch(frame: FrameType, _event: str, _argument: object) -> object:
        if not frame.f_globals.get("__name__", "").startswith(WATCHED_MODULES):
            return None
        seen.add((frame.f_code, frame.f_lineno))
        return watch

    sys.settrace(watch)  # type: ignore[arg-type] # as its documentation has it
    try:
        TARGETS[target].check(data, 60.0)
    finally:
        sys.settrace(None)
    return seen


def keep(target: str) -> None:
    """Write the shortest inputs found that together run all lines that any of them runs."""
    inputs = {*kept(target), *(file.read_bytes() for file in (WORK / target).iterdir())}
    seen: set[tuple[object, int]] = set()
    chosen: list[str] = []
    for data in sorted(inputs, key=lambda data: (len(data), data)):
        line = json.dumps(data.decode("latin-1"))
        new = lines_run(target, data) - seen
        if new and sum(map(len, chosen)) + len(line) < MOST_KEPT:
            seen |= new
            chosen.append(line)
    (CORPUS / f"{target}.jsonl").write_text("".join(line + "\n" for line in chosen))
    print(f"{target}: {len(chosen)} inputs of {len(inputs)} are kept")


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzz everything that is parsed.")
    parser.add_argument("targets", nargs="*", help=", ".join([*targets(), MIXED]))
    parser.add_argument("--seconds", type=int, default=60, help="of processor time, for each parser")
    parser.add_argument("--runs", type=int, help="inputs for each parser, instead")
    parser.add_argument("--keep", action="store_true", help="keep what was found before; fuzz nothing")
    given = parser.parse_args()
    chosen = given.targets or targets()
    if given.keep:
        for target in chosen:
            keep(target)
        return 0
    limit = {"runs": given.runs} if given.runs else {"seconds": given.seconds}
    broken = [target for target in chosen if not fuzz(target, **limit)]
    print("broken: " + ", ".join(broken) if broken else f"held: {', '.join(chosen)}")
    return len(broken)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--within"]:
        run_within(*sys.argv[2:])
    sys.exit(main())
