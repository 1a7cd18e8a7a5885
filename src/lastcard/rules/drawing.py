"""Drawing: the pile, its reshuffling, Creepers, Mercy at every card."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.bits import BIT, put
from lastcard.rules.chacha import shuffle
from lastcard.rules.events import CreeperFound, Drew, Shuffled
from lastcard.rules.faces import CREEPER, WILD_DRAW_COLOR
from lastcard.rules.lacking import hear_cards
from lastcard.rules.state import (
    BY_CATCH,
    BY_CHALLENGE,
    BY_TURN,
    NOBODY,
    State,
    all_seats,
    back_of,
    everyone,
    forget_card,
    kind_of,
    put_in_words,
)
from lastcard.rules.turns import go_out, is_in

CREEPER_CARDS: Final = 3


def reshuffle(state: State) -> None:
    """GEN-16: the discards without the top card, and hands set aside (NM-04), are shuffled into a new pile."""
    count: i64 = 0
    top: i64 = state.discard_count - 1
    while count < top:
        put(state.pile, count, state.discard[count])
        count += 1
    if top > 0:
        put(state.discard, 0, state.discard[top])
        state.discard_count = 1
    for place in range(state.aside_count):
        put(state.pile, count, state.aside[place])
        count += 1
    state.aside_count = 0
    state.pile_count = count
    if count == 0:
        return
    if not state.blind:
        for place in range(count):
            forget_card(state, state.pile[place])
    shuffle(state.pile, count, state.key, state.shuffles)
    state.shuffles += 1
    if state.noting:
        state.note(Shuffled("GEN-16", int(count)))


def receive(state: State, seat: i64, count: i64) -> i64:
    """So many cards from the pile into a hand, with Mercy, without Creepers; how many came.

    Fewer come if nothing is left to draw anywhere, or if the player goes out.
    """
    got: i64 = 0
    while got < count and is_in(state, seat) and has_cards(state):
        many: i64 = min(count - got, state.pile_count)
        if state.book.mercy and many > state.book.mercy - state.sizes[seat]:
            many = state.book.mercy - state.sizes[seat]
        take(state, seat, many)
        got += many
        spare(state, seat)
    return got


def has_cards(state: State) -> bool:
    """There is something to draw, if need be after shuffling."""
    if state.pile_count == 0:
        reshuffle(state)
    return state.pile_count > 0


def spare(state: State, seat: i64) -> None:
    """NM-04: at so many cards a player is out."""
    if state.book.mercy and state.sizes[seat] >= state.book.mercy:
        tell_draws(state, seat)
        go_out(state, seat)


def take(state: State, seat: i64, many: i64) -> None:
    """Cards that are there go from the top of the pile into a hand."""
    hand: i64 = seat * state.book.words
    seen: i64 = state.side * state.book.size
    place: i64 = state.pile_count
    state.pile_count -= many
    while place > state.pile_count:
        place -= 1
        card: i64 = state.pile[place]
        put_in_words(state, hand, card)
        if not state.blind:
            put(state.knows, seen + card, BIT[seat])
            if state.book.sides == 2:
                put(state.knows, state.book.size - seen + card, all_seats(state) & ~BIT[seat])
        if state.noting:
            state.batch.append(int(card))
    put(state.sizes, seat, state.sizes[seat] + many)
    hear_cards(state, seat, many)
    state.idle = 0


def draw_one(state: State, seat: i64) -> i64:
    """One card, and three more with a Creeper (MC-01); NOBODY if there is none."""
    if not has_cards(state):
        return NOBODY
    take(state, seat, 1)
    spare(state, seat)
    card: i64 = state.pile[state.pile_count]
    if state.book.has_creepers and is_in(state, seat):
        kind: i64 = kind_of(state, card)
        if state.book.effect[kind] == CREEPER:
            blow_up(state, seat, card)
    return card


def blow_up(state: State, seat: i64, card: i64) -> None:
    state.knows[state.side * state.book.size + card] = everyone(state)
    state.opened |= BIT[seat]
    if state.noting:
        tell_draws(state, seat)
        state.note(CreeperFound("MC-01", int(seat)))
    showing = state.showing
    state.showing = False
    receive(state, seat, CREEPER_CARDS)
    tell_draws(state, seat)
    state.showing = showing


def draw_cards(state: State, seat: i64, count: i64) -> None:
    """A penalty of so many cards; one who goes out draws no more."""
    if not state.book.has_creepers:
        receive(state, seat, count)
    else:
        while count > 0 and is_in(state, seat):
            if draw_one(state, seat) == NOBODY:
                break
            count -= 1
    tell_draws(state, seat)


def draw_until_color(state: State, seat: i64, color: i64, shown: bool) -> None:
    """TF-09, NM-09: wilds never satisfy it. `shown`: the cards are turned up for all to see."""
    state.showing = shown
    while is_in(state, seat):
        card: i64 = draw_one(state, seat)
        if card == NOBODY:
            break
        if shown and is_in(state, seat):
            face: i64 = state.side * state.book.size + card
            put(state.knows, face, everyone(state))
            state.opened |= BIT[seat]
        kind: i64 = kind_of(state, card)
        if state.book.color[kind] == color:
            break
    tell_draws(state, seat)
    state.showing = False


def draw_rule(state: State) -> str:
    """Which rule makes somebody draw now."""
    face = state.book.faces[state.top]
    if state.cause == BY_TURN:
        return "NM-02" if state.book.until_playable else "GEN-05"
    if state.cause == BY_CATCH:
        return "GEN-14"
    if state.cause == BY_CHALLENGE:
        return challenge_rule(state)
    return face.rule


def challenge_rule(state: State) -> str:
    face = state.book.faces[state.top]
    if face.effect == WILD_DRAW_COLOR or face.rule == "TF-08":
        return face.rule
    return "GEN-12"


def tell_draws(state: State, seat: i64) -> None:
    """The cards drawn since the last telling, as one event."""
    if not state.noting or not state.batch:
        return
    book = state.book
    cards = [book.cards[kind_of(state, card)] for card in state.batch]
    backs = sorted(book.cards[back_of(state, card)] for card in state.batch) if book.sides == 2 else []
    state.batch = []
    state.note(Drew(draw_rule(state), int(seat), cards, backs, state.showing))
