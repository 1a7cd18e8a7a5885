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


_NUMBERS: Final[vec[i64]] = vec[i64](range(MAX_CARDS))


def in_order(count: i64) -> vec[i64]:
    return _NUMBERS[:count]


def put(cards: vec[i64], at: i64, value: i64) -> None:
    """Set `cards[at] = value`. For an attribute, mypyc counts references in an assignment, but not in a call."""
    cards[at] = value


def exchange(cards: vec[i64], place: i64, other: i64) -> None:
    moved: i64 = cards[place]
    cards[place] = cards[other]
    cards[other] = moved


def exchange_rows(cards: vec[i64], row: i64, other: i64, size: i64) -> None:
    """Swap two rows of `size` numbers."""
    end: i64 = (row + 1) * size
    mine: i64 = row * size
    theirs: i64 = other * size
    while mine < end:
        exchange(cards, mine, theirs)
        mine += 1
        theirs += 1


def count_bits(mask: i64) -> i64:
    """Return how many bits are set. All constants have at most 62 bits: mypyc turns larger ones into objects."""
    count: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    count = (count & 0x3333333333333333) + ((count >> 2) & 0x3333333333333333)
    count = (count + (count >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (count * 0x0101010101010101 >> 56) & 0x7F


_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""De Bruijn constant: multiplied by a power of two, its top six bits tell which power it was."""


def _places() -> vec[i64]:
    places = zeros(64)
    for place in range(WORD_BITS):
        places[(BIT[place] * _DE_BRUIJN >> 58) & 63] = place
    return places


_PLACE: Final[vec[i64]] = _places()


def lowest(mask: i64) -> i64:
    """Return the place of the lowest bit set."""
    return _PLACE[((mask & -mask) * _DE_BRUIJN >> 58) & 63]


def seats_in(seats: i64) -> list[int]:
    """Return a set of seats as a list."""
    if seats == 0:
        return []
    return [seat for seat in range(MAX_SEATS) if int(seats) >> seat & 1]


def set_of(seats: list[int]) -> int:
    """Return a list of seats as a set."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
