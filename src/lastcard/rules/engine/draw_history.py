"""Keeps track of draws: whoever draws on a colour probably holds none of it, and all at the table see that.

`state.since_draw[4 * seat + color]` is one more than the cards that came to a hand since its player drew on that
colour, 0 if nobody has seen that. Imagined rounds do not keep it.
"""

import re
from typing import Final

from mypy_extensions import i64

from lastcard.rules.model.bits import exchange_rows, put
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State

WRITTEN: Final = re.compile("[a-z][0-9]{1,3}")


def remember_draw(state: State, seat: i64) -> None:
    """Remember that somebody has drawn on the colour in force instead of playing."""
    if not state.blind and state.color != COLORLESS:
        put(state.since_draw, 4 * seat + state.color, 1)


def count_new_cards(state: State, seat: i64, count: i64) -> None:
    """Count cards that have come to a hand since."""
    if state.blind:
        return
    at: i64 = 4 * seat
    end: i64 = at + 4
    while at < end:
        if state.since_draw[at]:
            put(state.since_draw, at, state.since_draw[at] + count)
        at += 1


def exchange_draws(state: State, seat: i64, other: i64) -> None:
    """Let what is known of two hands change places with them."""
    if not state.blind:
        exchange_rows(state.since_draw, seat, other, 4)


def forget_draws(state: State) -> None:
    """Forget all, as the colours are others now (TF-04)."""
    for at in range(4 * state.players):
        put(state.since_draw, at, 0)


def lacks_of(state: State, seat: int) -> dict[str, int]:
    """Return, by colour, how many cards a hand got since its player drew on it, where older cards are left."""
    lacks: dict[str, int] = {}
    if not len(state.since_draw):
        return lacks
    for color in range(4):
        count: i64 = state.since_draw[4 * seat + color] - 1
        if 0 <= count < state.sizes[seat]:
            lacks[state.book.colors_of(int(state.side))[color]] = int(count)
    return lacks


def set_lacks(state: State, lacks: list[dict[str, int]]) -> None:
    """Set the draw history from such counts, one dict a seat."""
    letters = state.book.colors_of(int(state.side))
    for seat, counts in enumerate(lacks):
        for letter, count in counts.items():
            state.since_draw[4 * seat + letters.index(letter)] = count + 1


def read_lacks(state: State, texts: list[str]) -> bool:
    """Read one text a seat, such as `r0 g2`; False if they cannot be read."""
    letters = state.book.colors_of(int(state.side))
    if texts and len(texts) != state.players:
        return False
    words = [text.split(" ") if text else [] for text in texts]
    if not all(WRITTEN.fullmatch(word) and word[0] in letters for each in words for word in each):
        return False
    set_lacks(state, [{word[0]: int(word[1:]) for word in each} for each in words])
    return True
