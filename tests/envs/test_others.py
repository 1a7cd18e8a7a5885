"""Agents and arenas that nobody here wrote, each in a fresh environment, on our games.

What they need is heavy, and in none of our locks. The scripts are in others/; docs/environments.md has what was seen.
"""

import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import project
import wheels

pytestmark = [pytest.mark.once, pytest.mark.long]
SCRIPTS = Path(__file__).parent / "others"
TORCH = "torch==2.13.0"


def run_script(folder: Path, extra: str, packages: list[str], script: str, *words: str) -> Any:
    """Run a script with a Python that has an extra of ours, or none, and packages; return the JSON it prints last."""
    wheels.run(project.tool("uv"), "venv", "--python", project.tool("python"), folder)
    python = folder / project.BIN.name / "python"
    ours = ["-r", project.ROOT / "pyproject.toml", *(["--extra", extra] if extra else [])]
    wheels.run(project.tool("uv"), "pip", "install", "--python", python, *ours, *packages)
    source = {"PYTHONPATH": str(project.ROOT / "src")}
    told = wheels.run(python, SCRIPTS / script, *words, cwd=folder, environment=source)
    return json.loads(told.strip().splitlines()[-1])


def test_kaggle_arena(tmp_path: Path) -> None:
    told = run_script(tmp_path / "venv", "openspiel", ["kaggle-environments"], "kaggle_arena.py")
    assert len(told["steps"]) == 7
    assert all(step > 0 for steps in told["steps"].values() for step in steps)


LEARNERS = {
    "maskable_ppo.py": ("gymnasium", [TORCH, "sb3-contrib"], "40000"),
    "tianshou_ppo.py": ("gymnasium", [TORCH, "tianshou"], "40000"),
    "spiel_dqn.py": ("openspiel", [TORCH, "dm-tree"], "600"),
    "spiel_ismcts.py": ("openspiel", [], "120"),
}
"""What each needs, and its budget."""


@pytest.mark.parametrize("script", LEARNERS)
def test_agents_beat_random(script: str, tmp_path: Path) -> None:
    """With 95 % certainty they win more than their fair share of rounds with two players."""
    told = run_script(tmp_path / "venv", *LEARNERS[script][:2], script, LEARNERS[script][2])
    share, rounds = told["after"], told["rounds"]
    assert share - 1.96 * sqrt(share * (1 - share) / rounds) > 0.5, told


def test_archives_load_everywhere(tmp_path: Path) -> None:
    told = run_script(tmp_path / "venv", "parquet", ["pandas", "polars", "duckdb"], "archive_readers.py")
    assert told["pandas"] == told["polars"] == told["duckdb"]
    assert told["pandas"]["rows"] > 100


def test_views_as_text_fit_by_the_tokenizers_of_others(tmp_path: Path) -> None:
    packages = ["anthropic==0.34.2", "mistral-common", "rs-bpe", "tokenizers"]  # later ones have no data in them
    told = run_script(tmp_path / "venv", "", packages, "view_tokens.py")
    assert all(300 < max(of_edition.values()) <= 1500 for edition, of_edition in told.items() if edition != "kids")
