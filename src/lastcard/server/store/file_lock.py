"""A lock on a file that the system releases when the process ends, however it ends."""

import sys
from typing import IO, Any

BEYOND_TEXT = 1 << 20
"""The byte to lock on Windows, where nobody else can read what is locked, so that the file stays readable."""


def try_lock(file: IO[Any]) -> bool:
    """Lock an open file until it is closed; return False if another process, or another open file, has it locked."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415, Windows only

            file.seek(BEYOND_TEXT)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415, not on Windows

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
