"""The arena on a Ray cluster that Ray starts on this machine. Ray is large: it is installed for this test alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import project

pytestmark = [pytest.mark.once, pytest.mark.long]


@pytest.fixture(scope="module")
def ray(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ray")
    install = [project.tool("uv"), "pip", "install", "-q", "--target", str(folder), "--compile-bytecode"]
    install += ["--require-hashes", "-r", str(project.lock("ray"))]  # compiled: parts of Ray wait 15 s for each other
    if subprocess.run(install, check=False).returncode:
        pytest.skip("ray cannot be installed: is there a network?")
    return folder


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--edition", "classic", "--rounds", "2e4"],
        ["arena", "--players", "normal,easy", "--rounds", "8"],
    ],
)
def test_a_cluster_gives_the_same_figures(ray: Path, words: list[str]) -> None:
    paths = os.pathsep.join([str(project.PACKAGE.parent), str(ray)])
    environment = {**os.environ, "PYTHONPATH": paths, "RAY_raylet_start_wait_time_s": "240"}

    def run(on: str) -> str:
        command = [sys.executable, "-m", "lastcard", *words, "--on", on, "--workers", "2"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=True)
        return done.stdout

    assert run("ray") == run("cores")
