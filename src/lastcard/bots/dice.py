"""Chance that depends on nothing but the bot's seed and what it sees."""

from hashlib import blake2b

from lastcard.rules.text.views import View


class Dice:
    """Dice for one decision; two throws of it are independent."""

    def __init__(self, seed: int | str, view: View) -> None:
        seen = (
            seed,
            view.seat,
            view.decision,
            view.hand,
            view.drawn,
            view.top,
            view.color,
            view.counts,
            view.pile,
            view.direction,
            view.pending,
            view.exposed,
            view.votes,
            len(view.discard),
        )
        self._left = int.from_bytes(blake2b(repr(seen).encode()).digest(), "big")

    def below(self, count: int) -> int:
        self._left, thrown = divmod(self._left, count)
        return thrown

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent
