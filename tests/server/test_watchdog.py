"""A pause of the event loop is counted, and the log names what was running."""

import asyncio
import logging
import time

import pytest

from lastcard.server.live.public_tables import Read, read_lobbies
from lastcard.server.metrics import LONGEST_PAUSE, PAUSES
from lastcard.server.watchdog import Watchdog
from lastcard.table import Lobby

pytestmark = pytest.mark.once


def sleep_long() -> list[Lobby]:
    time.sleep(0.2)
    return []


def work_long() -> list[Lobby]:
    until = time.thread_time() + 0.2
    while time.thread_time() < until:
        pass
    return []


@pytest.mark.parametrize("pause", [sleep_long, work_long])
async def test_a_planted_pause_is_told_with_its_place(pause: Read, caplog: pytest.LogCaptureFixture) -> None:
    before = PAUSES._value.get()
    watchdog = Watchdog()
    watchdog.start()
    try:
        await asyncio.sleep(0.1)
        asyncio.get_running_loop().call_soon(read_lobbies, pause)
        for _ in range(100):
            await asyncio.sleep(0.01)
    finally:
        watchdog.close()
    assert PAUSES._value.get() > before
    assert LONGEST_PAUSE._value.get() >= 0.14
    told = [record for record in caplog.records if "read_lobbies (public_tables.py:" in record.getMessage()]
    assert told
    assert told[0].levelno == logging.WARNING
    assert told[0].getMessage().startswith("nobody was served for ")
