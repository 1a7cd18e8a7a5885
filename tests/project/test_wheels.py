"""Wheels in fresh environments, away from the source: each Python that is here, each extra, a round in Chromium."""

import asyncio
import os
import re
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import async_playwright

import chromium
import client
import installed
import project
import wheels
from browsing import FLAGS, LISTENING, Guest, needs_browser
from lastcard.server.store.file_lock import try_lock
from tapping import play_round

pytestmark = [
    pytest.mark.once,
    pytest.mark.long,
    pytest.mark.skipif(not client.is_current(), reason="there is no browser client here: Node.js could not be had"),
]
TOOLS = ("httpx", "hypothesis", "playwright", "pytest", "pytest-asyncio", "pytest-xdist")
EXTRA_TESTS = {
    "gymnasium,pettingzoo": ["tests/envs/test_envs.py"],
    "openspiel": ["tests/envs/test_envs_openspiel.py"],
    "parquet": ["tests/arena/test_arena.py"],
    "terminal": ["tests/cli/test_screen.py", "tests/cli/test_replay_screen.py"],
    "server": ["tests/server/store/test_sqlite_files.py"],
    "postgresql": ["tests/server/store/test_postgresql.py"],
    "cluster": ["tests/server/cluster/test_set_up.py", "tests/server/cluster/test_leases.py"],
    "mcp": [
        "tests/cli/test_assistant.py::test_a_round_of_every_edition_against_bots",
        "tests/cli/test_assistant.py::test_it_explains_reads_rules_and_runs_no_programs",
    ],
    "mcp,server": ["tests/cli/test_assistant.py"],
}
EXTRA_COMMANDS: dict[str, list[object]] = {
    "torch": [project.ROOT / "examples" / "selfplay.py", "--minutes", "0.1", "--deals", "4", "--out", "run"],
    "ray": ["-m", "lastcard", "simulate", "--rounds", "2000", "--workers", "2", "--on", "ray"],
}
"""What is run for extras that have no tests of their own."""
BESIDES = {"torch": ["torch==2.13.0"]}
"""One that may be had without five gigabytes for graphics cards."""
WITH_A_PAGE = "play"
"""Is tried as a whole, by installed.py and in the browser."""


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run, the same for all processes that tests run in."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@contextmanager
def alone(folder: Path, name: str) -> Iterator[None]:
    """Let others wait, so that what takes minutes is built once."""
    with (folder / f"{name}.lock").open("a") as lock:
        while not try_lock(lock):
            time.sleep(1)
        yield


@pytest.fixture(scope="session")
def source(shared: Path) -> Path:
    folder = shared / "source"
    with alone(shared, "source"):
        return next(folder.glob("*.tar.gz"), None) or wheels.build_source(folder)


@pytest.fixture(scope="session")
def wheel_for(source: Path, shared: Path) -> Callable[[str], Path]:
    def build(python: str) -> Path:
        folder = shared / f"wheel-{Path(python).resolve().name}"
        with alone(shared, folder.name):
            return next(folder.glob("*.whl"), None) or wheels.build_wheel(source, python, folder)

    return build


@pytest.fixture
def wheel_of_this_python(wheel_for: Callable[[str], Path]) -> Path:
    return wheel_for(sys.executable)


def test_pip_compiles_in_its_own_isolation(source: Path, tmp_path: Path) -> None:
    """Its isolation is of another kind than that of uv."""
    wheels.run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", tmp_path, source, cwd=tmp_path)
    [wheel] = tmp_path.glob("*.whl")
    assert re.search(r"-cp\d+-cp\d+-\w+\.whl$", wheel.name)


@pytest.mark.parametrize("number", wheels.python_versions())
def test_a_wheel_is_compiled_and_whole(number: str, wheel_for: Callable[[str], Path], tmp_path: Path) -> None:
    python = wheels.find_python(number)
    if python is None:
        pytest.skip(f"there is no Python {number} here")
    wheel = wheel_for(python)
    tag = f"cp{number.replace('.', '')}"
    assert wheel.name.startswith(f"lastcard-{wheels.version()}-{tag}-{tag}-")
    for extra in ("", "play"):
        fresh = wheels.install(wheel, python, tmp_path / "environment", extra)
        assert wheels.check(fresh) == f"lastcard {wheels.version()} is whole"


@needs_browser
async def test_a_round_in_the_browser(wheel_of_this_python: Path, tmp_path: Path) -> None:
    python = wheels.install(wheel_of_this_python, sys.executable, tmp_path / "environment", "play")
    with installed.opened(str(python)) as url:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
            context = await browser.new_context(service_workers="block")
            await context.add_init_script(LISTENING)
            guest = Guest(await context.new_page(), url.rstrip("/"), "en", asyncio.Event())
            await guest.go()
            await guest.play_at(2, edition="no-mercy", options={"hand_size": 3})
            assert await play_round(guest, dice=Random(1)) > 0
            assert guest.is_over
            assert not guest.complaints
            await browser.close()


@pytest.mark.parametrize("extra", EXTRA_TESTS)
def test_an_extra_is_enough_for_its_own_tests(extra: str, wheel_of_this_python: Path, tmp_path: Path) -> None:
    python = wheels.install(wheel_of_this_python, sys.executable, tmp_path / "environment", extra)
    constraint = ["--constraint", project.lock("dev")]
    wheels.run(project.tool("uv"), "pip", "install", "--python", python, *constraint, *TOOLS)
    files = [project.ROOT / file for file in EXTRA_TESTS[extra]]
    told = wheels.run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files, cwd=project.ROOT)
    assert " passed" in told
    assert " skipped" not in told


@pytest.mark.parametrize(("extra", "printed"), [("torch", "against normal"), ("ray", "mean")])
def test_an_extra_is_enough_for_what_it_is_for(
    extra: str, printed: str, wheel_of_this_python: Path, tmp_path: Path
) -> None:
    besides = BESIDES.get(extra, [])
    python = wheels.install(wheel_of_this_python, sys.executable, tmp_path / "environment", extra, *besides)
    told = wheels.run(python, *EXTRA_COMMANDS[extra], cwd=tmp_path, environment={"LASTCARD_LANG": "en"})
    assert printed in told


def test_no_extra_is_left_out() -> None:
    settings = tomllib.loads((project.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    tried = {extra for named in EXTRA_TESTS for extra in named.split(",")} | {*EXTRA_COMMANDS, WITH_A_PAGE}
    assert tried == set(settings["optional-dependencies"])
