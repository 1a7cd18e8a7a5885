"""Verifies a record: the deal from secret and shares, every action, the result, and whether receipts agree."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lastcard.fairness.commitments import server_commitment, share_commitment
from lastcard.fairness.evidence import Evidence, drawn_dealer, helpers
from lastcard.fairness.receipt import Receipt
from lastcard.fairness.terms import PERSON, Terms
from lastcard.record.parser import read_record
from lastcard.record.record import Record
from lastcard.record.writer import announced_digest
from lastcard.rules.match import Match
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadRecord

SEED, BOTS, UNWITNESSED, LEFT_OUT, HELPED = "seed", "bots", "unwitnessed", "left-out", "helped"
"""Who vouches for a deal: whoever chose the seed; the server, with bots only; nobody, as there is no receipt;
somebody whose own share is not in it; somebody whose share is."""
LINE_OF = {
    "table": "table",
    "round": "deal",
    "number": "deal",
    "edition": "edition",
    "deck": "edition",
    "options": "options",
    "dealer": "dealer",
    "seats": "shares",
}
"""The header of a record that tells each field of the terms."""


@dataclass(frozen=True)
class Verdict:
    """What came of verifying a record."""

    findings: list[BadRecord]
    """What is wrong, each with its line. If there is nothing, all the other fields hold."""
    record: Record | None = None
    """None if the record cannot be read."""
    trust: str = SEED
    """Who vouches for the deal: SEED, BOTS, UNWITNESSED, LEFT_OUT or HELPED."""
    is_witnessed: bool = False
    """Whether a receipt vouches for the actions and the score, as it was given the record's digest."""
    silent: list[int] = field(default_factory=list)
    """Seats of people who did not commit in time."""
    withheld: list[int] = field(default_factory=list)
    """Seats of people who committed and did not reveal in time: each could have been a second try."""
    abandoned: int = 0
    """Commitments that the server made before this deal, and deals from them that came to nothing: each could have
    been a second try."""

    @property
    def redraws(self) -> int:
        """Return how many second tries there can have been."""
        return len(self.withheld) + self.abandoned


def verify(text: str, receipts: Sequence[Receipt] = ()) -> Verdict:
    """Return what a record proves, together with the receipts of those who were there."""
    try:
        record = read_record(text)
    except BadRecord as error:
        return Verdict([error])
    evidence = record.evidence
    if evidence is None:
        return Verdict([BadRecord(1, "verify-no-evidence") for _ in receipts], record)
    findings = Verifier(text, record, evidence).check(receipts)
    return Verdict(
        findings=findings,
        record=record,
        trust=trust_in(evidence, receipts),
        is_witnessed=any(receipt.record is not None for receipt in receipts),
        silent=[seat for seat, each in enumerate(evidence.shares) if each.is_silent],
        withheld=[seat for seat, each in enumerate(evidence.shares) if each.is_withheld],
        abandoned=len({each for receipt in receipts for each in receipt.abandoned} - {evidence.commitment}),
    )


def trust_in(evidence: Evidence, receipts: Sequence[Receipt]) -> str:
    """Return who vouches for a deal if these receipts agree with it."""
    if not any(each.kind == PERSON for each in evidence.shares):
        return BOTS
    if not receipts:
        return UNWITNESSED
    inside = helpers(evidence.shares)
    return HELPED if any(each.share is not None and each.seat in inside for each in receipts) else LEFT_OUT


class Verifier:
    """Checks one record that can be read."""

    def __init__(self, text: str, record: Record, evidence: Evidence) -> None:
        self.text = text
        self.record = record
        self.evidence = evidence
        self.book: Book = open_book(find_edition(record.edition), record.options)
        self.terms = evidence.terms(self.book, record.dealer)
        self.lines = [line.partition(":")[0] for line in text.replace("\r\n", "\n").split("\n")]

    def check(self, receipts: Sequence[Receipt]) -> list[BadRecord]:
        """Return everything that is wrong, in the order of the lines."""
        findings = [*self.check_deal()]
        for receipt in receipts:
            findings += self.check_receipt(receipt)
        unique = {(each.line, each.key, str(each.values)): each for each in findings}
        return sorted(unique.values(), key=lambda finding: finding.line)

    def finding(self, header: str, key: str, **values: object) -> BadRecord:
        at = header if header in self.lines else "players"
        return BadRecord(self.lines.index(at) + 1, key, values)

    def check_deal(self) -> Iterator[BadRecord]:
        """Check that key and dealer follow from secret and shares, and that these are what was committed to."""
        evidence, seed = self.evidence, self.record.seed
        assert isinstance(seed, bytes)
        if server_commitment(self.terms, evidence.secret) != evidence.commitment:
            yield self.finding("secret", "verify-secret")
        for seat, given in enumerate(evidence.shares):
            if given.share is None or given.commitment is None:
                continue
            if share_commitment(evidence.commitment, seat, given.share) != given.commitment:
                yield self.finding("shares", "verify-share", seat=seat)
        if evidence.key(self.book, self.record.dealer) != seed:
            yield self.finding("key", "verify-key")
        if self.record.is_match:
            if not evidence.is_drawn:
                yield self.finding("deal", "verify-dealer")
        elif evidence.is_drawn and drawn_dealer(self.book, self.record.players, seed) != self.record.dealer:
            yield self.finding("dealer", "verify-dealer")

    def check_receipt(self, receipt: Receipt) -> Iterator[BadRecord]:
        """Check that the record tells what somebody saw and gave."""
        for name in Terms.__struct_fields__:
            if getattr(receipt.terms, name) != getattr(self.terms, name):
                yield self.finding(LINE_OF[name], "verify-other-terms", what=name)
        if receipt.server != self.evidence.commitment:
            yield self.finding("commitment", "verify-other-commitment")
        yield from self.check_shares(receipt)
        if receipt.dealt_to not in (None, receipt.seat):
            yield self.finding("shares", "verify-other-seat", seat=receipt.dealt_to)
        if receipt.hand is not None and receipt.seat is not None and receipt.seat < self.record.players:
            dealt = self.record.start()
            game = dealt.game if isinstance(dealt, Match) else dealt
            if sorted(receipt.hand) != sorted(map(str, game.hand(receipt.seat))):
                yield self.finding("key", "verify-other-hand", seat=receipt.seat)
        if receipt.record is not None and receipt.record != announced_digest(self.text):
            yield self.finding("end", "verify-other-record")

    def check_shares(self, receipt: Receipt) -> Iterator[BadRecord]:
        """Check commitments and shares of all seats against those that somebody was told, and their own."""
        shares = self.evidence.shares
        if receipt.commitments is not None:
            for seat, told in enumerate(receipt.commitments[: len(shares)]):
                if told != shares[seat].commitment:
                    yield self.finding("shares", "verify-other-share", seat=seat)
        if receipt.shares is not None:
            for seat, given in enumerate(receipt.shares[: len(shares)]):
                if given != shares[seat]:
                    yield self.finding("shares", "verify-other-share", seat=seat)
        if receipt.share is not None and receipt.seat is not None and receipt.seat < len(shares):
            own = shares[receipt.seat]
            if own.share not in (None, receipt.share):
                yield self.finding("shares", "verify-other-share", seat=receipt.seat)
