"""Puzzles: those that are shipped hold what they promise, and all can be solved in the terminal."""

import io
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from lastcard import EDITIONS, Game
from lastcard.analysis.puzzles import LEVELS, MARGIN, Puzzle, obvious, puzzle_at, puzzle_of, shipped
from lastcard.bots import make_bot
from lastcard.cli.main import main
from lastcard.record.writer import Recorder
from lastcard.rules import COMPILED

pytestmark = pytest.mark.once
NUMBERS = range(len(shipped()))


def test_enough_of_every_level_and_edition() -> None:
    assert Counter(puzzle.level for puzzle in shipped()) == dict.fromkeys(LEVELS, 20)
    assert {puzzle.view.edition for puzzle in shipped()} == set(EDITIONS)
    assert [puzzle.level for puzzle in shipped()] == sorted(puzzle.level for puzzle in shipped())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_is_whole(number: int) -> None:
    puzzle = shipped()[number]
    view, (best, second, *_) = puzzle.view, puzzle.answers
    assert {answer.action for answer in puzzle.answers} == {str(action) for action in view.actions}
    assert best.chance - second.chance >= MARGIN - 0.001
    assert best.action != obvious(view)
    assert best.why is None


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled; runs compiled")
def test_a_deep_search_finds_the_same_again() -> None:
    puzzle = shipped()[30]
    assert puzzle_at(puzzle.position, puzzle.view) == puzzle


def test_every_day_has_another_puzzle() -> None:
    days = [puzzle_of(day) for day in range(739_000, 739_000 + len(shipped()))]
    assert sorted(days) == list(NUMBERS)


@pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled; runs compiled")
def test_new_ones_from_a_saved_game(tmp_path: Path) -> None:
    """They are positions of its rounds, with the actions that there were, and the best first."""
    game, saved, out = Game.deal("classic", 4, seed="walk"), tmp_path / "game.txt", tmp_path / "puzzles.jsonl"
    recorder, positions = Recorder(game), set()
    bots = [make_bot("normal" if seat else "easy", f"{seat}") for seat in range(4)]
    while game.decision is not None:
        positions.add(game.position())
        seat = game.decision.seat
        action = bots[seat].choose(game.view(seat))
        game.apply(action, seat)
        recorder.add(seat, action)
    recorder.save(saved)
    assert main(["puzzles", "--make", "1", "--rounds", str(saved), "--out", str(out)]) == 0
    (found,) = [msgspec.json.decode(line, type=Puzzle) for line in out.read_bytes().splitlines()]
    assert found.position in positions
    assert {answer.action for answer in found.answers} == {str(action) for action in found.view.actions}
    assert found.answers[0].chance - found.answers[1].chance >= MARGIN - 0.001


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_in_the_terminal(lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for number in NUMBERS[::7]:
        puzzle = shipped()[number]
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{puzzle.answers[-1].action}\n"))
        assert main(["puzzles", str(number + 1), "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert "{" not in told
        assert "puzzle-" not in told
        assert str(round(100 * puzzle.answers[0].chance)) in told
    assert main(["puzzles", "1000", "--lang", lang]) == 2
