"""The web client's files. They are served at once; everything else waits until the application is loaded.

They are small and kept in memory, so that even a slow download takes no thread and no open file.
"""

import asyncio
import re
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
YEAR = "max-age=31536000"
PAGES = re.compile("/|/t/[^/]+|/tv/[^/]+|/r/[^/]+|/c/[^/]+|/evenings|/rules|/rules/[^/]+|/scores")
"""Paths of pages; all of them are `index.html`."""
API = "/api/"
APPLICATION = (API, "/metrics")
"""Paths that belong to the application begin with these."""


INDEX = "/index.html"


class ClientFile:
    """A file of the web client."""

    def __init__(self, path: Path) -> None:
        self._content = path.read_bytes()
        self._type = guess_type(path)[0] or "text/plain"
        self._tag = f'"{blake2b(self._content, digest_size=16).hexdigest()}"'

    def response(self, scope: Scope, status: int = 200, no_cache: bool = False) -> Response:
        """Return the file, or a 304 if the browser has it already. With `no_cache` it must ask each time."""
        headers = {"etag": self._tag, **({"cache-control": "no-cache"} if no_cache else {})}
        known = Headers(scope=scope).get("if-none-match", "")
        if status == 200 and self._tag in known:
            return Response(None, 304, headers)
        return Response(self._content, status, headers, self._type)


def read_files(folder: Path) -> dict[str, ClientFile]:
    """Return all files of a folder by the path of a request."""
    return {f"/{path.relative_to(folder).as_posix()}": ClientFile(path) for path in folder.rglob("*") if path.is_file()}


class ClientFiles:
    """An ASGI application that serves the web client and passes the rest on to the server's application."""

    def __init__(self, web: Path, is_secure: bool) -> None:
        self._app: ASGIApp | None = None
        self._is_open = asyncio.Event()
        self._files = read_files(web) if (web / "index.html").is_file() else {}
        self._headers = {**HEADERS, "strict-transport-security": YEAR} if is_secure else HEADERS

    def open(self, app: ASGIApp) -> None:
        """Pass requests on to the application, including those that have waited."""
        self._app = app
        self._is_open.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = self._with_headers(scope["path"], send)
        if not self._files or scope["type"] != "http" or scope["path"].startswith(APPLICATION):
            await self._is_open.wait()
            assert self._app is not None
            await self._app(scope, receive, send)
        else:
            await self._file(scope)(scope, receive, send)

    def _file(self, scope: Scope) -> Response:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed", 405, {"allow": "GET, HEAD"})
        if path in self._files:
            return self._files[path].response(scope)
        if PAGES.fullmatch(path):
            return self._files[INDEX].response(scope, no_cache=True)
        if "." not in path:
            return self._files[INDEX].response(scope, 404, no_cache=True)  # mistyped: the client says so
        return PlainTextResponse("Not Found", 404)

    def _with_headers(self, path: str, send: Send) -> Send:
        """Return a `send` that adds the usual headers to every response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if path.startswith(API):
                    headers.setdefault("cache-control", "no-store")
                elif path.startswith("/assets/"):
                    headers.setdefault("cache-control", f"public, {YEAR}, immutable")
            await send(message)

        return send_with_headers
