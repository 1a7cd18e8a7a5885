"""Dealing a round: pairing, shuffling, seven cards each, and the first card turned up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.attacks import ask_color, skip_next, suffer, turn_around
from lastcard.rules.bits import BIT, exchange, in_order, put, zeros
from lastcard.rules.book import Book
from lastcard.rules.chacha import shuffle
from lastcard.rules.events import Turned
from lastcard.rules.faces import (
    COLORLESS,
    DRAW,
    FLIP,
    NUMBER,
    REVERSE,
    REVERSE_DRAW,
    SKIP,
    SKIP_EVERYONE,
    WILD_DRAW,
    WILD_DRAW_COLOR,
)
from lastcard.rules.hands import put_on_top
from lastcard.rules.state import THEN_TURN, State, all_seats, kind_of, put_in_words
from lastcard.rules.turns import show_top, turn_to

PAIRING: Final = 0xFFFFFFFF
"""The nonce of the shuffle that pairs light and dark faces; no other shuffle comes so far."""


def pair_up(book: Book, key: vec[i64]) -> vec[i64]:
    """A random bijection of light and dark faces."""
    darks = in_order(book.size)
    shuffle(darks, book.size, key, PAIRING)
    return sorted_pairs(book, darks)


def sorted_pairs(book: Book, darks: vec[i64]) -> vec[i64]:
    """Dark slot of each card, then card of each dark slot, from the dark slots of the light ones.

    Equal faces are put in order, so that on either side slots follow the texts of whole cards.
    """
    size: i64 = book.size
    for light in range(1, size):
        at: i64 = light
        while at > 0 and book.kind_of[at - 1] == book.kind_of[light] and darks[at - 1] > darks[at]:
            exchange(darks, at, at - 1)
            at -= 1
    taken = zeros(len(book.faces))
    pairs = zeros(2 * size)
    for light in range(size):
        dark: i64 = darks[light]
        kind: i64 = book.kind_of[size + dark]
        while dark > 0 and book.kind_of[size + dark - 1] == kind:
            dark -= 1
        dark += taken[kind]
        taken[kind] += 1
        pairs[light] = dark
        pairs[size + dark] = light
    return pairs


def fresh_pile(state: State) -> None:
    """The whole deck, in order until now, is shuffled; in flip light faces are given their dark ones first."""
    if state.book.sides == 2:
        state.pair = pair_up(state.book, state.key)
    shuffle(state.pile, state.book.size, state.key, state.shuffles)
    state.shuffles += 1
    state.pile_count = state.book.size


def deal_hands(state: State) -> None:
    """GEN-03: one card at a time from the dealer's left on."""
    seat: i64 = state.dealer
    end: i64 = state.pile_count - state.book.options.hand_size * state.players
    while state.pile_count > end:
        seat += 1
        if seat == state.players:
            seat = 0
        give(state, seat)
    for each in range(state.players):
        put(state.sizes, each, state.book.options.hand_size)


def give(state: State, seat: i64) -> None:
    """A card of the deal: seen by its owner and, in flip, from behind by the others; no Creeper, no Mercy."""
    state.pile_count -= 1
    card: i64 = state.pile[state.pile_count]
    put_in_words(state, seat * state.book.words, card)
    put(state.knows, card, BIT[seat])
    if state.book.sides == 2:
        put(state.knows, state.book.size + card, all_seats(state) & ~BIT[seat])


def turn_up(state: State) -> None:
    """The first card, and what it does (GEN-13, TF-02, NM-01)."""
    book = state.book
    tries: i64 = state.pile_count
    while True:
        state.pile_count -= 1
        card: i64 = state.pile[state.pile_count]
        kind: i64 = kind_of(state, card)
        effect: i64 = book.effect[kind]
        tries -= 1
        if book.options.number_start:
            put_on_top(state, card)
            if effect == NUMBER or tries == 0:
                break
            note_turned(state, "NM-01", kind, "passed")
        elif tries > 0 and effect in (WILD_DRAW, WILD_DRAW_COLOR, REVERSE_DRAW, FLIP):
            put_to_bottom(state, card)
            note_turned(state, "TF-02" if book.sides == 2 else "GEN-13", kind, "bottom")
        else:
            put_on_top(state, card)
            break
    show_top(state, kind)
    note_turned(state, "GEN-13", kind, "discard")
    begin(state, effect)


def put_to_bottom(state: State, card: i64) -> None:
    place: i64 = state.pile_count
    while place > 0:
        state.pile[place] = state.pile[place - 1]
        place -= 1
    state.pile[0] = card
    state.pile_count += 1


def note_turned(state: State, rule: str, kind: i64, to: str) -> None:
    if state.noting:
        state.note(Turned(rule, state.book.cards[kind], to))


def begin(state: State, effect: i64) -> None:
    """The first card acts as if the dealer had played it, except that a Reverse makes the dealer begin."""
    first: i64 = (state.dealer + 1) % state.players
    state.actor = state.dealer
    if state.color == COLORLESS:
        ask_color(state, first, THEN_TURN)
    elif state.book.options.number_start:
        turn_to(state, first)
    elif effect == SKIP:
        skip_next(state)
    elif effect == DRAW:
        state.pending = state.book.amount[state.top]
        suffer(state, first, 0)
    elif effect == REVERSE:
        if state.players > 2 or not state.book.reverse_skips:
            turn_around(state)
        turn_to(state, state.dealer)
    elif effect == SKIP_EVERYONE:
        turn_to(state, state.dealer)
    else:
        turn_to(state, first)
