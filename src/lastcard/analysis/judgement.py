"""What a decision cost, compared with the best action that the seat had, from what it knew."""

from typing import NamedTuple

from lastcard.analysis.win_chances import seed_of
from lastcard.bots.thinking import EARLY, LONGEST, TRUST, evaluation_weights
from lastcard.rules.text.views import View
from lastcard.search.search import Search

CHOOSING, COMPARING = 2000, 2400
"""Imagined rounds: in all to find the best action, and for each of the two that are compared then."""
Effort = tuple[int, int]
"""Numbers of imagined rounds: to find the best action, and to compare two."""
QUICK: Effort = (400, 500)
THOROUGH: Effort = (CHOOSING, COMPARING)
BEST, GOOD, DOUBTFUL, MISTAKE = "best", "good", "doubtful", "mistake"
VERDICTS = (BEST, GOOD, DOUBTFUL, MISTAKE)
LIMITS = (0.01, 0.03, 0.07)
"""From each of these costs on, in wins, the verdict is one step worse."""


class Judgement(NamedTuple):
    chosen: str
    best: str
    cost: float
    """The share of a win that was given away, from 0 to 1."""
    chances: dict[str, float]
    """What each action seemed to be worth, in the comparison for the two that were compared."""

    @property
    def verdict(self) -> str:
        return VERDICTS[sum(self.cost >= limit for limit in LIMITS)]


def judge(view: View, chosen: str, choosing: int = CHOOSING, comparing: int = COMPARING) -> Judgement:
    """Return what choosing this action cost. Raises LastcardError if the view cannot be imagined.

    The best action is found in some imagined rounds and compared in others, or else the luckiest would seem best.
    """
    chances = first_look(view, choosing)
    best = max(chances, key=chances.__getitem__)
    cost = 0.0
    if chosen != best:
        chances |= compare(view, best, chosen, comparing)
        cost = chances[best] - chances[chosen]
    if cost <= 0.0:
        best, cost = chosen, 0.0
    return Judgement(chosen, best, cost, chances)


def first_look(view: View, choosing: int = CHOOSING) -> dict[str, float]:
    """Return what each action seems to be worth, from `choosing` imagined rounds in all."""
    actions = [str(action) for action in view.actions]
    tried = search(view, actions, 0, TRUST)
    tried.try_out(list(range(len(actions))), max(1, choosing // len(actions)))
    return {action: tried.mean(place) for place, action in enumerate(actions)}


def compare(view: View, one: str, other: str, comparing: int = COMPARING) -> dict[str, float]:
    """Return what two actions are worth in the same imagined rounds, which are not those of the first look."""
    tried = search(view, [one, other], 1, 0.0)
    tried.try_out([0, 1], comparing)
    return {one: tried.mean(0), other: tried.mean(1)}


def search(view: View, actions: list[str], turn: int, early_weight: float) -> Search:
    return Search(view, actions, seed_of(view) + turn, LONGEST, EARLY, early_weight, evaluation_weights(view), True)
