"""Programs that tests run beside ours, and a font. Where the machine is a Debian and we may, they are installed;
elsewhere the tests that need them are skipped, and say so.
"""

import os
import shutil
import subprocess
from pathlib import Path

import chromium
import project

PACKAGES = {
    "nginx": "nginx-light",
    "openssl": "openssl",
    "initdb": "postgresql",
    "libfaketime.so.1": "libfaketime",
    "nats-server": "nats-server",
}
"""What must be there, and the package that has it."""
PLACES = ("/usr/sbin", "/usr/lib/postgresql/*/bin", "/usr/lib/*/faketime")


def find(program: str) -> str | None:
    """Return a program's path, also from folders that are not on PATH; None if it is missing."""
    found = shutil.which(program)
    for place in PLACES:
        found = found or next((str(file) for file in sorted(Path("/").glob(f"{place[1:]}/{program}"))), None)
    return found


def provide() -> None:
    missing = [package for program, package in PACKAGES.items() if find(program) is None]
    missing += [] if chromium.find() else ["chromium"]
    if missing:
        install(missing, "so that some tests are skipped")


def provide_chinese_font() -> None:
    """For pictures: without one Chinese texts are rows of boxes."""
    if not has_chinese_font():
        install(["fonts-noto-cjk", "fontconfig"], "so that Chinese texts in pictures are boxes")
    if not has_chinese_font():
        project.say("THERE IS NO CHINESE FONT HERE: do not keep these pictures")


def has_chinese_font() -> bool:
    lister = shutil.which("fc-list")
    if lister is None:
        return False
    return bool(subprocess.run([lister, ":lang=zh-tw"], check=False, capture_output=True).stdout)


def install(packages: list[str], otherwise: str) -> None:
    if shutil.which("apt-get") is None or os.name == "nt" or os.geteuid() != 0:
        project.say(f"not here, {otherwise}: " + ", ".join(packages))
        return
    project.say("setting up: " + ", ".join(packages))
    quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # nothing of it is to be started
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-q", *command], env={**os.environ, **quiet}, check=False, capture_output=True, text=True
        )
        if done.returncode:
            project.say(f"apt-get failed, {otherwise}: " + done.stderr.strip()[-300:])
