"""The arena: duplicate deals, figures with bounds, stopping and going on, every form of output."""

import csv
import json
import sys
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pytest

from lastcard import __version__
from lastcard.arena.contest import Contest, Played, play_job
from lastcard.arena.progress import Progress
from lastcard.arena.ratings import rated_over_time, standings
from lastcard.arena.rivalries import who_beats_whom, wins_by_seat
from lastcard.arena.runs import KEPT, ContestLog, run_contest
from lastcard.arena.statistics import Simulation, add_up, count_piece, figures
from lastcard.cli.main import main
from lastcard.rules.model.errors import LastcardError

pytestmark = pytest.mark.once

SMALL = Contest("classic", ("easy", "random"), rounds=6)


def test_every_deal_is_played_in_every_seating() -> None:
    assert SMALL.seatings() == [("easy", "random"), ("random", "easy")]
    assert len(Contest("flip", ("a", "b", "c", "d"), 24).seatings()) == 24
    assert len(Contest("flip", ("hard", "normal", "normal", "normal"), 24).seatings()) == 4
    assert len(Contest("flip", tuple("abcdef"), 24).seatings()) == 6
    assert SMALL.deals() == 3
    rounds = play_deal(SMALL, 1)
    assert [played.seating for played in rounds] == SMALL.seatings()
    assert all(played.deal == 1 and played.decisions > 5 for played in rounds)
    assert rounds == play_deal(SMALL, 1)


def play_deal(contest: Contest, number: int) -> list[Played]:
    return [play_job(contest, (number, seating)) for seating in contest.seatings()]


def round_won(deal: int, winner: str) -> Played:
    seating = ("good", "bad")
    return Played(deal, seating, seating.index(winner), 50, (10, 0))


def test_the_better_one_stands_first() -> None:
    rounds = [round_won(deal, "bad" if deal % 4 == 0 else "good") for deal in range(80)]
    first, second = standings(rounds)
    assert (first.player, second.player) == ("good", "bad")
    assert first.share.won == 0.75
    assert 0.5 < first.share.low < 0.75 < first.share.high < 0.9
    assert first.rating - first.uncertainty > second.rating - second.uncertainty
    assert first.fair == 0.5


def test_no_bound_of_a_share_is_below_nothing_or_above_everything() -> None:
    first, second = standings([round_won(deal, "bad" if deal == 0 else "good") for deal in range(20)])
    assert first.share.won < first.share.high == 1.0
    assert 0.0 == second.share.low < second.share.won


def test_a_contest_stops_and_goes_on(tmp_path: Path) -> None:
    log = ContestLog(SMALL, tmp_path)
    log.add(play_deal(SMALL, 1))
    with (tmp_path / KEPT).open("a") as file:
        file.write('[[2,["easy","ran')  # torn off by a crash
    rounds = run_contest(SMALL, tmp_path, processes=1)
    assert [played.deal for played in rounds] == [0, 0, 1, 1, 2, 2]
    assert rounds == [played for deal in range(3) for played in play_deal(SMALL, deal)]
    assert ContestLog(SMALL, tmp_path).rounds() == rounds
    with pytest.raises(LastcardError):
        ContestLog(Contest("flip", ("easy", "random"), 6), tmp_path)


def test_pieces_of_a_simulation_add_up() -> None:
    simulation = Simulation("no-mercy", 3, 40)
    whole: dict[str, object] = {}
    for piece in range(2):
        add_up(whole, count_piece(simulation, piece) if piece == 0 else count_piece(Simulation("no-mercy", 3, 5040), 1))
    assert whole["rounds"] == 80
    found = {(figure.group, figure.name): figure for figure in figures(whole)}
    assert sum(found["wins", f"+{seat}"].value for seat in range(3)) == pytest.approx(1.0)
    mean = found["length", "mean"]
    assert mean.low is not None
    assert 20 < mean.low < mean.value < 300
    assert found["rule", "GEN-04"].value == 1.0
    assert 0 < found["mercy", "rounds"].value < 1


def test_progress_tells_what_is_left() -> None:
    stream = StringIO()
    progress = Progress(10, stream=stream)
    assert str(progress).endswith("0/10 -:--")
    progress.add(5)
    progress.add(5)
    assert stream.getvalue().splitlines()[-1].endswith("10/10 0:00")


CRASHES = """
import json, sys
asked = 0
for line in sys.stdin:
    ask = json.loads(line)
    if "tell" in ask:
        continue
    asked += 1
    if asked == 61:
        raise ValueError("lost the thread")
    print(json.dumps({"action": ask["view"]["actions"][0] if ask["ask"] == "choose" else None}), flush=True)
"""


def test_a_bot_that_fails_is_told_of_and_not_credited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "crashes.py"
    program.write_text(CRASHES)
    name, out = f"cmd:{sys.executable} {program}", tmp_path / "contest"
    assert main(["arena", "--players", f"{name},easy", "--rounds", "12", "--workers", "1", "--out", str(out)]) == 0
    told = capsys.readouterr()
    (failure,) = csv.DictReader((out / "failures.csv").read_text(encoding="utf-8").splitlines(keepends=True))
    assert failure["player"] == name
    assert "ended" in failure["reason"]
    assert "ValueError: lost the thread" in failure["details"]
    rows = list(csv.DictReader((out / "rounds.csv").read_text(encoding="utf-8").splitlines()))
    first = next(number for number, row in enumerate(rows, start=1) if row["stand_ins"])
    assert first == int(failure["round"]) > 1
    assert all(row["stand_ins"] for row in rows[first:])
    for row in csv.DictReader((out / "results.csv").read_text(encoding="utf-8").splitlines()):
        assert int(row["rounds"]) == first - 1
    page = (out / "report.html").read_text(encoding="utf-8")
    for text in (told.err, page):
        assert f"failed in round {first}: the program has ended" in text
        assert "ValueError: lost the thread" in text
        assert f"{13 - first} of 12 rounds" in text
    again = ContestLog(Contest("classic", (name, "easy"), 12), out).rounds()
    assert [bool(played.stand_ins) for played in again] == [bool(row["stand_ins"]) for row in rows]
    assert again[first - 1].breakdowns[0].details == failure["details"]


def test_where_no_round_counts_there_are_no_standings() -> None:
    assert standings([round_won(0, "good")._replace(stand_ins=(1,))]) == []


class Outside(HTMLParser):
    """Whatever a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loaded += [str(value) for name, value in attrs if name in ("src", "href")]


def test_the_commands_write_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contest, counts = tmp_path / "contest", tmp_path / "counts"
    few = ["--rounds", "4", "--workers", "1"]
    assert main(["arena", "--players", "easy,random", *few, "--out", str(contest)]) == 0
    assert "easy" in capsys.readouterr().out
    asked = ["simulate", "--edition", "no-mercy", "--players", "3", "--rounds", "8e1", "--compare", "stacking=same"]
    assert main([*asked, "--workers", "1", "--out", str(counts), "--lang", "zh-Hant"]) == 0
    assert "difference" in capsys.readouterr().out
    rows = csv.DictReader((contest / "results.csv").read_text(encoding="utf-8").splitlines())
    assert {row["player"] for row in rows} == {"easy", "random"}
    assert len((contest / "rounds.csv").read_text(encoding="utf-8").splitlines()) == 5
    for folder, sections in ((contest, 6), (counts, 5)):
        page = Outside()
        page.feed((folder / "report.html").read_text(encoding="utf-8"))
        assert page.tags.count("section") == sections
        assert page.loaded == []
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(contest / "rounds.parquet").num_rows == 4
    assert parquet.read_table(counts / "figures.parquet").num_rows > 10
    assert json.loads((contest / KEPT).read_text().splitlines()[0])["edition"] == "classic"


def test_reports_say_what_was_played(tmp_path: Path) -> None:
    few = ["--workers", "1", "--seed", "seventeen", "--option", "stacking=same"]
    players = ["--players", "easy,random,random", "--rounds", "6"]
    assert main(["arena", *players, *few, "--out", str(tmp_path / "a")]) == 0
    assert main(["simulate", "--edition", "no-mercy", "--rounds", "80", *few, "--out", str(tmp_path / "s")]) == 0
    contest = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    counts = (tmp_path / "s" / "report.html").read_text(encoding="utf-8")
    for page in (contest, counts):
        assert "seventeen" in page
        assert "stacking=same" in page
        assert __version__ in page
    assert "easy, random, random" in contest
    assert "<svg" in contest
    assert "7 swaps, 0 passes on (NM-05)" in counts


def test_who_beats_whom_and_from_where() -> None:
    seatings = [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    rounds = [Played(0, seating, winner, 50, (0, 0, 0)) for seating in seatings for winner in (0, 1, 2)]
    beats = who_beats_whom(rounds)
    assert beats["a", "b"].share == beats["b", "a"].share == 0.5  # nobody is better: two seats win twice as often
    assert [each.share for each in wins_by_seat(rounds)["a"]] == [1 / 3] * 3
    better = [played._replace(winner=played.seating.index("a")) for played in rounds]
    assert who_beats_whom(better)["a", "b"].share == 1
    history, last = rated_over_time(better, 3)
    assert history["a"][0] == (0.0, 25.0)
    assert history["a"][-1] == (9.0, last["a"][0])
    assert last["a"][0] > 25 > last["b"][0]


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "--players", "godlike,easy"],
        ["arena", "--rounds", "many"],
        ["simulate", "--rounds", "0"],
        ["simulate", "--on", "mars"],
        ["simulate", "--edition", "nowhere"],
        ["simulate", "--option", "stacking=sideways"],
    ],
)
def test_what_cannot_be_run_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) in (1, 2)
    assert capsys.readouterr().err.startswith("lastcard: ")
