"""All tables of a server: made, found again in storage, and put away when nobody is there."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import TypeVar

from lastcard.server.config import Config
from lastcard.server.metrics import TABLES
from lastcard.server.retention import Retention
from lastcard.server.room import Room
from lastcard.server.storage import Storage
from lastcard.server.thinkers import Thinkers
from lastcard.server.turns import Turns
from lastcard.server.writer import Writer
from lastcard.table import Settings, Table, Timing

log = logging.getLogger(__name__)
Found = TypeVar("Found")

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
"""32 letters to the power of 8 are a million millions of codes."""
PUT_AWAY_AFTER = 60.0
HOUR = 3600.0
LOOK_EVERY, PARTS = 0.5, 10
MORE_OBJECTS = 2_000_000
"""Than when garbage was last looked for, some 250 MB; the server does not look at other times (run.py). Tables leave no
garbage, and a look takes a quarter of a second with 200 of them."""


class Hub:
    def __init__(self, config: Config, storage: Storage) -> None:
        self.config = config
        self.storage = storage
        self.writer = Writer(storage, config.gather)
        self.turns = Turns(asyncio.get_running_loop())
        self.rooms: dict[str, Room] = {}
        self.timing = Timing().scaled(config.pace)
        self.minds = Thinkers(config.thinkers, config.bots)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.writer.start()
        self._tasks = [asyncio.create_task(self._look_around()), asyncio.create_task(self._remove_old())]

    async def close(self) -> None:
        """Everything that was done is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        for room in self.rooms.values():
            room.shut()
        await self.ask(self.minds.close)
        self._readers.shutdown()

    async def ask(self, question: Callable[..., Found], *arguments: object) -> Found:
        """A question to storage, in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, question, *arguments)

    async def make(self, settings: Settings, bots: list[str]) -> str:
        """A new table; its code. Refused with Refusal, BadEdition, BadOptions; OSError if it cannot be stored."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        room = Room(Table.make(code, settings, bots, self.timing, minds=self.minds), self.writer, self.turns)
        self._keep(code, room)
        room.publish(is_new=True)
        if not await self.writer.settle(room):
            raise OSError("could not store the table")
        return code

    async def find(self, code: str) -> Room | None:
        room = self.rooms.get(code)
        if room is not None and not room.is_lost:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room | None:
        stored = await self.ask(self.storage.load, code)
        if stored is None:
            return None
        lobby, lines = stored
        now = self.turns.time()
        room = Room(Table.restore(lobby, lines, now, self.timing, minds=self.minds), self.writer, self.turns)
        self._keep(code, room)
        return room

    def _keep(self, code: str, room: Room) -> None:
        room.left_at = self.turns.time()
        self.rooms[code] = room
        TABLES.set(len(self.rooms))

    # What is done from time to time

    async def _look_around(self) -> None:
        """A tenth of the tables at a time, so that nobody waits for it."""
        for part in cycle(range(PARTS)):
            await asyncio.sleep(LOOK_EVERY / PARTS)
            now = self.turns.time()
            for code in list(self.rooms)[part::PARTS]:
                room = self.rooms[code]
                for line in room.lines:
                    line.look_after(now)
                if room.is_lost or (not room.lines and now > room.left_at + PUT_AWAY_AFTER):
                    room.shut()
                    del self.rooms[code]
            TABLES.set(len(self.rooms))
            if gc.get_count()[0] > MORE_OBJECTS:
                gc.collect()

    async def _remove_old(self) -> None:
        retention: Retention | None = None
        while True:
            try:
                if retention is None:
                    retention = await self.ask(Retention, self.storage, self.config.keep_days)
                removed = await self.ask(retention.remove_old, list(self.rooms))
                if removed:
                    log.info("removed %d old rounds and tables", removed)
            except Exception:
                log.exception("could not remove old data")
            await asyncio.sleep(HOUR)
