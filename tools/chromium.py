"""The Chromium that tests in a browser use; debian.py installs one where it may."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    return os.environ.get("LASTCARD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str:
    """Why the tests in a browser cannot run; '' if they can."""
    return "" if find() else "there is no Chromium here, and it could not be installed"
