"""What tests with servers of their own share."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from databases import DATABASES, new_database
from lastcard.server.config import database_in
from lastcard.server.store.storage import Storage
from serving import Server, hang_up, kill_all


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the tests of the OpenAPI document, one for each operation, names of their own: schemathesis does not."""
    for item in items:
        if label := getattr(item, "operation_label", ""):
            item._id = item.id.with_params(label)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server that all tests of a module share; it must not log an error."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture
async def hang_up_at_the_end() -> AsyncIterator[None]:
    """Close the connections that a test has opened."""
    yield
    await hang_up()


@pytest.fixture
async def hang_up_and_kill() -> AsyncIterator[None]:
    """Close the connections that a test has opened, and kill the servers that it has started."""
    yield
    await hang_up()
    kill_all()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind: "" for SQLite, in the folder of the server, or an address."""
    return new_database(request.param)


@pytest.fixture(params=DATABASES)
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An open storage in an empty database of each kind."""
    opened = Storage(new_database(request.param) or database_in(tmp_path))
    opened.open()
    yield opened
    opened.close()
