"""The coach at a table: who may ask what a good player would do, and when. Everybody hears that somebody did."""

from lastcard.rules.model.actions import Decision
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.log import TableLog
from lastcard.table.match.round_runner import RoundRunner
from lastcard.table.outcomes import Advising
from lastcard.table.refusals import Refusal


class Coach:
    def __init__(self, lobby: Lobby, log: TableLog) -> None:
        self._lobby = lobby
        self._log = log

    @property
    def is_here(self) -> bool:
        """Whether the coach may be asked at this table."""
        return self._lobby.settings.coach or self._is_alone

    @property
    def _is_alone(self) -> bool:
        """Whether all others are bots, and were when the cards were dealt: a round of several counts in a league."""
        dealt = self._lobby.round.people if self._lobby.round is not None else []
        return len(self._lobby.people()) == 1 and sum(map(bool, dealt)) <= 1

    def ask(self, person: str, runner: RoundRunner | None) -> Advising:
        """Return what the coach is to be asked about, and log that somebody did. Raises Refusal."""
        seat = self._lobby.seat_of(person)
        if seat is None or runner is None:
            raise Refusal("not-playing")
        if not self.is_here:
            raise Refusal("no-coach")
        view = runner.round.view(seat)
        if not view.actions or not self._may_be_told(view.decision):
            raise Refusal("no-advice")
        self._log.add_lobby_change({"event": "coached", "seat": seat})
        return Advising(view, runner.round.move, runner.round.document)

    def _may_be_told(self, decision: Decision | None) -> bool:
        """Return whether others may hear that somebody asks about this decision.

        That it was asked about a drawn card would tell them that it can be played. How to vote depends on more than
        the cards.
        """
        return decision is not None and decision.kind != "vote" and (decision.kind != "drawn" or self._is_alone)
