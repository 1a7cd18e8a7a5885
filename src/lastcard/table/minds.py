"""Who thinks for bots. A table asks early and takes the answer when the bot's pause is over, so that thinking may go on
elsewhere; it never waits for it.
"""

from dataclasses import dataclass
from typing import Protocol

from lastcard.bots import make_bot
from lastcard.rules.text.views import View


class Thought(Protocol):
    def answer(self) -> str | None:
        """The action, or None while it is being thought about: then it is asked again in a moment."""
        ...


class Minds(Protocol):
    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        """Begins to think about the decision that this seat owes; what the table thought about before counts no more.
        Nobody may ever take the answer."""
        ...

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """What a bot does out of turn; at once."""
        ...


@dataclass(frozen=True)
class QuickThought:
    level: str
    seed: str
    view: View

    def answer(self) -> str | None:
        return make_bot(self.level, self.seed).choose(self.view)


class QuickMinds:
    """For bots that need no time: they think in the moment when they are asked for the answer."""

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        return QuickThought(level, seed, view)

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        return make_bot(level, seed).interrupt(view)
