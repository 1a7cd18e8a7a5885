"""The `lastcard` command as a process of its own."""

import os
import subprocess
import sys


def lastcard(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the command to its end."""
    env = {**os.environ, "PYTHONUTF8": "1", "LASTCARD_LANG": "", "LC_ALL": "C.UTF-8", **environment}
    command = [sys.executable, "-m", "lastcard", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
