"""The ceiling of the benchmarks, classic UNO in C: it keeps its cards together and plays the same rounds each time."""

import os
import subprocess
import sys

import pytest

import project
from compile import can_compile

pytestmark = pytest.mark.once


def test_the_ceiling_checks_itself() -> None:
    """2000 rounds of a seed: decisions and digest."""
    if os.name != "posix" or not can_compile():
        pytest.skip("no C compiler that knows gcc's words")
    command = [sys.executable, str(project.ROOT / "benchmarks" / "ceiling.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "130708 16781253932889663461\n", "")
