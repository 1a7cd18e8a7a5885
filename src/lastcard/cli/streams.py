"""Where input comes from and output goes."""

import os
import sys


def has_screen() -> bool:
    """Return whether input and output are a terminal that can show a whole screen, and not a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
