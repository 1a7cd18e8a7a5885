"""The features of each action that a learned player may choose, written into the rows of `Features`."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.bluffs import is_wrong
from lastcard.rules.model.actions import (
    ANSWER,
    COLOR,
    LAY,
    PLAY,
    SHED,
    TARGET,
)
from lastcard.rules.model.bits import BIT, count_bits
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State
from lastcard.search import feature_numbers as numbers
from lastcard.search.feature_numbers import AMOUNT, NEAR, NEARNESS, SIZE, at_most, step_of
from lastcard.search.features import ROW, Features, freshness

# Places of verbs behind VERB; those of single words are their own numbers.
PLAYING: Final = 8
NAMES: Final = 9
PICKS: Final = 10
LAYS: Final = 11
SHEDS: Final = 12


def read_actions(features: Features, state: State) -> None:
    """Write the features of each action, after `read_table`."""
    features.count_unseen(state)
    for place in range(features.count):
        at: i64 = place * ROW
        features.lengths[place] = read_action(features, state, features.actions[place], at) - at


def read_action(features: Features, state: State, action: i64, at: i64) -> i64:
    """Write the features of an action from `rows[at]` on; return where they end."""
    rows = features.rows
    if action < COLOR:
        rows[at] = numbers.VERB + action
        return at + 1
    if action < TARGET:
        rows[at] = numbers.VERB + NAMES
        return read_color(features, state, action, at + 1)
    if action < PLAY:
        rows[at] = numbers.VERB + PICKS
        return read_target(features, state, action - TARGET, at + 1)
    if action < LAY:
        rows[at] = numbers.VERB + PLAYING
        return read_play(features, state, action - PLAY, at + 1)
    if action < SHED:
        rows[at] = numbers.VERB + LAYS
        return read_thrown(features, state, action - LAY, at + 1)
    rows[at] = numbers.VERB + SHEDS
    return read_thrown(features, state, action - SHED, at + 1)


def read_play(features: Features, state: State, kind: i64, at: i64) -> i64:
    """Write what playing a card does to the others and to the own hand."""
    book = features.book
    rows = features.rows
    held = features.held
    color: i64 = book.color[kind]
    place: i64 = features.kind[kind]
    effect = book.effect_of(kind)
    following: i64 = state.sizes[features.next]
    rows[at] = numbers.PLAYED + place
    rows[at + 1] = numbers.AGAINST + place * NEARNESS + step_of(NEAR, following)
    at += 2
    left: i64 = state.sizes[state.seat] - 1
    if book.amount[kind]:
        rows[at] = numbers.PLAYED_AMOUNT + step_of(AMOUNT, book.amount[kind])
        at += 1
        if book.mercy and following + state.pending + book.amount[kind] >= book.mercy:
            rows[at] = numbers.KILLS
            at += 1
    if effect.reverses:
        rows[at] = numbers.TURNING + step_of(NEAR, state.sizes[features.before])
        at += 1
    if effect.is_number:
        rows[at] = numbers.NUMBER + book.number[kind]
        at += 1
        if book.seven_zero and left and (book.number[kind] == 7 or book.number[kind] == 0):
            rows[at] = numbers.SWAP + swap_step(left, swapped_size(features, state, book.number[kind]))
            at += 1
    if color == COLORLESS:
        rows[at] = numbers.FITS + 2
        at += 1
        if book.judged[kind] and state.decision != ANSWER:
            rows[at] = numbers.BLUFF + (1 if is_wrong(state, state.seat, kind) else 0)
            at += 1
        return read_rest(features, left, features.most + held[COLORLESS] - 1, 0, held[COLORLESS] - 1, at)
    rows[at] = numbers.FITS + (0 if color == state.color else 1)
    at += 1
    same: i64 = held[color] - 1
    if effect.takes_along == ALL_OF_ITS_COLOR:
        left -= same
    symbols: i64 = count_symbols(features, state, kind, color)
    rows[at] = numbers.SAME_COLOR + at_most(same, 6)
    rows[at + 1] = numbers.LARGEST + (1 if held[color] == features.most else 0)
    rows[at + 2] = numbers.SAME_SYMBOL + at_most(symbols, 2)
    at = read_color_seen(features, state, color, at + 3)
    if features.covered:
        rows[at] = numbers.FITS_NEXT + count_fitting(features, kind * book.words) * 3 + features.covered - 1
        at += 1
    return read_rest(features, left, same + symbols + held[COLORLESS], same, held[COLORLESS], at)


def read_rest(features: Features, left: i64, follow: i64, same: i64, wilds: i64, at: i64) -> i64:
    """Write what is left of the hand, and how much of it can follow the card played."""
    rows = features.rows
    size: i64 = 0 if left <= 1 else 1 if left == 2 else 2
    rows[at] = numbers.FOLLOW + size * 6 + at_most(follow, 5)
    rows[at + 1] = numbers.LEFT + at_most(left, 5)
    at += 2
    if left == 1:
        rows[at] = numbers.LAST_ONE + (2 if wilds else 1 if same else 0)
        at += 1
    return at


def read_color_seen(features: Features, state: State, color: i64, at: i64) -> i64:
    """Write what everybody has seen of a colour: who drew on it, and how much of it has been played."""
    rows = features.rows
    lacked: i64 = freshness(state, features.next, color)
    if lacked:
        size: i64 = at_most(state.sizes[features.next], 3) - 1
        rows[at] = numbers.LACKED + (lacked - 1) * 3 + size
        at += 1
    others: i64 = 0
    for rival in range(state.players):
        if rival not in (state.seat, features.next) and not state.gone & BIT[rival] and freshness(state, rival, color):
            others += 1
    if others:
        rows[at] = numbers.LACKED_BY_OTHERS + at_most(others, 3)
        at += 1
    if features.book.sides == 1:
        unseen = features.unseen
        total: i64 = unseen[0] + unseen[1] + unseen[2] + unseen[3]
        if total > 0:
            rows[at] = numbers.RARE + at_most(unseen[color] * 10 // total, 5)
            at += 1
    return at


def count_symbols(features: Features, state: State, kind: i64, color: i64) -> i64:
    """Return how many cards of other colours in hand have the symbol of this one."""
    book = features.book
    words: i64 = book.words
    at: i64 = state.seat * words
    row: i64 = kind * words
    named: i64 = (book.kinds + state.side * 4 + color) * words
    count: i64 = 0
    for word in range(words):
        cards: i64 = state.hands[at + word] & book.match[row + word] & ~book.match[named + word]
        if cards:
            count += count_bits(cards)
    return count


def read_thrown(features: Features, state: State, kind: i64, at: i64) -> i64:
    """Write what laying or shedding a card costs the own hand."""
    rows = features.rows
    color: i64 = features.book.color[kind]
    rows[at] = numbers.LAID + features.kind[kind]
    at += 1
    if color == COLORLESS:
        return at
    rows[at] = numbers.SAME_LAID + at_most(features.held[color] - 1, 6)
    return read_color_seen(features, state, color, at + 1)


def read_color(features: Features, state: State, action: i64, at: i64) -> i64:
    """Write what naming a colour does."""
    rows = features.rows
    color: i64 = 0
    while features.book.color_ids[state.side * 4 + color] != action:
        color += 1
    rows[at] = numbers.NAMED + at_most(features.held[color], 6)
    rows[at + 1] = numbers.NAMED_RANK + (1 if features.held[color] == features.most else 0)
    at += 2
    if features.covered:
        row: i64 = (features.book.kinds + state.side * 4 + color) * features.book.words
        rows[at] = numbers.GIVES_NEXT + count_fitting(features, row) * 3 + features.covered - 1
        at += 1
    return read_color_seen(features, state, color, at)


def count_fitting(features: Features, row: i64) -> i64:
    """Return how many cards seen in the next hand fit a row of `book.match`, up to two."""
    count: i64 = 0
    for word in range(features.book.words):
        count += count_bits(features.seen[word] & features.book.match[row + word])
    return at_most(count, 2)


def read_target(features: Features, state: State, target: i64, at: i64) -> i64:
    """Write whom an action picks."""
    rows = features.rows
    size: i64 = state.sizes[target]
    rows[at] = numbers.TARGET_SIZE + step_of(SIZE, size)
    rows[at + 1] = numbers.SWAP + swap_step(state.sizes[state.seat], size)
    rows[at + 2] = numbers.TARGET_PLACE + (0 if target == features.next else 1 if target == features.before else 2)
    return at + 3


def swapped_size(features: Features, state: State, number: i64) -> i64:
    """NM-05: return how many cards come for the own hand: the smallest hand for a 7, that of who passes on for a 0."""
    if number == 0:
        return state.sizes[features.before]
    size: i64 = state.sizes[features.next]
    for rival in range(state.players):
        if rival != state.seat and not state.gone & BIT[rival] and state.sizes[rival] < size:
            size = state.sizes[rival]
    return size


def swap_step(own: i64, other: i64) -> i64:
    """Return how much is gained by a hand of another size, in nine steps."""
    gain: i64 = own - other
    if gain <= -2:
        return 0 if gain <= -4 else 1
    if gain >= 2:
        return 5 if gain <= 3 else 6 if gain <= 6 else 7 if gain <= 10 else 8
    return gain + 3
