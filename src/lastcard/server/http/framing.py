"""Where a request ends.

If a request says it in two ways, a proxy in front may believe the other one, and take what follows for another
person's request (smuggling).
"""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class FramingCheck:
    """An ASGI application that passes on requests with one end, and closes the socket of others (RFC 9112, 6.1)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_ambiguous(scope):
            refused = PlainTextResponse("", 400, headers={"connection": "close"})
            await refused(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def is_ambiguous(scope: Scope) -> bool:
    """Return whether a body comes in pieces and has a length as well, or is for a client too old to know of pieces."""
    names = {name for name, _ in scope["headers"]}
    return b"transfer-encoding" in names and (b"content-length" in names or scope["http_version"] == "1.0")
