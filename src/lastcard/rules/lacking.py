"""What drawing says: whoever draws on a colour mostly holds none of it. All at the table see that.

`state.newer[4 * seat + color]` is how many cards came to a hand since its player drew on that colour, or UNTOLD. The
vector is empty while nothing has been told, and copies of a state share it: it is made anew, never written to.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.events import Drew, Event, Flipped, PassedOn, Swapped
from lastcard.rules.state import State

UNTOLD: Final = -1
NEWER: Final = re.compile("[a-z][0-9]{1,3}")


def hear_draws(state: State, events: list[Event], seat: int, color: i64) -> None:
    """After an action; if it was to draw in turn, by whom and what the colour was, else UNTOLD."""
    if color == UNTOLD and not len(state.newer):
        return
    told = [int(count) for count in state.newer] or [UNTOLD] * int(4 * state.players)
    for event in events:
        if isinstance(event, Drew):
            at = 4 * event.seat
            told[at : at + 4] = [count if count == UNTOLD else count + len(event.cards) for count in told[at : at + 4]]
        elif isinstance(event, Swapped):
            at, other = 4 * event.seat, 4 * event.target
            told[at : at + 4], told[other : other + 4] = told[other : other + 4], told[at : at + 4]
        elif isinstance(event, (PassedOn, Flipped)):
            told = [UNTOLD] * len(told)
    if color != UNTOLD:
        told[4 * seat + int(color)] = 0
    state.newer = vec[i64](told)


def lacks_of(state: State, seat: int) -> dict[str, int]:
    """Colours by their letters, where that says something about some card of the hand."""
    if not len(state.newer):
        return {}
    letters = state.book.colors_of(int(state.side))
    told = [int(count) for count in state.newer[4 * seat : 4 * seat + 4]]
    return {letters[color]: count for color, count in enumerate(told) if UNTOLD < count < state.sizes[seat]}


def read_lacks(state: State, texts: list[str]) -> bool:
    """From a text a seat, `r0 g2`; whether they could be read."""
    letters = state.book.colors_of(int(state.side))
    told = [UNTOLD] * int(4 * state.players)
    if texts and len(texts) != state.players:
        return False
    for seat, text in enumerate(texts):
        for word in text.split(" ") if text else []:
            if not NEWER.fullmatch(word) or word[0] not in letters:
                return False
            told[4 * seat + letters.index(word[0])] = int(word[1:])
    if texts:
        state.newer = vec[i64](told)
    return True
