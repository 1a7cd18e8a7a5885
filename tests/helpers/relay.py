"""A wire between a browser and a server that can be cut, or go dead without a sound."""

import asyncio
from types import TracebackType
from typing import Self


class Relay:
    """Passes bytes on both ways, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = asyncio.Event()
        self._whole.set()
        self._wires: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self._server.close()
        for task in self._tasks:
            task.cancel()

    def cut(self) -> None:
        """Both ends notice at once."""
        for wire in list(self._wires):
            wire.transport.abort()

    def die(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """New wires work; what was on the old ones is lost."""
        self.cut()
        self._whole.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            inner, outer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        for one, other in ((reader, outer), (inner, writer)):
            task = asyncio.create_task(self._pass_on(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._wires.add(writer)
        try:
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self._wires.discard(writer)
            writer.close()
