"""Players that think ahead: they imagine the hidden cards many times, play on from there, and compare the results."""

from collections.abc import Sequence
from time import perf_counter

from lastcard.bots.beliefs import Beliefs
from lastcard.bots.dice import Dice
from lastcard.bots.evaluation import usual_weights
from lastcard.bots.habits import habits_at
from lastcard.bots.normal import NormalBot
from lastcard.bots.view_cards import may_leave_one
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View
from lastcard.search.search import Search

LONGEST = 400
"""The most decisions of an imagined round; then the evaluation counts instead of the end."""
EARLY, TRUST = 8, 0.5
"""Value = TRUST × evaluation after EARLY decisions + rest × end of the round. An evaluation is less blurred by luck
than an end, but misses more. Half and half was best in a few hundred rounds."""
SLICE = 16
"""Imagined states between two looks at the clock."""


class ThinkingBot:
    """Imagines `playouts` rounds for a decision, or fewer if `seconds` are over before; None is no limit."""

    name = "thinking"
    playouts = 1000
    seconds: float | None = None
    at_table = 0.2
    """The limit in seconds at a table where people wait."""
    reads_hands = False
    """Whether it infers cards from what the others did over the whole round."""

    def __init__(self, seed: int | str = 0, playouts: int | None = None, seconds: float | None = None) -> None:
        self.seed = seed
        self.playouts = playouts or self.playouts
        self.seconds = seconds or self.seconds
        self.quick = NormalBot(seed)
        self.imagined = 0
        """How many decisions were played in imagined rounds so far."""

    def choose(self, view: View) -> str:
        assert view.decision is not None
        if len(view.actions) == 1 or view.decision.kind == "vote" or not view.hand:
            return self.quick.choose(view)
        best = self._think(view, view.actions)
        if best is None:
            return self.quick.choose(view)
        return f"{best} uno" if may_leave_one(view, best) else best

    def interrupt(self, view: View) -> str | None:
        """Always call, always catch, and think about jumping in."""
        jumps = [action for action in view.interrupts if action.verb == "jump"]
        if not jumps or len(jumps) < len(view.interrupts):
            return self.quick.interrupt(view)
        best = self._think(view, ["", *jumps])
        if not best:
            return self.quick.interrupt(view) if best is None else None
        return f"{best} uno" if may_leave_one(view, best) else best

    def _think(self, view: View, actions: Sequence[str]) -> str | None:
        """Return the best of these actions, or None if the view cannot be imagined.

        The worse half of the actions is dropped again and again until one is left.
        """
        until = perf_counter() + self.seconds if self.seconds else None
        seed = Dice(self.seed, view).below(1 << 62)
        try:
            texts = [str(action) for action in actions]
            search = Search(
                view,
                texts,
                seed,
                LONGEST,
                EARLY,
                TRUST,
                evaluation_weights(view),
                infers_from_play=self.reads_hands and not view.history,
                habits=habits_at(view) if self.reads_hands else None,
            )
        except LastcardError:
            return None
        places = list(range(len(actions)))
        halvings = max(1, (len(places) - 1).bit_length())
        while len(places) > 1:
            left = self.playouts // (halvings * len(places))
            while left > 0 and (until is None or perf_counter() < until):
                search.try_out(places, min(left, SLICE))
                left -= SLICE
            places.sort(key=search.mean, reverse=True)
            places = places[: (len(places) + 1) // 2]
        self.imagined += search.decisions
        return actions[places[0]]


def evaluation_weights(view: View) -> list[float]:
    """Return the weights of the evaluation, in the order in which a Search takes them."""
    weights = usual_weights(Beliefs(view))
    return [
        weights.card,
        weights.near,
        weights.fits,
        weights.late,
        weights.wild,
        weights.draw,
        weights.guard,
        weights.spread,
    ]


class HardBot(ThinkingBot):
    """The bot `hard`: 4000 imagined rounds a decision; no hand reading; at most 0.2 s at a table."""

    name = "hard"
    playouts = 4000


class ExpertBot(ThinkingBot):
    """The bot `expert`: more playouts, and more inferred from how the others play."""

    name = "expert"
    playouts = 8000
    at_table = 1.0
    reads_hands = True
