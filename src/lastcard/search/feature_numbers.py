"""The numbers of the features that a learned player adds up: first those of a table, then those of an action.

A feature is a fact that holds or does not. What is counted has one for each size, with larger sizes taken together.
Weights belong to these numbers (lastcard/bots/learned.weights): whoever changes one trains anew (tools/learned.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EFFECTS: Final = (
    *("", "#", "S", "R", "E", "D", "F", "+*", "w", "w+*", "w+c", "wR+*", "wG", "wD", "wC", "wP", "wM", "wW", "wT+2"),
    *("7", "0"),
)
"""Effects by their symbols; the first stands for any other, the last two for 7 and 0 where they swap hands (NM-05)."""
KINDS: Final = 21
"""How many of them there are."""
SIZES: Final = 9
FINE_SIZES: Final = 16
AMOUNTS: Final = 9
NEARNESS: Final = 5

_MOST: Final = 31


def _steps(*lows: int) -> vec[i64]:
    """Return the step of each number up to 31; a step begins at each of `lows`, the first of which is step 1."""
    return vec[i64]([sum(number >= low for low in lows) for number in range(_MOST + 1)])


SIZE: Final[vec[i64]] = _steps(2, 3, 4, 5, 6, 7, 9, 13)
"""A hand of somebody else."""
FINE_SIZE: Final[vec[i64]] = _steps(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 20, 23)
"""The own hand."""
NEAR: Final[vec[i64]] = _steps(2, 3, 4, 6)
"""How near the next player is to going out."""
AMOUNT: Final[vec[i64]] = _steps(1, 2, 3, 4, 5, 6, 8, 11)
MARGIN: Final[vec[i64]] = _steps(1, 3, 5, 8, 11)
"""How far Mercy is."""


def step_of(steps: vec[i64], number: i64) -> i64:
    """Return the step of a number, which may be larger than the table or negative."""
    if number <= 0:
        return steps[0]
    if number > _MOST:
        return steps[_MOST]
    return steps[number]


def at_most(number: i64, most: i64) -> i64:
    return min(most, number)


# Features of a book and of its options, which never change at a table
OPTIONS: Final = 0
IN_DECK: Final = OPTIONS + 20

# Features of a table as its deciding seat sees it
DECISION: Final = IN_DECK + KINDS
DARK: Final = DECISION + 10
SEATED: Final = DARK + 1
OWN_SIZE: Final = SEATED + 11
NEXT_SIZE: Final = OWN_SIZE + FINE_SIZES
BEFORE_SIZE: Final = NEXT_SIZE + SIZES
OTHER_SIZE: Final = BEFORE_SIZE + SIZES
SHORTER: Final = OTHER_SIZE + SIZES
WILDS: Final = SHORTER + 4
COLORS: Final = WILDS + 5
MOST_HELD: Final = COLORS + 5
ACTIONS_HELD: Final = MOST_HELD + 7
DRAWS_HELD: Final = ACTIONS_HELD + 5
IN_FORCE: Final = DRAWS_HELD + 4
OPEN_PLAIN: Final = IN_FORCE + 7
OPEN_WILD: Final = OPEN_PLAIN + 5
ON_TOP: Final = OPEN_WILD + 3
PENDING: Final = ON_TOP + KINDS
NEXT_LACKS: Final = PENDING + AMOUNTS
OWN_MARGIN: Final = NEXT_LACKS + 4
NEXT_MARGIN: Final = OWN_MARGIN + 6
ACCUSED_SIZE: Final = NEXT_MARGIN + 6
ACCUSED_LACKS: Final = ACCUSED_SIZE + SIZES
DANCER_SIZE: Final = ACCUSED_LACKS + 4

# Features of an action
VERB: Final = DANCER_SIZE + SIZES
PLAYED: Final = VERB + 13
LAID: Final = PLAYED + KINDS
PLAYED_AMOUNT: Final = LAID + KINDS
NUMBER: Final = PLAYED_AMOUNT + AMOUNTS
AGAINST: Final = NUMBER + 10
TURNING: Final = AGAINST + KINDS * NEARNESS
FITS: Final = TURNING + NEARNESS
SAME_COLOR: Final = FITS + 3
SAME_LAID: Final = SAME_COLOR + 7
LARGEST: Final = SAME_LAID + 7
SAME_SYMBOL: Final = LARGEST + 2
FOLLOW: Final = SAME_SYMBOL + 3
LEFT: Final = FOLLOW + 18
LAST_ONE: Final = LEFT + 6
COLORS_LEFT: Final = LAST_ONE + 3
LACKED: Final = COLORS_LEFT + 5
LACKED_BY_OTHERS: Final = LACKED + 9
RARE: Final = LACKED_BY_OTHERS + 4
KILLS: Final = RARE + 6
BLUFF: Final = KILLS + 2
SWAP: Final = BLUFF + 2
TARGET_SIZE: Final = SWAP + 9
TARGET_PLACE: Final = TARGET_SIZE + SIZES
NAMED: Final = TARGET_PLACE + 3
NAMED_RANK: Final = NAMED + 7
FITS_NEXT: Final = NAMED_RANK + 2
GIVES_NEXT: Final = FITS_NEXT + 9

# Features of a table again: what has been seen of hands
NEXT_SEEN: Final = GIVES_NEXT + 9
NEXT_WILDS: Final = NEXT_SEEN + 3
ACCUSED_SEEN: Final = NEXT_WILDS + 3
FEATURES: Final = ACCUSED_SEEN + 6
"""How many there are."""
