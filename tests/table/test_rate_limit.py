"""The token bucket behind all rate limits."""

import pytest

from lastcard.table.rate_limit import TokenBucket

pytestmark = pytest.mark.once


def test_a_burst_passes_and_then_so_many_a_second() -> None:
    bucket = TokenBucket(1, 2)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)] == [True, True, False, True]
    assert not bucket.take(0.5)  # a clock that goes back gives nothing
