"""Hands that are shown, swapped, passed on or discarded, and the discard pile."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.draw_history import exchange_draws
from lastcard.rules.engine.past import remember
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.bits import BIT, exchange, exchange_rows, put
from lastcard.rules.model.book import color_row
from lastcard.rules.model.cards import Card
from lastcard.rules.model.events import Discarded, HandShown, PassedOn, Swapped
from lastcard.rules.model.history import DISCARDED, HANDED_ON, SWAPPED
from lastcard.rules.model.state import (
    State,
    all_seats,
    card_in,
    cards_in_hand,
    everyone,
    kind_of,
    take_many,
)

NOTHING_THROWN: Final[list[Card]] = []


def show_hand(state: State, seat: i64, to: i64) -> None:
    """Let these seats see a hand."""
    if state.blind:
        return
    at: i64 = seat * state.book.words
    for word in range(state.book.words):
        show_cards(state, word, state.hands[at], to)
        at += 1
    state.opened |= BIT[seat]


def show_cards(state: State, word: i64, cards: i64, to: i64) -> None:
    """Let these seats know the faces in play of a set of cards that is one word of a hand."""
    base: i64 = state.side * state.book.size
    while cards:
        face: i64 = base + card_in(state, word, cards)
        put(state.knows, face, state.knows[face] | to)
        cards &= cards - 1


def note_hand(state: State, rule: str, seat: i64, to: int) -> None:
    cards = [state.book.cards[kind_of(state, card)] for card in cards_in_hand(state, seat)]
    state.note(HandShown(rule, int(seat), cards, to))


def swap(state: State, seat: i64, other: i64) -> None:
    """Swap two hands; both players know the cards that they gave away (NM-05)."""
    both: i64 = BIT[seat] | BIT[other]
    show_hand(state, seat, both)
    show_hand(state, other, both)
    exchange_hands(state, seat, other)
    state.reached_one |= both
    remember(state, seat, SWAPPED + other)
    if state.noting:
        state.note(Swapped(state.book.cite_option("seven_zero"), int(seat), int(other)))


def exchange_hands(state: State, seat: i64, other: i64) -> None:
    exchange_rows(state.hands, seat, other, state.book.words)
    exchange(state.sizes, seat, other)
    exchange_draws(state, seat, other)


def pass_on(state: State, first: i64) -> None:
    """Make everybody still in pass their hand on, in the direction of play (NM-05)."""
    remember(state, first, HANDED_ON)
    if state.noting:
        state.note(PassedOn(state.book.cite_option("seven_zero"), int(state.direction)))
    seat: i64 = first
    while True:
        taker: i64 = next_seat(state, seat)
        show_hand(state, seat, BIT[taker])
        state.reached_one |= BIT[seat]
        if taker == first:
            break
        seat = taker
    # swapping with each of the others in turn moves all hands one seat on
    seat = next_seat(state, first)
    while seat != first:
        exchange_hands(state, first, seat)
        seat = next_seat(state, seat)
    state.opened |= all_seats(state) & ~state.gone


def discard_color(state: State, seat: i64, color: i64) -> None:
    """Discard every card of a colour from a hand, shown to all and put under the top card (NM-07)."""
    thrown: list[Card] = NOTHING_THROWN
    if state.noting:
        thrown = []
    state.discard_count -= 1
    top: i64 = state.discard[state.discard_count]
    at: i64 = seat * state.book.words
    mask: i64 = color_row(state.side, color, state.book.words)
    for word in range(state.book.words):
        held: i64 = state.hands[at] & state.book.color_mask[mask]
        at += 1
        mask += 1
        if held:
            take_many(state, seat, word, held)
        while held:
            card: i64 = card_in(state, word, held)
            held &= held - 1
            put_on_top(state, card)
            remember(state, seat, DISCARDED + kind_of(state, card))
            if state.noting:
                thrown.append(state.book.cards[kind_of(state, card)])
    put_on_top(state, top)
    if thrown:
        state.note(Discarded(state.book.faces[state.top].rule, int(seat), thrown))


def put_on_top(state: State, card: i64) -> None:
    put(state.discard, state.discard_count, card)
    state.discard_count += 1
    put(state.knows, state.side * state.book.size + card, everyone(state))


def put_under(state: State, card: i64) -> None:
    """Put a card right under the top one, after showing it to all."""
    under: i64 = state.discard_count - 1
    put_on_top(state, state.discard[under])
    put(state.discard, under, card)
    put(state.knows, state.side * state.book.size + card, everyone(state))
