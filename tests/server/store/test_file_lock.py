"""The lock on a file: one holder at a time, in any process, on any system."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from lastcard.server.store.file_lock import BEYOND_TEXT, try_lock

pytestmark = pytest.mark.once
HOLD = """
import sys
from lastcard.server.store.file_lock import try_lock
with open(sys.argv[1], "a+") as file:
    print(try_lock(file), flush=True)
    sys.stdin.read()
"""


def hold_elsewhere(path: Path) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdin=pipe, stdout=pipe, text=True)


def test_a_file_has_one_holder_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("a+") as first, path.open("a+") as second:
        assert try_lock(first)
        assert not try_lock(second)
    with path.open("a+") as third:
        assert try_lock(third)


def test_a_process_that_is_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    process = hold_elsewhere(path)
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    with path.open("a+") as file:
        assert not try_lock(file)
        process.kill()
        process.communicate()
        assert try_lock(file)


@pytest.mark.skipif(os.name == "nt", reason="there it is the real one")
@pytest.mark.parametrize("is_free", [True, False])
def test_on_windows_a_byte_beyond_the_text_is_locked(
    tmp_path: Path, is_free: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked: list[tuple[int, int, int]] = []

    def locking(file: int, mode: int, count: int) -> None:
        locked.append((os.lseek(file, 0, os.SEEK_CUR), mode, count))
        if not is_free:
            raise PermissionError

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    with (tmp_path / "lock").open("a+") as file:
        assert try_lock(file) == is_free
    assert locked == [(BEYOND_TEXT, 2, 1)]
