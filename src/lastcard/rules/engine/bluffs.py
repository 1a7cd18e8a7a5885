"""Bluffs: which wilds may not be played honestly, and the hand that a challenge shows (GEN-11, GEN-12, TF-08)."""

from mypy_extensions import i64

from lastcard.rules.engine.hands import show_cards
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.book import OTHER_WILDS_MATCH, WILDS_DIFFER, color_row
from lastcard.rules.model.cards import Card
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State, card_in, holds_color, kind_of


def is_wrong(state: State, seat: i64, kind: i64, copies: i64 = 1) -> bool:
    """Return whether playing this bluffable wild on the card on top is a bluff.

    `copies` is how many of them in the hand do not count: 1 before it is played, 0 afterwards.
    """
    if state.book.tests_playable:
        return holds_playable(state, seat, kind)
    if holds_color(state, seat, state.color):
        return True
    return state.book.wilds_match != WILDS_DIFFER and holds_other_wild(state, seat, kind, copies)


def holds_playable(state: State, seat: i64, kind: i64) -> bool:
    """Return whether a hand has a playable card of any other kind (GEN-04)."""
    at: i64 = seat * state.book.words
    row: i64 = state.match_row
    own: i64 = kind * state.book.words
    for _ in range(state.book.words):
        if state.hands[at] & state.book.match[row] & ~state.book.kind_mask[own]:
            return True
        at += 1
        row += 1
        own += 1
    return False


def holds_other_wild(state: State, seat: i64, kind: i64, copies: i64) -> bool:
    """Return whether a hand has more wilds than `copies` of this kind, or of other kinds with `wilds_match` `other`."""
    at: i64 = seat * state.book.words
    mask: i64 = color_row(state.side, COLORLESS, state.book.words)
    own: i64 = kind * state.book.words
    wilds: i64 = 0
    for _ in range(state.book.words):
        held: i64 = state.hands[at] & state.book.color_mask[mask]
        if held & ~state.book.kind_mask[own]:
            return True
        while held:
            wilds += 1
            held &= held - 1
        at += 1
        mask += 1
        own += 1
    return wilds > copies and state.book.wilds_match != OTHER_WILDS_MATCH


def remember_hand(state: State, seat: i64) -> None:
    """Keep the hand as it is now, for a challenge."""
    words: i64 = state.book.words
    state.shown = state.hands[seat * words : (seat + 1) * words]


def show_remembered(state: State, seat: i64, to: i64) -> None:
    """Show these seats the hand as it was; cards drawn since then stay hidden."""
    if state.blind:
        return
    at: i64 = seat * state.book.words
    for word in range(state.book.words):
        show_cards(state, word, state.shown[word] & state.hands[at], to)
        at += 1
    state.opened |= BIT[seat]


def remembered_cards(state: State) -> list[Card]:
    cards: list[Card] = []
    for word in range(state.book.words):
        held: i64 = state.shown[word]
        while held:
            cards.append(state.book.cards[kind_of(state, card_in(state, word, held))])
            held &= held - 1
    return cards
