"""How a table gets the decisions of bots.

A table asks when a bot's pause begins and takes the answer when it ends. So a bot may think in another process, and
the table never waits for it.
"""

from dataclasses import dataclass
from typing import Protocol

from lastcard.bots import make_bot
from lastcard.editions.custom import Document
from lastcard.rules.model.actions import Decision
from lastcard.rules.model.events import Seen
from lastcard.rules.text.views import View
from lastcard.table.log import TableLog


class Thought(Protocol):
    """A decision that a bot is making."""

    @property
    def is_replaced(self) -> bool:
        """Whether the bot has failed, and `normal` has answered for it."""
        ...

    def answer(self) -> str | None:
        """Return the action, or None while the bot still thinks; it is asked again a moment later."""
        ...


class BotThinker(Protocol):
    """Makes the decisions of all bots at a table."""

    def think(self, table: str, level: str, seed: str, view: View, document: Document | None = None) -> Thought:
        """Begin to think about the decision that the view's seat owes.

        The table's earlier thought is dropped, and this one's answer may never be asked for. `document` describes the
        edition if it is a custom one.
        """
        ...

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        """Return what a bot does out of turn, or None; immediately."""
        ...


class StandIns:
    """Tells a table, once a round, which bots have failed and are played by `normal`.

    The cause is not told here, as a bot's own message may give its cards away.
    """

    def __init__(self, log: TableLog, round_number: int) -> None:
        self._log = log
        self._round = round_number
        self._told: set[int] = set()

    def note(self, decision: Decision, level: str, thought: Thought) -> None:
        """Note who has answered. Nothing is told about a drawn card, as nobody may know that it could be played."""
        if thought.is_replaced and decision.seat not in self._told and decision.kind != "drawn":
            self._told.add(decision.seat)
            event: Seen = {"event": "stand_in", "seat": decision.seat, "level": level, "number": self._round}
            self._log.add_lobby_change(event)


@dataclass(frozen=True)
class InstantThought:
    """The decision of a bot that needs no time: it is made when the answer is asked for."""

    level: str
    seed: str
    view: View
    is_replaced: bool = False

    def answer(self) -> str | None:
        return make_bot(self.level, self.seed).choose(self.view)


class InstantThinker:
    """Lets every bot think in this process, at the moment when its answer is asked for."""

    def think(self, table: str, level: str, seed: str, view: View, document: Document | None = None) -> Thought:
        return InstantThought(level, seed, view)

    def interrupt(self, level: str, seed: str, view: View) -> str | None:
        return make_bot(level, seed).interrupt(view)
