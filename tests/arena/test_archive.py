"""The open archive: every row is what the seat knew, every round plays again, and what is wrong is found."""

from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from lastcard import EDITIONS, Game, LastcardError, Match
from lastcard.arena.archive import (
    COLUMNS,
    INTERRUPT,
    Origin,
    Row,
    arrow_schema,
    check_archive,
    packed,
    read_archive,
    record_of,
    rows_of,
    write_archive,
)
from lastcard.arena.archived_play import PIECE, ArchivedPlay, play_all, play_archived
from lastcard.bots import make_bot
from lastcard.bots.rounds import play_round
from lastcard.cli.main import main
from lastcard.editions.files import examples
from lastcard.record import Recorder, read_record
from playing import EVERYTHING

pytestmark = pytest.mark.once
OUT_OF_TURN = ("uno", "catch", "jump")
PAGE = Path(__file__).parents[2] / "docs" / "archive.md"


def plain(action: str) -> str:
    """An action without a call."""
    return action.removesuffix(" uno")


class Recorded:
    """A game that is recorded while bots play it."""

    def __init__(self, game: Game, recorder: Recorder) -> None:
        self.game = game
        self.recorder = recorder

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def apply(self, action: str, seat: int | None = None) -> object:
        assert seat is not None
        told = self.game.apply(action, seat)
        self.recorder.add(seat, action)
        return told


def play(game: Game, recorder: Recorder) -> None:
    play_round(Recorded(game, recorder), [make_bot("easy", "1")] * game.seats)  # type: ignore[arg-type] # it is a Game


@pytest.mark.parametrize("edition", [*EDITIONS, "mix"])
def test_every_round_plays_again(edition: str, tmp_path: Path) -> None:
    options = EVERYTHING.get(edition, {})
    rounds = ArchivedPlay(edition, ("normal", "easy", "random"), 4, "test", options)
    file = tmp_path / "rounds.parquet"
    rows = write_archive([packed([row for number in range(4) for row in play_archived(rounds, number)])], file)
    assert rows == parquet.read_metadata(file).num_rows
    assert check_archive(file) == 4
    for number, each in enumerate(read_archive(file)):
        dealt = Game.deal(edition, 3, f"test {number}", number % 3, options)
        again = record_of(each).start()
        assert isinstance(again, Game)
        assert again.position() == dealt.position()
        assert [row["number"] for row in each] == list(range(1, len(each) + 1))
        assert {row["player"] for row in each} <= {"normal", "easy", "random"}
        assert all(plain(row["action"]) in map(plain, row["legal"].split(", ")) for row in each)
        assert all((row["decision"] == INTERRUPT) == row["action"].startswith(OUT_OF_TURN) for row in each)


def test_rounds_come_in_order_whoever_was_quicker(tmp_path: Path) -> None:
    file, rounds = tmp_path / "a.parquet", ArchivedPlay("classic", ("easy", "easy"), PIECE + 5)
    write_archive(play_all(rounds, 2), file)
    ids = [rows[0]["round"] for rows in read_archive(file)]
    assert ids == [f"classic archive {number}" for number in range(PIECE + 5)]


def rows_from(text: str) -> list[Row]:
    return rows_of(read_record(text), Origin("record", "x"))


def test_records_of_rounds_matches_and_positions() -> None:
    game = Game.deal("flip", 3, 7, dealer=1)
    recorder = Recorder(game, names=["Ann", "Bob", "Cy"], seed=7)
    assert rows_from(recorder.text()) == []
    play(game, recorder)
    rows = rows_from(recorder.text())
    assert [row[COLUMNS.index("action")] for row in rows] == [move.action for move in recorder.record.rounds[0]]
    assert "Ann" not in repr(rows)
    match = Match("classic", 2, seed=3, options={"target_score": 60})
    recorder = Recorder(match)
    while match.winner is None:
        play(match.game, recorder)
        if match.winner is None:
            match.next_round()
    assert {row[0] for row in rows_from(recorder.text())} == {f"x {number}" for number in range(1, match.round + 1)}
    game = Game.setup("bts", ["p1 p2 wD", "r3 b4"], "p5", "g1 g2 g3 g4")
    recorder = Recorder(game)
    play(game, recorder)
    assert rows_from(recorder.text())[0][COLUMNS.index("key")] is None


def test_what_was_changed_is_found(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    write_archive([packed(play_archived(ArchivedPlay("classic", ("easy",) * 3, 1), 0))], file)
    table = parquet.read_table(file, schema=arrow_schema())
    for column, value in {"hand": "r1 r2", "action": "draw", "points": 3, "counts": [1, 2, 3], "dealer": 2}.items():
        place, rows = COLUMNS.index(column), table.column(column).to_pylist()
        wrong = 5 if rows[5] != value else 6
        rows[wrong] = value
        if column == "dealer":
            rows = [value] * len(rows)
        spoiled = table.set_column(place, table.schema.field(place), [pa.array(rows, table.schema.field(place).type)])
        parquet.write_table(spoiled, file)
        with pytest.raises(LastcardError, match="classic archive 0"):
            check_archive(file)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = Game.deal("minecraft", 2, 5)
    recorder = Recorder(game, seed=5)
    play(game, recorder)
    recorder.save(tmp_path / "game.txt")
    assert main(["archive", "game.txt", "--out", "mine.parquet", "--lang", "en"]) == 0
    wanted = len(recorder.record.rounds[0])
    assert capsys.readouterr().out == f"Written: mine.parquet, {wanted} rows.\n"
    made = ["archive", "--edition", "no-mercy", "--rounds", "3", "--players", "2", "--bots", "random", "--workers", "1"]
    assert main([*made, "--option", "hand_size=3", "--lang", "en"]) == 0
    assert main(["archive", "--check", "mine.parquet", "no-mercy.parquet", "--lang", "en"]) == 0
    assert "3 rounds play again" in capsys.readouterr().out
    assert main(["archive", "--source", "thin air", "--lang", "en"]) == 2
    assert main(["archive", "--bots", "nobody", "--lang", "en"]) == 2
    assert main(["archive", "nothing.txt", "--lang", "en"]) == 1
    assert not list(tmp_path.glob("*.new"))


def test_the_page_names_every_column() -> None:
    told = [line.split("`")[1] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert told[: len(COLUMNS)] == list(COLUMNS)
    assert INTERRUPT in PAGE.read_text("utf-8")


@pytest.mark.parametrize("edition", examples())
def test_editions_from_files_are_in_the_archive_whole(edition: str, tmp_path: Path) -> None:
    file = tmp_path / "own.parquet"
    write_archive([packed(play_archived(ArchivedPlay(edition, ("random",) * 2, 1), 0))], file)
    [rows] = read_archive(file)
    assert rows[0]["custom"] is not None
    assert check_archive(file) == 1
