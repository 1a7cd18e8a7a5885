"""One browser program for all tests of a process, which therefore run in one event loop."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from browsing import SHARED, WHY_NOT, open_browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session", autouse=True)
async def shared_browser() -> AsyncIterator[None]:
    """Keep a browser program open for `open_house`."""
    if WHY_NOT:
        yield
        return
    async with open_browser() as browser:
        SHARED.append(browser)
        yield
        SHARED.clear()
