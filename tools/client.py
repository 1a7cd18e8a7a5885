"""The browser client for `play`, `test` and packages: what it needs and its build, each stamped with its inputs.

Node comes from the machine if it is new enough, otherwise from PyPI into the virtual environment. Run as a program,
this builds the client with whatever that needs.
"""

import functools
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import project

WEB = project.ROOT / "web"
BUILT = project.PACKAGE / "server" / "client"
BUILT_STAMP = BUILT / ".stamp"
PACKAGES = WEB / "node_modules"
STAMP = PACKAGES / ".lastcard"
OLDEST_NODE = (20, 19)

APART = {
    *("node_modules", "shots", "tests", "README.md", ".gitignore"),
    *("eslint.config.js", ".prettierrc.json", ".prettierignore"),
}
"""What the build does not depend on."""
LEARNT_FROM = ("locale", "rules", "editions", "bots/registry.py", "server/http/edition_catalogue.py")
"""Parts of the package whose texts and decks are built in."""


class NoClient(Exception):
    """Why there is no browser client, in one line."""


class NoNode(NoClient):
    """The machine has no Node.js and cannot get one."""


def build() -> None:
    """The client in the package, built anew if it has changed."""
    if is_current():
        return
    install()
    project.say("setting up: browser client")
    run("could not be built", "npm", "run", "build")
    BUILT_STAMP.write_text(project.digest(*inputs()))


def problems() -> list[NoClient]:
    """Build the client; return what prevented that, if anything."""
    try:
        build()
    except NoClient as why:
        return [why]
    return []


def is_there() -> bool:
    """Return whether there is a built client, up to date or not."""
    return (BUILT / "index.html").is_file()


def is_current() -> bool:
    """Return whether there is a client built from just these files."""
    return is_there() and BUILT_STAMP.is_file() and BUILT_STAMP.read_text() == project.digest(*inputs())


def install() -> None:
    """The locked npm packages."""
    key = project.digest(WEB / "package-lock.json", WEB / ".npmrc")
    if STAMP.is_file() and STAMP.read_text() == key:
        return
    project.say("setting up: packages of the browser client")
    run("could not get its packages; is there a network?", "npm", "ci", "--ignore-scripts")
    STAMP.write_text(key)


def run(failure: str, *command: str) -> None:
    out, both = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(node_command(*command), cwd=WEB, env=environment(), stdout=out, stderr=both, check=False)
    if done.returncode:
        log = project.VENV / "web.log"
        log.write_bytes(done.stdout)
        raise NoClient(f"the browser client {failure} (see {log.relative_to(project.ROOT)})")


def inputs() -> Iterable[object]:
    yield os.environ.get("LASTCARD_PYTHON")
    folders = [path for path in WEB.iterdir() if path.name not in APART]
    for top in sorted([*folders, *(project.PACKAGE / name for name in LEARNT_FROM)]):
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix != ".pyc":
                yield from (path.relative_to(project.ROOT).as_posix(), path)


# Node


def node_command(*command: str) -> list[str]:
    """With the program's whole path, as Windows needs it."""
    program = shutil.which(command[0], path=environment()["PATH"])
    if program is None:
        raise NoNode(f"the browser client could not be built: there is no {command[0]}")
    return [program, *command[1:]]


@functools.cache
def environment() -> dict[str, str]:
    path = os.environ.get("PATH", "")
    return {**os.environ, "PATH": path if has_node(path) else f"{node_folder()}{os.pathsep}{path}"}


def has_node(path: str) -> bool:
    """Whether there are an npm and a Node that is new enough."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def node_folder() -> Path:
    """Node from PyPI, in the virtual environment."""
    lock = project.lock("node")
    stamp = project.STAMPS / "node"
    if not stamp.is_file() or stamp.read_text() != project.digest(lock):
        project.say("setting up: Node.js (there is none here, or an old one)")
        uv = [
            project.tool("uv"),
            "pip",
            "install",
            "--python",
            project.tool("python"),
            "--require-hashes",
            "-r",
            str(lock),
        ]
        done = subprocess.run(uv, cwd=project.ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            why = "there is no Node.js here, and it could not be installed; is there a network?"
            raise NoNode(f"the browser client could not be built: {why}")
        stamp.write_text(project.digest(lock))
    return project.BIN


if __name__ == "__main__":
    if not is_current() and not project.is_set_up():
        project.set_up_packages()
    for problem in problems():
        project.say(str(problem))
