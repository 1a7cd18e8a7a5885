"""Figures in reports are told in the reader's words, and only what is more than chance stands out."""

from html.parser import HTMLParser

import pytest

from lastcard.arena.statistics import Figure, difference
from lastcard.cli.figure_tables import comparison_table, figures_table
from lastcard.locale import LANGUAGES

pytestmark = pytest.mark.once

BEFORE = [
    Figure("length", "mean", 84.1, 82.0, 86.2),
    Figure("length", "5%", 20.0),
    Figure("wins", "+0", 0.24, 0.22, 0.26),
    Figure("mercy", "players", 1.7),
    Figure("mercy", "rounds", 0.75, 0.73, 0.77),
    Figure("rule", "NM-05", 0.9, 0.85, 0.95),
]
AFTER = [
    Figure("length", "mean", 94.1, 92.0, 96.2),
    Figure("length", "5%", 20.0),
    Figure("wins", "+0", 0.25, 0.23, 0.27),
    Figure("mercy", "players", 1.6),
    Figure("mercy", "rounds", 0.65, 0.63, 0.67),
    Figure("rule", "NM-05", 0.91, 0.86, 0.96),
]


class Rows(HTMLParser):
    """The cells of a table's rows, and which of the rows stand out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.strong: list[str] = []
        self._is_strong = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
            self._is_strong = ("class", "strong") in attrs
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_data(self, data: str) -> None:
        self.rows[-1][-1] += data
        if self._is_strong and len(self.rows[-1]) == 1:
            self.strong.append(data)


def test_differences_that_are_more_than_chance_stand_out() -> None:
    seen = Rows(comparison_table(difference(BEFORE, AFTER), "Stacking", "no-mercy", "en"))
    assert seen.strong == ["on average", "Rounds in which somebody goes out"]
    assert ["on average", "84.1", "94.1", "+10", "+7.03 – +12.97"] in seen.rows
    assert ["Rounds in which somebody goes out", "75.0%", "65.0%", "−10.0%", "−12.8% – −7.2%"] in seen.rows
    assert ["Players who go out, in a round", "1.7", "1.6", "−0.1", ""] in seen.rows
    assert ["7 swaps, 0 passes on (NM-05)", "90.0%", "91.0%", "+1.0%", "−6.1% – +8.1%"] in seen.rows
    assert ["Decisions in a round"] in seen.rows


def test_a_figure_that_one_side_lacks_has_no_difference() -> None:
    seen = Rows(comparison_table(difference(BEFORE[:1], AFTER[2:3]), "Stacking", "no-mercy", "en"))
    assert ["on average", "84.1", "", "", ""] in seen.rows
    assert ["+0", "", "25.0%", "", ""] in seen.rows


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_is_left_in_english(lang: str) -> None:
    english = {cell for row in Rows(figures_table(BEFORE, "no-mercy", "en")).rows for cell in row if cell}
    told = {cell for row in Rows(figures_table(BEFORE, "no-mercy", lang)).rows for cell in row if cell}
    assert {cell for cell in english & told if cell[0].isalpha()} == set()
