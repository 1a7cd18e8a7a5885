"""The files of a database are for their owner alone; and whether anything can be stored is found out by storing."""

import logging
import os
from pathlib import Path

import pytest

from lastcard.server.config import database_in
from lastcard.server.store.health import LEAST_FREE, DiskFull, check
from lastcard.server.store.sqlite_files import mend
from lastcard.server.store.storage import Storage

pytestmark = [pytest.mark.once, pytest.mark.skipif(os.name == "nt", reason="modes are other things there")]
FILES = ("lastcard.sqlite", "lastcard.sqlite-wal", "lastcard.sqlite-shm")


def modes(folder: Path) -> dict[str, int]:
    return {name: (folder / name).stat().st_mode & 0o777 for name in FILES}


def test_a_new_database_is_its_owners(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        storage = Storage(database_in(tmp_path))
        storage.open()
        storage.secret()
        assert modes(tmp_path) == dict.fromkeys(FILES, 0o600)
    finally:
        os.umask(before)
    storage.close()


def test_an_older_one_is_mended_at_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    storage = Storage(database_in(tmp_path))
    storage.open()
    other = Storage(database_in(tmp_path))  # so that the files beside it stay when the first is closed
    other.secret()
    storage.close()
    for name in FILES:
        (tmp_path / name).chmod(0o644)
    with caplog.at_level(logging.INFO, mend.__module__):
        again = Storage(database_in(tmp_path))
        again.open()
    assert modes(tmp_path) == dict.fromkeys(FILES, 0o600)
    told = [record.getMessage() for record in caplog.records if record.name == mend.__module__]
    assert told == [f"others could read {name}, and cannot any more" for name in FILES]
    again.close()
    other.close()


def test_health_is_found_out_by_storing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(database_in(tmp_path))
    storage.open()
    check(storage)
    assert storage.meta("health") is not None
    usage = type("Usage", (), {"free": LEAST_FREE - 1})
    monkeypatch.setattr("lastcard.server.store.health.shutil.disk_usage", lambda _folder: usage)
    with pytest.raises(DiskFull):
        check(storage)
    storage.close()
