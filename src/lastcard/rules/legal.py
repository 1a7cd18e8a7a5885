"""What may be done now. `fill` lists it, `is_legal` answers for one action, quicker."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.actions import (
    ACCEPT,
    ACTIVATE,
    ANSWER,
    CHALLENGE,
    DANCE,
    DRAW,
    DRAWN,
    KEEP,
    LAY,
    LAYING,
    NAMING,
    NO,
    OVER,
    PLAY,
    SHED,
    SHEDDING,
    STOP,
    TARGET,
    TARGETING,
    TURN,
    VOTE,
    WHOLE,
    WHOLE_SHED,
    YES,
)
from lastcard.rules.attacks import is_wrong
from lastcard.rules.bits import lowest, zeros
from lastcard.rules.book import MAX_COPIES
from lastcard.rules.faces import COLORLESS, MAX_AMOUNT
from lastcard.rules.faces import DANCE as DANCE_EFFECT
from lastcard.rules.state import NOBODY, State, card_in, kind_of, slot_of
from lastcard.rules.turns import is_in

LISTED: Final[vec[i64]] = zeros(1024)
"""The actions that `fill` found, as many as it says."""


def may_play(state: State, seat: i64, word: i64) -> i64:
    """Cards of a hand, one word of them, that may be played on one's own turn (GEN-04)."""
    at: i64 = seat * state.book.words + word
    fits: i64 = state.fits + word
    cards: i64 = state.hands[at] & state.book.match[fits]
    if cards and state.book.limits:
        cards &= ~barred(state, seat, word)
    return cards


def may_stack(state: State, seat: i64, word: i64) -> i64:
    """NM-03: cards that answer the draw card on top."""
    if not state.book.stacking or not state.book.amount[state.top]:
        return 0
    mask: i64 = (state.side * (MAX_AMOUNT + 1) + state.book.amount[state.top]) * state.book.words + word
    at: i64 = seat * state.book.words + word
    cards: i64 = state.hands[at] & state.book.stack_mask[mask]
    if cards and state.book.limits:
        cards &= ~barred(state, seat, word)
    return cards


def barred(state: State, seat: i64, word: i64) -> i64:
    """Wilds that `no_wild_finish` or `bluffing` off forbid."""
    book = state.book
    cards: i64 = 0
    if book.no_wild_finish and state.sizes[seat] == 1:
        cards |= book.color_mask[(state.side * 5 + COLORLESS) * book.words + word]
    if book.restrained and is_wrong(state, seat):
        cards |= book.judged_mask[state.side * book.words + word]
    return cards


def has_playable(state: State, seat: i64) -> bool:
    for word in range(state.book.words):
        if may_play(state, seat, word):
            return True
    return False


def playable_drawn(state: State, seat: i64, card: i64) -> bool:
    """A card just drawn may be played (a bluff included)."""
    slot: i64 = slot_of(state, card)
    return may_play(state, seat, state.book.word[slot]) & state.book.bit[slot] != 0


def may_draw(state: State) -> bool:
    return state.book.voluntary or not has_playable(state, state.seat)


def may_challenge(state: State) -> bool:
    return state.book.bluffing and state.book.judged[state.top] != 0 and is_in(state, state.actor)


def once(state: State, word: i64, cards: i64) -> i64:
    """Of cards with the same face only the first; copies are neighbours in their word."""
    at: i64 = state.side * state.book.words + word
    first: i64 = at * MAX_COPIES + 1
    back: i64 = 1
    later: i64 = cards  # and the copies behind them, twice as far each time
    while back < state.book.copies[at]:
        mask: i64 = at * MAX_COPIES + back
        later |= (later << back) & state.book.again[mask]
        back += back
    return cards & ~((later << 1) & state.book.again[first])


def list_kinds(state: State, word: i64, cards: i64, base: i64, count: i64) -> i64:
    """Each kind among these cards once, from LISTED[count] on; the new count."""
    cards = once(state, word, cards)
    first: i64 = 0
    if state.side:
        word += state.book.words
        first = state.book.size
    first += state.book.start[word]
    while cards:
        slot: i64 = first + lowest(cards)
        LISTED[count] = base + state.book.kind_of[slot]
        count += 1
        cards &= cards - 1
    return count


def fill(state: State) -> i64:
    """All legal actions into LISTED; how many."""
    decision: i64 = state.kind
    if decision == TURN:
        return fill_turn(state)
    if decision == ANSWER:
        return fill_answer(state)
    if decision == NAMING:
        at: i64 = state.side * 4
        for color in range(4):
            LISTED[color] = state.book.color_ids[at]
            at += 1
        return 4
    if decision == DRAWN:
        return fill_drawn(state)
    if decision in (VOTE, ACTIVATE):
        LISTED[0] = YES
        LISTED[1] = NO
        return 2
    if decision == TARGETING:
        return fill_targets(state)
    if decision in (LAYING, SHEDDING):
        return fill_held(state)
    return 0


def fill_turn(state: State) -> i64:
    count: i64 = 0
    seat: i64 = state.seat
    for word in range(state.book.words):
        cards: i64 = may_play(state, seat, word)
        if cards:
            count = list_kinds(state, word, cards, PLAY, count)
    if state.book.voluntary or count == 0:
        LISTED[count] = DRAW
        count += 1
    if state.book.peek:
        for word in range(state.book.words):
            count = list_whole(state, word, may_play(state, seat, word), WHOLE, count)
    return count


def fill_answer(state: State) -> i64:
    count: i64 = 0
    for word in range(state.book.words):
        cards: i64 = may_stack(state, state.seat, word)
        if cards:
            count = list_kinds(state, word, cards, PLAY, count)
    LISTED[count] = ACCEPT
    count += 1
    if may_challenge(state):
        LISTED[count] = CHALLENGE
        count += 1
    if state.book.effect[state.top] == DANCE_EFFECT:
        LISTED[count] = DANCE
        count += 1
    if state.book.peek:
        for word in range(state.book.words):
            count = list_whole(state, word, may_stack(state, state.seat, word), WHOLE, count)
    return count


def fill_drawn(state: State) -> i64:
    LISTED[0] = PLAY + kind_of(state, state.drawn)
    LISTED[1] = KEEP
    if not state.book.peek:
        return 2
    LISTED[2] = WHOLE + whole_number(state, state.drawn)
    return 3


def fill_targets(state: State) -> i64:
    count: i64 = 0
    for seat in range(state.players):
        if seat != state.seat and is_in(state, seat):
            LISTED[count] = TARGET + seat
            count += 1
    return count


def fill_held(state: State) -> i64:
    """Cards to lay (coloured ones) or to shed (any, or stop)."""
    book = state.book
    laying = state.kind == LAYING
    count: i64 = 0
    base: i64 = SHED
    if laying:
        base = LAY
    at: i64 = state.seat * state.book.words
    mask: i64 = (state.side * 5 + COLORLESS) * state.book.words
    for word in range(state.book.words):
        cards: i64 = state.hands[at]
        if laying:
            cards &= ~state.book.color_mask[mask]
        at += 1
        mask += 1
        count = list_kinds(state, word, cards, base, count)
    if not laying:
        LISTED[count] = STOP
        count += 1
        if book.peek:
            for word in range(book.words):
                cards = state.hands[state.seat * book.words + word]
                count = list_whole(state, word, cards, WHOLE + WHOLE_SHED, count)
    return count


def whole_number(state: State, card: i64) -> i64:
    book = state.book
    return book.kind_of[card] * 256 + book.kind_of[book.size + state.pair[card]]


def list_whole(state: State, word: i64, cards: i64, base: i64, count: i64) -> i64:
    """With `peek`: the whole texts of these cards, each once."""
    while cards:
        number: i64 = base + whole_number(state, card_in(state, word, cards))
        if count == 0 or LISTED[count - 1] != number:
            LISTED[count] = number
            count += 1
        cards &= cards - 1
    return count


def is_legal(state: State, action: i64) -> bool:
    decision: i64 = state.kind
    if decision == TURN:
        if action == DRAW:
            return may_draw(state)
        if PLAY <= action < LAY:
            return find_kind(state, action - PLAY) != NOBODY
    elif decision == OVER:
        return False
    count: i64 = fill(state)
    for place in range(count):
        if LISTED[place] == action:
            return True
    return False


def find_kind(state: State, kind: i64) -> i64:
    """The card that `play` of this kind means on one's turn, NOBODY if it may not be played."""
    book = state.book
    if kind >= len(book.faces) or (kind >= book.light_kinds) != (state.side == 1):
        return NOBODY
    word: i64 = book.home[kind]
    cards: i64 = may_play(state, state.seat, word) & book.kind_mask[kind * book.words + word]
    if not cards:
        return NOBODY
    return card_in(state, word, cards)
