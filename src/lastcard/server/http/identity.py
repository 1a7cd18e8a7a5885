"""Identities: an id in a cookie that the server signs. Nothing else that a client says counts."""

import hmac
import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

COOKIE = "lastcard"
IN_HEADER = re.compile(rf"(?:^|;) *({COOKIE}=[0-9a-f.]+) *(?=;|$)".encode())
YEAR = 365 * 24 * 3600


def without_other_cookies(scope: Scope) -> Scope:
    """Return a request with only the server's own cookie: some others take Python seconds to read."""
    headers = []
    for name, value in scope["headers"]:
        own = IN_HEADER.search(value) if name == b"cookie" else None
        if name != b"cookie" or own is not None:
            headers.append((name, value if own is None else own[1]))
    return {**scope, "headers": headers}


class Identities:
    def __init__(self, secret: bytes, is_secure: bool) -> None:
        self._secret = secret
        self._is_secure = is_secure

    def _sign(self, person: str) -> str:
        return hmac.new(self._secret, f"person {person}".encode(), sha256).hexdigest()

    def issue(self) -> str:
        """Return a new person."""
        return secrets.token_hex(16)

    def cookie(self, person: str) -> str:
        """Return the signed cookie of a person."""
        return f"{person}.{self._sign(person)}"

    def read(self, cookie: str) -> str | None:
        """Return the person of a cookie; None if this server did not sign it."""
        person, _, signature = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(signature, self._sign(person)):
            return None
        return person

    def of(self, connection: HTTPConnection) -> str | None:
        """Return the person who sent a request or opened a socket; None without a valid cookie."""
        return self.read(connection.cookies.get(COOKIE, ""))

    def give(self, response: Response, person: str) -> None:
        """Set a person's cookie in a response."""
        response.set_cookie(
            COOKIE, self.cookie(person), max_age=YEAR, httponly=True, samesite="lax", secure=self._is_secure
        )
