"""Tests in a browser take longest and come first, so that no processor waits for one of them in the end."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.name.startswith("test_web_"))


@pytest.fixture
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commands speak English, on lines of 80 columns."""
    monkeypatch.setenv("LASTCARD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
