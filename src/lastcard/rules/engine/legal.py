"""What may be done now: `list_actions` finds everything; `is_legal` answers for a single action, faster."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.bluffs import is_wrong
from lastcard.rules.engine.turns import is_in
from lastcard.rules.model.actions import (
    ACCEPT,
    ACTIVATE,
    ANSWER,
    CHALLENGE,
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
from lastcard.rules.model.bits import lowest, zeros
from lastcard.rules.model.book import LAST_ANY, LAST_NO_WILD, LAST_NUMBER
from lastcard.rules.model.deck import MAX_COPIES
from lastcard.rules.model.faces import COLORLESS, MAX_AMOUNT
from lastcard.rules.model.state import NOBODY, State, card_in, effect_on_top, held_of_kind, kind_of, slot_of

MOST_ACTIONS: Final = 512
"""More than can ever be legal: each kind of a side once, each whole card once, and a few others."""


def action_list() -> vec[i64]:
    """Return an empty buffer for `list_actions`. Each caller has its own, because threads may run."""
    return zeros(MOST_ACTIONS)


def may_play(state: State, seat: i64, word: i64) -> i64:
    """Return the cards in one 64-bit word of the hand's bit set that may be played on its player's turn (GEN-04)."""
    at: i64 = seat * state.book.words + word
    row: i64 = state.match_row + word
    cards: i64 = state.hands[at] & state.book.match[row]
    if state.after_flip:
        turning: i64 = state.side * state.book.words + word
        cards |= state.hands[at] & state.book.turning_mask[turning]
    if cards and state.book.limits:
        cards &= ~barred(state, seat, word)
    return cards


def may_stack(state: State, seat: i64, word: i64) -> i64:
    """Return the cards that answer the draw card on top (NM-03)."""
    if not state.book.stacking or not state.book.amount[state.top]:
        return 0
    at: i64 = seat * state.book.words + word
    cards: i64 = state.hands[at] & stackable(state, word)
    if cards and state.book.limits:
        cards &= ~barred(state, seat, word)
    return cards


def stackable(state: State, word: i64) -> i64:
    """Return which cards of the deck may be stacked on the draw card on top, whoever holds them."""
    mask: i64 = (state.side * (MAX_AMOUNT + 1) + state.book.amount[state.top]) * state.book.words + word
    return state.book.stack_mask[mask]


def barred(state: State, seat: i64, word: i64) -> i64:
    """Return the cards that `last_card` or `bluffing` off forbid."""
    cards: i64 = 0
    if state.book.last_card != LAST_ANY:
        cards = barred_as_last(state, seat, word)
    if state.book.restrained:
        cards |= wrong_wilds(state, seat, word)
    return cards


def barred_as_last(state: State, seat: i64, word: i64) -> i64:
    """Return the cards that `last_card` forbids, by themselves or as what would be left after a Gauntlet."""
    book = state.book
    if state.sizes[seat] == 1:
        if book.last_card == LAST_NO_WILD:
            return book.wild_mask(state.side, word)
        return ~book.any_number_mask[state.side * book.words + word]
    if book.last_card == LAST_NUMBER and state.sizes[seat] == 2 and holds_action(state, seat):
        return book.laying_mask[state.side * book.words + word]
    return 0


def holds_action(state: State, seat: i64) -> bool:
    """Return whether a hand has a coloured card that is not a number."""
    book = state.book
    for word in range(book.words):
        wilds: i64 = book.wild_mask(state.side, word)
        numbers: i64 = book.any_number_mask[state.side * book.words + word]
        if state.hands[seat * book.words + word] & ~wilds & ~numbers:
            return True
    return False


def wrong_wilds(state: State, seat: i64, word: i64) -> i64:
    """Return the bluffable wilds that would be played wrongly."""
    book = state.book
    wilds: i64 = state.hands[seat * book.words + word] & book.wild_mask(state.side, word)
    cards: i64 = 0
    while wilds:
        kind: i64 = kind_of(state, card_in(state, word, wilds))
        mask: i64 = book.kind_mask[kind * book.words + word]
        if book.judged[kind] and is_wrong(state, seat, kind):
            cards |= mask
        wilds &= ~mask
    return cards


def has_playable(state: State, seat: i64) -> bool:
    for word in range(state.book.words):
        if may_play(state, seat, word):
            return True
    return False


def playable_drawn(state: State, seat: i64, card: i64) -> bool:
    """Return whether a card just drawn may be played, if need be as a bluff."""
    slot: i64 = card
    if state.side:
        slot = slot_of(state, card)
    return may_play(state, seat, state.book.word[slot]) & state.book.bit[slot] != 0


def may_draw(state: State) -> bool:
    return state.book.voluntary or not has_playable(state, state.seat)


def may_challenge(state: State) -> bool:
    return state.book.bluffing and state.book.judged[state.top] != 0 and is_in(state, state.actor)


def may_jump(state: State, seat: i64) -> bool:
    """Return whether a seat holds a card just like the coloured one on top, and may play it."""
    if state.book.color[state.top] == COLORLESS:
        return False
    word: i64 = state.book.home[state.top]
    cards: i64 = held_of_kind(state, seat, state.top, word)
    if cards and state.book.limits:
        cards &= ~barred(state, seat, word)
    return cards != 0


def distinct(state: State, word: i64, cards: i64) -> i64:
    """Return the first card of each face; copies are neighbours in their word."""
    at: i64 = state.side * state.book.words + word
    first: i64 = at * MAX_COPIES + 1
    back: i64 = 1
    later: i64 = cards  # and the copies behind them, doubling the distance each time
    while back < state.book.copies[at]:
        mask: i64 = at * MAX_COPIES + back
        later |= (later << back) & state.book.again[mask]
        back += back
    return cards & ~((later << 1) & state.book.again[first])


def list_kinds(state: State, word: i64, cards: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write each kind among these cards once, from out[count] on; return the new count."""
    first: i64 = state.book.start[word]
    if state.side:
        at: i64 = state.book.words + word
        first = state.book.size + state.book.start[at]
    while cards:
        slot: i64 = first + lowest(cards)
        kind: i64 = state.book.kind_of[slot]
        out[count] = base + kind
        count += 1
        mask: i64 = kind * state.book.words + word
        cards &= ~state.book.kind_mask[mask]
    return count


def list_actions(state: State, out: vec[i64]) -> i64:
    """Write all legal actions into `out`; return how many there are."""
    decision: i64 = state.decision
    if decision == TURN:
        return list_turn(state, out)
    if decision == ANSWER:
        return list_answers(state, out)
    if decision == NAMING:
        at: i64 = state.side * 4
        for color in range(4):
            out[color] = state.book.color_ids[at]
            at += 1
        return 4
    if decision == DRAWN:
        return list_drawn(state, out)
    if decision in (VOTE, ACTIVATE):
        out[0] = YES
        out[1] = NO
        return 2
    if decision == TARGETING:
        return list_targets(state, out)
    if decision in (LAYING, SHEDDING):
        return list_held(state, out)
    return 0


def list_turn(state: State, out: vec[i64]) -> i64:
    count: i64 = 0
    seat: i64 = state.seat
    for word in range(state.book.words):
        cards: i64 = may_play(state, seat, word)
        if cards:
            count = list_kinds(state, word, cards, PLAY, out, count)
    if state.book.voluntary or count == 0:
        out[count] = DRAW
        count += 1
    if state.book.peek:
        for word in range(state.book.words):
            count = list_whole(state, word, may_play(state, seat, word), WHOLE, out, count)
    return count


def list_answers(state: State, out: vec[i64]) -> i64:
    count: i64 = 0
    for word in range(state.book.words):
        cards: i64 = may_stack(state, state.seat, word)
        if cards:
            count = list_kinds(state, word, cards, PLAY, out, count)
    out[count] = ACCEPT
    count += 1
    if may_challenge(state):
        out[count] = CHALLENGE
        count += 1
    for answer in effect_on_top(state).answers:
        out[count] = answer
        count += 1
    if state.book.peek:
        for word in range(state.book.words):
            count = list_whole(state, word, may_stack(state, state.seat, word), WHOLE, out, count)
    return count


def list_drawn(state: State, out: vec[i64]) -> i64:
    out[0] = PLAY + kind_of(state, state.drawn)
    out[1] = KEEP
    if not state.book.peek:
        return 2
    out[2] = WHOLE + whole_number(state, state.drawn)
    return 3


def list_targets(state: State, out: vec[i64]) -> i64:
    count: i64 = 0
    for seat in range(state.players):
        if seat != state.seat and is_in(state, seat):
            out[count] = TARGET + seat
            count += 1
    return count


def list_held(state: State, out: vec[i64]) -> i64:
    """Write the cards to lay (coloured ones) or to shed (any, or stop); return how many actions there are."""
    book = state.book
    laying = state.decision == LAYING
    count: i64 = 0
    base: i64 = SHED
    if laying:
        base = LAY
    for word in range(book.words):
        cards: i64 = may_lay(state, word) if laying else state.hands[state.seat * book.words + word]
        count = list_kinds(state, word, cards, base, out, count)
    if not laying:
        out[count] = STOP
        count += 1
        if book.peek:
            for word in range(book.words):
                cards = state.hands[state.seat * book.words + word]
                count = list_whole(state, word, cards, WHOLE + WHOLE_SHED, out, count)
    return count


def may_lay(state: State, word: i64) -> i64:
    """Return the coloured cards in one word of a hand's bit set."""
    book = state.book
    wilds: i64 = book.wild_mask(state.side, word)
    return state.hands[state.seat * book.words + word] & ~wilds


def whole_number(state: State, card: i64) -> i64:
    """Return the part of an action's number that stands for a whole two-sided card."""
    book = state.book
    return book.kind_of[card] * 256 + book.kind_of[book.size + state.pair[card]]


def list_whole(state: State, word: i64, cards: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Write these cards by their whole texts, each once (with `peek`); return the new count."""
    while cards:
        number: i64 = base + whole_number(state, card_in(state, word, cards))
        if count == 0 or out[count - 1] != number:
            out[count] = number
            count += 1
        cards &= cards - 1
    return count


def is_legal(state: State, action: i64, buffer: vec[i64]) -> bool:
    """Return whether an action, by its number, is legal now. `buffer` comes from `action_list`."""
    decision: i64 = state.decision
    if decision == TURN:
        if action == DRAW:
            return may_draw(state)
        if PLAY <= action < LAY:
            return find_playable(state, action - PLAY) != NOBODY
    elif decision == OVER:
        return False
    count: i64 = list_actions(state, buffer)
    for place in range(count):
        if buffer[place] == action:
            return True
    return False


def find_playable(state: State, kind: i64) -> i64:
    """Return the card that playing this kind means on a turn, NOBODY if it may not be played."""
    book = state.book
    if kind >= book.kinds or (kind >= book.light_kinds) != (state.side == 1):
        return NOBODY
    word: i64 = book.home[kind]
    cards: i64 = may_play(state, state.seat, word) & book.kind_mask[kind * book.words + word]
    if not cards:
        return NOBODY
    return card_in(state, word, cards)
