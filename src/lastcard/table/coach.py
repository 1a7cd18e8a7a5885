"""The coach at a table: who may ask what a good player would do, and when. Everybody is told that they asked."""

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
        """Whether all others are bots, and were at the deal: a round with other people counts in a league."""
        dealt = self._lobby.round.people if self._lobby.round is not None else []
        return len(self._lobby.people()) == 1 and sum(map(bool, dealt)) <= 1

    def ask(self, person: str, runner: RoundRunner | None) -> Advising:
        """Return what to ask the coach about, and log that somebody asked. Raises Refusal."""
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

        A question about a drawn card would tell them that it can be played. How to vote depends on more than cards.
        """
        return decision is not None and decision.kind != "vote" and (decision.kind != "drawn" or self._is_alone)
