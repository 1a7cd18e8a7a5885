"""The habits of players that come with the package, by edition (`habits.json`, written by tools/habits.py)."""

import json
from functools import cache
from pathlib import Path

from lastcard.rules.text.views import View
from lastcard.search.habits import TERMS

FILE = Path(__file__).with_name("habits.json")
STYLES = ("normal", "hard")
"""Whose habits they are."""
COMMON = "common"
"""Stands for the editions that have no habits of their own."""


@cache
def shipped_habits() -> dict[str, list[list[float]]]:
    """Return the weights of both styles for each edition, in the order in which a Sampler takes them."""
    editions = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    return {
        edition: [[float(styles[style][name]) for name in TERMS] for style in STYLES]
        for edition, styles in editions.items()
    }


def habits_at(view: View) -> list[list[float]]:
    """Return the weights for the table of a view."""
    habits = shipped_habits()
    return habits.get(view.edition, habits[COMMON])
