"""Players that think: they imagine the hidden cards many times over, play on from there, and see what comes out."""

from collections.abc import Sequence
from time import perf_counter

from lastcard.bots.dice import Dice
from lastcard.bots.judging import usual_weights
from lastcard.bots.normal import NormalBot
from lastcard.bots.outlook import Outlook
from lastcard.bots.reading import may_leave_one
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View
from lastcard.search.search import Search

LONGEST = 400
"""Decisions of an imagined round; what looks best then counts for the rest."""
EARLY, TRUST = 8, 0.5
"""How things look after so many decisions counts this much, what comes out in the end the rest. A look is less blurred
by luck than an end, and more by what a look cannot tell. Half and half looked best in a few hundred rounds."""
SLICE = 16
"""States between two looks at the clock."""


class ThinkingBot:
    """`playouts` are imagined rounds for a decision; `seconds` end it earlier, or not at all."""

    name = "thinking"
    playouts = 1000
    seconds: float | None = None
    at_table = 0.2
    """Seconds, where somebody waits."""
    keen = False
    """Whether it heeds all that others' play says about their cards."""

    def __init__(self, seed: int | str = 0, playouts: int | None = None, seconds: float | None = None) -> None:
        self.seed = seed
        self.playouts = playouts or self.playouts
        self.seconds = seconds or self.seconds
        self.quick = NormalBot(seed)
        self.imagined = 0
        """Decisions in imagined rounds so far."""

    def choose(self, view: View) -> str:
        assert view.decision is not None
        if len(view.actions) == 1 or view.decision.kind == "vote" or not view.hand:
            return self.quick.choose(view)
        best = self._think(view, view.actions)
        if best is None:
            return self.quick.choose(view)
        return f"{best} uno" if may_leave_one(view, best) else best

    def interrupt(self, view: View) -> str | None:
        """Calls always, catches always, thinks about jumping in."""
        jumps = [action for action in view.interrupts if action.verb == "jump"]
        if not jumps or len(jumps) < len(view.interrupts):
            return self.quick.interrupt(view)
        best = self._think(view, ["", *jumps])
        if not best:
            return self.quick.interrupt(view) if best is None else None
        return f"{best} uno" if may_leave_one(view, best) else best

    def _think(self, view: View, actions: Sequence[str]) -> str | None:
        """The best of these, by halves: what does worse than others is tried no more. None: cannot be imagined."""
        until = perf_counter() + self.seconds if self.seconds else None
        seed = Dice(self.seed, view).below(1 << 62)
        try:
            texts = [str(action) for action in actions]
            search = Search(view, texts, seed, LONGEST, EARLY, TRUST, look(view), self.keen)
        except LastcardError:
            return None
        places = list(range(len(actions)))
        rounds = max(1, (len(places) - 1).bit_length())
        while len(places) > 1:
            left = self.playouts // (rounds * len(places))
            while left > 0 and (until is None or perf_counter() < until):
                search.try_out(places, min(left, SLICE))
                left -= SLICE
            places.sort(key=search.mean, reverse=True)
            places = places[: (len(places) + 1) // 2]
        self.imagined += search.decisions
        return actions[places[0]]


def look(view: View) -> list[float]:
    """The weights of the judgement, in the order in which the search takes them."""
    weights = usual_weights(Outlook(view))
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
    name = "hard"
    playouts = 4000


class ExpertBot(ThinkingBot):
    name = "expert"
    playouts = 20_000
    at_table = 1.0
    keen = True
