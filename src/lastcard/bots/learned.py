"""A player that has taught itself (examples/selfplay.py). At tables that it has not learned it plays like `normal`."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from lastcard.bots.card_reading import may_leave_one
from lastcard.bots.color_symmetry import ColorSymmetry
from lastcard.bots.normal import NormalBot
from lastcard.bots.observation_rows import ObservationRows
from lastcard.bots.weights import Weights, load_weights
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.text.views import View
from lastcard.simulation.action_space import ActionSpace


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
    return policies_by_table(load_weights(path) for path in sorted(Path(__file__).parent.glob("*.weights")))


def policies_by_table(all_weights: Iterable[Weights]) -> dict[tuple[str, int], TrainedPolicy]:
    return {(weights.edition, weights.players): TrainedPolicy(weights) for weights in all_weights}


class LearnedBot:
    """The bot `learned`. `weights` replace those that come with the package."""

    name = "learned"

    def __init__(self, seed: int | str = 0, weights: Iterable[Weights] | None = None) -> None:
        self.seed = seed
        self.weights = None if weights is None else list(weights)
        self._normal = NormalBot(seed)
        self._policies = shipped_policies() if self.weights is None else policies_by_table(self.weights)

    def __reduce__(self) -> tuple[object, ...]:
        return LearnedBot, (self.seed, self.weights)

    def choose(self, view: View) -> str:
        policy = self._policies.get((view.edition, view.players))
        if policy is None or view.options != policy.options:
            return self._normal.choose(view)
        action = policy.choose(view)
        return f"{action} uno" if may_leave_one(view, action) else action

    def interrupt(self, view: View) -> str | None:
        return self._normal.interrupt(view)
