"""The web client's files. They are served at once; everything else waits until the application is loaded."""

import asyncio
import re
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
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
PAGES = re.compile("/|/t/[^/]+|/r/[^/]+|/rules|/rules/[^/]+|/scores")
"""Paths of pages; all of them are `index.html`."""
API = "/api/"
APPLICATION = (API, "/metrics")
"""Paths that belong to the application begin with these."""


class ClientFiles:
    """An ASGI application that serves the web client and passes the rest on to the server's application."""

    def __init__(self, web: Path, is_secure: bool) -> None:
        self._app: ASGIApp | None = None
        self._is_open = asyncio.Event()
        self._index = web / "index.html"
        self._files = StaticFiles(directory=web) if self._index.is_file() else None
        self._headers = {**HEADERS, "strict-transport-security": YEAR} if is_secure else HEADERS

    def open(self, app: ASGIApp) -> None:
        """Pass on requests to the application, those that have waited included."""
        self._app = app
        self._is_open.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = self._with_headers(scope["path"], send)
        if self._files is None or scope["type"] != "http" or scope["path"].startswith(APPLICATION):
            await self._is_open.wait()
            assert self._app is not None
            await self._app(scope, receive, send)
        else:
            response = await self._file(self._files, scope)
            await response(scope, receive, send)

    async def _file(self, files: StaticFiles, scope: Scope) -> Response:
        is_read = scope["method"] in ("GET", "HEAD")
        if is_read and PAGES.fullmatch(scope["path"]):
            return self._page()
        try:
            return await files.get_response(files.get_path(scope), scope)
        except HTTPException as refused:
            if is_read and "." not in scope["path"]:
                return self._page(refused.status_code)  # a mistyped address shows the client, which says so
            return PlainTextResponse(refused.detail, refused.status_code, refused.headers)

    def _page(self, status: int = 200) -> Response:
        return FileResponse(self._index, status, headers={"cache-control": "no-cache"})

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
