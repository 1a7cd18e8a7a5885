"""Running a contest: deal after deal, kept on disk as they come, so that it can be stopped and taken up again."""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from operator import attrgetter
from pathlib import Path

from lastcard.arena.contest import Contest, Played, play_job
from lastcard.arena.progress import Progress
from lastcard.arena.workers import PLACES
from lastcard.rules.model.errors import LastcardError

KEPT = "rounds.jsonl"


class Diary:
    """The rounds of a contest so far: its description in the first line, then one deal a line."""

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
        self.deals[rounds[0].deal] = rounds
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rounds, separators=(",", ":")) + "\n")

    def rounds(self) -> list[Played]:
        """In the order of the deals, however they came in."""
        wanted = range(self.contest.deals())
        return [played for deal in sorted(self.deals) if deal in wanted for played in self.deals[deal]]


def read_round(raw: list[object]) -> Played:
    deal, seating, winner, decisions, points = raw
    assert isinstance(deal, int)
    assert isinstance(seating, list)
    assert winner is None or isinstance(winner, int)
    assert isinstance(decisions, int)
    assert isinstance(points, list)
    return Played(deal, tuple(map(str, seating)), winner, decisions, tuple(map(int, points)))


def run_contest(contest: Contest, folder: Path | None = None, on: str = "cores", processes: int = 0) -> list[Played]:
    """All rounds of a contest. KeyboardInterrupt leaves what was played on disk; what is missing comes next time."""
    diary = Diary(contest, folder)
    seatings = contest.seatings()
    missing = [number for number in range(contest.deals()) if number not in diary.deals]
    jobs = [(number, seating) for number in missing for seating in seatings]
    whole = contest.deals() * len(seatings)
    progress = Progress(whole, whole - len(jobs))
    answers: Iterator[Played] = PLACES[on](partial(play_job, contest), jobs, processes) if jobs else iter(())
    under_way: defaultdict[int, list[Played]] = defaultdict(list)
    try:
        for played in answers:
            progress.add(1)
            rounds = under_way[played.deal]
            rounds.append(played)
            if len(rounds) == len(seatings):
                diary.add(sorted(under_way.pop(played.deal), key=attrgetter("seating")))
    finally:
        progress.end()
    return diary.rounds()
