"""What drawing says: whoever draws on a colour mostly holds none of it. All at the table see that.

`state.newer[4 * seat + color]` is one more than the cards that came to a hand since its player drew on that colour, 0
if nobody has seen that. Imagined rounds do not keep it.
"""

import re
from typing import Final

from mypy_extensions import i64

from lastcard.rules.bits import exchange_rows, put
from lastcard.rules.faces import COLORLESS
from lastcard.rules.state import State

NEWER: Final = re.compile("[a-z][0-9]{1,3}")


def hear_draw(state: State, seat: i64) -> None:
    """Somebody has drawn on the colour in force instead of playing."""
    if not state.blind and state.color != COLORLESS:
        put(state.newer, 4 * seat + state.color, 1)


def hear_cards(state: State, seat: i64, count: i64) -> None:
    """So many cards have come to a hand."""
    if state.blind:
        return
    at: i64 = 4 * seat
    end: i64 = at + 4
    while at < end:
        if state.newer[at]:
            put(state.newer, at, state.newer[at] + count)
        at += 1


def hear_exchange(state: State, seat: i64, other: i64) -> None:
    """What was known of a hand goes with it."""
    if not state.blind:
        exchange_rows(state.newer, seat, other, 4)


def forget_draws(state: State) -> None:
    """The colours are others now (TF-04)."""
    for at in range(4 * state.players):
        put(state.newer, at, 0)


def lacks_of(state: State, seat: int) -> dict[str, int]:
    """Colours by their letters, where that says something about some card of the hand."""
    if not len(state.newer):
        return {}
    letters = state.book.colors_of(int(state.side))
    told = [int(count) - 1 for count in state.newer[4 * seat : 4 * seat + 4]]
    return {letters[color]: count for color, count in enumerate(told) if 0 <= count < state.sizes[seat]}


def set_lacks(state: State, lacks: list[dict[str, int]]) -> None:
    letters = state.book.colors_of(int(state.side))
    for seat, counts in enumerate(lacks):
        for letter, count in counts.items():
            state.newer[4 * seat + letters.index(letter)] = count + 1


def read_lacks(state: State, texts: list[str]) -> bool:
    """From a text a seat, `r0 g2`; whether they could be read."""
    letters = state.book.colors_of(int(state.side))
    if texts and len(texts) != state.players:
        return False
    words = [text.split(" ") if text else [] for text in texts]
    if not all(NEWER.fullmatch(word) and word[0] in letters for each in words for word in each):
        return False
    set_lacks(state, [{word[0]: int(word[1:]) for word in each} for each in words])
    return True
