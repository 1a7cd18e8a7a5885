"""The automaton: one decision taken, on to the next. Callers have made sure that the action is legal."""

from mypy_extensions import i64

from lastcard.rules.actions import (
    ACCEPT,
    ACTIVATE,
    ANSWER,
    CHALLENGE,
    DANCE,
    DRAW,
    DRAWN,
    KEEP,
    LAY,
    LAYING,
    NAMING,
    PLAY,
    SHED,
    SHEDDING,
    STOP,
    TARGET,
    TARGETING,
    TURN,
    VOTE,
    WHOLE,
    WHOLE_SHED,
    YES,
)
from lastcard.rules.attacks import (
    accept,
    ask_color,
    ask_dance,
    attack,
    challenge,
    dance,
    next_vote,
    refuse_dance,
    spin,
    vote,
)
from lastcard.rules.bits import BIT
from lastcard.rules.drawing import draw_cards, draw_one, tell_draws
from lastcard.rules.duels import duel, shed
from lastcard.rules.effects import activate, last_draw, lay, play_card, swap_with
from lastcard.rules.events import Accepted, Activated, Called, Caught, Named, Passed
from lastcard.rules.faces import DANCE as DANCE_EFFECT
from lastcard.rules.faces import NUMBER
from lastcard.rules.lacking import hear_draw
from lastcard.rules.legal import playable_drawn, whole_number
from lastcard.rules.state import (
    BY_CATCH,
    BY_TURN,
    NOBODY,
    THEN_ATTACK,
    THEN_DANCE,
    THEN_LAST_DRAW,
    THEN_NEXT,
    THEN_ROULETTE,
    THEN_TURN,
    State,
    card_in,
    first_of_kind,
)
from lastcard.rules.turns import hold_on, is_in, name_color, turn_passes, turn_to


def step(state: State, action: i64, uno: bool) -> None:
    """The seat that owes the decision takes it."""
    seat: i64 = state.seat
    decision: i64 = state.kind
    if decision == TURN:
        card: i64 = NOBODY
        if action != DRAW:
            card = named_card(state, action)
        take_turn(state, card, uno)
        return
    end_exposures(state, seat)
    if decision in (DRAWN, ANSWER, VOTE):
        hear_call(state, seat, uno)
    if decision == DRAWN:
        if action == KEEP:
            keep(state)
        else:
            play_card(state, seat, state.drawn, False)
    elif decision == NAMING:
        name(state, action)
    elif decision == ANSWER:
        answer(state, action)
    elif decision == TARGETING:
        take_target(state, action - TARGET)
    elif decision == LAYING:
        lay(state, first_of_kind(state, seat, action - LAY))
    elif decision == VOTE:
        vote(state, action == YES)
    elif decision == SHEDDING:
        shed_or_stop(state, action)
    elif decision == ACTIVATE:
        decide_activation(state, action == YES)
    settle_exposure(state)


def take_turn(state: State, card: i64, uno: bool) -> None:
    """The player on turn plays this card, or draws if it is NOBODY's."""
    seat: i64 = state.seat
    end_exposures(state, seat)
    hear_call(state, seat, uno)
    if card == NOBODY:
        draw(state)
    else:
        play_card(state, seat, card, False)
    settle_exposure(state)


def end_exposures(state: State, seat: i64) -> None:
    """GEN-14: another player's decision ends the exposure."""
    if state.exposed:
        state.exposed &= BIT[seat]


def hear_call(state: State, seat: i64, uno: bool) -> None:
    """Whether UNO was said with this action."""
    state.call = NOBODY
    if uno:
        state.call = seat


def named_card(state: State, action: i64) -> i64:
    """The card of a `play`, `lay` or `shed`, whole or by the face in play."""
    if action >= WHOLE:
        return find_whole(state, (action - WHOLE) % WHOLE_SHED)
    if state.kind == SHEDDING:
        return first_of_kind(state, state.seat, action - SHED)
    return first_of_kind(state, state.seat, action - PLAY)


def find_whole(state: State, number: i64) -> i64:
    words: i64 = state.book.words
    for word in range(words):
        held: i64 = state.hands[state.seat * words + word]
        while held:
            card: i64 = card_in(state, word, held)
            if whole_number(state, card) == number:
                return card
            held &= held - 1
    return NOBODY


def draw(state: State) -> None:
    """GEN-05: one card, or with NM-02 until one can be played."""
    seat: i64 = state.seat
    state.cause = BY_TURN
    state.drawn = NOBODY
    got = False
    while is_in(state, seat):
        card: i64 = draw_one(state, seat)
        if card == NOBODY:
            break
        got = True
        if is_in(state, seat) and playable_drawn(state, seat, card):
            state.drawn = card
            break
        if not state.book.until_playable:
            break
    tell_draws(state, seat)
    hear_draw(state, seat)
    if not hold_on(state):
        return
    if state.drawn != NOBODY:
        if state.book.force_play:
            play_card(state, seat, state.drawn, False)
        else:
            state.kind = DRAWN
        return
    if not got:
        state.idle += 1
    keep(state)


def keep(state: State) -> None:
    state.drawn = NOBODY
    if state.noting and is_in(state, state.seat):
        state.note(Passed("GEN-05", int(state.seat)))
    turn_passes(state)


def name(state: State, action: i64) -> None:
    book = state.book
    color: i64 = 0
    while book.color_ids[state.side * 4 + color] != action:
        color += 1
    name_color(state, color)
    if state.noting:
        letter = book.colors_of(state.side)[color]
        state.note(Named(book.faces[state.top].rule, int(state.seat), letter))
    then: i64 = state.then
    if then == THEN_TURN:
        turn_to(state, state.seat)
    elif then == THEN_NEXT:
        turn_passes(state)
    elif then == THEN_ATTACK:
        attack(state)
    elif then == THEN_DANCE:
        ask_dance(state)
    elif then == THEN_ROULETTE:
        spin(state)
    elif then == THEN_LAST_DRAW:
        last_draw(state)


def answer(state: State, action: i64) -> None:
    dancing = state.book.effect[state.top] == DANCE_EFFECT
    if action == DANCE:
        dance(state)
    elif action == CHALLENGE:
        challenge(state)
    elif action == ACCEPT and dancing:
        if state.noting:
            state.note(Accepted("BT-01", int(state.seat)))
        refuse_dance(state)
    elif action == ACCEPT:
        accept(state)
    else:
        play_card(state, state.seat, named_card(state, action), False)


def take_target(state: State, target: i64) -> None:
    if state.book.effect[state.top] == NUMBER:
        swap_with(state, target)
    else:
        duel(state, target)


def shed_or_stop(state: State, action: i64) -> None:
    if action == STOP:
        ask_color(state, state.seat, THEN_NEXT)
    else:
        shed(state, named_card(state, action))


def decide_activation(state: State, yes: bool) -> None:
    if state.noting:
        state.note(Activated("TF-05", int(state.seat), yes))
    if yes:
        activate(state)
    else:
        turn_passes(state)


def settle_exposure(state: State) -> None:
    """GEN-14: who was left with one card by this action and has not called is exposed."""
    if not state.touched and not state.exposed:
        return
    for seat in range(state.players):
        bit: i64 = BIT[seat]
        if state.sizes[seat] != 1:
            state.exposed &= ~bit
        elif state.touched & bit and hold_on(state):
            if state.call == seat:
                if state.noting:
                    state.note(Called("GEN-14", int(seat)))
            else:
                state.exposed |= bit
    state.touched = 0


def call_uno(state: State, seat: i64) -> None:
    state.exposed &= ~BIT[seat]
    if state.noting:
        state.note(Called("GEN-14", int(seat)))


def catch(state: State, seat: i64, by: i64) -> None:
    """The penalty comes at once; what was being decided goes on."""
    state.exposed &= ~BIT[seat]
    if state.noting:
        state.note(Caught("GEN-14", int(seat), int(by)))
    before: i64 = state.cause
    state.cause = BY_CATCH
    draw_cards(state, seat, state.book.options.uno_penalty)
    state.cause = before
    if hold_on(state) and state.out & BIT[state.seat]:
        give_up(state)


def jump(state: State, seat: i64, card: i64, uno: bool) -> None:
    """`jump_in`: out of turn; play goes on from there."""
    end_exposures(state, seat)
    hear_call(state, seat, uno)
    play_card(state, seat, card, True)
    settle_exposure(state)


def give_up(state: State) -> None:
    """Whoever owes the decision has gone out (NM-04): the turn is lost, a colour is named by the next player."""
    decision: i64 = state.kind
    seat: i64 = state.seat
    if decision == VOTE:
        next_vote(state)
    elif decision in (NAMING, LAYING, SHEDDING) or (decision == TARGETING and state.book.effect[state.top] != NUMBER):
        then: i64 = state.then if decision == NAMING else THEN_NEXT
        ask_color(state, seat, THEN_TURN if then == THEN_ROULETTE else then)
    else:
        state.drawn = NOBODY
        turn_passes(state)
