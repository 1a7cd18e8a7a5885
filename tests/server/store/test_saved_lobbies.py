"""Lobbies that change in the same commit are saved together, each as it was last."""

import msgspec
import pytest
from sqlalchemy import event, select

from lastcard.server.store import schema
from lastcard.server.store.storage import Storage
from lastcard.server.store.writes import Write
from lastcard.table import Settings, Table


def changed(code: str, host: str, *people: str, is_new: bool = False, is_public: bool = False) -> Write:
    lobby = Table.make(code, Settings()).lobby
    lobby.host = host
    text = msgspec.json.encode(lobby).decode()
    return Write(code, text, people, is_public=is_public, is_new=is_new, circle="0" * 32 if is_new else "")


def hosts(storage: Storage) -> dict[str, str]:
    with storage.engine.connect() as connection:
        codes = connection.execute(select(schema.tables.c.code)).scalars().all()
    lobbies = {code: storage.lobby(code) for code in codes}
    return {code: lobby.host for code, lobby in lobbies.items() if lobby is not None}


def sitting(storage: Storage) -> set[tuple[str, str]]:
    with storage.engine.connect() as connection:
        rows = connection.execute(select(schema.sitters.c.code, schema.sitters.c.person)).all()
    return {(row.code, row.person) for row in rows}


def test_the_last_lobby_of_each_table_is_kept(storage: Storage) -> None:
    one, other = "AAAAAAA2", "BBBBBBB2"
    storage.commit([changed(one, "a", "p", is_new=True), changed(other, "x", is_new=True), changed(other, "y", "p")])
    assert hosts(storage) == {one: "a", other: "y"}
    assert sitting(storage) == {(one, "p"), (other, "p")}
    odd = 'é" \\u0000 \u2028 \U0001f600'
    storage.commit([changed(one, "b", "p", "q", "p"), changed(one, odd, "q", odd, is_public=True), changed(other, "z")])
    assert hosts(storage) == {one: odd, other: "z"}
    assert sitting(storage) == {(one, "q"), (one, odd)}
    assert [lobby.code for lobby in storage.public_lobbies(10)] == [one]


def test_a_table_that_is_not_there_any_more_fails_and_is_not_made(storage: Storage) -> None:
    storage.commit([changed("AAAAAAA2", "a", "p", is_new=True)])
    with pytest.raises(LookupError):
        storage.commit([changed("AAAAAAA2", "b"), changed("BBBBBBB2", "x", "p")])
    assert hosts(storage) == {"AAAAAAA2": "a"}
    assert sitting(storage) == {("AAAAAAA2", "p")}


def test_many_lobbies_take_as_few_calls_as_one(storage: Storage) -> None:
    """At each call the thread that stores waits for the interpreter, and everybody waits for it."""
    codes = [f"{letter}AAAAAA2" for letter in "ABCDEFGHJKLMNPQRSTUVWXYZ"]
    storage.commit([changed(code, "a", "p", is_new=True) for code in codes])
    calls: list[str] = []
    event.listen(storage.engine, "before_cursor_execute", lambda *told: calls.append(told[2]))
    storage.commit([changed(code, str(number), "p") for number in range(4) for code in codes])
    assert len(calls) == 3
    assert set(hosts(storage).values()) == {"3"}
