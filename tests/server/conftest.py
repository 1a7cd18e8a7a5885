"""What tests with servers of their own share."""

from collections.abc import AsyncIterator

import pytest

from databases import DATABASES, new_database
from serving import hang_up, kill_all


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
