"""Puzzles: those that are shipped hold what they promise, and all can be solved in the terminal."""

import io
from collections import Counter

import pytest

from lastcard import EDITIONS
from lastcard.analysis.puzzles import LEVELS, MARGIN, obvious, puzzle_at, puzzle_of, shipped
from lastcard.cli.main import main
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
