"""A quick player for imagined rounds: plays what seems good at a glance, with a little chance.

It may look only at its own hand and at what all can see, so that imagined players know no more than real ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.actions import (
    ACCEPT,
    ANSWER,
    CHALLENGE,
    DANCE,
    DRAW,
    DRAWN,
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
    YES,
)
from lastcard.rules.bits import count_bits, lowest, zeros
from lastcard.rules.faces import (
    COLORLESS,
    DISCARD_ALL,
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
from lastcard.rules.faces import DANCE as DANCE_EFFECT
from lastcard.rules.faces import DRAW as DRAW_EFFECT
from lastcard.rules.legal import may_challenge, may_play, may_stack, once
from lastcard.rules.moves import step
from lastcard.rules.playout import Dice
from lastcard.rules.state import State, kind_of
from lastcard.rules.turns import next_seat

CHANCE: Final = 8
"""Scores are blurred by so much."""
SAME: Final = 8
"""For each other card of the colour in hand."""
SAVE_WILD: Final = 60
NEAR: Final = 2
"""A hand so small must be stopped."""
STOP_THEM: Final = 60
FREE_TURN: Final = 30
EACH_CARD: Final = 12
"""For each card that a play gets rid of besides itself."""
CHALLENGES: Final = 8
"""Of a hundred draw wilds so many are challenged."""
GOOD_DANCES: Final = 75

HELD: Final[vec[i64]] = zeros(8)
"""Cards of each colour in the hand that is being looked at."""


def play_on(state: State, dice: Dice, most: i64) -> i64:
    """To the end of the round, or to the first turn after `most` decisions; how many there were."""
    taken: i64 = 0
    while state.kind != OVER and (taken < most or state.kind != TURN):
        step(state, choose(state, dice), True)
        taken += 1
    return taken


def choose(state: State, dice: Dice) -> i64:
    decision: i64 = state.kind
    if decision == TURN:
        return choose_turn(state, dice)
    if decision == NAMING:
        return choose_color(state, dice)
    if decision == DRAWN:
        return PLAY + kind_of(state, state.drawn)
    if decision == ANSWER:
        return choose_answer(state, dice)
    if decision == TARGETING:
        return choose_target(state)
    if decision == LAYING:
        return choose_held(state, LAY)
    if decision == SHEDDING:
        return choose_held(state, SHED)
    if decision == VOTE:
        return YES if dice.below(100) < GOOD_DANCES else NO
    return YES


def count_colors(state: State, seat: i64) -> None:
    book = state.book
    words: i64 = book.words
    at: i64 = seat * words
    for color in range(4):
        base: i64 = (state.side * 5 + color) * words
        count: i64 = 0
        for word in range(words):
            cards: i64 = state.hands[at + word] & book.color_mask[base + word]
            if cards:
                count += count_bits(cards)
        HELD[color] = count


def choose_turn(state: State, dice: Dice) -> i64:
    book = state.book
    seat: i64 = state.seat
    counted = False
    best: i64 = 0
    best_kind: i64 = -1
    size: i64 = state.sizes[seat]
    for word in range(book.words):
        cards: i64 = may_play(state, seat, word)
        if not cards:
            continue
        if not counted:
            count_colors(state, seat)
            counted = True
        cards = once(state, word, cards)
        first: i64 = state.side * book.size + book.start[state.side * book.words + word]
        while cards:
            kind: i64 = book.kind_of[first + lowest(cards)]
            cards &= cards - 1
            score: i64 = 1000 + dice.below(CHANCE) + worth(state, seat, size, kind)
            if score > best:
                best = score
                best_kind = kind
    if best_kind < 0:
        return DRAW
    return PLAY + best_kind


def worth(state: State, seat: i64, size: i64, kind: i64) -> i64:
    """Of playing this card now, by a glance."""
    book = state.book
    color: i64 = book.color[kind]
    effect: i64 = book.effect[kind]
    score: i64 = 0
    if color == COLORLESS:
        score -= SAVE_WILD
        if book.judged[kind] and HELD[state.color]:
            score -= SAVE_WILD
    else:
        score += SAME * (HELD[color] - 1)
    if effect == NUMBER:
        if book.seven_zero:
            score += worth_of_swap(state, seat, size, book.number[kind])
        return score
    if effect == DISCARD_ALL:
        return score + EACH_CARD * (HELD[color] - 1)
    if effect == SKIP_EVERYONE:
        return score + FREE_TURN
    if effect == OPTIMUS:
        return score + EACH_CARD
    if effect in (DRAW_EFFECT, SKIP, WILD_DRAW, WILD_DRAW_COLOR, ROULETTE):
        if state.sizes[next_seat(state, seat)] <= NEAR:
            score += STOP_THEM
        if effect != SKIP:
            score += book.amount[kind]
        if state.seated == 2 and effect in (SKIP, DRAW_EFFECT):
            score += FREE_TURN
    elif effect in (REVERSE, REVERSE_DRAW):
        state.direction = -state.direction
        other: i64 = next_seat(state, seat)
        state.direction = -state.direction
        following: i64 = next_seat(state, seat)
        if other == following:
            if effect == REVERSE:
                score += FREE_TURN
            else:
                score -= FREE_TURN
        elif effect == REVERSE_DRAW:
            if state.sizes[other] <= NEAR:
                score += STOP_THEM
        elif state.sizes[following] <= NEAR:
            score += STOP_THEM
        elif state.sizes[other] <= NEAR:
            score -= STOP_THEM
    return score


def worth_of_swap(state: State, seat: i64, size: i64, number: i64) -> i64:
    """NM-05: what a 7 or 0 gives for the hand that it takes."""
    if number == 7:
        return EACH_CARD * (size - 1 - state.sizes[smallest_rival(state, seat)])
    if number == 0:
        state.direction = -state.direction
        giver: i64 = next_seat(state, seat)
        state.direction = -state.direction
        return EACH_CARD * (size - 1 - state.sizes[giver])
    return 0


def smallest_rival(state: State, seat: i64) -> i64:
    """The next one of those with the fewest cards."""
    rival: i64 = next_seat(state, seat)
    best: i64 = rival
    while rival != seat:
        if state.sizes[rival] < state.sizes[best]:
            best = rival
        rival = next_seat(state, rival)
    return best


def choose_color(state: State, dice: Dice) -> i64:
    """What one holds most of; by a roulette, what is not so rare."""
    count_colors(state, state.seat)
    best: i64 = -1
    color: i64 = 0
    for each in range(4):
        score: i64 = HELD[each] * 4 + dice.below(4)
        if score > best:
            best = score
            color = each
    return state.book.color_ids[state.side * 4 + color]


def choose_answer(state: State, dice: Dice) -> i64:
    book = state.book
    if book.effect[state.top] == DANCE_EFFECT:
        return DANCE
    for word in range(book.words):
        cards: i64 = may_stack(state, state.seat, word)
        if cards:
            first: i64 = state.side * book.size + book.start[state.side * book.words + word]
            return PLAY + book.kind_of[first + lowest(cards)]
    if may_challenge(state) and dice.below(100) < CHALLENGES:
        return CHALLENGE
    return ACCEPT


def choose_target(state: State) -> i64:
    return TARGET + smallest_rival(state, state.seat)


def choose_held(state: State, base: i64) -> i64:
    """To lay or shed: a card of the colour that one has least of; wilds are kept."""
    book = state.book
    seat: i64 = state.seat
    words: i64 = book.words
    count_colors(state, seat)
    rare: i64 = -1
    for color in range(4):
        if HELD[color] and (rare < 0 or HELD[color] < HELD[rare]):
            rare = color
    if rare < 0:
        return STOP
    mask: i64 = (state.side * 5 + rare) * words
    for word in range(words):
        cards: i64 = state.hands[seat * words + word] & book.color_mask[mask + word]
        if cards:
            first: i64 = state.side * book.size + book.start[state.side * words + word]
            return base + book.kind_of[first + lowest(cards)]
    return STOP
