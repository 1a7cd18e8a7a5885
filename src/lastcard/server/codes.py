"""Codes of tables and circles: random, and read as people type them."""

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No letter looks like another."""
TABLE, CIRCLE = 8, 16
"""How many letters they have: 40 bits for a table, which can be found only while it is open; 80 for a circle, which
anybody with the link may join."""


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def read_code(typed: str, length: int) -> str | None:
    """Return a code as it is stored; None if it cannot be one."""
    code = typed.upper().replace("-", "").replace(" ", "")
    return code if len(code) == length and all(letter in LETTERS for letter in code) else None
