"""A player that has taught itself (examples/selfplay.py); where it has not learned, it plays as `normal` does."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from lastcard.bots.colors import Colors
from lastcard.bots.normal import NormalBot
from lastcard.bots.rows import Rows
from lastcard.bots.weights import Weights, load_weights
from lastcard.lab.menu import Menu
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.text.views import View


class Skill:
    """What was learned for one table: edition, number of players, the options as printed."""

    def __init__(self, weights: Weights) -> None:
        book: Book = open_book(find_edition(weights.edition), {})
        self.options = dict(book.options.values)
        self.menu = Menu(book)
        self.rows = Rows(book, weights.players)
        self.colors = Colors(book, self.rows.layout, self.menu)
        self.weights = weights

    def choose(self, view: View) -> str:
        """The action that it thinks most of."""
        row = self.rows.row(view)
        order = self.colors.order(row)
        logits = self.weights.logits([row[place] for place in self.colors.rows[order]])
        worth = {self.menu.texts[action]: logits[place] for place, action in enumerate(self.colors.actions[order])}
        return max(view.actions, key=lambda action: worth.get(self._text(action, view), float("-inf")))

    def _text(self, action: str, view: View) -> str:
        verb, _, what = action.partition(" ")
        if verb == "target" and view.seat is not None:
            return f"target +{(int(what) - view.seat) % view.players}"
        return action


@cache
def shipped() -> dict[tuple[str, int], Skill]:
    """What comes with the package."""
    return by_table(load_weights(path) for path in sorted(Path(__file__).parent.glob("*.weights")))


def by_table(all_weights: Iterable[Weights]) -> dict[tuple[str, int], Skill]:
    return {(weights.edition, weights.players): Skill(weights) for weights in all_weights}


class LearnedBot:
    name = "learned"

    def __init__(self, seed: int | str = 0, weights: Iterable[Weights] | None = None) -> None:
        self._elsewhere = NormalBot(seed)
        self._skills = shipped() if weights is None else by_table(weights)

    def choose(self, view: View) -> str:
        skill = self._skills.get((view.edition, view.players))
        if skill is None or view.options != skill.options:
            return self._elsewhere.choose(view)
        action = skill.choose(view)
        return f"{action} uno" if action.startswith("play ") else action

    def interrupt(self, view: View) -> str | None:
        return self._elsewhere.interrupt(view)
