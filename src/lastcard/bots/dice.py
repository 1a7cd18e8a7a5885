"""Random numbers that depend on nothing but the bot's seed and its view."""

from hashlib import blake2b

from lastcard.rules.text.views import View


class Dice:
    """Random numbers for one decision."""

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
        """Return a number from 0 to `count` - 1."""
        self._left, thrown = divmod(self._left, count)
        return thrown

    def chance(self, percent: int) -> bool:
        """Return True in so many of a hundred cases."""
        return self.below(100) < percent
