"""Leases in a real PostgreSQL: they are what the model says, and whoever has lost one cannot write."""

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import text

from databases import new_database
from lastcard.rules.model.errors import LastcardError
from lastcard.server.cluster.lease import Lease, NodeSeen
from lastcard.server.store import schema
from lastcard.server.store.leases import FORM, Held, Leases, Removed, TooNew
from lastcard.server.store.storage import Storage, open_storage
from lastcard.server.store.writes import Write
from lastcard.table.log import CHAT, LogEntry
from lease_model import Database

pytestmark = pytest.mark.once


@pytest.fixture
def storages() -> Iterator[tuple[Storage, Storage, Leases]]:
    """Two nodes' ways to one database."""
    url = new_database("postgresql")
    storages = open_storage(url, is_shared=True), open_storage(url, is_shared=True)
    leases = Leases(url)
    yield *storages, leases
    for each in (*storages, leases):
        each.close()


def join(storage: Storage, node: str) -> None:
    """Another process's node."""
    with storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO nodes VALUES (:node, 0, :node, 1, 0)"), {"node": node})


def new_table(code: str, lease: Lease) -> Write:
    return Write(code, lobby="{}", is_new=True, lease=lease)


def entry(code: str, version: int, lease: Lease) -> Write:
    return Write(code, version=version, entries=[LogEntry(version, CHAT, -1, "{}")], lease=lease)


def stored(storage: Storage, code: str) -> list[int]:
    with storage.engine.connect() as connection:
        asked = text("SELECT version FROM lines WHERE code = :code ORDER BY version")
        return list(connection.execute(asked, {"code": code}).scalars())


def test_a_late_writer_is_refused_and_nobody_else(storages: tuple[Storage, Storage, Leases]) -> None:
    one, two, leases = storages
    join(one, "one")
    leases.join("two")
    first, other = Lease("one", 1), Lease("one", 1)
    assert not one.commit([new_table("A", first), new_table("B", other), entry("A", 1, first)])
    leases.leave("one")
    taken = leases.take("A", "two")
    assert taken == Lease("two", 2)
    assert one.commit([entry("A", 2, first), entry("B", 1, other)]) == {"A"}
    assert not two.commit([entry("A", 2, Lease("two", 2))])
    changed = Write("A", lobby='{"late":true}', lease=first)
    assert one.commit([changed, entry("A", 3, first), entry("B", 2, other)]) == {"A"}
    assert (stored(one, "A"), stored(one, "B")) == ([1, 2], [1, 2])
    with one.engine.connect() as connection:
        assert connection.execute(text("SELECT lobby FROM tables WHERE code = 'A'")).scalar() == "{}"


def test_a_table_is_had_by_one_at_a_time(storages: tuple[Storage, Storage, Leases]) -> None:
    one, _, leases = storages
    join(one, "one")
    leases.join("two")
    one.commit([new_table("A", Lease("one", 1))])
    assert leases.take("A", "two") == Held("one")
    assert leases.leased() == ["A"]
    leases.give_back("A", Lease("one", 7))
    assert leases.take("A", "two") == Held("one")
    leases.give_back("A", Lease("one", 1))
    assert leases.leased() == []
    assert leases.take("A", "two") == Lease("two", 2)
    assert leases.take("A", "gone") == Held("two")
    assert leases.take("NOWHERE", "two") is None


def test_a_table_from_before_there_were_leases_can_be_had(storages: tuple[Storage, Storage, Leases]) -> None:
    one, _, leases = storages
    leases.join("two")
    with one.engine.begin() as connection:
        row = {"code": "OLD", "lobby": "{}", "public": 0, "created": 0.0, "touched": 0.0, "circle": ""}
        connection.execute(schema.tables.insert().values(**row))
    assert leases.take("OLD", "one") is None
    assert leases.take("OLD", "two") == Lease("two", 1)


def test_a_table_of_a_newer_release_is_left_alone(storages: tuple[Storage, Storage, Leases]) -> None:
    one, _, leases = storages
    leases.join("two")
    one.commit([new_table("A", Lease("one", 1))])
    with one.engine.begin() as connection:
        connection.execute(text("UPDATE leases SET form = :form"), {"form": FORM + 1})
    assert leases.take("A", "two") == TooNew()


def test_the_database_does_what_the_model_says(storages: tuple[Storage, Storage, Leases]) -> None:
    one, _, leases = storages
    model, dice, nodes = Database(), Random(1), ["n0", "n1", "n2"]
    one.commit([new_table("A", Lease("nobody", 0))])
    with one.engine.begin() as connection:
        connection.execute(text("UPDATE leases SET node = ''"))
    seen = {node: NodeSeen(node, 0) for node in nodes}
    held = {node: Lease(node, -1) for node in nodes}
    for _ in range(400):
        node = dice.choice(nodes)
        match dice.choice(("join", "beat", "beat", "remove", "take", "take", "write")):
            case "join" if node not in model.beats:
                model.join(node)
                join(one, node)
            case "beat":
                expected = model.beat(node)
                try:
                    found = leases.beat(node, True, False)
                except Removed:
                    assert expected is None
                else:
                    assert expected is not None
                    assert {each.node: each.beat for each in found} == {each.node: each.beat for each in expected}
                    seen |= {each.node: each for each in found}
            case "remove":
                was_there = model.beats.get(node) == seen[node].beat
                model.remove(seen[node])
                assert leases.remove(seen[node]) == was_there
            case "take":
                expected_lease, lease = model.take(node), leases.take("A", node)
                if isinstance(expected_lease, tuple):
                    assert lease == expected_lease[0]
                    held[node] = expected_lease[0]
                else:
                    assert isinstance(lease, Held)
            case "write":
                version = len(model.log) + 1
                may_write = model.write(held[node], version, "text")
                assert (one.commit([entry("A", version, held[node])]) == frozenset()) == may_write
    assert stored(one, "A") == list(range(1, len(model.log) + 1))
    assert model.refused > 10
    assert len(model.log) > 10


def test_two_nodes_that_start_at_once_sign_with_the_same_key(storages: tuple[Storage, Storage, Leases]) -> None:
    one, two, _ = storages
    assert one.secret() == two.secret()


def test_a_schema_is_not_changed_under_running_nodes(storages: tuple[Storage, Storage, Leases]) -> None:
    one, _, _ = storages
    one.set_meta("schema", str(schema.VERSION - 1))
    with pytest.raises(LastcardError, match="stop all of them first"):
        open_storage(str(one.engine.url.render_as_string(hide_password=False)), is_shared=True)
    one.set_meta("schema", str(schema.VERSION + 1))
    with pytest.raises(LastcardError, match=f"schema {schema.VERSION + 1}"):
        open_storage(str(one.engine.url.render_as_string(hide_password=False)), is_shared=True)


def test_a_server_that_is_alone_does_not_share(
    storages: tuple[Storage, Storage, Leases], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.store.database_lock.PATIENCE", 0.1)
    one, two, _ = storages
    url = one.engine.url.render_as_string(hide_password=False)
    with pytest.raises(LastcardError, match="another server uses this database"):
        open_storage(url)
    for each in (one, two):
        each.close()
    alone = open_storage(url)
    with pytest.raises(LastcardError, match="a server without --nats uses this database"):
        open_storage(url, is_shared=True)
    alone.close()
