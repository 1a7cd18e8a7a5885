"""GEN-14 told a second time, from events and hand sizes alone: who is exposed after each action."""

from lastcard import Decision, Event, Game

REMOVALS = ("played", "laid", "shed", "discarded")
OWN_PLAY = ("turn", "drawn", "answer", "vote")
"""Decisions that begin something; any other is a choice that belongs to the play before."""


class Exposure:
    """Follows a game from its deal on; nobody has one card without having had more, but for hands of one."""

    def __init__(self, exposed: list[int]) -> None:
        self.exposed = set(exposed)
        self.caller: int | None = None

    def decided(self, owed: Decision, uno: bool, events: list[Event], after: Game) -> None:
        self.exposed &= {owed.seat}
        if uno:
            self.caller = owed.seat
            self.exposed.discard(owed.seat)
        elif owed.kind in OWN_PLAY:
            self.caller = None
        self._settle(events, after)

    def jumped(self, seat: int, uno: bool, events: list[Event], after: Game) -> None:
        self.exposed &= {seat}
        self.caller = seat if uno else None
        if uno:
            self.exposed.discard(seat)
        self._settle(events, after)

    def called(self, seat: int) -> None:
        self.exposed.discard(seat)

    def caught(self, seat: int, after: Game) -> None:
        self.exposed.discard(seat)
        self._drop(after)

    def _settle(self, events: list[Event], after: Game) -> None:
        touched = {seat for event in events for seat in losers(event, after.seats)}
        self.exposed |= touched - {self.caller}
        self._drop(after)

    def _drop(self, after: Game) -> None:
        self.exposed = {seat for seat in self.exposed if len(after.hand(seat)) == 1 and not after.is_over}


def losers(event: Event, seats: int) -> list[int]:
    """Whose hand has lost cards or become another."""
    form = event.seen_by(None)
    if form["event"] == "passed_on":
        return list(range(seats))
    named = ("seat", "target") if form["event"] == "swapped" else ("seat",)
    found = [form[name] for name in named if form["event"] in (*REMOVALS, "swapped")]
    return [seat for seat in found if isinstance(seat, int)]
