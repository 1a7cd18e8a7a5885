"""Measures the environments side by side with RLCard's UNO and prints a table: python benchmarks/envs.py.

As engine.py does it: every subject a process on the same core, a slice at a time in turn. Then two processes with
tables of their own, on two cores, against one.

--quick       fewer and shorter rounds
"""

import os
import subprocess
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from statistics import median
from time import perf_counter

from engine import HERE, PEERS_PYTHON, project, set_up_peers
from workers import Worker

from lastcard import EDITIONS

RLCARD = "rlcard_uno step"
SUBJECTS = [*(f"ours_envs tables {edition}" for edition in EDITIONS), "ours_envs pettingzoo", "ours_envs openspiel"]
ALONE = """
import os, sys, time
import numpy as np
from lastcard.envs import vector
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {int(sys.argv[1])})
env, dice = vector.make("classic", 4, 1024, seed=int(sys.argv[1])), np.random.default_rng(1)
print("ready", flush=True)
sys.stdin.readline()
end, steps = time.perf_counter() + float(sys.argv[2]), 0
while time.perf_counter() < end:
    env.step(env.sample(dice))
    steps += 1024
print(steps, flush=True)
"""


def start(subject: str) -> Worker:
    file, _, what = subject.partition(" ")
    python = PEERS_PYTHON if file == "rlcard_uno" else project.tool("python")
    return Worker(python, HERE / f"{file}.py", what, False)


def together(cores: list[int], seconds: float) -> float:
    """Decisions a second of one process on each of these cores, all at once, by the clock on the wall."""
    pipe = subprocess.PIPE
    command = [project.tool("python"), "-c", ALONE]
    runs = [subprocess.Popen([*command, str(core), str(seconds)], stdin=pipe, stdout=pipe, text=True) for core in cores]
    for run in runs:
        assert run.stdout is not None
        run.stdout.readline()
    begin = perf_counter()
    for run in runs:
        assert run.stdin is not None
        run.stdin.write("\n")
        run.stdin.flush()
    steps = sum(int(run.communicate()[0]) for run in runs)
    return steps / (perf_counter() - begin)


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    rounds, seconds = (4, 0.3) if parser.parse_args().quick else (11, 0.5)
    project.set_up_packages(for_tests=True)
    project.settle_rules()
    set_up_peers()
    names = [RLCARD, *SUBJECTS]
    workers = {name: start(name) for name in names}
    rates: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names if number % 2 == 0 else reversed(names):
            rates[name].append(workers[name].rate(seconds))
    for worker in workers.values():
        worker.stop()
    peer = rates[RLCARD]
    print("| random play, 4 players, one core | decisions/s | RLCard `env.step` | ratio |\n|---|---|---|---|")
    for name in SUBJECTS:
        ratio = median(mine / other for mine, other in zip(rates[name], peer, strict=True))
        what = name.removeprefix("ours_envs ").replace("tables", "1,024 tables of")
        print(f"| {what} | {median(rates[name]):,.0f} | {median(peer):,.0f} | {ratio:.1f} |")
    cores = sorted(os.sched_getaffinity(0))[:2] if hasattr(os, "sched_getaffinity") else [0, 1]
    one, two = together(cores[:1], 3), together(cores, 3)
    print(f"\nTwo processes on two cores: {two:,.0f} decisions/s, {two / one:.2f} × one of them alone ({one:,.0f}).")


if __name__ == "__main__":
    main()
