"""Receipts: what a client saw of a deal and gave to it, so that nobody can tell a different story later."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lastcard.fairness.seat_share import SeatShare
from lastcard.fairness.terms import Hex32, Terms
from lastcard.rules.model.errors import LastcardError

LARGEST = 64_000
"""Bytes; a receipt of ten seats and the largest deck has a tenth of it."""


class Receipt(Struct, forbid_unknown_fields=True):
    """One client's own account of one deal."""

    terms: Terms
    server: Hex32
    """The server's commitment."""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    """The client's own seat; None for a watcher."""
    share: Hex32 | None = None
    """What the client gave; None if it gave nothing."""
    commitments: list[Hex32 | None] | None = None
    """The commitments of all seats as they were told before anybody revealed; None if they were not."""
    shares: list[SeatShare] | None = None
    """What all seats gave, as it was told with the deal; None if it was not."""
    dealt_to: Annotated[int, Meta(ge=0, le=9)] | None = None
    """The client's own seat as it was told with the deal; None if it was not told, or players share the device."""
    hand: list[str] | None = None
    """The client's own cards right after the deal; None if it saw none."""
    record: Hex32 | None = None
    """The SHA-256 of the record, as it was told when the round was over; None if it was not."""
    abandoned: list[Hex32] = []
    """Commitments to the last deals at the table that have come to no end, as far as this client was told."""

    def text(self) -> str:
        """Return the receipt as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def load_receipt(file: Path) -> Receipt:
    """Return the receipt in a file. Raises LastcardError if there is none in it."""
    data = file.read_bytes()
    if len(data) <= LARGEST:
        try:
            return msgspec.json.decode(data, type=Receipt)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            pass
    raise LastcardError("receipt-bad", {"file": str(file)})
