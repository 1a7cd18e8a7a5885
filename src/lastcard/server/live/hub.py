"""All tables of a server: they are made, loaded from storage, and put away when nobody is connected."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from typing import TypeVar

from lastcard.editions.custom import Document
from lastcard.limits import BRANCHES_A_PERSON
from lastcard.locale import load_texts
from lastcard.server import garbage
from lastcard.server.cluster.lease import Lease
from lastcard.server.codes import TABLE, new_code
from lastcard.server.config import Config
from lastcard.server.live.advice import ThinkingCoach
from lastcard.server.live.bot_processes import BotProcesses
from lastcard.server.live.fair_scheduler import FairScheduler
from lastcard.server.live.keeper import Alone, Elsewhere, Keeper
from lastcard.server.live.public_tables import LISTED, PublicTables, read_lobbies
from lastcard.server.live.reviews import Reviews
from lastcard.server.live.room import Room
from lastcard.server.live.worker import Worker
from lastcard.server.metrics import TABLES
from lastcard.server.store.branches import branches_of
from lastcard.server.store.forgetting import forget_person
from lastcard.server.store.health import Health
from lastcard.server.store.retention import Retention
from lastcard.server.store.storage import Storage
from lastcard.server.store.writer import Writer
from lastcard.table import Refusal, Settings, Table, Timing
from lastcard.table.branching import make_branch
from lastcard.table.lobby.lobby import Branch, Lobby
from lastcard.table.lobby.programs import Programs
from lastcard.table.lobby.settings import settle
from lastcard.table.log import TableLog
from lastcard.table.requests import Sit

log = logging.getLogger(__name__)
Result = TypeVar("Result")
Place = Room | Elsewhere
"""Where a table is: here, or at another node."""

PUT_AWAY_AFTER = 60.0
"""Seconds without a connection after which a table leaves memory."""
LOOK_EVERY = 600.0
"""Seconds between two searches for data that is old enough to be removed."""
NOT_TOLD = ("cli", "terminal", "terminal-only", "web", "review", "web-review", "lessons")
"""Files of texts that a server never sends."""
MAINTAIN_EVERY, PARTS = 0.5, 10
"""The interval in which every table is looked after once, and the number of parts it is split into."""


class Hub:
    def __init__(self, config: Config, storage: Storage, keeper: Keeper | None = None) -> None:
        self.config = config
        self.storage = storage
        self.keeper: Keeper = keeper or Alone()
        self.rooms: dict[str, Room] = {}
        self._writer = Writer(storage, config.gather)
        self._scheduler = FairScheduler(asyncio.get_running_loop())
        self._timing = Timing().scaled(config.pace)
        self._bots = BotProcesses(config.thinkers, config.bots)
        self.reviews = Reviews(self._bots)
        self._coach = ThinkingCoach(self._bots)
        self._readers = ThreadPoolExecutor(2, "reader")
        self.health = Health(storage)
        self._worker, self._clerk = Worker("worker"), Worker("clerk")
        self.public_tables = PublicTables(lambda: self.run_in_thread(read_lobbies, self.storage.public_lobbies, LISTED))
        self._loading: dict[str, asyncio.Future[Place | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.preparations: list[asyncio.Task[None]] = []
        """What is prepared in the background right after the start."""

    def start(self) -> None:
        """Start the writer and the care for tables."""
        self._writer.start()
        ready = (self.run_in_thread(self.reviews.prepare), self.run_in_thread(load_texts, NOT_TOLD))
        self.preparations = [asyncio.create_task(each) for each in ready]
        self._tasks = [asyncio.create_task(each) for each in (self._maintain(), self._remove_old())]

    async def close(self) -> None:
        """Store everything, and stop."""
        tasks = [*self._tasks, *self.preparations]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._writer.close()
        for room in self.rooms.values():
            room.shut()
        await self.run_in_thread(self._bots.close)
        self._readers.shutdown()
        self.health.close()
        self._worker.close()
        self._clerk.close()

    async def run_in_thread(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a function that blocks, such as a query, in a thread, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)

    async def work_out(self, payer: str, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a slow function in the thread for such work, in the payer's turn, and return its result.

        Raises Refusal if too many wait.
        """
        return await self._worker.run(payer, function, *arguments)

    async def prepare(self, settings: Settings, payer: str) -> None:
        """Work out the book of some settings in advance. Raises Refusal if they make no sense."""
        await self.work_out(payer, settle, settings)

    async def make_table(
        self,
        settings: Settings,
        bots: list[str],
        host: tuple[str, Sit, list[Sit]] | None = None,
        circle: str = "",
        payer: str = "",
    ) -> str:
        """Make a table, of a circle if its id is given, and return its code.

        The host, if there is one, sits at it with the guests on the same device.

        Raises Refusal, or OSError if it cannot be stored.
        """
        await self.prepare(settings, payer)
        code = new_code(TABLE)
        table = Table.make(code, settings, bots, self._timing, thinker=self._bots)
        table.lobby.circle = circle
        if host is not None:
            table.seat_host(*host, self._scheduler.time())
        await self._open(table)
        return code

    async def make_branch(self, settings: Settings, branch: Branch, position: str, person: str, sitting: Sit) -> str:
        """Make the table of a try-out, ending the person's oldest ones if there are too many; return its code.

        Raises Refusal, or OSError if it cannot be stored.
        """
        await self._leave_branches(person)
        code, now = new_code(TABLE), self._scheduler.time()
        await self._open(make_branch(code, settings, branch, position, person, sitting, now, self._timing, self._bots))
        return code

    async def _leave_branches(self, person: str) -> None:
        """Let somebody leave their oldest try-outs, so that there is room for another."""
        codes = await self.run_in_thread(branches_of, self.storage.engine, person)
        for code in codes[BRANCHES_A_PERSON - 1 :]:
            place = await self.find(code)
            if isinstance(place, Elsewhere):
                await self.keeper.let_go(place, person)
            elif place is not None and place.has_chair(person):
                place.let_go(person)

    async def _open(self, table: Table) -> None:
        """Open a new table. Raises OSError if it cannot be stored."""
        room = self._room(table, self.keeper.new_lease())
        room.publish(is_new=True)
        if not await self._writer.settle(room):
            raise OSError("could not store the table")

    def document_of(self, edition_id: str) -> Document | None:
        """Return the description of a custom edition that is played at a table here, or None."""
        played = (room.table.lobby.settings for room in self.rooms.values())
        return next((settings.document for settings in played if settings.edition_id == edition_id), None)

    async def find(self, code: str) -> Place | None:
        """Return a table, opened if need be, or where else it is open; None if it does not exist. Raises Refusal."""
        room = self.rooms.get(code)
        if room is not None and not room.is_lost:
            await self.keeper.make_certain()
        if room is not None and not room.is_lost:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def lobby(self, code: str) -> Lobby | None:
        """Return the lobby of a table, as it is here or as it is stored, without opening it; None if there is none."""
        room = self.rooms.get(code)
        if room is not None and not room.is_lost:
            return room.table.lobby
        return await self.run_in_thread(self.storage.lobby, code)

    async def has_chair(self, code: str, person: str) -> bool:
        """Return whether somebody has a chair at a table, or will have one, without opening the table."""
        room = self.rooms.get(code)
        if room is not None and not room.is_lost:
            return room.has_chair(person)
        return await self.run_in_thread(self.storage.has_chair, code, person)

    async def owner_of_seat(self, code: str, token: str) -> str | None:
        """Return whose seat at a table is lent to whoever has a token, or None, without opening the table."""
        lobby = await self.lobby(code)
        return None if lobby is None else Programs(lobby, TableLog()).owner_of(token, time.time())

    async def forget(self, person: str) -> None:
        """Delete somebody, at open tables and in storage; all tables are looked through, beside all other work.

        Raises OSError if that cannot be stored, or Refusal if too much other work waits.
        """
        await self.forget_here(person)
        await self.keeper.forget_elsewhere(person)
        await self._clerk.run(person, forget_person, self.storage.engine, person)
        await self.forget_here(person)  # what was opened meanwhile may have been read before
        await self.keeper.forget_elsewhere(person)

    async def forget_here(self, person: str) -> None:
        """Forget somebody at the tables that are open here. Raises OSError if that cannot be stored."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        self.reviews.forget()
        await self._forget_at_open_tables(person)

    async def _forget_at_open_tables(self, person: str) -> None:
        for room in [each for each in self.rooms.values() if not each.is_lost and each.table.knows(person)]:
            room.forget(person)
            if not await self._writer.settle(room):
                raise OSError("could not store that somebody is gone")

    async def _load(self, code: str) -> Place | None:
        lease = await self.keeper.take(code)
        if not isinstance(lease, Lease):
            return lease
        stored = await self.run_in_thread(self.storage.load, code)
        if stored is None:
            self.keeper.give_back(code, lease)
            return None
        lobby, entries = stored
        restored = (lobby, entries, self._scheduler.time(), self._timing, secrets.token_bytes, self._bots)
        table = await self.run_in_thread(Table.restore, *restored)
        closed = table.log.changes.closed
        if closed is not None:
            log.warning("a round is closed as a draw: %s", closed.reason)
        if not self.keeper.is_held(lease):
            raise Refusal("storage")
        room = self._room(table, lease)
        room.publish()
        return room

    async def hand_over(self, room: Room) -> None:
        """Store what is left of a table, and let other nodes have it."""
        await self._writer.settle(room)
        if not room.is_lost:
            room.give_away()
            self.keeper.give_back(room.table.lobby.code, room.lease)

    def _room(self, table: Table, lease: Lease) -> Room:
        """Make the room of a table, keep it, and return it."""
        room = Room(table, self._writer, self._scheduler, self._coach, lease)
        room.left_at = self._scheduler.time()
        self.rooms[table.lobby.code] = room
        TABLES.set(len(self.rooms))
        return room

    # What is done from time to time

    async def _maintain(self) -> None:
        """Check connections and put away empty tables, a part of them at a time so that nobody has to wait."""
        for part in cycle(range(PARTS)):
            await asyncio.sleep(MAINTAIN_EVERY / PARTS)
            now = self._scheduler.time()
            for code in list(self.rooms)[part::PARTS]:
                room = self.rooms[code]
                room.check_connections(now)
                room.end_programs()
                if room.is_lost or (not room.connections and now > room.left_at + PUT_AWAY_AFTER):
                    if not room.is_lost:
                        self.keeper.give_back(code, room.lease)
                    room.shut()
                    del self.rooms[code]
            TABLES.set(len(self.rooms))
            if part == 0:
                garbage.tidy_up(is_idle=not any(room.connections for room in self.rooms.values()))

    async def _remove_old(self) -> None:
        """Remove old rounds and tables from time to time."""
        retention: Retention | None = None
        while True:
            if not self.keeper.is_housekeeper():
                retention = None
                await asyncio.sleep(LOOK_EVERY)
                continue
            try:
                if retention is None:
                    retention = await self.run_in_thread(Retention, self.storage, self.config.keep_days)
                busy = [*self.rooms, *await self.keeper.busy()]
                removed = await self.run_in_thread(retention.remove_old, busy)
                if removed:
                    self.reviews.forget()
                    log.info("removed %d old rounds and tables", removed)
            except Exception:
                log.exception("could not remove old data")
            await asyncio.sleep(LOOK_EVERY)
