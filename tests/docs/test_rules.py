"""The rules in docs/rules.md are those that code, tests and texts know of, and the other way round."""

import re
from pathlib import Path

import pytest

import project
from lastcard import Game

ROOT = project.ROOT
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")
LOCALE = ROOT / "src" / "lastcard" / "locale"
LANGUAGES = sorted(file.parent for file in LOCALE.glob("*/rules.ftl"))
RULES = re.findall(r"^### ([A-Z]+-\d\d): ", PAGE, re.MULTILINE)
PREFIXES = "|".join(sorted({rule.partition("-")[0] for rule in RULES}))
NO_RULE = "-99"
"""The number that tests use for a rule that does not exist."""
CITED = re.compile(rf"\b(?:{PREFIXES})(?!{NO_RULE})-\d\d\b")
SOURCES = ("*.py", "*.ftl", "*.toml", "*.ts", "*.svelte", "*.txt", "*.perft")
FOLDERS = ("src", "tests", "web/src", "web/tests", "web/tools", "docs")
pytestmark = pytest.mark.once


def cited() -> dict[str, set[str]]:
    """Every rule id that stands in a source file, and where."""
    found: dict[str, set[str]] = {}
    for file in (
        file for folder in FOLDERS for pattern in (*SOURCES, "*.md") for file in (ROOT / folder).rglob(pattern)
    ):
        for rule in CITED.findall(file.read_text("utf-8")):
            found.setdefault(rule, set()).add(file.relative_to(ROOT).as_posix())
    return found


def test_rules_are_numbered_without_gaps() -> None:
    assert len(RULES) == len(set(RULES))
    last = {prefix: int(number) for prefix, number in (rule.split("-") for rule in RULES)}
    assert [f"{prefix}-{number:02d}" for prefix in last for number in range(1, last[prefix] + 1)] == RULES


def test_every_rule_cited_is_on_the_page() -> None:
    assert {rule: sorted(files) for rule, files in cited().items() if rule not in RULES} == {}


@pytest.mark.parametrize("folder", LANGUAGES, ids=lambda folder: folder.name)
def test_every_rule_of_the_page_has_a_text(folder: Path) -> None:
    """And no rule has one that the page lacks."""
    texts = re.findall(r"^rule-([A-Z]+-\d\d) =", (folder / "rules.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(texts) == sorted(RULES)


def test_every_option_is_on_the_page() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE[PAGE.index("\n## Options\n") :], re.MULTILINE)
    assert sorted(listed) == sorted(Game.deal("classic").options)
