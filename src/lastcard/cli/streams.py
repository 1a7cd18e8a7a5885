"""Where input comes from, and where output goes."""

import os
import sys


def has_screen() -> bool:
    """Return whether somebody sits at a terminal that can show a whole screen, and not at the end of a pipe."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
