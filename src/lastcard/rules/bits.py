"""Sets of cards as words of at most 62 bits, so that an `i64` never goes negative; sets of seats likewise."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD_BITS: Final = 62
MAX_CARDS: Final = 240
MAX_SEATS: Final = 10


def _bits() -> vec[i64]:
    """`1 << k` by table: mypyc 2.4 compiles `i64(1) << k` to a 32-bit shift."""
    table = vec[i64]()
    bit: i64 = 1
    for _ in range(WORD_BITS):
        table = append(table, bit)
        bit = bit + bit
    return table


BIT: Final[vec[i64]] = _bits()
_ZEROS: Final[vec[i64]] = vec[i64]([0] * 4096)


def zeros(count: i64) -> vec[i64]:
    return _ZEROS[:count]


def count_bits(mask: i64) -> i64:
    """All constants have at most 62 bits: mypyc turns larger ones into objects."""
    count: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    count = (count & 0x3333333333333333) + ((count >> 2) & 0x3333333333333333)
    count = (count + (count >> 4)) & 0x0F0F0F0F0F0F0F0F
    count = count + (count >> 8)
    count = count + (count >> 16)
    count = count + (count >> 32)
    return count & 0x7F


def _places() -> vec[i64]:
    """The powers of two leave different remainders by 67: a quick way from a bit to its place, compiled or not."""
    places = zeros(67)
    for place in range(WORD_BITS):
        places[BIT[place] % 67] = place
    return places


_PLACE: Final[vec[i64]] = _places()


def lowest(mask: i64) -> i64:
    """Place of the lowest bit set."""
    return _PLACE[(mask & -mask) % 67]
