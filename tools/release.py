"""What has to hold before a release: checks it, builds everything into dist/ and tries it. Nothing is uploaded.

.venv/bin/python tools/release.py             everything
.venv/bin/python tools/release.py --no-build  only what takes no time
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import client
import project
import wheels

DIST = project.ROOT / "dist"
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
RELEASED = re.compile(r"([\d.]+) – \d{4}-\d\d-\d\d")


def problems() -> Iterator[str]:
    """Everything in this checkout that is not ready for a release."""
    version = wheels.version()
    if git("status", "--porcelain"):
        yield "there are changes that are not committed"
    if git("tag", "--list", f"v{version}"):
        yield f"{version} has been released already: change __version__ in src/lastcard/__init__.py"
    yield from changelog_problems((project.ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    yield from map(str, client.problems())


def changelog_problems(changelog: str, version: str) -> Iterator[str]:
    newest = HEADING.search(changelog)
    found = RELEASED.fullmatch(newest[1]) if newest else None
    if found is None or found[1] != version:
        yield f"CHANGELOG.md does not begin with '## {version} – ' and a date"


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=project.ROOT, capture_output=True, text=True, check=True).stdout.strip()


def build() -> None:
    """Build the source and a wheel for every Python of this machine, each tried without extras and with `play`."""
    shutil.rmtree(DIST, ignore_errors=True)
    source = wheels.build_source(DIST)
    project.say(source.name)
    for number in wheels.python_versions():
        python = wheels.find_python(number)
        if python is None:
            project.say(f"there is no Python {number} here; cibuildwheel builds for it: see CONTRIBUTING.md")
            continue
        wheel = wheels.build_wheel(source, python, DIST)
        for extra in ("", "play"):
            with tempfile.TemporaryDirectory() as folder:
                told = wheels.check(wheels.install(wheel, python, Path(folder), extra))
            project.say(f"{wheel.name}{f'[{extra}]' if extra else ''}: {told}")


def main() -> int:
    found = list(problems())
    for problem in found:
        project.say(problem)
    if found:
        return 1
    if "--no-build" in sys.argv:
        project.say(f"{wheels.version()} can be built")
        return 0
    try:
        build()
    except wheels.BadPackage as why:
        project.stop(str(why))
    project.say(f"{wheels.version()} is ready; what is in {DIST.name}/ can be uploaded, and the commit tagged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
