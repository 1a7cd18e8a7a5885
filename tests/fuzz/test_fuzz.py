"""Whatever is parsed is understood or refused, in bounded time: what was found before, and a little more each time."""

from importlib.util import find_spec

import pytest

import fuzz
from fuzz_targets import TARGETS
from lastcard.rules import COMPILED

MOST_KEPT = 200_000
"""Bytes of everything that is kept."""
RUNS = 1000


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_kept_is_understood_or_refused(target: str) -> None:
    inputs = fuzz.kept(target)
    assert inputs
    for data in inputs:
        TARGETS[target].check(data, fuzz.SLOWEST)


def test_little_is_kept() -> None:
    assert sum(file.stat().st_size for file in fuzz.CORPUS.iterdir()) < MOST_KEPT
    assert fuzz.targets() == list(TARGETS)


@pytest.mark.skipif(find_spec("atheris") is None, reason="SKIPPED, fuzzing: there is no atheris for this system")
@pytest.mark.skipif(not COMPILED, reason="it runs uncompiled in any case")
class TestNothingNewBreaks:
    def test_in_a_few_seconds(self) -> None:
        assert fuzz.fuzz(fuzz.MIXED, runs=RUNS)

    @pytest.mark.long
    @pytest.mark.parametrize("target", TARGETS)
    def test_in_ten_minutes_each(self, target: str) -> None:
        assert fuzz.fuzz(target, seconds=600)
