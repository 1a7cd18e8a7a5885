"""Commitments and the key of a round, by SHA-256 and HKDF (RFC 5869). docs/fairness.md has the hashed texts."""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from lastcard.fairness.seat_share import SeatShare
from lastcard.fairness.terms import VERSION, Terms

SALT = f"lastcard key {VERSION}".encode()


def server_commitment(terms: Terms, secret: str) -> str:
    """Return the server's commitment to its secret and to the terms."""
    return digest(f"lastcard server {VERSION} {terms.digest()} {secret}")


def share_commitment(server: str, seat: int, share: str) -> str:
    """Return a person's commitment to their share; it is good for one seat in one deal only."""
    return digest(f"lastcard share {VERSION} {server} {seat} {share}")


def derive_key(terms: Terms, secret: str, shares: Sequence[SeatShare]) -> bytes:
    """Return the key of the round, from which all its chance follows."""
    material = bytes.fromhex(secret + "".join(each.share or "" for each in shares))
    return hkdf(SALT, material, transcript(terms, server_commitment(terms, secret), shares).encode())


def transcript(terms: Terms, server: str, shares: Sequence[SeatShare]) -> str:
    """Return everything that was said before the deal, apart from the secrets."""
    lines = [f"server {server}", *(f"seat {seat} {part_of(each)}" for seat, each in enumerate(shares))]
    return terms.text() + "".join(f"{line}\n" for line in lines)


def part_of(given: SeatShare) -> str:
    """Return a seat's part in the deal: what it committed to, and whether its share is in the key."""
    if given.commitment is None:
        return given.kind
    return f"{given.kind} {given.commitment} {'out' if given.share is None else 'in'}"


def hkdf(salt: bytes, material: bytes, info: bytes) -> bytes:
    """Return 32 bytes by HKDF-SHA256: extracted, then expanded by a single block."""
    extracted = hmac.digest(salt, material, "sha256")
    return hmac.digest(extracted, info + b"\x01", "sha256")


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
