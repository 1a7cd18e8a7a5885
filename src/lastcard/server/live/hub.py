"""All tables of a server: made, loaded from storage, and put away when nobody is connected."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import TypeVar

from lastcard.server.config import Config
from lastcard.server.live.bot_processes import BotProcesses
from lastcard.server.live.fair_scheduler import FairScheduler
from lastcard.server.live.room import Room
from lastcard.server.metrics import TABLES
from lastcard.server.store.retention import Retention
from lastcard.server.store.storage import Storage
from lastcard.server.store.writer import Writer
from lastcard.table import Settings, Table, Timing

log = logging.getLogger(__name__)
Result = TypeVar("Result")

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
"""32 letters to the power of 8 are a million millions of codes."""
PUT_AWAY_AFTER = 60.0
"""Seconds without a connection after which a table leaves memory."""
HOUR = 3600.0
MAINTAIN_EVERY, PARTS = 0.5, 10
"""Seconds in which every table is looked after once, and in how many parts."""
MORE_OBJECTS = 2_000_000
"""New objects, some 250 MB, after which garbage is collected; automatic collection is off (run.py). Tables leave no
garbage, and a collection takes a quarter of a second with 200 of them."""


class Hub:
    def __init__(self, config: Config, storage: Storage) -> None:
        self.config = config
        self.storage = storage
        self.rooms: dict[str, Room] = {}
        self._writer = Writer(storage, config.gather)
        self._scheduler = FairScheduler(asyncio.get_running_loop())
        self._timing = Timing().scaled(config.pace)
        self._bots = BotProcesses(config.thinkers, config.bots)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to write, and to look after the tables."""
        self._writer.start()
        self._tasks = [asyncio.create_task(self._maintain()), asyncio.create_task(self._remove_old())]

    async def close(self) -> None:
        """Store everything that was done, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._writer.close()
        for room in self.rooms.values():
            room.shut()
        await self.run_in_thread(self._bots.close)
        self._readers.shutdown()

    async def run_in_thread(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Return the result of a function that blocks, such as a query, from a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)

    async def make_table(self, settings: Settings, bots: list[str]) -> str:
        """Make a table; return its code. Raises Refusal, or OSError if it cannot be stored."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        table = Table.make(code, settings, bots, self._timing, thinker=self._bots)
        room = Room(table, self._writer, self._scheduler)
        self._keep(code, room)
        room.publish(is_new=True)
        if not await self._writer.settle(room):
            raise OSError("could not store the table")
        return code

    async def find(self, code: str) -> Room | None:
        """Return a table that is open or stored; None if there is none."""
        room = self.rooms.get(code)
        if room is not None and not room.is_lost:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room | None:
        stored = await self.run_in_thread(self.storage.load, code)
        if stored is None:
            return None
        lobby, entries = stored
        table = Table.restore(lobby, entries, self._scheduler.time(), self._timing, thinker=self._bots)
        room = Room(table, self._writer, self._scheduler)
        self._keep(code, room)
        return room

    def _keep(self, code: str, room: Room) -> None:
        room.left_at = self._scheduler.time()
        self.rooms[code] = room
        TABLES.set(len(self.rooms))

    # What is done from time to time

    async def _maintain(self) -> None:
        """Check connections and put away empty tables, a tenth of them at a time so that nobody waits for it."""
        for part in cycle(range(PARTS)):
            await asyncio.sleep(MAINTAIN_EVERY / PARTS)
            now = self._scheduler.time()
            for code in list(self.rooms)[part::PARTS]:
                room = self.rooms[code]
                for connection in room.connections:
                    connection.check_alive(now)
                if room.is_lost or (not room.connections and now > room.left_at + PUT_AWAY_AFTER):
                    room.shut()
                    del self.rooms[code]
            TABLES.set(len(self.rooms))
            if gc.get_count()[0] > MORE_OBJECTS:
                gc.collect()

    async def _remove_old(self) -> None:
        """Remove old rounds and tables once an hour."""
        retention: Retention | None = None
        while True:
            try:
                if retention is None:
                    retention = await self.run_in_thread(Retention, self.storage, self.config.keep_days)
                removed = await self.run_in_thread(retention.remove_old, list(self.rooms))
                if removed:
                    log.info("removed %d old rounds and tables", removed)
            except Exception:
                log.exception("could not remove old data")
            await asyncio.sleep(HOUR)
