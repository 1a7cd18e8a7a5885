"""Chat is stored as far as somebody may still be shown it, however much is said."""

from pathlib import Path

import pytest
from sqlalchemy import select

from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.store import schema
from lastcard.server.store.storage import Storage, open_storage
from lastcard.server.store.writes import Write
from lastcard.table import Settings
from lastcard.table import requests as r
from lastcard.table.lobby.chat import MESSAGES_KEPT, MOST_STORED
from lastcard.table.log import ACTION, CHAT, LogEntry

pytestmark = pytest.mark.once
SAID = 400


async def test_a_table_at_which_nothing_is_played_but_much_is_said_stays_small(tmp_path: Path) -> None:
    app = make_app(Config(database_in(tmp_path)), open_storage(database_in(tmp_path)))
    async with app.router.lifespan_context(app):
        hub = app.state.services.hub
        code = await hub.make_table(Settings(), [], ("ann", r.Sit(name="Ann"), []))
        said = 0
        for _ in range(SAID // 40):
            room = await hub.find(code)
            for _ in range(40):
                said += 1
                room.table.handle("ann", r.Chat(text=f"message {said}"), 1000.0 * said)
                room.publish()
            await hub.hand_over(room)  # it is loaded anew
        room = await hub.find(code)
        texts = [message["text"] for message in room.table.chat.messages]
        assert texts == [f"message {number}" for number in range(SAID - MESSAGES_KEPT + 1, SAID + 1)]
        stored = entries_in(hub.storage, code)
        assert MESSAGES_KEPT <= len(stored) <= MOST_STORED
        assert stored[-1] == room.table.log.version


def test_only_old_chat_is_removed(storage: Storage) -> None:
    storage.commit([Write("AAAAAAAA", lobby="{}", is_new=True, version=1), Write("BBBBBBBB", lobby="{}", is_new=True)])
    others = Write("BBBBBBBB", entries=[LogEntry(1, CHAT, -1, "{}")])
    said = [LogEntry(version, CHAT if version % 2 else ACTION, 0, "x") for version in range(2, 9)]
    storage.commit(
        [others, Write("AAAAAAAA", entries=said), Write("AAAAAAAA", entries=[LogEntry(9, CHAT, 0, "x")], chat_before=7)]
    )
    assert entries_in(storage, "AAAAAAAA") == [2, 4, 6, 7, 8, 9]
    assert entries_in(storage, "BBBBBBBB") == [1]


def entries_in(storage: Storage, code: str) -> list[int]:
    """The versions of what is stored of a table's log."""
    entries = schema.log_entries.c
    with storage.engine.connect() as connection:
        return list(
            connection.execute(select(entries.version).where(entries.code == code).order_by(entries.version)).scalars()
        )
