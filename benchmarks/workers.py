"""Processes that wait for their turn to be measured."""

import os
import subprocess
from pathlib import Path


class Worker:
    """One subject; see slices.py for what is said over the pipes."""

    def __init__(self, python: str, file: Path, subject: str, plain: bool) -> None:
        environment = {**os.environ, "LASTCARD_PURE": "1" if plain else "0"}
        pipe = subprocess.PIPE
        command = [python, str(file), subject]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
        self._hear()

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a subject broke: " + " ".join(map(str, self.process.args)))  # type: ignore[arg-type]
        return line

    def rate(self, seconds: float) -> float:
        """Work for so long; decisions a second."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self._hear())

    def stop(self) -> None:
        self.process.communicate()
