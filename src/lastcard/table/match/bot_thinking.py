"""How a table gets the decisions of bots.

A table asks when a bot's pause begins and takes the answer when the pause is over, so that a bot may think in another
process; the table never waits for it.
"""

from dataclasses import dataclass
from typing import Protocol

from lastcard.bots import make_bot
from lastcard.rules.text.views import View


class Thought(Protocol):
    """A decision that a bot is making."""

    def answer(self) -> str | None:
        """Return the action, or None while the bot still thinks; it is asked again a moment later."""
        ...


class BotThinker(Protocol):
    """Makes the decisions of all bots at a table."""

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        """Begin to think about the decision that the view's seat owes.

        The table's earlier thought is no longer wanted, and the answer to this one may never be asked for.
        """
        ...

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """Return what a bot does out of turn, or None; immediately."""
        ...


@dataclass(frozen=True)
class InstantThought:
    """The decision of a bot that needs no time: it is made when the answer is asked for."""

    level: str
    seed: str
    view: View

    def answer(self) -> str | None:
        return make_bot(self.level, self.seed).choose(self.view)


class InstantThinker:
    """Lets every bot think in this process, at the moment when its answer is asked for."""

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        return InstantThought(level, seed, view)

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        return make_bot(level, seed).interrupt(view)
