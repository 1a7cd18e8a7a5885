"""Limits the size of a request without its body: path, query and headers."""

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcard.limits import HEADERS, REQUEST_LINE
from lastcard.locale import speak
from lastcard.server.http.responses import STATUS, Problem, json_response
from lastcard.server.live.connection import POLICY
from lastcard.table import Refusal


def is_too_large(scope: Scope) -> bool:
    """Return whether path and query, or the headers together, are larger than any client needs."""
    line = len(scope["path"]) + len(scope["query_string"])
    return line > REQUEST_LINE or sum(len(name) + len(value) for name, value in scope["headers"]) > HEADERS


async def refuse_size(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request, or a socket before it is opened."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(POLICY)
        return
    refusal = Refusal("size")
    problem = Problem(refusal.code, speak(refusal.key, refusal.values))
    await json_response(problem, STATUS[refusal.code])(scope, receive, send)
