"""Runs contests. Every deal is saved as soon as it is played, so that a run can be stopped and continued."""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any

from lastcard.arena.contest import Breakdown, Contest, Played, play_job
from lastcard.arena.progress import Progress
from lastcard.arena.workers import EXECUTORS
from lastcard.bots.language_models import Usage
from lastcard.rules.model.errors import LastcardError

KEPT = "rounds.jsonl"


class ContestLog:
    """The file of a contest: its description in the first line, then the rounds of one deal in each line."""

    def __init__(self, contest: Contest, folder: Path | None) -> None:
        self.contest = contest
        self.file = folder / KEPT if folder else None
        self.deals: dict[int, list[Played]] = {}
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self._read(self.file)
        else:
            self.file.write_text(contest.text() + "\n", encoding="utf-8")

    def _read(self, file: Path) -> None:
        first, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
        if first != self.contest.text():
            raise LastcardError("arena-other-contest", {"file": str(file)})
        whole = [line for line in lines if line.endswith("]]")]  # the last one may be torn
        for line in whole:
            rounds = [read_round(raw) for raw in json.loads(line)]
            self.deals[rounds[0].deal] = rounds
        file.write_text("\n".join([first, *whole]) + "\n", encoding="utf-8")

    def add(self, rounds: list[Played]) -> None:
        """Save the rounds of a deal."""
        self.deals[rounds[0].deal] = rounds
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rounds, separators=(",", ":")) + "\n")

    def rounds(self) -> list[Played]:
        """Return all rounds, in the order of the deals."""
        wanted = range(self.contest.deals())
        return [played for deal in sorted(self.deals) if deal in wanted for played in self.deals[deal]]


def read_round(raw: list[Any]) -> Played:
    """Return a round of the file."""
    deal, seating, winner, decisions, points, stand_ins, breakdowns, usage = raw
    told = tuple(Breakdown(*each) for each in breakdowns)
    used = tuple((name, Usage(*each)) for name, each in usage)
    return Played(deal, tuple(seating), winner, decisions, tuple(points), tuple(stand_ins), told, used)


def run_contest(contest: Contest, folder: Path | None = None, on: str = "cores", processes: int = 0) -> list[Played]:
    """Play a contest and return all its rounds; those that the folder already has are not played again.

    After a KeyboardInterrupt, the folder keeps what was played.
    """
    log = ContestLog(contest, folder)
    seatings = contest.seatings()
    missing = [number for number in range(contest.deals()) if number not in log.deals]
    jobs = [(number, seating) for number in missing for seating in seatings]
    whole = contest.deals() * len(seatings)
    progress = Progress(whole, whole - len(jobs))
    answers: Iterator[Played] = EXECUTORS[on](partial(play_job, contest), jobs, processes) if jobs else iter(())
    under_way: defaultdict[int, list[Played]] = defaultdict(list)
    for played in progress.through(answers, lambda _: 1):
        rounds = under_way[played.deal]
        rounds.append(played)
        if len(rounds) == len(seatings):
            log.add(sorted(under_way.pop(played.deal), key=attrgetter("seating")))
    return log.rounds()
