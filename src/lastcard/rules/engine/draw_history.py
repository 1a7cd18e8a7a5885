"""Keeps track of draws: whoever draws instead of playing probably lacks the colour in force, and everybody sees it.

`state.drawn_on` has a row for each seat. It counts the cards that have come to the hand, and holds for each colour
that count plus one as it was when the player drew on it, or 0 if they never did. Imagined rounds do not keep it.
"""

import re
from typing import Final

from mypy_extensions import i64

from lastcard.rules.model.bits import exchange_rows, put
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import CAME, DRAW_ROW, State

WRITTEN: Final = re.compile("[a-z][0-9]{1,3}")


def remember_draw(state: State, seat: i64) -> None:
    """Remember that somebody has drawn on the colour in force instead of playing."""
    if not state.blind and state.color != COLORLESS:
        row: i64 = DRAW_ROW * seat
        put(state.drawn_on, row + state.color, state.drawn_on[row + CAME] + 1)


def count_new_cards(state: State, seat: i64, count: i64) -> None:
    """Count cards that have come to a hand."""
    if not state.blind:
        at: i64 = DRAW_ROW * seat + CAME
        put(state.drawn_on, at, state.drawn_on[at] + count)


def exchange_draws(state: State, seat: i64, other: i64) -> None:
    """Swap what is known of two hands that are swapped."""
    if not state.blind:
        exchange_rows(state.drawn_on, seat, other, DRAW_ROW)


def forget_draws(state: State) -> None:
    """Forget everything, as a Flip has changed the colours (TF-04)."""
    for at in range(DRAW_ROW * state.players):
        put(state.drawn_on, at, 0)


def came_since_draw(state: State, seat: i64, color: i64) -> i64:
    """Return how many cards a hand has got since its player drew on a colour; -1 if they never did."""
    row: i64 = DRAW_ROW * seat
    drawn: i64 = state.drawn_on[row + color]
    return state.drawn_on[row + CAME] - drawn + 1 if drawn else -1


def lacks_of(state: State, seat: int) -> dict[str, int]:
    """Return, by colour, how many cards a hand has got since its player drew on it, as long as older cards are left."""
    lacks: dict[str, int] = {}
    if not len(state.drawn_on):
        return lacks
    for color in range(CAME):
        count: i64 = came_since_draw(state, seat, color)
        if 0 <= count < state.sizes[seat]:
            lacks[state.book.colors_of(int(state.side))[color]] = int(count)
    return lacks


def set_lacks(state: State, lacks: list[dict[str, int]]) -> None:
    """Set the draw history from counts as in `lacks_of`, a dict for each seat."""
    letters = state.book.colors_of(int(state.side))
    for seat, counts in enumerate(lacks):
        row = DRAW_ROW * seat
        came = max(counts.values(), default=0)
        state.drawn_on[row + CAME] = came
        for letter, count in counts.items():
            state.drawn_on[row + letters.index(letter)] = came - count + 1


def read_lacks(state: State, texts: list[str]) -> bool:
    """Read one text for each seat, such as `r0 g2`; return False if they cannot be read."""
    letters = state.book.colors_of(int(state.side))
    if texts and len(texts) != state.players:
        return False
    words = [text.split(" ") if text else [] for text in texts]
    if not all(WRITTEN.fullmatch(word) and word[0] in letters for each in words for word in each):
        return False
    set_lacks(state, [{word[0]: int(word[1:]) for word in each} for each in words])
    return True
