"""Sets of cards as words of 62 bits, so that an `i64` never goes negative."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD_BITS: Final = 62
MAX_CARDS: Final = 248
MAX_SEATS: Final = 10


def _bits() -> vec[i64]:
    """`1 << k` by table: mypyc 2.4 compiles `i64(1) << k` to a 32-bit shift."""
    table = vec[i64]()
    bit: i64 = 1
    for place in range(MAX_CARDS):
        if place % WORD_BITS == 0:
            bit = 1
        table = append(table, bit)
        bit = bit + bit
    return table


BIT: Final[vec[i64]] = _bits()
"""The bit of a slot within its word; also of a seat in a set of seats."""
WORD: Final[vec[i64]] = vec[i64]([place // WORD_BITS for place in range(MAX_CARDS)])


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


def count_bits(mask: i64) -> i64:
    count: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    count = (count & 0x3333333333333333) + ((count >> 2) & 0x3333333333333333)
    count = (count + (count >> 4)) & 0x0F0F0F0F0F0F0F0F
    count = count + (count >> 8)
    count = count + (count >> 16)
    count = count + (count >> 32)
    return count & 0x7F


def lowest(mask: i64) -> i64:
    """Place of the lowest bit set."""
    return count_bits((mask & -mask) - 1)
