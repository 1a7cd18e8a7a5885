"""One round at a table: the game, its actions, and a pass that is withheld so that timing gives nothing away.

By the rules, whoever draws an unplayable card passes at once. Here the pass is revealed after a pause as long as a
person would look at a playable card. Until then, everybody sees that it is still that player's turn.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from lastcard.record import Move, Record, state_digest, write_round
from lastcard.rules.game import Game
from lastcard.rules.model.actions import Decision
from lastcard.rules.model.cards import Card
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.model.events import Event, Passed
from lastcard.rules.text.views import View
from lastcard.table.lobby.lobby import RoundHeader
from lastcard.table.lobby.settings import Settings
from lastcard.table.match.round_tally import RoundTally
from lastcard.table.match.seat_action import CALLS, SeatAction
from lastcard.table.refusals import Refusal

ACTIONS_PER_DIGEST = 8
"""Actions from one stored digest of the round to the next."""
MOVES_KNOWN = 20_000


@lru_cache(MOVES_KNOWN)
def known_move(seat: int, text: str) -> Move:
    """Return a move, the same object each time: long rounds are made of few different ones."""
    return Move(seat, text)


class Round:
    def __init__(self, header: RoundHeader, settings: Settings) -> None:
        self.document = settings.document
        self.header = header
        self.options: dict[str, object] = dict(settings.options)
        self.game = self._begin(settings)
        self.tally = RoundTally(len(header.players))
        self.moves: list[Move] = []
        self.move = 0
        """Counts actions and revealed passes."""
        self.turn_move = 0
        """The move after which the current decision came up."""
        self.withheld: list[Event] = []
        """The events of a pass that is not revealed yet."""
        self.passer = 0
        """The seat whose pass is or was withheld last."""

    def _begin(self, settings: Settings) -> Game:
        """Return the game as it was before the first action at this table."""
        header, edition = self.header, settings.book.edition
        if header.position:
            return Game.from_position(header.position)
        return Game.deal(edition, len(header.players), bytes.fromhex(header.key), header.dealer, self.options)

    @property
    def decision(self) -> Decision | None:
        """The current decision as everybody at the table sees it."""
        if self.withheld:
            return Decision(self.passer, "turn")
        return self.game.decision

    @property
    def is_drawn(self) -> bool:
        """Whether somebody is looking at a drawn card, or seems to be."""
        decision = self.game.decision
        return bool(self.withheld) or (decision is not None and decision.kind == "drawn")

    def explain(self, action: SeatAction) -> Refusal | None:
        """Return why an action would be refused now, or None if it is legal."""
        refusal = self._explain_withheld(action)
        if refusal is not None:
            return refusal
        reason = self.game.refusal(action.text, action.seat)
        return None if reason is None else Refusal.illegal(reason)

    def _explain_withheld(self, action: SeatAction) -> Refusal | None:
        """Return the same reason whether a pass is withheld or the drawn card is being looked at."""
        if action.verb == "jump" and self.is_drawn:
            return Refusal.illegal(Reason("GEN-04", "reason-jump-now", {}))
        if self.withheld and not action.is_call:
            values: dict[str, object] = {"seat": self.passer, "decision": "turn"}
            return Refusal.illegal(Reason("GEN-03", "reason-not-your-turn", values))
        return None

    def apply(self, action: SeatAction) -> list[Event]:
        """Take an action; return the events that may be shown now. Raises Refusal."""
        refusal = self._explain_withheld(action)
        if refusal is not None:
            raise refusal
        try:
            events = self.game.apply(action.text, action.seat)
        except IllegalAction as error:
            raise Refusal.from_error(error) from error
        self.tally.count(events, self.game)
        self.moves.append(known_move(action.seat, action.text))
        self.move += 1
        if not action.is_call:
            self.turn_move = self.move
        passed_at = next((at for at, event in enumerate(events) if isinstance(event, Passed)), None)
        if action.verb == "draw" and passed_at is not None and not self.game.is_over:
            self.withheld, self.passer = events[passed_at:], action.seat
            return events[:passed_at]
        return events

    def reveal_pass(self) -> list[Event]:
        """Stop withholding the pass; return its events."""
        revealed, self.withheld = self.withheld, []
        self.move += 1
        self.turn_move = self.move
        return revealed

    def due_state(self) -> str:
        """Return the digest of the round if one is to be stored with the last action, else ""."""
        return state_digest(self.game) if len(self.moves) % ACTIONS_PER_DIGEST == 0 else ""

    def exposed(self) -> list[int]:
        """Return the seats that have one card and have not called."""
        for seat in range(self.game.seats):
            calls = [action for action in self.game.interrupts(seat) if action.verb in CALLS]
            if calls:
                return [seat if action == "uno" else int(action.object) for action in calls]
        return []

    def view(self, seat: int | None) -> View:
        """Return all that a seat may know; None is a spectator. When the round is over, all hands are turned up."""
        return self._shown(self.game.view(seat))

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """Return what several seats may know; they share the lists of what lies open to all."""
        return [self._shown(view) for view in self.game.views(seats)]

    def _shown(self, view: View) -> View:
        """Return a view as this table shows it: with hands turned up at the end, and as if no pass were withheld."""
        if self.game.is_over:
            seat = view.seat
            return view._replace(known=[[] if each == seat else hand for each, hand in enumerate(self._final_hands)])
        if not self.is_drawn:
            return view
        interrupts = [action for action in view.interrupts if action.verb != "jump"]
        if not self.withheld:
            return view if interrupts == view.interrupts else view._replace(interrupts=interrupts)
        return view._replace(decision=self.decision, actions=[], interrupts=interrupts)

    @cached_property
    def _final_hands(self) -> list[list[Card]]:
        """Return what was left in every hand, turned up to be counted (GEN-17)."""
        return [self.game.hand(seat) for seat in range(self.game.seats)]

    def record(self) -> str:
        """Return the text of the round's record, without replaying anything. A try-out's record names nobody."""
        header = self.header
        record = Record(
            edition=self.game.edition,
            players=len(header.players),
            options=self.options,
            names=[] if header.position else header.names,
            position=header.position,
            seed=bytes.fromhex(header.key),
            dealer=header.dealer,
            evidence=header.evidence,
            rounds=[self.moves],
            custom=self.document,
        )
        return write_round(record, self.game)
