"""Dealing a round: pairing, shuffling, seven cards each, and the first card turned up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.hands import put_on_top
from lastcard.rules.engine.shuffle import shuffle
from lastcard.rules.engine.turns import ask_color, show_top, turn_to
from lastcard.rules.model.bits import BIT, exchange, in_order, put, zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.effect import THEN_TURN
from lastcard.rules.model.events import Turned
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State, all_seats, effect_on_top, kind_of, put_in_words

PAIRING: Final = 0xFFFFFFFF
"""The nonce of the shuffle that pairs light and dark faces; no other shuffle counts that far."""


def pair_up(book: Book, key: vec[i64]) -> vec[i64]:
    """Pair light and dark faces at random."""
    darks = in_order(book.size)
    shuffle(darks, book.size, key, PAIRING)
    return sorted_pairs(book, darks)


def sorted_pairs(book: Book, darks: vec[i64]) -> vec[i64]:
    """Return the dark slot of each card, followed by the card of each dark slot, from the dark slots of light ones.

    Copies of a face are sorted, so that on either side slots follow the texts of whole cards.
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
    """Shuffle the whole deck; in flip, pair light and dark faces first."""
    if state.book.sides == 2:
        state.pair = pair_up(state.book, state.key)
    shuffle(state.pile, state.book.size, state.key, state.shuffles)
    state.shuffles += 1
    state.pile_count = state.book.size


def deal_hands(state: State) -> None:
    """Deal one card at a time from the dealer's left on (GEN-03)."""
    seat: i64 = state.dealer
    end: i64 = state.pile_count - state.book.hand_size * state.players
    while state.pile_count > end:
        seat += 1
        if seat == state.players:
            seat = 0
        give(state, seat)
    for each in range(state.players):
        put(state.sizes, each, state.book.hand_size)


def give(state: State, seat: i64) -> None:
    """Deal a card: its owner sees it and, in flip, the others see its back. Nothing acts and nobody goes out."""
    state.pile_count -= 1
    card: i64 = state.pile[state.pile_count]
    put_in_words(state, seat * state.book.words, card)
    put(state.knows, card, BIT[seat])
    if state.book.sides == 2:
        put(state.knows, state.book.size + card, all_seats(state) & ~BIT[seat])


def turn_up(state: State) -> None:
    """Turn up the first card, and let it act (GEN-13, TF-02, NM-01)."""
    book = state.book
    tries: i64 = state.pile_count
    while True:
        state.pile_count -= 1
        card: i64 = state.pile[state.pile_count]
        kind: i64 = kind_of(state, card)
        effect = book.effect_of(kind)
        tries -= 1
        if book.number_start:
            put_on_top(state, card)
            if effect.is_number or tries == 0:
                break
            note_turned(state, book.cite_option("number_start"), kind, "passed")
        elif tries > 0 and not effect.opens:
            put_to_bottom(state, card)
            note_turned(state, book.cite("TF-02", "GEN-13"), kind, "bottom")
        else:
            put_on_top(state, card)
            break
    show_top(state, kind)
    note_turned(state, book.cite("GEN-13", "NM-01"), kind, "discard")
    open_round(state)


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


def open_round(state: State) -> None:
    """Let the first card act as if the dealer had played it; of a wild, the first player only names the colour."""
    first: i64 = (state.dealer + 1) % state.players
    state.actor = state.dealer
    if state.color == COLORLESS:
        ask_color(state, first, THEN_TURN)
    elif state.book.number_start or not effect_on_top(state).open_round(state, first):
        turn_to(state, first)
