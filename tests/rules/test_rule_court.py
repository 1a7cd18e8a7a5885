"""The rule court: its scenarios are those of today, fit their schema, and our engine agrees with all of them."""

import json
import sys
from collections import Counter
from importlib import import_module
from typing import Any

import jsonschema_rs
import pytest

import project
import rule_court

COURT = project.ROOT / "docs" / "court"
CASES = [json.loads(line) for line in rule_court.FILE.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def court() -> Any:
    sys.path.insert(0, str(COURT))
    try:
        yield import_module("court")
    finally:
        sys.path.remove(str(COURT))


@pytest.mark.once
def test_the_file_is_that_of_today() -> None:
    """If this fails, run tools/rule_court.py."""
    assert rule_court.FILE.read_text("utf-8") == rule_court.written()


@pytest.mark.once
def test_every_scenario_fits_the_schema() -> None:
    schema = json.loads((COURT / "schema.json").read_text("utf-8"))
    checker = jsonschema_rs.validator_for(schema)
    for case in CASES:
        checker.validate(case)
    assert not checker.is_valid({**CASES[0], "steps": [{"seat": 0}]})


@pytest.mark.once
def test_the_page_counts_them() -> None:
    page = (project.ROOT / "docs" / "rule-court.md").read_text("utf-8")
    assert f"as data: {len(CASES)} small positions" in page
    assert f"| Lastcard 0.2.0 | {len(CASES)} | 0 | 0 |" in page


@pytest.mark.once
def test_our_engine_agrees(court: Any) -> None:
    engine = import_module("lastcard_engine")
    verdicts = [court.judge(case, engine) for case in CASES]
    assert [each for each in verdicts if each["verdict"] != "agrees"] == []


class Contrary:
    """An engine that answers as ours does, but for one thing."""

    def __init__(self, table: Any) -> None:
        self.table = table

    def act(self, seat: int, action: str) -> bool:
        return bool(self.table.act(seat, action))

    def tell(self, fact: str, *of: Any) -> Any:
        if fact == "points":
            raise NotImplementedError("no points")
        said = self.table.tell(fact, *of)
        return 3 if fact == "direction" else said


@pytest.mark.once
def test_disagreement_and_silence_are_told_apart(court: Any) -> None:
    ours = import_module("lastcard_engine")

    class Engine:
        @staticmethod
        def start(case: Any) -> Contrary:
            return Contrary(ours.start(case))

    verdicts = [court.judge(case, Engine) for case in CASES]
    wrong = [each for each in verdicts if each["verdict"] == "disagrees"]
    assert wrong
    assert all(each["wanted"]["fact"] == "direction" and each["said"] == 3 for each in wrong)
    assert Counter(each["verdict"] for each in verdicts)["cannot say"] > 0


@pytest.mark.once
def test_the_runner_is_short() -> None:
    assert len((COURT / "court.py").read_text("utf-8").splitlines()) <= 50
