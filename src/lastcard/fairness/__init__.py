"""Deals that nobody chooses: terms, commitments, shares, the key that follows from them, and receipts.

docs/fairness.md describes the protocol. There is no network in here, and no clock.
"""

from lastcard.fairness.commitments import derive_key, server_commitment, share_commitment
from lastcard.fairness.evidence import Evidence
from lastcard.fairness.receipt import Receipt, load_receipt
from lastcard.fairness.seat_share import SeatShare
from lastcard.fairness.terms import Terms, deck_text

__all__ = [
    "Evidence",
    "Receipt",
    "SeatShare",
    "Terms",
    "deck_text",
    "derive_key",
    "load_receipt",
    "server_commitment",
    "share_commitment",
]
