"""Drawing: the pile, reshuffling, Mercy after every card, and cards that act when drawn."""

from mypy_extensions import i64

from lastcard.rules.engine.draw_history import count_new_cards
from lastcard.rules.engine.past import remember_cards
from lastcard.rules.engine.shuffle import shuffle, shuffle_quickly
from lastcard.rules.engine.turns import go_out, is_in
from lastcard.rules.model.bits import BIT, put
from lastcard.rules.model.events import Drew, Shuffled
from lastcard.rules.model.state import (
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


def reshuffle(state: State) -> None:
    """Shuffle the discards without the top card, and hands set aside (NM-04), into a new pile (GEN-16)."""
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
    if state.imagined:
        shuffle_quickly(state.pile, count, state.key, state.shuffles)
    else:
        shuffle(state.pile, count, state.key, state.shuffles)
    state.shuffles += 1
    if state.noting:
        state.note(Shuffled("GEN-16", int(count)))


def take_from_pile(state: State, seat: i64, count: i64) -> None:
    """Move `count` cards from the pile into a hand; none of them acts.

    Fewer come if there is nothing left to draw, or if the player goes out.
    """
    got: i64 = 0
    while got < count and is_in(state, seat) and ensure_pile(state):
        many: i64 = min(count - got, state.pile_count)
        if state.book.mercy and many > state.book.mercy - state.sizes[seat]:
            many = state.book.mercy - state.sizes[seat]
        move_cards(state, seat, many)
        got += many
        if state.book.mercy:
            apply_mercy(state, seat)


def ensure_pile(state: State) -> bool:
    """Shuffle the discards into a new pile if the pile is empty; return whether there is now something to draw."""
    if state.pile_count == 0:
        reshuffle(state)
    return state.pile_count > 0


def apply_mercy(state: State, seat: i64) -> None:
    """Put a player out who has too many cards (NM-04), at a table with Mercy."""
    if state.sizes[seat] >= state.book.mercy:
        tell_draws(state, seat)
        go_out(state, seat)


def move_cards(state: State, seat: i64, many: i64) -> None:
    """Move cards from the top of the pile, which has enough, into a hand."""
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
    state.arrived += many
    count_new_cards(state, seat, many)
    state.idle = 0


def draw_one(state: State, seat: i64) -> i64:
    """Draw a card, let it act if it acts when drawn, and return it; NOBODY if there is none."""
    if state.pile_count == 0 and not ensure_pile(state):
        return NOBODY
    move_cards(state, seat, 1)
    if state.book.mercy:
        apply_mercy(state, seat)
    card: i64 = state.pile[state.pile_count]
    if state.book.has_shown and is_in(state, seat) and (state.book.shown_on_any_draw or state.cause == BY_TURN):
        effect = state.book.effect_of(kind_of(state, card))
        if effect.is_shown_when_drawn:
            effect.drawn(state, seat, card)
    return card


def draw_cards(state: State, seat: i64, count: i64) -> None:
    """Draw a penalty of `count` cards; a player who goes out draws no more."""
    if not state.book.has_shown:
        take_from_pile(state, seat, count)
    else:
        while count > 0 and is_in(state, seat):
            if draw_one(state, seat) == NOBODY:
                break
            count -= 1
    tell_draws(state, seat)


def draw_until_color(state: State, seat: i64, color: i64, shown: bool) -> None:
    """Draw until a card of this colour comes; wilds do not count. With `shown`, everybody sees the cards."""
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
    """Return the rule that makes somebody draw now."""
    if state.cause == BY_TURN:
        return state.book.cite_option("draw_until_playable") if state.book.until_playable else "GEN-05"
    if state.cause == BY_CATCH:
        return "GEN-14"
    if state.cause == BY_CHALLENGE:
        return challenge_rule(state)
    return state.book.faces[state.top].rule


def challenge_rule(state: State) -> str:
    """Return the rule under which the card on top is challenged: its own where it has one, else the common one."""
    rule = state.book.faces[state.top].rule
    return "GEN-12" if rule == "GEN-11" else rule


def tell_draws(state: State, seat: i64) -> None:
    """Remember the cards drawn since the last time, and emit one event for them."""
    if state.arrived:
        remember_cards(state, seat)
    if not state.noting or not state.batch:
        return
    book = state.book
    cards = [book.cards[kind_of(state, card)] for card in state.batch]
    backs = sorted(book.cards[back_of(state, card)] for card in state.batch) if book.sides == 2 else []
    state.batch = []
    state.note(Drew(draw_rule(state), int(seat), cards, backs, state.showing))
