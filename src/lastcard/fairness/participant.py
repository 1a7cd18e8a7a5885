"""A client's part in a shuffle, for programs that play at a table: it answers the server, and keeps receipts."""

import secrets
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any

import msgspec

from lastcard.fairness.commitments import share_commitment
from lastcard.fairness.receipt import Receipt
from lastcard.fairness.seat_share import SeatShare
from lastcard.fairness.terms import PERSON, Terms

Json = dict[str, Any]
MOST_RECEIPTS = 100


class Participant:
    """Follows everything that the server tells one client, and says what to answer.

    Shares come from the system's generator for secrets unless another source is given.
    """

    def __init__(self, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.receipts: dict[str, Receipt] = {}
        """What was kept of each deal, by the round's id; the oldest ones are dropped."""
        self._random_bytes = random_bytes
        self._pending: Receipt | None = None
        """The shuffle under way."""

    def hear(self, message: Mapping[str, Any]) -> Json | None:
        """Take a `welcome` or an `update`; return a request to send to the server, if there is one."""
        self._note_deals(message)
        table, you = message.get("table"), message.get("you")
        if not table or not you:
            return None
        for result in table["results"]:
            receipt = self.receipts.get(result["round"])
            if receipt is not None and receipt.record is None:
                receipt.record = result["record"] or None
        chair = you["sharing"][0] if you["sharing"] else you["chair"]
        closed = {result["round"] for result in table["results"] if result["winner"] is None}
        return None if table["shuffle"] is None else self._answer(table["shuffle"], chair, closed)

    def _answer(self, shuffle: Json, chair: int | None, closed: Container[str]) -> Json | None:
        pending = self._pending = self._receipt_for(shuffle, chair, closed)
        commitments = shuffle["commitments"]
        if pending.share is None or pending.seat is None:
            return None
        own = share_commitment(pending.server, pending.seat, pending.share)
        if commitments is None:
            return {"type": "commit", "commitment": own}
        pending.commitments = pending.commitments or commitments
        is_mine = pending.commitments == commitments and commitments[pending.seat] == own
        return {"type": "reveal", "share": pending.share} if is_mine else None

    def _receipt_for(self, shuffle: Json, chair: int | None, closed: Container[str]) -> Receipt:
        """Return the receipt of this shuffle, which is begun when it is first heard of.

        It notes earlier deals that came to nothing: those never dealt, and rounds that were closed.
        """
        before = self._pending
        if before is not None and before.server == shuffle["server"]:
            return before
        last = next(reversed(self.receipts.values()), None)
        if before is None and last is not None and last.terms.round in closed:
            before = last
        terms = msgspec.convert(shuffle["terms"], Terms)
        seat = shuffle["seats"].index(chair) if chair in shuffle["seats"] else None
        takes_part = seat is not None and terms.seats[seat] == PERSON and shuffle["commitments"] is None
        return Receipt(
            terms=terms,
            server=shuffle["server"],
            seat=seat,
            share=self._random_bytes(32).hex() if takes_part else None,
            commitments=shuffle["commitments"],
            abandoned=[] if before is None else [*before.abandoned, before.server],
        )

    def _note_deals(self, message: Mapping[str, Any]) -> None:
        """Complete the receipt when the cards are dealt."""
        for event in events_in(message):
            if event["event"] == "round" and self._pending and event["number"] == self._pending.terms.number:
                receipt, self._pending = self._pending, None
                receipt.shares = [SeatShare.read(text) for text in event["shares"]]
                view = message.get("view")
                if view and message.get("move") == 0 and view.get("seat") == receipt.seat is not None:
                    receipt.hand = list(view["hand"])
                self.receipts[receipt.terms.round] = receipt
                while len(self.receipts) > MOST_RECEIPTS:
                    del self.receipts[next(iter(self.receipts))]


def events_in(message: Mapping[str, Any]) -> Iterator[Json]:
    """Yield all events of a message, those of missed steps included."""
    yield from message.get("events", ())
    for step in message.get("missed") or message.get("recent") or ():
        yield from step["events"]
