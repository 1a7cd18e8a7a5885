"""Tests in a browser take longest and come first, so that no processor waits for one of them in the end.

A run without the tests that are marked `once` does not import modules in which all are: that takes as long as a tenth
of its tests.
"""

import re
from pathlib import Path

import pytest

ALL_ONCE = re.compile(r"^pytestmark = (\[[^\]]*)?pytest\.mark\.once\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.suffix != ".py" or "not once" not in config.getoption("markexpr"):
        return None
    return True if ALL_ONCE.search(collection_path.read_text("utf-8")) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.name.startswith("test_web_"))


@pytest.fixture
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commands speak English, on lines of 80 columns."""
    monkeypatch.setenv("LASTCARD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
