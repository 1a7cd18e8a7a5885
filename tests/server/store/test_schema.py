"""The schema of the database: names that stay, migrations from every version, and newer ones that are refused."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import DatabaseError

from lastcard.fairness import Evidence, SeatShare, Terms
from lastcard.server.config import database_in
from lastcard.server.store import schema
from lastcard.server.store.storage import Storage
from lastcard.table import Lobby
from lastcard.table.lobby.lobby import Branch, Chair, RoundHeader, Shuffle
from serving import refusal_to_start

pytestmark = pytest.mark.once


def test_the_database_keeps_its_names() -> None:
    """Databases in use have them: a new name needs a migration."""
    found = {name: [column.name for column in table.columns] for name, table in schema.metadata.tables.items()}
    assert found == {
        "meta": ["key", "value"],
        "tables": ["code", "lobby", "public", "created", "touched", "removed", "circle"],
        "lines": ["code", "version", "kind", "seat", "text", "state"],
        "sitters": ["code", "person"],
        "rounds": [
            *["id", "code", "edition", "names", "winner", "points", "record", "ended", "kept_since", "removed"],
            "archive",
        ],
        "players": ["round", "seat", "person"],
        "closed_rounds": ["id", "code", "rules", "reason", "lobby", "lines", "closed"],
        "people": ["person", "name"],
        "statistics": [
            "person",
            "edition",
            *["rounds", "wins", "points", "calls", "catches", "challenges", "comeback"],
        ],
        "rivals": ["person", "other", "rounds", "won", "lost"],
        "circles": ["id", "code", "name", "maker", "settings"],
        "members": ["circle", "person", "joined"],
        "league": ["circle", "year", "person", "rounds", "wins", "points"],
        "transfers": ["token", "person", "expires"],
        "nodes": ["node", "beat", "session", "reachable", "draining"],
        "leases": ["code", "node", "epoch", "form"],
    }
    kinds = (Lobby, Chair, RoundHeader, Branch, Shuffle, Terms, Evidence, SeatShare)
    fields = {kind: [field.name for field in msgspec.structs.fields(kind)] for kind in kinds}
    assert fields == {
        Lobby: [
            "code",
            "settings",
            "chairs",
            "host",
            "locked",
            "pace",
            "removed",
            "admitted",
            "muted",
            "agreed",
            "match_key",
            "dealer",
            "winner",
            "round",
            "shuffle",
            "is_over",
            "results",
            "version",
            "circle",
            "device",
            "branch",
            "programs",
        ],
        Chair: [
            "person",
            "name",
            "avatar",
            "bot",
            "player",
            "stands_in",
            "next_person",
            "next_name",
            "next_avatar",
            "score",
        ],
        RoundHeader: [
            "id",
            "key",
            "dealer",
            "players",
            "names",
            "people",
            "number",
            "began",
            "rules",
            "deck",
            "state",
            "evidence",
            "position",
        ],
        Branch: ["round", "step", "seat", "pile"],
        Shuffle: ["terms", "players", "people", "secret", "commitments"],
        Terms: ["table", "round", "number", "edition", "deck", "options", "dealer", "seats"],
        Evidence: ["table", "round", "number", "is_drawn", "commitment", "secret", "shares"],
        SeatShare: ["kind", "commitment", "share"],
    }


OLD_TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO meta VALUES ('schema', '1'), ('secret', 'abcd');
CREATE TABLE tables (code TEXT PRIMARY KEY, lobby TEXT NOT NULL, public INTEGER NOT NULL, created FLOAT NOT NULL,
  touched FLOAT NOT NULL);
CREATE TABLE lines (code TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
  text TEXT NOT NULL, PRIMARY KEY (code, version));
CREATE TABLE sitters (code TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, person));
CREATE TABLE rounds (id TEXT PRIMARY KEY, code TEXT NOT NULL, edition TEXT NOT NULL, names TEXT NOT NULL,
  winner INTEGER NOT NULL, points TEXT NOT NULL, record TEXT NOT NULL, ended FLOAT NOT NULL);
INSERT INTO rounds VALUES ('r', 'c', 'classic', '["Ann"]', 0, '[5]', 'lastcard: 1', 17.0);
CREATE TABLE players (round TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (round, seat))
"""
"""As the first version made them."""


def test_an_older_database_is_brought_up_to_date(tmp_path: Path, database: str) -> None:
    storage = Storage(database or database_in(tmp_path))
    with storage.engine.begin() as connection:
        for statement in OLD_TABLES.split(";"):
            connection.exec_driver_sql(statement)
    for _ in range(2):
        storage.open()
        with storage.engine.connect() as connection:
            inspector = inspect(connection)
            for name, table in schema.metadata.tables.items():
                assert {each["name"] for each in inspector.get_columns(name)} == set(table.columns.keys())
                assert {each["name"] for each in inspector.get_indexes(name)} == {each.name for each in table.indexes}
            assert connection.execute(text("SELECT kept_since, removed FROM rounds")).one() == (17.0, None)
        assert storage.secret() == bytes.fromhex("abcd")
        assert storage.round("r") is not None
    storage.close()


def test_a_migration_that_is_interrupted_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(database_in(tmp_path))
    with storage.engine.begin() as connection:
        for statement in OLD_TABLES.split(";"):
            connection.exec_driver_sql(statement)
    with monkeypatch.context() as patch:
        patch.setitem(schema.MIGRATIONS, 2, (*schema.MIGRATIONS[2], "NONSENSE"))
        with pytest.raises(DatabaseError):
            storage.open()
    storage.open()
    storage.close()


def test_a_newer_database_is_refused(tmp_path: Path, database: str) -> None:
    storage = Storage(database or database_in(tmp_path))
    storage.open()
    with storage.engine.begin() as connection:
        connection.execute(schema.meta.update().where(schema.meta.c.key == "schema").values(value="99"))
    with pytest.raises(schema.WrongSchema):
        storage.open()
    storage.close()
    assert "the database has schema 99, this Lastcard knows 1 to" in refusal_to_start(tmp_path, database)
