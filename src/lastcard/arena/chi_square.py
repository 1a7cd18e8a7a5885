"""Pearson's chi-square test: how well counts match what is expected of them."""

from collections.abc import Sequence
from math import exp, lgamma, log
from typing import NamedTuple

ENOUGH = 5.0
"""A cell that is expected less often than this is merged with its neighbour."""
TINY = 1e-300
PRECISE = 1e-14


class ChiSquare(NamedTuple):
    """A test of one hypothesis."""

    name: str
    statistic: float
    freedom: int
    """Degrees of freedom."""
    p: float
    """How likely a fair shuffle is to be at least this far off."""


def chi_square(name: str, counts: Sequence[int], expected: Sequence[float]) -> ChiSquare:
    """Test counts against expected counts, which add up to the same total."""
    cells = merged(counts, expected)
    statistic = sum((count - hoped) ** 2 / hoped for count, hoped in cells)
    return tested(name, statistic, len(cells) - 1)


def tested(name: str, statistic: float, freedom: int) -> ChiSquare:
    """Return the test for a statistic that was computed elsewhere."""
    return ChiSquare(name, statistic, freedom, upper_tail(statistic, freedom))


def merged(counts: Sequence[int], expected: Sequence[float]) -> list[tuple[int, float]]:
    """Return counts and expected counts with cells that are too rare merged into the one before."""
    cells: list[tuple[int, float]] = []
    for count, hoped in zip(counts, expected, strict=True):
        if cells and (hoped < ENOUGH or cells[-1][1] < ENOUGH):
            before = cells.pop()
            cells.append((before[0] + count, before[1] + hoped))
        else:
            cells.append((count, hoped))
    return cells


def upper_tail(statistic: float, freedom: int) -> float:
    """Return the chance that a chi-square variable is at least this large: the upper incomplete gamma function."""
    a, x = freedom / 2, statistic / 2
    if x <= 0 or freedom < 1:
        return 1.0
    if x < a + 1:
        return max(0.0, 1.0 - lower_series(a, x))
    return upper_fraction(a, x)


def lower_series(a: float, x: float) -> float:
    term = total = 1 / a
    place = a
    while term > total * PRECISE:
        place += 1
        term *= x / place
        total += term
    return total * exp(a * log(x) - x - lgamma(a))


def upper_fraction(a: float, x: float) -> float:
    """Return the regularised upper gamma function by Lentz's continued fraction."""
    b = x + 1 - a
    c = 1 / TINY
    d = 1 / b
    total = d
    place = 0
    change = 0.0
    while abs(change - 1) > PRECISE and place < 100_000:
        place += 1
        numerator = -place * (place - a)
        b += 2
        d = numerator * d + b
        d = 1 / (d if abs(d) > TINY else TINY)
        c = b + numerator / c
        c = c if abs(c) > TINY else TINY
        change = c * d
        total *= change
    return total * exp(a * log(x) - x - lgamma(a))
