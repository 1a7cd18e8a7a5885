"""Agents and arenas that nobody here wrote, each in a fresh environment, on our games.

What they need is heavy, and in none of our locks. The scripts are in others/; docs/environments.md has what was seen.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import project
import wheels

pytestmark = [pytest.mark.once, pytest.mark.long]
SCRIPTS = Path(__file__).parent / "others"
TORCH = "torch==2.13.0"


def run_script(folder: Path, extra: str, packages: list[str], script: str, *words: str) -> Any:
    """Run a script with a Python that has an extra of ours and these packages; return the JSON that it prints last."""
    wheels.run(project.tool("uv"), "venv", "--python", project.tool("python"), folder)
    python = folder / project.BIN.name / "python"
    ours = ["-r", project.ROOT / "pyproject.toml", "--extra", extra]
    wheels.run(project.tool("uv"), "pip", "install", "--python", python, *ours, *packages)
    source = {"PYTHONPATH": str(project.ROOT / "src")}
    told = wheels.run(python, SCRIPTS / script, *words, cwd=folder, environment=source)
    return json.loads(told.strip().splitlines()[-1])


def test_kaggle_arena(tmp_path: Path) -> None:
    told = run_script(tmp_path / "venv", "openspiel", ["kaggle-environments"], "kaggle_arena.py")
    assert len(told["steps"]) == 7
    assert all(step > 0 for steps in told["steps"].values() for step in steps)


LEARNERS = {
    "maskable_ppo.py": ("gymnasium", [TORCH, "sb3-contrib"], "40000", 0.55),
    "tianshou_dqn.py": ("gymnasium", [TORCH, "tianshou"], "12000", 0.4),
    "spiel_dqn.py": ("openspiel", [TORCH, "dm-tree"], "1200", 0.5),
}
"""What each needs, its budget, and the share of rounds that it wins at least."""


@pytest.mark.parametrize("script", LEARNERS)
def test_agents_learn_against_random(script: str, tmp_path: Path) -> None:
    extra, packages, budget, least = LEARNERS[script]
    assert run_script(tmp_path / "venv", extra, packages, script, budget)["after"] > least


def test_ismcts_beats_random(tmp_path: Path) -> None:
    assert run_script(tmp_path / "venv", "openspiel", [], "spiel_ismcts.py", "40")["after"] > 0.5


def test_archives_load_everywhere(tmp_path: Path) -> None:
    told = run_script(tmp_path / "venv", "parquet", ["pandas", "polars", "duckdb"], "archive_readers.py")
    assert told["pandas"] == told["polars"] == told["duckdb"]
    assert told["pandas"]["rows"] > 100
