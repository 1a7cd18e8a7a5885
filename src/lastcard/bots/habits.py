"""The habits of players that come with the package, by edition (`habits.json`, written by tools/habits.py)."""

import json
from functools import cache
from pathlib import Path

from lastcard.bots.beliefs import Beliefs
from lastcard.bots.evaluation import POINT, usual_weights
from lastcard.rules.text.views import View
from lastcard.search.habits import FORESIGHT, TERMS

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
        edition: [[float(styles[style][name]) for name in (*TERMS, *FORESIGHT)] for style in STYLES]
        for edition, styles in editions.items()
    }


def habits_at(view: View) -> list[list[float]]:
    """Return the weights for the table of a view, and after them those of the evaluation."""
    habits = shipped_habits()
    evaluation = evaluation_at(view)
    return [[*style, *evaluation] for style in habits.get(view.edition, habits[COMMON])]


def evaluation_at(view: View) -> list[float]:
    """Return what an evaluation at the table of a view goes by, as an Outlook takes it."""
    return [*usual_weights(Beliefs(view)), POINT[str(view.options["scoring"])]]
