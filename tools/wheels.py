"""Packages as others get them: a source distribution, a wheel for each Python, fresh environments to try them in."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import project

VERSION = re.compile(r'^__version__ = "([\d.]+)"$', re.MULTILINE)
PYTHON = re.compile(r"Programming Language :: Python :: (3\.\d+)")


class BadPackage(Exception):
    """A package that cannot be built, or does not do what it should."""


def version() -> str:
    found = VERSION.search((project.PACKAGE / "__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def python_versions() -> list[str]:
    """The versions of Python that the package says it is for."""
    settings = tomllib.loads((project.ROOT / "pyproject.toml").read_text("utf-8"))
    return [found[1] for each in settings["project"]["classifiers"] if (found := PYTHON.fullmatch(each))]


def find_python(number: str) -> str | None:
    """A Python of this version on this machine; nothing is downloaded."""
    command = [project.tool("uv"), "python", "find", "--system", "--no-python-downloads", "--no-project", number]
    own = {**os.environ, "PYENV_VERSION": number}  # or pyenv hides all but one
    found = subprocess.run(command, env=own, capture_output=True, text=True, check=False)
    return found.stdout.strip() if found.returncode == 0 else None


def build_source(folder: Path, **environment: str) -> Path:
    """Build the source distribution of this checkout into a folder."""
    run(project.tool("uv"), "build", "--sdist", "--out-dir", folder, project.ROOT, environment=environment)
    return folder / f"lastcard-{version()}.tar.gz"


def build_wheel(source: Path, python: str, folder: Path, **environment: str) -> Path:
    """Build a wheel from a source distribution, as pip does where there is no wheel."""
    before = set(folder.glob("*.whl"))
    run(
        project.tool("uv"), "build", "--wheel", "--python", python, "--out-dir", folder, source, environment=environment
    )
    [wheel] = set(folder.glob("*.whl")) - before
    return wheel


def install(wheel: Path, python: str, folder: Path, extra: str = "", *besides: str) -> Path:
    """Make an environment with a wheel, with an extra of it if named, and other packages; return its Python."""
    run(project.tool("uv"), "venv", "--clear", "--python", python, folder)
    installed = folder / project.BIN.name / "python"
    wanted = f"lastcard[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
    run(project.tool("uv"), "pip", "install", "--python", installed, wanted, *besides)
    return installed


def check(python: Path, *flags: str) -> str:
    """Run installed.py with an environment's Python, away from the source; return what it says."""
    return run(python, project.ROOT / "tools" / "installed.py", *flags, cwd=python.parent).strip()


def run(*command: object, cwd: Path | None = None, environment: dict[str, str] | None = None) -> str:
    """Run a program and return its output; BadPackage with all it said if it fails."""
    own = {name: value for name, value in os.environ.items() if name not in ("LASTCARD_PURE", "PYTHONPATH")}
    words = [str(word) for word in command]
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(
        words, cwd=cwd, env=own | (environment or {}), stdout=pipe, stderr=out, text=True, check=False
    )
    if done.returncode:
        raise BadPackage(f"{' '.join(words)}\n{done.stdout}")
    return done.stdout
