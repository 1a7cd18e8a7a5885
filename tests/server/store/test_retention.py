"""What is old is removed by a clock that was seen long enough, and can be restored for a week."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from lastcard.cli.main import main
from lastcard.server.config import database_in
from lastcard.server.store.removal import DAY, forget_removed, remove_older, restore_removed
from lastcard.server.store.retention import SPAN, Retention
from lastcard.server.store.storage import Storage
from lastcard.server.store.writes import Write
from lastcard.table import Settings, Table
from lastcard.table.log import FinishedRound, LogEntry

pytestmark = pytest.mark.once
LOOK = 7000.0
KEEP = 30
"""Days."""
ROUND = "0" * 24


class PutClock:
    """A time of day that somebody puts, and a time that only passes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = 1_700_000_000.0
        self.steady = 50.0
        monkeypatch.setattr(time, "time", lambda: self.wall)

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> PutClock:
    return PutClock(monkeypatch)


@pytest.fixture
def storage(tmp_path: Path, database: str) -> Iterator[Storage]:
    storage = Storage(database or database_in(tmp_path))
    storage.open()
    yield storage
    storage.close()


ON_SQLITE = pytest.mark.parametrize("database", [""])
"""For what has to do with time alone, and takes months of it."""


class Running:
    """A server that runs, as far as its clock is concerned."""

    def __init__(self, storage: Storage, clock: PutClock) -> None:
        self.clock = clock
        self.retention = Retention(storage, KEEP, lambda: clock.wall, lambda: clock.steady)
        self.removed = self.retention.remove_old(())

    def run(self, seconds: float) -> int:
        """Run for so long; return how many rounds and tables were removed."""
        end = self.clock.steady + seconds
        while self.clock.steady < end:
            self.clock.go(min(LOOK, end - self.clock.steady))
            self.removed += self.retention.remove_old(())
        return self.removed


def make_stored_table(storage: Storage, code: str) -> None:
    lobby = msgspec.json.encode(Table.make(code, Settings(public=True)).lobby).decode()
    storage.commit([Write(code, lobby, ("ann",), is_public=True, is_new=True, entries=[LogEntry(1, "chat", -1, "{}")])])


def make_stored_round(storage: Storage) -> None:
    finished = FinishedRound(ROUND, "classic", ["ann"], ["Ann"], 0, [5], "lastcard: 1")
    storage.commit([Write("FIRST", finished=finished)])


def stored_codes(storage: Storage) -> list[str]:
    with storage.engine.connect() as connection:
        asked = text("SELECT code FROM tables WHERE removed IS NULL ORDER BY code")
        return [str(code) for code in connection.execute(asked).scalars()]


def count_rows(storage: Storage) -> int:
    with storage.engine.connect() as connection:
        names = ("tables", "lines", "sitters", "rounds", "players")
        return sum(int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()) for name in names)  # noqa: S608


def test_what_is_removed_is_gone_from_sight_and_a_week_later_for_good(storage: Storage, clock: PutClock) -> None:
    make_stored_table(storage, "FIRST")
    make_stored_round(storage)
    whole, now = count_rows(storage), clock.wall
    assert remove_older(storage.engine, now, now, ()) == 0
    assert remove_older(storage.engine, now + 1, now, ["FIRST"]) == 1
    assert storage.round(ROUND) is None
    assert storage.results_of("ann", 5) == []
    assert storage.load("FIRST") is not None
    assert remove_older(storage.engine, now + 1, now, ()) == 1
    assert storage.load("FIRST") is None
    assert storage.public_lobbies(5) == storage.lobbies_of("ann", 5) == []
    assert forget_removed(storage.engine, now + 7 * DAY) == 0
    assert count_rows(storage) == whole
    assert restore_removed(storage.engine, ["nothing"], now) == []
    assert restore_removed(storage.engine, [], now) == [ROUND, "FIRST"]
    assert remove_older(storage.engine, now, now, ()) == 0
    found = storage.round(ROUND)
    assert found is not None
    assert found.ended == now
    assert storage.load("FIRST") is not None
    assert remove_older(storage.engine, now + 1, now, ()) == 2
    assert forget_removed(storage.engine, now + 7 * DAY + 1) == 2
    assert count_rows(storage) == 0


def test_a_table_that_is_used_again_is_back(storage: Storage, clock: PutClock) -> None:
    make_stored_table(storage, "FIRST")
    remove_older(storage.engine, clock.wall + 1, clock.wall, ())
    storage.commit([Write("FIRST", msgspec.json.encode(Table.make("FIRST", Settings()).lobby).decode())])
    assert stored_codes(storage) == ["FIRST"]


@ON_SQLITE
def test_old_data_is_removed_by_a_clock_that_goes_right(storage: Storage, clock: PutClock) -> None:
    make_stored_table(storage, "FIRST")
    server = Running(storage, clock)
    assert server.run(KEEP * DAY) == 0
    assert server.run(2 * SPAN + DAY) == 1
    assert stored_codes(storage) == []
    assert count_rows(storage) > 0
    server.run(7 * DAY + 2 * SPAN)
    assert count_rows(storage) == 0


@ON_SQLITE
@pytest.mark.parametrize("starts", [2, 20])
def test_starts_with_the_clock_far_ahead_remove_nothing(storage: Storage, clock: PutClock, starts: int) -> None:
    make_stored_table(storage, "FIRST")
    make_stored_round(storage)
    assert Running(storage, clock).run(2 * SPAN) == 0
    for _ in range(starts):
        clock.wall += 60 * DAY
        assert Running(storage, clock).run(3600) == 0
        clock.wall -= 60 * DAY
        assert Running(storage, clock).removed == 0
    clock.wall += 60 * DAY
    for _ in range(starts):
        assert Running(storage, clock).run((SPAN - LOOK) / starts) == 0
    assert stored_codes(storage) == ["FIRST"]
    clock.wall -= 60 * DAY
    assert Running(storage, clock).run(2 * SPAN) == 0, "it was seen no longer: what was seen of it does not count"
    clock.wall += 60 * DAY
    assert Running(storage, clock).run(SPAN - LOOK) == 0


@ON_SQLITE
def test_the_newer_time_counts_once_it_was_seen_for_three_days_of_running(storage: Storage, clock: PutClock) -> None:
    make_stored_table(storage, "FIRST")
    clock.wall += 60 * DAY
    removed = [Running(storage, clock).run(DAY / 4) for _ in range(26)]
    assert removed[:11] == [0] * 11
    assert sum(removed) == 1
    assert restore_removed(storage.engine, [], clock.wall) == ["FIRST"]


@ON_SQLITE
def test_a_machine_that_slept_has_not_seen_the_clock(storage: Storage, clock: PutClock) -> None:
    make_stored_table(storage, "FIRST")
    server = Running(storage, clock)
    for _ in range(30):
        clock.go(KEEP * DAY)
        assert server.retention.remove_old(()) == 0


@ON_SQLITE
@pytest.mark.parametrize("jump", [80, -80])
def test_what_is_written_by_a_clock_that_is_put_moves_with_it(storage: Storage, clock: PutClock, jump: int) -> None:
    server = Running(storage, clock)
    make_stored_table(storage, "FIRST")
    clock.wall += jump * DAY
    make_stored_table(storage, "LATER")
    assert server.run(KEEP * DAY) == 0
    assert stored_codes(storage) == ["FIRST", "LATER"]
    assert server.run(2 * SPAN + DAY) == 2
    assert stored_codes(storage) == []


def test_an_unreadable_memory_of_the_clock_begins_anew(storage: Storage, clock: PutClock) -> None:
    make_stored_table(storage, "FIRST")
    clock.wall += 60 * DAY
    for nonsense in ("", "{", '{"trusted": "x"}', "\udcff".encode("utf-8", "surrogateescape").hex()):
        storage.set_meta("clock", nonsense)
        assert Running(storage, clock).run(3600) == 0
    found = storage.meta("clock")
    assert found is not None
    assert json.loads(found)["trusted"] is None


def test_the_command_restores_beside_a_running_server(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--lang", "en", "--data", str(tmp_path), *(["--database", database] if database else [])]
    assert main(["restore", *where]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    storage = Storage(database or database_in(tmp_path))
    storage.open()
    make_stored_table(storage, "FIRST")
    make_stored_round(storage)
    remove_older(storage.engine, time.time() + 1, time.time(), ())
    assert main(["restore", *where, "SECOND"]) == 1
    assert "SECOND" in capsys.readouterr().err
    assert main(["restore", *where, ROUND]) == 0
    assert storage.round(ROUND) is not None
    assert stored_codes(storage) == []
    assert main(["restore", *where]) == 0
    assert stored_codes(storage) == ["FIRST"]
    assert capsys.readouterr().out.splitlines() == ["One round or table is back."] * 2
    assert main(["restore", *where]) == 0
    assert capsys.readouterr().out == "Nothing was restored.\n"
    storage.close()
