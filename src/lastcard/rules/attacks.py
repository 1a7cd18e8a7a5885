"""Attacks: draw cards, what may answer them, challenges, the dance, the roulette."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.actions import ANSWER, NAMING, VOTE
from lastcard.rules.bits import BIT, put
from lastcard.rules.cards import Card
from lastcard.rules.drawing import challenge_rule, draw_cards, draw_until_color
from lastcard.rules.events import (
    ALL_SEATS,
    Accepted,
    Challenged,
    Danced,
    DanceJudged,
    HandShown,
    Judged,
    Reversed,
    Skipped,
    Voted,
)
from lastcard.rules.faces import COLORLESS, REVERSE_DRAW, WILD_DRAW_COLOR
from lastcard.rules.state import BY_CHALLENGE, State, card_in, everyone, holds_color, kind_of
from lastcard.rules.turns import hold_on, is_in, next_seat, turn_passes, turn_to

FAILED_CHALLENGE: Final = 2
DANCE_CARDS: Final = 3


def ask_color(state: State, seat: i64, then: i64) -> None:
    """`seat` names a colour; one who has just gone out leaves it to the next."""
    if state.out & BIT[seat]:
        seat = next_seat(state, seat)
    state.kind = NAMING
    state.seat = seat
    state.then = then


def turn_around(state: State) -> None:
    state.direction = -state.direction
    if state.noting:
        state.note(Reversed(state.book.faces[state.top].rule, int(state.direction)))


def is_wrong(state: State, seat: i64) -> bool:
    """GEN-11, TF-08: a draw wild still in this hand would be played wrongly now."""
    if holds_color(state, seat, state.color):
        return True
    if not state.book.wilds_match:
        return False
    at: i64 = seat * state.book.words
    mask: i64 = (state.side * 5 + COLORLESS) * state.book.words
    wilds: i64 = 0
    end: i64 = at + state.book.words
    while at < end:
        held: i64 = state.hands[at] & state.book.color_mask[mask]
        at += 1
        mask += 1
        while held:
            wilds += 1
            held &= held - 1
    return wilds > 1


def remember_hand(state: State, seat: i64) -> None:
    """The hand as it is now, for a challenge (GEN-12)."""
    words: i64 = state.book.words
    state.shown = state.hands[seat * words : (seat + 1) * words]


def attack(state: State) -> None:
    """The card on top makes somebody draw; who may answer is asked, always, so that nothing is given away."""
    effect: i64 = state.book.effect[state.top]
    if effect == REVERSE_DRAW:
        turn_around(state)
    victim: i64 = next_seat(state, state.actor)
    if effect == REVERSE_DRAW and state.seated == 2 and is_in(state, state.actor):
        victim = state.actor  # NM-08: with two left its own player faces it
    if state.book.answerable[state.top]:
        state.kind = ANSWER
        state.seat = victim
    else:
        suffer(state, victim, 0)


def last_attack(state: State) -> None:
    """A last card makes the next player draw, unasked (GEN-15); the turn goes on behind them."""
    if state.book.effect[state.top] == REVERSE_DRAW:
        turn_around(state)
    suffer(state, next_seat(state, state.actor), 0)


def suffer(state: State, seat: i64, more: i64) -> None:
    """Draw what is stacked up, and lose the turn."""
    penalize(state, seat, more)
    if hold_on(state):
        if state.noting:
            state.note(Skipped(state.book.faces[state.top].rule, int(seat)))
        turn_to(state, next_seat(state, seat))


def penalize(state: State, seat: i64, more: i64) -> None:
    if state.book.effect[state.top] == WILD_DRAW_COLOR:
        draw_until_color(state, seat, state.color, False)
        draw_cards(state, seat, more)
    else:
        draw_cards(state, seat, state.pending + more)


def accept(state: State) -> None:
    seat: i64 = state.seat
    if state.noting:
        state.note(Accepted(state.book.faces[state.top].rule, int(seat)))
    suffer(state, seat, 0)


def challenge(state: State) -> None:
    """GEN-12, TF-08, TF-09."""
    seat: i64 = state.seat
    accused: i64 = state.actor
    face = state.book.faces[state.top]
    to_all = face.symbol in state.book.edition.shown_to_all
    guilty = state.guilty == 1
    show_remembered(state, accused, everyone(state) if to_all else BIT[seat])
    if state.noting:
        rule = challenge_rule(state)
        state.note(Challenged(rule, int(seat), int(accused)))
        state.note(HandShown(rule, int(accused), remembered_cards(state), ALL_SEATS if to_all else int(BIT[seat])))
        state.note(Judged(rule, int(seat), int(accused), guilty))
    state.cause = BY_CHALLENGE
    if guilty:
        penalize(state, accused, 0)
        if hold_on(state):
            turn_to(state, seat)
    else:
        suffer(state, seat, FAILED_CHALLENGE)


def show_remembered(state: State, seat: i64, to: i64) -> None:
    """Cards drawn since then stay hidden."""
    if state.blind:
        return
    base: i64 = state.side * state.book.size
    at: i64 = seat * state.book.words
    for word in range(state.book.words):
        held: i64 = state.shown[word] & state.hands[at]
        at += 1
        while held:
            face: i64 = base + card_in(state, word, held)
            put(state.knows, face, state.knows[face] | to)
            held &= held - 1
    state.opened |= BIT[seat]


def remembered_cards(state: State) -> list[Card]:
    cards: list[Card] = []
    for word in range(state.book.words):
        held: i64 = state.shown[word]
        while held:
            cards.append(state.book.cards[kind_of(state, card_in(state, word, held))])
            held &= held - 1
    return cards


def ask_dance(state: State) -> None:
    """BT-01."""
    state.pending = DANCE_CARDS
    state.kind = ANSWER
    state.seat = next_seat(state, state.actor)


def dance(state: State) -> None:
    dancer: i64 = state.seat
    if state.noting:
        state.note(Danced("BT-01", int(dancer)))
    if not state.book.options.dance_vote:
        turn_to(state, dancer)
        return
    state.target = dancer
    state.ayes = 0
    state.noes = 0
    state.kind = VOTE
    state.seat = next_seat(state, dancer)


def vote(state: State, yes: bool) -> None:
    """BT-02: all others in turn; more noes than yeses mean three cards."""
    if yes:
        state.ayes += 1
    else:
        state.noes += 1
    if state.noting:
        state.note(Voted("BT-02", int(state.seat), yes))
    next_vote(state)


def next_vote(state: State) -> None:
    state.seat = next_seat(state, state.seat)
    if state.seat != state.target:
        return
    good = state.noes <= state.ayes
    if state.noting:
        state.note(DanceJudged("BT-02", int(state.target), good))
    if good:
        turn_to(state, state.target)
    else:
        refuse_dance(state)


def refuse_dance(state: State) -> None:
    """Three cards, then a normal turn, or none with `dance_costs_turn`."""
    seat: i64 = state.seat
    draw_cards(state, seat, state.pending)
    if not hold_on(state):
        return
    if state.book.options.dance_costs_turn or not is_in(state, seat):
        turn_to(state, next_seat(state, seat))
    else:
        turn_to(state, seat)


def spin(state: State) -> None:
    """NM-09: cards are turned up until the colour comes; they are kept, the turn is lost."""
    seat: i64 = state.seat
    draw_until_color(state, seat, state.color, True)
    if hold_on(state):
        if state.noting:
            state.note(Skipped("NM-09", int(seat)))
        turn_to(state, next_seat(state, seat))


def skip_next(state: State) -> None:
    skipped: i64 = next_seat(state, state.actor)
    if state.noting:
        state.note(Skipped(state.book.faces[state.top].rule, int(skipped)))
    turn_to(state, next_seat(state, skipped))


def reverse(state: State) -> None:
    """GEN-07; with two still in it skips (GEN-10)."""
    if state.seated == 2 and state.book.reverse_skips:
        skip_next(state)
    else:
        turn_around(state)
        turn_passes(state)
