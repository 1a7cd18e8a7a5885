"""A client's part in a shuffle, for programs that play at a table: it answers the server, and keeps receipts."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
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
        self._begun: list[Receipt] = []
        """Every shuffle that was heard of, dealt or not; the oldest ones are dropped."""

    @property
    def _pending(self) -> Receipt | None:
        """The shuffle under way, or one that was never dealt."""
        last = self._begun[-1] if self._begun else None
        return None if last is None or last.shares is not None else last

    def hear(self, message: Mapping[str, Any]) -> Json | None:
        """Take a `welcome` or an `update`; return a request to send to the server, if there is one."""
        table, you = message.get("table"), message.get("you")
        if not table or not you:
            return None
        for event in events_in(message):
            pending = self._pending
            if event["event"] == "round" and pending is not None and event["number"] == pending.terms.number:
                self._note_deal(pending, event, message)
        for result in table["results"]:
            receipt = self.receipts.get(result["round"])
            if receipt is not None and receipt.record is None:
                receipt.record = result["record"] or None
        return None if table["shuffle"] is None else self._answer(table, you)

    def _answer(self, table: Json, you: Json) -> Json | None:
        receipt, commitments = self._receipt_for(table, you), table["shuffle"]["commitments"]
        if receipt is None or receipt.share is None or receipt.seat is None or receipt.shares is not None:
            return None
        own = share_commitment(receipt.server, receipt.seat, receipt.share)
        if commitments is None:
            return {"type": "commit", "commitment": own}
        receipt.commitments = receipt.commitments or commitments
        is_mine = receipt.commitments == commitments and commitments[receipt.seat] == own
        return {"type": "reveal", "share": receipt.share} if is_mine else None

    def _receipt_for(self, table: Json, you: Json) -> Receipt | None:
        """Return the receipt of a shuffle, which is begun when it is first heard of; None if it is another table's.

        A share is given only to a deal of the edition and the options that the table has.
        """
        shuffle = table["shuffle"]
        known = next((each for each in self._begun if each.server == shuffle["server"]), None)
        terms = msgspec.convert(shuffle["terms"], Terms)
        if known is not None or terms.table != table["code"]:
            return known
        chair = you["sharing"][0] if you["sharing"] else you["chair"]
        seat = shuffle["seats"].index(chair) if chair in shuffle["seats"] else None
        fits = (terms.edition, terms.options) == (table["edition"], table["options"])
        takes_part = fits and seat is not None and terms.seats[seat] == PERSON and shuffle["commitments"] is None
        receipt = Receipt(
            terms=terms,
            server=shuffle["server"],
            seat=seat,
            share=self._random_bytes(32).hex() if takes_part else None,
            commitments=shuffle["commitments"],
            abandoned=self._abandoned(terms.table),
        )
        self._begun = [*self._begun, receipt][-MOST_RECEIPTS:]
        return receipt

    def _abandoned(self, code: str) -> list[str]:
        """Return the commitments to the last deals at a table that have come to no end, as far as this client knows."""
        here = [each for each in self._begun if each.terms.table == code]
        undone = takewhile(lambda each: each.record is None, reversed(here))
        return [each.server for each in undone][::-1]

    def _note_deal(self, receipt: Receipt, event: Json, message: Mapping[str, Any]) -> None:
        """Complete a receipt when the cards are dealt."""
        receipt.shares = [SeatShare.read(text) for text in event["shares"]]
        table, you, view = message["table"], message["you"], message.get("view")
        if table["round_id"] == receipt.terms.round:
            if not you["sharing"]:
                receipt.dealt_to = you["seat"]
            if view and message.get("move") == 0 and (view.get("seat") == receipt.seat or not you["sharing"]):
                receipt.hand = list(view["hand"]) if receipt.seat is not None else None
        self.receipts[receipt.terms.round] = receipt
        while len(self.receipts) > MOST_RECEIPTS:
            del self.receipts[next(iter(self.receipts))]


def events_in(message: Mapping[str, Any]) -> Iterator[Json]:
    """Yield all events of a message, those of missed steps included."""
    yield from message.get("events", ())
    for step in message.get("missed") or message.get("recent") or ():
        yield from step["events"]
