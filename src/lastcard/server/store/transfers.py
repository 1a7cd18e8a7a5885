"""Moving an identity to another device: a token that works once, for a few minutes. Only its digest is stored."""

import secrets
import time
from hashlib import sha256

from sqlalchemy import Engine, delete, or_

from lastcard.server.store import schema

LASTS = 300.0
"""Seconds for which a token is valid."""


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def offer_transfer(engine: Engine, person: str) -> str:
    """Return a new token for a person, which replaces any earlier one."""
    token, now, transfers = secrets.token_urlsafe(32), time.time(), schema.transfers.c
    with engine.begin() as connection:
        connection.execute(delete(schema.transfers).where(or_(transfers.person == person, transfers.expires < now)))
        row = {"token": digest(token), "person": person, "expires": now + LASTS}
        connection.execute(schema.transfers.insert().values(**row))
    return token


def take_transfer(engine: Engine, token: str) -> str | None:
    """Use up a token and return its person; None if it is not, or no longer, valid."""
    transfers = schema.transfers.c
    used = delete(schema.transfers).where(transfers.token == digest(token))
    with engine.begin() as connection:
        row = connection.execute(used.returning(transfers.person, transfers.expires)).one_or_none()
    return None if row is None or row.expires < time.time() else str(row.person)
