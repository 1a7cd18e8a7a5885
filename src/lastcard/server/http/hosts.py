"""The host names of this server.

A foreign page can point its own name to this machine (DNS rebinding). The browser then takes the server for a part of
that page, and only the `Host` header tells. So requests for a name that is not the server's are refused.
"""

import json
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcard.limits import LANGUAGE_HEADER
from lastcard.locale import pick_language, speak
from lastcard.server.http.origins import read_address
from lastcard.table import Refusal

MISDIRECTED = 421


def name_in(host: str) -> str:
    """Return the name or address in a `Host` header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_loopback(name: str) -> bool:
    """Return whether a name or an address always means the machine it is used on."""
    address = read_address(name)
    return name == "localhost" if address is None else address.is_loopback


class HostCheck:
    """An ASGI application that passes on requests for loopback, the machine's own addresses, or known names."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app = app
        self._names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is None or self._knows(name_in(host), scope):  # a browser always names one
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(refusal(scope, headers))
        else:
            await refusal(scope, headers)(scope, receive, send)

    def _knows(self, name: str, scope: Scope) -> bool:
        if name in self._names or is_loopback(name):
            return True
        asked, own = read_address(name), read_address(str((scope.get("server") or ("",))[0]))
        return asked is not None and asked == own


def refusal(scope: Scope, headers: Headers) -> Response:
    """Return the answer to a request for a name that is not the server's."""
    text = speak(Refusal("host").key, {}, pick_language(headers.get("accept-language", "")[:LANGUAGE_HEADER]))
    if scope["path"].startswith("/api/"):
        problem = json.dumps({"code": "host", "text": text}, ensure_ascii=False)
        return Response(problem, MISDIRECTED, media_type="application/json")
    return PlainTextResponse(text, MISDIRECTED)
