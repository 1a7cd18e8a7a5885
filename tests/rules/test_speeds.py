"""Compiled and plain rules play the same games: one hash over many random rounds of each edition."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lastcard as package
from lastcard import EDITIONS
from lastcard.speed import native_folder

pytestmark = pytest.mark.once

LONG = bool(os.environ.get("LASTCARD_LONG"))
GAMES, MOST = (20_000, 4_000) if LONG else (1_000, 400)
ROOT = Path(package.__path__[-1])
SCRIPT = Path(__file__).parents[1] / "helpers" / "speeds.py"


def start(edition: str, pure: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(SCRIPT), edition, str(GAMES), str(MOST)]
    path = os.pathsep.join([str(ROOT.parent), *sys.path])
    env = {**os.environ, "LASTCARD_PURE": pure, "PYTHONPATH": path}
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(
    not native_folder(ROOT).is_dir(), reason="NO COMPILED RULES to compare with: run ./test with a C compiler"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_compiled_and_plain_play_the_same(edition: str) -> None:
    runs = [start(edition, pure) for pure in ("0", "1")]
    compiled, plain = (run.communicate()[0].split() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert [compiled[0], plain[0]] == ["compiled", "plain"]
    assert compiled[1] == plain[1]
