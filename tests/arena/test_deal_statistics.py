"""Statistics of deals: a fair shuffle passes, and an unfair one does not."""

import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random

import pytest

from lastcard.arena.chi_square import chi_square, upper_tail
from lastcard.arena.deal_statistics import Deals, count_piece, expected_specials, first_cards, tests_of
from lastcard.cli.deal_report import pictures
from lastcard.cli.main import main

pytestmark = pytest.mark.once
tests_of.__test__ = False  # type: ignore[attr-defined] # its name is that of a test


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [(3.841, 1, 0.05), (11.07, 5, 0.05), (0.5, 3, 0.9189), (30.0, 3, 1.38e-6), (11449, 11449, 0.4982), (0.0, 4, 1.0)],
)
def test_the_tail_of_chi_square(statistic: float, freedom: int, p: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(p, rel=2e-3)


def test_rare_cells_are_put_together() -> None:
    assert chi_square("", [50, 30, 2, 1], [50.0, 30.0, 2.0, 1.0]).freedom == 1


@pytest.mark.parametrize("edition", ["flip", "no-mercy"])
def test_a_fair_shuffle_passes(edition: str) -> None:
    deals = Deals(edition, 3, 1500)
    counts = count_piece(deals, 0)
    found = tests_of(deals, counts)
    assert [each.name for each in found] == [
        "positions of cards",
        "first cards",
        *(f"hand of seat {seat}" for seat in range(3)),
        "winner by seat",
    ]
    assert all(each.p > 1e-4 for each in found), found
    assert sum(expected_specials(deals, counts)) == pytest.approx(1500)
    assert sum(count for _, count, _ in first_cards(deals, counts)) == 1500, "nothing else was turned up"
    for picture in pictures(deals, counts).values():
        ET.fromstring(picture)  # noqa: S314, made by ourselves


def test_an_unfair_shuffle_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """The naive shuffle that swaps every card with any other."""

    def naive(state: object) -> None:
        size = int(state.book.size)  # type: ignore[attr-defined]
        dice = Random(int(state.key[0]))  # type: ignore[attr-defined]
        pile = state.pile  # type: ignore[attr-defined]
        for place in range(size):
            other = dice.randrange(size)
            pile[place], pile[other] = pile[other], pile[place]
        state.pile_count = size  # type: ignore[attr-defined]

    monkeypatch.setattr("lastcard.arena.deal_statistics.fresh_pile", naive)
    deals = Deals("no-mercy", 4, 3000)
    assert tests_of(deals, count_piece(deals, 0))[0].p < 1e-6


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--fairness", "--edition", "no-mercy", "--rounds", "200", "--workers", "1", "--lang", "en"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert "positions of cards" in capsys.readouterr().out
    written = {file.name for file in tmp_path.iterdir()}
    assert {"positions.svg", "first-cards.svg", "hands.svg", "wins.svg", "fairness.csv"} <= written
