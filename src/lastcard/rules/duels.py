"""Duels of the two-sided edition: Power of Optimus Prime and Rule of Megatron."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.actions import SHEDDING, TARGETING
from lastcard.rules.attacks import ask_color
from lastcard.rules.bits import BIT
from lastcard.rules.cards import Card
from lastcard.rules.drawing import draw_cards
from lastcard.rules.events import ALL_SEATS, Duelled, Shed, Targeted
from lastcard.rules.faces import OPTIMUS
from lastcard.rules.hands import note_hand, put_under, show_hand
from lastcard.rules.state import (
    NOBODY,
    THEN_NEXT,
    State,
    card_in,
    everyone,
    forget_one,
    held_of_kind,
    kind_of,
    take_from_hand,
)
from lastcard.rules.turns import hold_on, next_seat

SHEDS: Final = 2
MEGATRON_CARDS: Final = 2


def ask_target(state: State) -> bool:
    """True if there is only one to pick; then `state.target` is that one."""
    state.kind = TARGETING
    state.seat = state.actor
    state.target = next_seat(state, state.actor)
    return state.seated == 2


def duel(state: State, target: i64) -> None:
    state.target = target
    if state.noting:
        state.note(Targeted(state.book.faces[state.top].rule, int(state.actor), int(target)))
    if state.book.effect[state.top] == OPTIMUS:
        optimus(state)
    else:
        megatron(state)


def number_kind(state: State, seat: i64, highest: bool) -> i64:
    """The kind of the highest or lowest number card in a hand, NOBODY if there is none."""
    book = state.book
    for step in range(10):
        number: i64 = 9 - step if highest else step
        base: i64 = (state.side * 10 + number) * book.words
        for word in range(book.words):
            held: i64 = state.hands[seat * book.words + word] & book.number_mask[base + word]
            if held:
                return kind_of(state, card_in(state, word, held))
    return NOBODY


def value_of(state: State, kind: i64) -> i64:
    """No number card counts 0."""
    return 0 if kind == NOBODY else state.book.number[kind]


def card_text(state: State, kind: i64) -> Card | None:
    return None if kind == NOBODY else state.book.cards[kind]


def optimus(state: State) -> None:
    """TF-06: the higher number wins, a tie goes to the card's player."""
    own: i64 = number_kind(state, state.actor, True)
    other: i64 = number_kind(state, state.target, True)
    show_card(state, state.actor, own)
    show_card(state, state.target, other)
    winner: i64 = state.actor if value_of(state, own) >= value_of(state, other) else state.target
    note_duel(state, own, other, winner)
    state.seat = winner
    state.sheds = SHEDS
    ask_shed(state)


def show_card(state: State, seat: i64, kind: i64) -> None:
    """Who knew of such a card in this hand learns nothing new: it may be that one."""
    if state.blind or kind == NOBODY:
        return
    base: i64 = state.side * state.book.size
    word: i64 = state.book.home[kind]
    held: i64 = held_of_kind(state, seat, kind, word)
    news: i64 = everyone(state)
    first: i64 = base + card_in(state, word, held)
    while held:
        news &= ~state.knows[base + card_in(state, word, held)] | BIT[seat]
        held &= held - 1
    state.knows[first] |= news
    state.opened |= BIT[seat]


def note_duel(state: State, own: i64, other: i64, winner: i64) -> None:
    if state.noting:
        rule = state.book.faces[state.top].rule
        cards = card_text(state, own), card_text(state, other)
        state.note(Duelled(rule, int(state.actor), int(state.target), cards[0], cards[1], int(winner)))


def ask_shed(state: State) -> None:
    """Up to two cards, never the last one."""
    if state.sheds > 0 and state.sizes[state.seat] > 1:
        state.kind = SHEDDING
    else:
        ask_color(state, state.seat, THEN_NEXT)


def shed(state: State, card: i64) -> None:
    seat: i64 = state.seat
    kind: i64 = kind_of(state, card)
    take_from_hand(state, seat, card)
    forget_one(state, seat, card, kind)
    put_under(state, card)
    if state.noting:
        state.note(Shed("TF-06", int(seat), state.book.cards[kind]))
    state.sheds -= 1
    ask_shed(state)


def megatron(state: State) -> None:
    """TF-07: the lower lowest number draws two; on a tie the opponent does."""
    for seat in (state.actor, state.target):
        show_hand(state, seat, everyone(state))
        if state.noting:
            note_hand(state, "TF-07", seat, ALL_SEATS)
    own: i64 = number_kind(state, state.actor, False)
    other: i64 = number_kind(state, state.target, False)
    loser: i64 = state.actor if value_of(state, own) < value_of(state, other) else state.target
    winner: i64 = state.target if loser == state.actor else state.actor
    note_duel(state, own, other, winner)
    draw_cards(state, loser, MEGATRON_CARDS)
    if hold_on(state):
        ask_color(state, winner, THEN_NEXT)
