"""History: what everybody at the table has seen happen in a round, in order.

An entry is one number: what happened, to or by which seat, and the table at that moment. Entries are only ever added,
so copies of a state share them: each state knows how many are its own, and whoever adds to entries that another
state has added to goes on with a copy of them.
"""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import zeros
from lastcard.rules.model.cards import Card

KEPT: Final = 256
"""Number of the latest entries that are always kept."""
ROOM: Final = 2 * KEPT
FIRST_ROOM: Final = 64

# What happened: below JUMPED the number of an action, then what is no decision.
JUMPED: Final = 1024
DISCARDED: Final = 1300
TOOK: Final = 1600
DREW: Final = 2000
CAUGHT: Final = 2400
SWAPPED: Final = 2420
PASSED: Final = 2440
CALLED: Final = 2441
WENT_OUT: Final = 2442
TURNED_OVER: Final = 2443
HANDED_ON: Final = 2444

# Where each part of an entry begins, and its bits.
CODE_BITS: Final = 0xFFF
SEAT_AT: Final = 12
TOP_AT: Final = 16
COLOR_AT: Final = 25
SIDE_AT: Final = 28
PENDING_AT: Final = 29


class PastAction(NamedTuple):
    """Something that happened, with the table as it was then."""

    seat: int
    """Who did it, or whom it befell."""
    action: str
    """An action, or `jump CARD`, `draw COUNT`, `pass`, `take COUNT`, `discard CARD`, `uno`, `catch SEAT`, `swap SEAT`,
    `rotate`, `flip`, `out`."""
    top: Card
    color: str | None
    pending: int
    """Cards stacked up: with these a card played was stacked."""


@final
class History:
    """The entries of a round, and those that views have asked for so far, put into words."""

    def __init__(self, entries: vec[i64], used: i64) -> None:
        self.entries: vec[i64] = entries
        self.used: i64 = used
        self.told: list[PastAction] = []

    def with_room(self, count: i64) -> "History":
        """Return a history with the first `count` entries to which another can be added.

        It is this one, unless another state has gone on from here or it is full: then it is a copy of the last of them.
        """
        if self.used != count or count == ROOM:
            return self.branch(count)
        entries = zeros(2 * count)
        for place in range(count):
            entries[place] = self.entries[place]
        self.entries = entries
        return self

    def branch(self, count: i64) -> "History":
        """Return a history that begins with the last KEPT of the first `count` entries."""
        first: i64 = 0
        if count > KEPT:
            first = count - KEPT
        used: i64 = count - first
        room: i64 = FIRST_ROOM
        while room <= used:
            room += room
        entries = zeros(room)
        for place in range(used):
            entries[place] = self.entries[first + place]
        return History(entries, used)


NO_HISTORY: Final = History(zeros(0), -1)
"""What every state begins with. Nothing is added to it, as its `used` is never that of a state."""


def code_of(entry: i64) -> i64:
    """Return what happened: an action's number, or a number from JUMPED on."""
    return entry & CODE_BITS


def seat_of(entry: i64) -> i64:
    """Return who did it, or whom it befell."""
    return (entry >> SEAT_AT) & 15


def top_of(entry: i64) -> i64:
    """Return the kind of the top card."""
    return (entry >> TOP_AT) & 511


def color_of(entry: i64) -> i64:
    """Return the colour in force, or COLORLESS."""
    return (entry >> COLOR_AT) & 7


def side_of(entry: i64) -> i64:
    """Return the side in play."""
    return (entry >> SIDE_AT) & 1


def pending_of(entry: i64) -> i64:
    """Return how many cards were stacked up."""
    return entry >> PENDING_AT
