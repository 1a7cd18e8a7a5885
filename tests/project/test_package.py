"""The package as others install it: what is in it, what it needs, how fast it starts."""

import os
import resource
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import client
import project
import release
import wheels
from lastcard import __version__
from package_page import package_page, with_addresses

pytestmark = pytest.mark.once
EXTRAS_ONLY = ("fastapi", "prometheus_client", "rich", "segno", "sqlalchemy", "starlette", "textual", "uvicorn")
"""Modules that the core must do without."""
BARE_START = 0.02
"""Seconds that a processor at rest takes to start Python with `json` and `re`."""


def python(code: str, *arguments: str, **environment: str) -> str:
    """Run a snippet in a process of its own and return what it prints."""
    command = [sys.executable, "-c", code, *arguments]
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(command, env=own | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# What it needs


WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS_ONLY!r}))\n"
"""Lets every import of these fail."""


def test_engine_records_bots_and_arena_need_no_extra() -> None:
    python(
        WITHOUT + "import lastcard.arena.contest, lastcard.arena.ratings, lastcard.bots, lastcard.fairness\n"
        "import lastcard.record, lastcard.table.table\n"
        "from lastcard.cli.main import main\n"
        "assert [main(['rules', 'NM-03']), main(['editions']), main(['arena', '--rounds', '1', '--players',"
        " 'easy,easy'])] == [0, 0, 0]"
    )


def test_what_is_slow_to_load_is_loaded_when_it_is_wanted() -> None:
    loaded = "import sys; import {}; print(*sys.modules)"
    core = set(python(loaded.format("lastcard")).split())
    assert not core & {*EXTRAS_ONLY, "asyncio", "babel", "fluent.runtime", "msgspec", "subprocess"}
    command = set(python(loaded.format("lastcard.cli.main")).split())
    assert not command & {*EXTRAS_ONLY, "asyncio", "babel", "openskill"}


@pytest.mark.skipif(os.name != "posix", reason="measures by getrusage")
@pytest.mark.parametrize(
    ("code", "most"),
    [("import lastcard", 0.15), ("from lastcard.cli.main import main; main(['rules'])", 0.4)],
)
def test_it_starts_quickly(code: str, most: float, tmp_path: Path) -> None:
    """In seconds of a processor at rest: on one that others slow down, Python itself takes longer to start, too."""
    python(code, PYTHONPYCACHEPREFIX=str(tmp_path))  # the first time Python writes its bytecode
    taken, bare = [], []
    for _ in range(30):  # one quiet moment is enough
        bare.append(processor_time("import json, re", tmp_path))
        taken.append(processor_time(code, tmp_path))
        if min(taken) < most * max(1, min(bare) / BARE_START):
            return
    pytest.fail(f"{taken} {bare}")


def processor_time(code: str, cache: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    python(code, PYTHONPYCACHEPREFIX=str(cache))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_extras_are_whole() -> None:
    """`play` is all that playing needs, and what `./play` installs."""
    settings = tomllib.loads((project.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = settings["optional-dependencies"]
    assert extras["play"] == ["lastcard[server,terminal]"]
    locked = project.lock("play").read_text("utf-8")
    for wanted in (*settings["dependencies"], *extras["server"], *extras["terminal"]):
        name = wanted.partition(">")[0].replace(".", "-")
        assert f"\n{name}==" in f"\n{locked}"


# What is in it


@pytest.mark.skipif(not client.is_current(), reason="there is no browser client here: Node.js could not be had")
def test_a_wheel_that_is_not_compiled_says_so_and_has_everything_else(tmp_path: Path) -> None:
    command = ["build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path]
    wheels.run(project.tool("uv"), *command, project.ROOT, environment={"LASTCARD_PURE": "1"})
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name == f"lastcard-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        packed.extractall(tmp_path / "installed")
    built = {f"lastcard/server/client/{file.relative_to(client.BUILT).as_posix()}" for file in client_files()}
    assert {name for name in names if name.startswith("lastcard/server/client/")} == built
    assert {"lastcard/locale/zh-Hant/cli.ftl", "lastcard/py.typed", "lastcard/speed.py"} <= names
    assert not [name for name in names if "_native" in name or name.endswith(".so")]
    own = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "LASTCARD_PURE": "0"}
    check = [sys.executable, str(project.ROOT / "tools" / "installed.py"), "--plain"]
    done = subprocess.run(check, cwd=tmp_path, env=own, capture_output=True, text=True, check=False)
    assert done.stdout == f"lastcard {__version__} is whole\n", done.stderr


def client_files() -> list[Path]:
    return [file for file in client.BUILT.rglob("*") if file.is_file() and not file.name.startswith(".")]


# Its page


README = """# Lastcard

| | |
|---|---|
| <img src="docs/a.jpg" alt="A"> | <img src="docs/b.jpg" alt="B"> |

<p><img width="32%" src="docs/c.jpg" alt="C"></p>

See [rules](docs/rules.md#options) and [elsewhere](https://cards.example/).
"""


def test_links_and_pictures_of_the_page_have_whole_addresses() -> None:
    shown = with_addresses(README, "https://code.example/lastcard/")
    assert shown.count('src="https://code.example/lastcard/raw/main/docs/') == 3
    assert "[rules](https://code.example/lastcard/blob/main/docs/rules.md#options)" in shown
    assert "[elsewhere](https://cards.example/)" in shown


def test_without_an_address_the_page_has_neither() -> None:
    assert with_addresses(README, None) == "# Lastcard\n\n\n\nSee rules and [elsewhere](https://cards.example/).\n"
    assert "<img" not in package_page(project.ROOT)
    assert "](" not in package_page(project.ROOT)


# Releases


def test_a_release_needs_a_dated_heading_of_its_version() -> None:
    assert not list(release.changelog_problems("# Changelog\n\n## 1.2.0 – 2026-11-18\n", "1.2.0"))
    for heading in ("Unreleased", "1.2.0", "1.1.0 – 2026-11-18"):
        changelog = f"# Changelog\n\n## {heading}\n\n## 1.2.0 – 2026-11-18\n"
        assert list(release.changelog_problems(changelog, "1.2.0"))


def test_the_version_has_a_heading_in_the_changelog() -> None:
    assert f"\n## {__version__} – " in (project.ROOT / "CHANGELOG.md").read_text("utf-8")
    assert wheels.version() == __version__
