"""Stores what happened before anybody hears of it, in one transaction for all that arrived together (group commit)."""

import asyncio
import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from msgspec import Struct

from lastcard.limits import UNSTORED
from lastcard.server.metrics import COMMITS, COMMITTED
from lastcard.server.store.storage import Storage
from lastcard.server.store.writes import Write

log = logging.getLogger(__name__)


class Author(Protocol):
    """Whose changes are written: a room."""

    is_lost: bool
    """Whether it has lost touch with what is stored; nothing more of it is written or sent."""

    def lose(self) -> None:
        """Give up because changes could not be stored."""

    def give_away(self) -> None:
        """Give up because another node has the table."""


def nothing() -> None:
    pass


class Post(Struct, frozen=True):
    """Something to send once `write` is stored or, without one, as soon as everything before it is sent."""

    author: Author
    write: Write | None
    send: Callable[[], None]
    drop: Callable[[], None] = nothing
    """Called instead of `send` if it, or something before it, could not be stored."""
    size: int = 0
    """Bytes of memory that the texts to be sent take."""


Stored = asyncio.Future[frozenset[str]]
"""What `Storage.commit` will return, or raise."""


class StoringThread:
    """Stores what it is given, in a thread of its own.

    It takes less time than an executor, with less to hand over and fewer locks at which two threads meet.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._loop = asyncio.get_running_loop()
        self._given: SimpleQueue[tuple[list[Write], Stored] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    def store(self, writes: list[Write]) -> Stored:
        """Store changes in one transaction, after those given before."""
        stored: Stored = self._loop.create_future()
        self._given.put((writes, stored))
        return stored

    def close(self) -> None:
        """Wait until everything is stored, and stop."""
        self._given.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (given := self._given.get()) is not None:
            self._store(*given)
            del given

    def _store(self, writes: list[Write], stored: Stored) -> None:
        try:
            taken = self._storage.commit(writes)
        except Exception as error:
            self._loop.call_soon_threadsafe(stored.set_exception, error)
            del stored  # the error refers to this frame
        else:
            self._loop.call_soon_threadsafe(stored.set_result, taken)


class Writer:
    """Writes posts in the order in which they come, in a thread of its own."""

    def __init__(self, storage: Storage, gather: float) -> None:
        self._storage = storage
        self._gather = gather
        self._posts: list[Post] = []
        self._waiting = 0
        """The size of what is to be sent once it is stored."""
        self._has_caught_up = asyncio.Event()
        self._has_caught_up.set()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._thread: StoringThread | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._thread = StoringThread(self._storage)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is left, and stop."""
        self._is_closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._thread is not None:
            self._thread.close()

    def put(self, post: Post) -> None:
        """Add a post; without a write it is sent at once if nothing is before it."""
        if post.write is None and not self._posts and not self._wake.is_set():
            self._finish(post)
            return
        self._posts.append(post)
        self._wake.set()
        self._waiting += post.size
        if self._waiting > UNSTORED:
            self._has_caught_up.clear()

    def has_caught_up(self) -> bool:
        """Return whether little enough waits to be stored."""
        return self._has_caught_up.is_set()

    async def catch_up(self) -> None:
        """Wait while too much waits to be stored, so that whoever sends more cannot fill the memory."""
        if not self._has_caught_up.is_set():
            await self._has_caught_up.wait()

    async def settle(self, author: Author) -> bool:
        """Wait until everything of an author is stored or has failed; return whether it is stored."""
        settled: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(Post(author, None, lambda: settled.set_result(True), lambda: settled.set_result(False)))
        return await settled

    async def _run(self) -> None:
        while not self._is_closing or self._posts:
            await self._wake.wait()
            if not self._is_closing:
                await asyncio.sleep(self._gather)
            while self._posts:
                posts, self._posts = self._posts, []
                await self._write(posts)
            if not self._is_closing:
                self._wake.clear()

    async def _write(self, posts: list[Post]) -> None:
        writes = [post.write for post in posts if post.write is not None and not post.author.is_lost]
        if writes:
            try:
                assert self._thread is not None
                taken = await self._thread.store(writes)
            except Exception:
                log.exception("could not store %d changes", len(writes))
                COMMITS.labels("failed").inc()
                for post in posts:
                    if post.write is not None and not post.author.is_lost:
                        post.author.lose()
            else:
                COMMITS.labels("stored").inc()
                COMMITTED.inc(len(writes))
                for post in posts if taken else ():
                    if post.write is not None and post.write.code in taken and not post.author.is_lost:
                        post.author.give_away()
        for post in posts:
            self._finish(post)
        self._waiting -= sum(post.size for post in posts)
        if self._waiting <= UNSTORED:
            self._has_caught_up.set()

    def _finish(self, post: Post) -> None:
        try:
            if post.author.is_lost:
                post.drop()
            else:
                post.send()
        except Exception:
            log.exception("could not send a change")
