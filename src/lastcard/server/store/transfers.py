"""Taking one's identity to another device: a token that is good once, for a few minutes. Only its digest is stored."""

import secrets
import time
from hashlib import sha256

from sqlalchemy import Engine, delete, or_

from lastcard.server.store import schema

LASTS = 300.0
"""Seconds for which a token is good."""


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def offer_transfer(engine: Engine, person: str) -> str:
    """Return a new token for a person; an earlier one is not good any more."""
    token, now, transfers = secrets.token_urlsafe(32), time.time(), schema.transfers.c
    with engine.begin() as connection:
        connection.execute(delete(schema.transfers).where(or_(transfers.person == person, transfers.expires < now)))
        row = {"token": digest(token), "person": person, "expires": now + LASTS}
        connection.execute(schema.transfers.insert().values(**row))
    return token


def take_transfer(engine: Engine, token: str) -> str | None:
    """Use up a token; return the person whom it stands for, or None if it is not good, or not any more."""
    transfers = schema.transfers.c
    used = delete(schema.transfers).where(transfers.token == digest(token))
    with engine.begin() as connection:
        row = connection.execute(used.returning(transfers.person, transfers.expires)).one_or_none()
    return None if row is None or row.expires < time.time() else str(row.person)
