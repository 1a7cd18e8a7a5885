"""Programs that tests run beside ours. Where the machine is a Debian and we may, they are installed; elsewhere
the tests that need them are skipped, and say so.
"""

import os
import shutil
import subprocess
from pathlib import Path

import chromium
import house

PACKAGES = {"nginx": "nginx-light", "openssl": "openssl", "initdb": "postgresql", "libfaketime.so.1": "libfaketime"}
"""What must be there, and the package that has it."""
PLACES = ("/usr/sbin", "/usr/lib/postgresql/*/bin", "/usr/lib/*/faketime")


def find(program: str) -> str | None:
    """Some of them lie where no path leads."""
    found = shutil.which(program)
    for place in PLACES:
        found = found or next((str(file) for file in sorted(Path("/").glob(f"{place[1:]}/{program}"))), None)
    return found


def provide() -> None:
    missing = [package for program, package in PACKAGES.items() if find(program) is None]
    missing += [] if chromium.find() else ["chromium"]
    if not missing:
        return
    if shutil.which("apt-get") is None or os.name == "nt" or os.geteuid() != 0:
        house.say("not here, so that some tests are skipped: " + ", ".join(missing))
        return
    house.say("setting up: " + ", ".join(missing))
    quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # nothing of it is to be started
    for command in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        done = subprocess.run(
            ["apt-get", "-q", *command], env={**os.environ, **quiet}, check=False, capture_output=True, text=True
        )
        if done.returncode:
            house.say("apt-get failed, so that some tests are skipped: " + done.stderr.strip()[-300:])
