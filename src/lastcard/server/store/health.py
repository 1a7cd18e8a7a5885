"""Checks that the server can store, by storing something."""

import asyncio
import logging
import shutil
import time
from concurrent.futures import ThreadPoolExecutor

from lastcard.server.store.sqlite_files import sqlite_file
from lastcard.server.store.storage import Storage

log = logging.getLogger(__name__)

HOLDS_FOR = 3.0
"""Seconds for which an answer is reused, so that little is stored however many ask."""
PATIENCE = 5.0
"""Seconds after which a database that has not answered counts as gone."""
LEAST_FREE = 1_000_000
"""Bytes. SQLite reuses its own free space, so on a full disk it would fail only later, when it is too late."""


class DiskFull(Exception):
    """There is hardly any space left for the database."""


class Health:
    """Checks in a thread of its own, one check at a time."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._thread = ThreadPoolExecutor(1, "health")
        self._checking: asyncio.Future[None] | None = None
        self._answer = True
        self._answered_at: float | None = None

    async def can_store(self) -> bool:
        """Return whether storing worked, now or a few seconds ago."""
        loop = asyncio.get_running_loop()
        if self._answered_at is not None and loop.time() < self._answered_at + HOLDS_FOR:
            return self._answer
        if self._checking is None or self._checking.done():
            self._checking = loop.run_in_executor(self._thread, check, self._storage)
            self._checking.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
        try:
            await asyncio.wait_for(asyncio.shield(self._checking), PATIENCE)
        except Exception as error:  # whatever error a database can raise
            self._note(False, type(error).__name__)
        else:
            self._note(True, "")
        self._answered_at = loop.time()
        return self._answer

    def _note(self, answer: bool, reason: str) -> None:
        if self._answer and not answer:
            log.error("nothing can be stored: %s", reason)
        elif answer and not self._answer:
            log.info("everything can be stored again")
        self._answer = answer

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def check(storage: Storage) -> None:
    """Store something small. Raises an error if that cannot be done, or soon could not."""
    file = sqlite_file(storage.engine)
    if file is not None and shutil.disk_usage(file.absolute().parent).free < LEAST_FREE:
        raise DiskFull
    storage.set_meta("health", f"{time.time():.0f}")
