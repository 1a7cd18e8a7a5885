"""Somebody who means no good: an address of their own, a cookie, and any number of sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets

LOST = (OSError, TimeoutError, websockets.WebSocketException, httpx.TransportError, asyncio.IncompleteReadError)
"""What an attacker is thrown out with."""
PATIENCE = 10.0
Json = dict[str, Any]


class Attacker:
    """`web` is shared by all attackers of an attack."""

    def __init__(self, url: str, number: int, web: httpx.AsyncClient) -> None:
        self.url = url
        self.number = number
        self.web = web
        self.address = f"198.51.{number // 250}.{number % 250 + 1}"
        self.headers = {"X-Forwarded-For": self.address}

    async def get_cookie(self) -> "Attacker":
        answer = await self.web.get(self.url + "/api/me", headers=self.headers)
        self.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return self

    async def ask(self, method: str, path: str, **fields: Any) -> httpx.Response:
        headers = {**self.headers, **fields.pop("headers", {})}
        return await self.web.request(method, self.url + path, headers=headers, **fields)

    async def make_table(self, bots: tuple[str, ...] = (), **settings: object) -> str:
        answer = await self.ask("POST", "/api/tables", json={"settings": settings, "bots": list(bots)})
        return str(answer.json()["code"])

    async def join(self, code: str, is_deaf: bool = False, name: str = "x") -> websockets.ClientConnection:
        """Open a socket at a table; who is deaf never reads."""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{code}/socket?name={name}"
        socket = await websockets.connect(
            url, additional_headers=self.headers, compression=None, ping_interval=None, max_queue=1, close_timeout=0.1
        )
        if is_deaf:
            socket.transport.pause_reading()
        return socket


async def send(socket: websockets.ClientConnection, *messages: Json) -> None:
    for message in messages:
        await asyncio.wait_for(socket.send(json.dumps(message)), PATIENCE)


async def take(socket: websockets.ClientConnection) -> None:
    """Read what is there, and look at nothing."""
    with suppress(TimeoutError):
        while True:
            await asyncio.wait_for(socket.recv(), 0.001)


async def end(tasks: Collection["asyncio.Task[None]"]) -> None:
    """Cancel tasks until all have ended: who is told something at that very moment does not hear it."""
    still: Collection[asyncio.Task[None]] = tasks
    while still:
        for task in still:
            task.cancel()
        _, still = await asyncio.wait(still, timeout=0.1)


@asynccontextmanager
async def raw_socket(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket over which anything can be sent."""
    reader, writer = await asyncio.open_connection(urlsplit(url).hostname, urlsplit(url).port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
