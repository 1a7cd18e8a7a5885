"""A small network that scores actions by their features: sums of weights, one hidden layer, whole numbers only.

Three units share a word, so that one addition adds to three of them: a unit is a number of 20 bits that stands for
thousandths (exactly 1/1024), from -512 to 512. Whole numbers give the same scores on every machine.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.search.feature_numbers import FEATURES

UNITS: Final = 30
WORDS: Final = 10
ONE: Final = 1024
"""What stands for 1."""
LANE: Final = 20
LANE_MASK: Final = 0xFFFFF
HALF: Final = 0x80000
"""Added to each unit, so that none is negative."""
HALVES: Final = HALF | (HALF << 20) | (HALF << 40)
LARGEST: Final = 8.0
"""Weights are at most as large as this, so that no sum of them leaves its unit."""


@final
class Network:
    """Weights: a row of units for each feature, and what each unit counts; the last unit counts even if negative."""

    def __init__(self, rows: list[list[float]], counts: list[float]) -> None:
        if len(rows) != FEATURES or len(counts) != UNITS:
            raise ValueError("not the features or the units of this network")
        weights = vec[i64](capacity=FEATURES * WORDS)
        for row in rows:
            units = [whole(weight) for weight in row]
            for word in range(WORDS):
                packed = units[3 * word] + (units[3 * word + 1] << 20) + (units[3 * word + 2] << 40)
                weights = append(weights, i64(packed))
        self.weights: vec[i64] = weights
        self.counts: vec[i64] = vec[i64]([whole(weight) for weight in counts])


def whole(weight: float) -> int:
    return round(max(-LARGEST, min(LARGEST, weight)) * ONE)
