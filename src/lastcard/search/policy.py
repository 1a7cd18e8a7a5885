"""A quick player for imagined rounds: it plays what looks good at a glance, with a little chance.

It looks only at its own hand and at what everybody sees, so that imagined players know no more than real ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.bluffs import is_wrong
from lastcard.rules.engine.decisions import step
from lastcard.rules.engine.legal import distinct, may_challenge, may_play, may_stack
from lastcard.rules.engine.playout import Dice
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.actions import (
    ACCEPT,
    ANSWER,
    CHALLENGE,
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
from lastcard.rules.model.bits import count_bits, lowest
from lastcard.rules.model.book import color_row
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_PICKED, NO_DUEL
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State, effect_on_top, kind_of

CHANCE: Final = 8
"""A random number below this is added to each score."""
SAME_COLOR: Final = 8
"""For each other card of the same colour in hand."""
SAVE_WILD: Final = 60
NEAR: Final = 2
"""A hand so small must be stopped."""
STOP_THEM: Final = 60
FREE_TURN: Final = 30
EACH_CARD: Final = 12
"""For each card that a play gets rid of besides itself."""
CHALLENGES: Final = 8
"""How often, in percent, a draw wild is challenged."""
GOOD_DANCES: Final = 75
"""How often, in percent, a vote is for the dancer."""


def run_playout(state: State, dice: Dice, most: i64) -> i64:
    """Play to the end of the round, or to the first turn after `most` decisions; return how many there were."""
    taken: i64 = 0
    while state.decision != OVER and (taken < most or state.decision != TURN):
        step(state, choose(state, dice), True)
        taken += 1
    return taken


def choose(state: State, dice: Dice) -> i64:
    """Return the action for the decision that is owed."""
    decision: i64 = state.decision
    if decision == TURN:
        return choose_turn(state, dice)
    if decision == NAMING:
        return choose_color(state, dice)
    if decision == DRAWN:
        return PLAY + kind_of(state, state.drawn)
    if decision == ANSWER:
        return choose_answer(state, dice)
    if decision == TARGETING:
        return TARGET + smallest_rival(state, state.seat)
    if decision == LAYING:
        return choose_held(state, dice, LAY)
    if decision == SHEDDING:
        return choose_held(state, dice, SHED)
    if decision == VOTE:
        return YES if dice.below(100) < GOOD_DANCES else NO
    return YES


def count_colors(state: State, seat: i64, held: vec[i64]) -> None:
    """Count the cards of each colour in a hand."""
    book = state.book
    words: i64 = book.words
    at: i64 = seat * words
    for color in range(4):
        base: i64 = color_row(state.side, color, words)
        count: i64 = 0
        for word in range(words):
            cards: i64 = state.hands[at + word] & book.color_mask[base + word]
            if cards:
                count += count_bits(cards)
        held[color] = count


def choose_turn(state: State, dice: Dice) -> i64:
    """Play the card with the best score, or draw."""
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
            count_colors(state, seat, dice.held)
            counted = True
        cards = distinct(state, word, cards)
        first: i64 = state.side * book.size + book.start[state.side * book.words + word]
        while cards:
            kind: i64 = book.kind_of[first + lowest(cards)]
            cards &= cards - 1
            score: i64 = 1000 + dice.below(CHANCE) + worth(state, dice.held, seat, size, kind)
            if score > best:
                best = score
                best_kind = kind
    if best_kind < 0:
        return DRAW
    return PLAY + best_kind


def worth(state: State, held: vec[i64], seat: i64, size: i64, kind: i64) -> i64:
    """Return what playing this card now seems to be worth."""
    book = state.book
    color: i64 = book.color[kind]
    effect = book.effect_of(kind)
    score: i64 = 0
    if color == COLORLESS:
        score -= SAVE_WILD
        if book.judged[kind] and is_wrong(state, seat, kind):
            score -= SAVE_WILD
    else:
        score += SAME_COLOR * (held[color] - 1)
    if effect.is_number:
        if book.seven_zero:
            score += worth_of_swap(state, seat, size, book.number[kind])
        return score
    if effect.takes_along == ALL_OF_ITS_COLOR:
        return score + EACH_CARD * (held[color] - 1)
    if effect.goes_again:
        return score + FREE_TURN
    if effect.takes_along:
        return score + EACH_CARD * effect.takes_along // 2
    if effect.reverses:
        return score + worth_of_turning(state, seat, effect.takes_turn)
    if effect.takes_turn:
        if state.sizes[next_seat(state, seat)] <= NEAR:
            score += STOP_THEM
        score += book.amount[kind]
        if state.seated == 2 and color != COLORLESS:
            score += FREE_TURN
    elif effect.hits == HITS_PICKED and effect.duel == NO_DUEL and state.sizes[smallest_rival(state, seat)] <= NEAR:
        score += STOP_THEM
    return score


def worth_of_turning(state: State, seat: i64, attacks: bool) -> i64:
    """Return what it is worth to reverse, and with `attacks` to make the next player that way draw."""
    following: i64 = next_seat(state, seat)
    state.direction = -state.direction
    other: i64 = next_seat(state, seat)
    state.direction = -state.direction
    if other == following:
        return -FREE_TURN if attacks else FREE_TURN
    if attacks:
        return STOP_THEM if state.sizes[other] <= NEAR else 0
    if state.sizes[following] <= NEAR:
        return STOP_THEM
    return -STOP_THEM if state.sizes[other] <= NEAR else 0


def worth_of_swap(state: State, seat: i64, size: i64, number: i64) -> i64:
    """NM-05: return what the hand is worth that a 7 or a 0 brings."""
    if number == 7:
        return EACH_CARD * (size - 1 - state.sizes[smallest_rival(state, seat)])
    if number == 0:
        state.direction = -state.direction
        giver: i64 = next_seat(state, seat)
        state.direction = -state.direction
        return EACH_CARD * (size - 1 - state.sizes[giver])
    return 0


def smallest_rival(state: State, seat: i64) -> i64:
    """Return the rival with the fewest cards; of several, the next in turn."""
    rival: i64 = next_seat(state, seat)
    best: i64 = rival
    while rival != seat:
        if state.sizes[rival] < state.sizes[best]:
            best = rival
        rival = next_seat(state, rival)
    return best


def choose_color(state: State, dice: Dice) -> i64:
    """Name the colour of which this seat holds most."""
    count_colors(state, state.seat, dice.held)
    best: i64 = -1
    color: i64 = 0
    for each in range(4):
        score: i64 = dice.held[each] * 4 + dice.below(4)
        if score > best:
            best = score
            color = each
    return state.book.color_ids[state.side * 4 + color]


def choose_answer(state: State, dice: Dice) -> i64:
    """Give the answer that the card on top has of its own (dance), stack if possible, and challenge now and then."""
    book = state.book
    own = effect_on_top(state).answers
    if own:
        return own[0]
    for word in range(book.words):
        cards: i64 = may_stack(state, state.seat, word)
        if cards:
            first: i64 = state.side * book.size + book.start[state.side * book.words + word]
            return PLAY + book.kind_of[first + lowest(cards)]
    if may_challenge(state) and dice.below(100) < CHALLENGES:
        return CHALLENGE
    return ACCEPT


def choose_held(state: State, dice: Dice, base: i64) -> i64:
    """Lay or shed a card of the colour of which this seat holds fewest; wilds are kept."""
    book = state.book
    seat: i64 = state.seat
    words: i64 = book.words
    count_colors(state, seat, dice.held)
    held = dice.held
    rare: i64 = -1
    for color in range(4):
        if held[color] and (rare < 0 or held[color] < held[rare]):
            rare = color
    if rare < 0:
        return STOP
    mask: i64 = color_row(state.side, rare, words)
    for word in range(words):
        cards: i64 = state.hands[seat * words + word] & book.color_mask[mask + word]
        if cards:
            first: i64 = state.side * book.size + book.start[state.side * words + word]
            return base + book.kind_of[first + lowest(cards)]
    return STOP
