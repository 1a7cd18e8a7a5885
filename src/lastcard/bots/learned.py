"""A player that has taught itself by playing, and does not think ahead.

One small network weighs the actions of any table (tools/learned.py). Where there is a network for this very kind of
table (examples/selfplay.py), it plays by that. What neither decides it does like `normal`.
"""

from collections.abc import Iterable
from functools import cache
from math import log
from pathlib import Path

from lastcard.bots.color_symmetry import ColorSymmetry
from lastcard.bots.normal import WORTH, Decider, NormalBot
from lastcard.bots.observation_rows import ObservationRows
from lastcard.bots.view_cards import may_leave_one
from lastcard.bots.weights import Weights, load_weights
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View
from lastcard.search.learned_policy import scores_by_view
from lastcard.search.network import Network
from lastcard.simulation.action_space import ActionSpace

FILE = Path(__file__).with_name("learned.weights")
"""The network for any table."""
KINDS = ("turn", "drawn", "color", "answer", "lay")
"""What it decides. The rest hangs on more of the other hands than it is shown."""
TRUST = 30.0
"""How much the logarithm of what `normal` expects counts beside the network's scores, where cards have two sides."""
LEAST = 1e-6
"""The least that an action is worth, for its logarithm."""


class TrainedPolicy:
    """What was learned for one edition and number of players, with the options as printed."""

    def __init__(self, weights: Weights) -> None:
        book: Book = open_book(find_edition(weights.edition), {})
        self.options = dict(book.options.values)
        self.space = ActionSpace(book)
        self.rows = ObservationRows(book, weights.players)
        self.symmetry = ColorSymmetry(book, self.rows.layout, self.space)
        self.weights = weights

    def choose(self, view: View) -> str:
        """Return the action with the largest logit."""
        row = self.rows.row(view)
        order = self.symmetry.order(row)
        logits = self.weights.logits([row[place] for place in self.symmetry.rows[order]])
        worth = {self.space.texts[action]: logits[place] for place, action in enumerate(self.symmetry.actions[order])}
        return max(view.actions, key=lambda action: worth.get(self._text(action, view), float("-inf")))

    def _text(self, action: str, view: View) -> str:
        verb, _, what = action.partition(" ")
        if verb == "target" and view.seat is not None:
            return f"target +{(int(what) - view.seat) % view.players}"
        return action


@cache
def shipped_policies() -> dict[tuple[str, int], TrainedPolicy]:
    """Return what comes with the package, by edition and number of players."""
    files = sorted(set(FILE.parent.glob("*.weights")) - {FILE})
    return policies_by_table(load_weights(path) for path in files)


@cache
def shipped_network() -> Network:
    """Return the network that comes with the package."""
    rows, counts = load_weights(FILE).layers
    return Network(rows.columns, [column[0] for column in counts.columns])


def weigh(view: View) -> str | None:
    """Return the action that the network for any table likes best, or None if the view cannot be imagined.

    Where cards have two sides, what `normal` expects counts, too: it knows the hands that a Flip has shown.
    """
    try:
        scores = scores_by_view(view, shipped_network())
    except LastcardError:
        return None
    if view.others and view.decision is not None:
        decider, worth = Decider(view), WORTH[view.decision.kind]
        for action in (each for each in view.actions if str(each) in scores):
            scores[str(action)] += TRUST * log(max(LEAST, worth(decider, action)))
    return max(view.actions, key=lambda action: scores.get(str(action), float("-inf")))


def policies_by_table(all_weights: Iterable[Weights]) -> dict[tuple[str, int], TrainedPolicy]:
    return {(weights.edition, weights.players): TrainedPolicy(weights) for weights in all_weights}


class LearnedBot:
    """The bot `learned`. `weights` replace those that come with the package for single kinds of tables."""

    name = "learned"

    def __init__(self, seed: int | str = 0, weights: Iterable[Weights] | None = None) -> None:
        self.seed = seed
        self.weights = None if weights is None else list(weights)
        self._normal = NormalBot(seed)
        self._policies = shipped_policies() if self.weights is None else policies_by_table(self.weights)

    def __reduce__(self) -> tuple[object, ...]:
        return LearnedBot, (self.seed, self.weights)

    def choose(self, view: View) -> str:
        action = self._decide(view)
        if action is None:
            return self._normal.choose(view)
        return f"{action} uno" if may_leave_one(view, action) else action

    def _decide(self, view: View) -> str | None:
        """Return what the networks say, or None where `normal` decides."""
        policy = self._policies.get((view.edition, view.players))
        if policy is not None and view.options == policy.options:
            return policy.choose(view)
        if len(view.actions) == 1 or not view.hand or view.decision is None or view.decision.kind not in KINDS:
            return None
        return weigh(view)

    def interrupt(self, view: View) -> str | None:
        return self._normal.interrupt(view)
