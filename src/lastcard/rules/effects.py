"""What a card does when it is played: one small function for each verb of the rulebooks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.actions import ACTIVATE, LAYING
from lastcard.rules.attacks import (
    ask_color,
    attack,
    is_wrong,
    last_attack,
    remember_hand,
    reverse,
    skip_next,
)
from lastcard.rules.bits import BIT, exchange, put
from lastcard.rules.drawing import draw_cards
from lastcard.rules.duels import ask_target, duel
from lastcard.rules.events import Flipped, Laid, Played
from lastcard.rules.faces import (
    COLORLESS,
    DANCE,
    DISCARD_ALL,
    DRAW,
    FLIP,
    GAUNTLET,
    MEGATRON,
    NUMBER,
    OPTIMUS,
    REVERSE,
    REVERSE_DRAW,
    ROULETTE,
    SKIP,
    SKIP_EVERYONE,
    WILD_DRAW,
    WILD_DRAW_COLOR,
)
from lastcard.rules.hands import discard_color, pass_on, put_on_top, put_under, swap
from lastcard.rules.lacking import forget_draws
from lastcard.rules.state import (
    BY_CARD,
    NOBODY,
    THEN_ATTACK,
    THEN_DANCE,
    THEN_LAST_DRAW,
    THEN_NEXT,
    THEN_ROULETTE,
    State,
    all_seats,
    card_in,
    cards_in_hand,
    everyone,
    forget_one,
    holds_color,
    kind_of,
    take_from_hand,
)
from lastcard.rules.turns import (
    end_round,
    finish,
    first_without_cards,
    is_in,
    next_seat,
    show_top,
    turn_passes,
    turn_to,
)

GAUNTLET_CARDS: Final = 2


def play_card(state: State, seat: i64, card: i64, jump: bool) -> None:
    kind: i64 = kind_of(state, card)
    judged: i64 = state.book.judged[kind]
    if judged:
        state.guilty = i64(is_wrong(state, seat))
    take_from_hand(state, seat, card)
    forget_one(state, seat, card, kind)
    put_on_top(state, card)
    if judged:
        remember_hand(state, seat)
    state.idle = 0
    state.actor = seat
    state.drawn = NOBODY
    state.cause = BY_CARD
    state.pending += state.book.amount[kind]
    show_top(state, kind)
    if state.noting:
        state.note(Played(state.book.faces[kind].rule, int(seat), state.book.cards[kind], jump))
    if state.sizes[seat] == 0:
        last_card(state, seat)
    else:
        carry_out(state)


def carry_out(state: State) -> None:
    """The top card acts, as just played by the actor."""
    effect: i64 = state.book.effect[state.top]
    if effect == NUMBER:
        if state.book.seven_zero:
            seven_or_zero(state)
        else:
            turn_passes(state)
    elif effect == SKIP:
        skip_next(state)
    elif effect == REVERSE:
        reverse(state)
    elif effect == DRAW:
        attack(state)
    elif effect == SKIP_EVERYONE:
        turn_to(state, state.actor)
    elif effect == DISCARD_ALL:
        discard_all(state)
    elif effect == FLIP:
        flip(state)
    elif effect in (WILD_DRAW, WILD_DRAW_COLOR, REVERSE_DRAW):
        ask_color(state, state.actor, THEN_ATTACK)
    elif effect == GAUNTLET:
        ask_lay(state)
    elif effect == DANCE:
        ask_color(state, state.actor, THEN_DANCE)
    elif effect in (OPTIMUS, MEGATRON):
        if ask_target(state):
            duel(state, state.target)
    elif effect == ROULETTE:
        ask_color(state, next_seat(state, state.actor), THEN_ROULETTE)
    else:
        ask_color(state, state.actor, THEN_NEXT)


def last_card(state: State, seat: i64) -> None:
    """GEN-15, NM-10, TF-10; with `play_on` the effects that need no hand remain."""
    book = state.book
    effect: i64 = book.effect[state.top]
    finish(state, seat)
    over = not book.play_on or state.seated <= 1
    if book.last_card_wins:
        end_last(state, over, "NM-10")
        return
    if effect == FLIP:
        turn_over(state)
        end_last(state, over, "TF-10")
    elif effect in (DRAW, WILD_DRAW, WILD_DRAW_COLOR, REVERSE_DRAW) and (book.last_draws or not over):
        if effect == WILD_DRAW_COLOR or (effect != DRAW and not over):
            ask_color(state, seat, THEN_LAST_DRAW)
        else:
            last_draw(state)
    elif over:
        end_round(state, "GEN-15")
    elif effect == SKIP:
        skip_next(state)
    elif effect == REVERSE:
        reverse(state)
    else:
        if book.seven_zero and book.number[state.top] == 0:
            pass_on(state, next_seat(state, seat))
        end_last(state, False, "GEN-15")


def end_last(state: State, over: bool, rule: str) -> None:
    """After a last card: the end, a colour still to be named, or the next turn."""
    if over:
        end_round(state, rule)
    elif state.color == COLORLESS:
        ask_color(state, state.actor, THEN_NEXT)
    else:
        turn_passes(state)


def last_draw(state: State) -> None:
    """GEN-15: the next player still draws, and these cards count."""
    over = not state.book.play_on or state.seated <= 1
    last_attack(state)
    if over:
        end_round(state, "GEN-15")


def seven_or_zero(state: State) -> None:
    """NM-05."""
    number: i64 = state.book.number[state.top]
    if number == 7:
        if ask_target(state):
            swap_with(state, state.target)
    elif number == 0:
        pass_on(state, state.actor)
        turn_passes(state)
    else:
        turn_passes(state)


def swap_with(state: State, target: i64) -> None:
    swap(state, state.actor, target)
    turn_passes(state)


def discard_all(state: State) -> None:
    """NM-07."""
    color: i64 = state.color
    seat: i64 = state.actor
    discard_color(state, seat, color)
    if state.book.options.everyone_discards:
        seat = next_seat(state, seat)
        while seat != state.actor:
            discard_color(state, seat, color)
            seat = next_seat(state, seat)
    if not first_without_cards(state, state.actor):
        turn_passes(state)


def ask_lay(state: State) -> None:
    """AV-01, AV-02: one coloured card must be laid if there is one."""
    seat: i64 = state.actor
    first: i64 = NOBODY
    only = True
    for card in cards_in_hand(state, seat):
        kind: i64 = kind_of(state, card)
        if state.book.color[kind] == COLORLESS:
            continue
        if first == NOBODY:
            first = card
        elif kind != kind_of(state, first):
            only = False
    if first == NOBODY:
        ask_color(state, seat, THEN_NEXT)
    elif only:
        lay(state, first)
    else:
        state.kind = LAYING


def lay(state: State, card: i64) -> None:
    """The laid card goes under the Gauntlet; whoever holds its colour draws two, clockwise (AV-04)."""
    seat: i64 = state.actor
    kind: i64 = kind_of(state, card)
    color: i64 = state.book.color[kind]
    take_from_hand(state, seat, card)
    forget_one(state, seat, card, kind)
    put_under(state, card)
    if state.sizes[seat] == 0:
        finish(state, seat)
    hit: list[int] = []
    for step in range(state.players):
        other: i64 = (seat + step) % state.players
        if is_in(state, other) and holds_color(state, other, color):
            hit.append(int(other))
    if state.noting:
        state.note(Laid("AV-01", int(seat), state.book.cards[kind], hit))
    state.closing = True
    for other in hit:
        draw_cards(state, other, GAUNTLET_CARDS)
    state.closing = False
    if state.seated <= 1 or (state.finished and not state.book.play_on):
        end_round(state, "AV-03" if state.finished else "NM-10")
    else:
        ask_color(state, seat, THEN_NEXT)


def flip(state: State) -> None:
    """TF-04, and TF-05 for what is uncovered."""
    turn_over(state)
    effect: i64 = state.book.effect[state.top]
    if state.color == COLORLESS:
        ask_color(state, state.actor, THEN_NEXT)
    elif effect == NUMBER:
        turn_passes(state)
    else:
        state.kind = ACTIVATE
        state.seat = state.actor


def activate(state: State) -> None:
    """TF-05: the uncovered card acts as if just played; a Flip turns everything back and that is all."""
    if state.book.effect[state.top] == FLIP:
        turn_over(state)
        turn_passes(state)
    else:
        state.pending = state.book.amount[state.top]
        carry_out(state)


def turn_over(state: State) -> None:
    """Both piles reverse their order and everything shows its other face."""
    turn_pile(state.discard, state.discard_count)
    turn_pile(state.pile, state.pile_count)
    for word in range(state.players * state.book.words):
        held: i64 = state.hands[word]
        put(state.hands, word, state.backs[word])
        put(state.backs, word, held)
    state.side = 1 - state.side
    show_other_faces(state)
    last: i64 = state.discard_count - 1
    top: i64 = state.discard[last]
    put(state.knows, state.side * state.book.size + top, everyone(state))
    show_top(state, kind_of(state, top))
    if state.noting:
        side = "dark" if state.side else "light"
        state.note(Flipped("TF-04", side, state.book.cards[state.top]))


def show_other_faces(state: State) -> None:
    """TF-01: the face in play was seen by the others, and is now seen by its player; the other one the others see."""
    if state.blind:
        return
    forget_draws(state)
    now: i64 = state.side * state.book.size
    before: i64 = state.book.size - now
    at: i64 = 0
    for seat in range(state.players):
        for word in range(state.book.words):
            held: i64 = state.hands[at]
            at += 1
            while held:
                card: i64 = card_in(state, word, held)
                put(state.knows, now + card, all_seats(state))
                put(state.knows, before + card, all_seats(state) & ~BIT[seat])
                held &= held - 1
        state.opened |= BIT[seat]


def turn_pile(cards: vec[i64], count: i64) -> None:
    low: i64 = 0
    high: i64 = count - 1
    while low < high:
        exchange(cards, low, high)
        low += 1
        high -= 1
