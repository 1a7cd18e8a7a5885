"""One round at a table: the game, its moves, and what is held back so that time tells nothing.

Who draws a card that cannot be played passes at once by the rules. Here the pass is told after a pause, as long as one
in which a person would have looked at a playable card; until then everybody sees it still being that player's turn.
"""

from dataclasses import replace

from lastcard.record import Move, Record, write_record
from lastcard.rules.game import Game
from lastcard.rules.model.actions import Action, Decision
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.model.events import Event, Passed
from lastcard.rules.text.position import changed_options
from lastcard.rules.text.views import View
from lastcard.table.lobby import RoundHeader
from lastcard.table.settings import Settings

CALLS = ("uno", "catch")


class Round:
    def __init__(self, header: RoundHeader, settings: Settings) -> None:
        book = settings.book()
        self.header = header
        self.options = changed_options(book)
        seed = bytes.fromhex(header.key)
        self.game = Game.deal(book.edition, len(header.players), seed, header.dealer, self.options)
        self.moves: list[Move] = []
        self.move = 0
        """Counts moves and told passes."""
        self.turn_move = 0
        """When the decision that is owed came up."""
        self.held: list[Event] = []
        """The pass that is not told yet."""
        self.passer = 0

    @property
    def decision(self) -> Decision | None:
        """What is owed, as everybody at the table sees it; the one concerned knows better."""
        if self.held:
            return Decision(self.passer, "turn")
        return self.game.decision

    @property
    def is_drawn(self) -> bool:
        """Somebody looks at a drawn card, or seems to."""
        decision = self.game.decision
        return bool(self.held) or (decision is not None and decision.kind == "drawn")

    def check(self, action: str, seat: int) -> None:
        """Whether it could be done now; refused with IllegalAction."""
        self.guard(action)
        self.game.copy().apply(action, seat)

    def guard(self, action: str) -> None:
        """Refuses in the same words whether a pass is held back or not."""
        verb = Action(action).verb
        if verb == "jump" and self.is_drawn:
            raise IllegalAction(Reason("GEN-04", "reason-jump-now", {}))
        if self.held and verb not in CALLS:
            values: dict[str, object] = {"seat": self.passer, "decision": "turn"}
            raise IllegalAction(Reason("GEN-03", "reason-not-your-turn", values))

    def apply(self, action: str, seat: int) -> list[Event]:
        """Do it; what there is to tell now."""
        self.guard(action)
        events = self.game.apply(action, seat)
        self.moves.append(Move(seat, action))
        self.move += 1
        if Action(action).verb not in CALLS:
            self.turn_move = self.move
        place = next((at for at, event in enumerate(events) if isinstance(event, Passed)), None)
        if action == "draw" and place is not None and not self.game.is_over:
            self.held, self.passer = events[place:], seat
            return events[:place]
        return events

    def tell(self) -> list[Event]:
        told, self.held = self.held, []
        self.move += 1
        self.turn_move = self.move
        return told

    def exposed(self) -> list[int]:
        """Who has one card and has not called."""
        for seat in range(self.game.seats):
            seen = self.game.interrupts(seat)
            found = [seat if action == "uno" else int(action.object) for action in seen if action.verb in CALLS]
            if found:
                return found
        return []

    def view(self, seat: int | None) -> View:
        view = self.game.view(seat)
        if not self.is_drawn:
            return view
        interrupts = [action for action in view.interrupts if action.verb != "jump"]
        if not self.held:
            return view if interrupts == view.interrupts else replace(view, interrupts=interrupts)
        return replace(view, decision=self.decision, actions=[], interrupts=interrupts)

    def record(self) -> str:
        header = self.header
        return write_record(
            Record(
                edition=self.game.edition,
                players=len(header.players),
                options=self.options,
                names=header.names,
                seed=bytes.fromhex(header.key),
                dealer=header.dealer,
                rounds=[self.moves],
            )
        )
