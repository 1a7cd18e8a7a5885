"""Carries out one decision and goes on to the next. Callers have made sure that the action is legal."""

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.calls import begin_action, end_exposures, penalize_uncalled, settle_exposure
from lastcard.rules.engine.draw_history import remember_draw
from lastcard.rules.engine.drawing import draw_one, tell_draws
from lastcard.rules.engine.legal import find_playable, is_legal, may_draw, playable_drawn, whole_number
from lastcard.rules.engine.past import remember, remember_turn
from lastcard.rules.engine.playing import activate, play_card
from lastcard.rules.engine.turns import ask_color, is_in, is_running, name_color, pass_turn, turn_to
from lastcard.rules.model.actions import (
    ACTIVATE,
    ANSWER,
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
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.effect import THEN_EFFECT, THEN_LAST, THEN_NEXT, THEN_PENALTY, THEN_TURN
from lastcard.rules.model.events import Named, Passed
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import DREW
from lastcard.rules.model.state import BY_TURN, NOBODY, State, card_in, effect_on_top, first_of_kind


def try_step(state: State, action: i64, buffer: vec[i64]) -> bool:
    """Carry out an action, without a call, if it is legal; return whether it was.

    On a turn, the card is looked up once, both to check and to play it.
    """
    if state.decision == TURN:
        card: i64 = NOBODY
        if PLAY <= action < LAY:
            card = find_playable(state, action - PLAY)
        if card != NOBODY or (action == DRAW and may_draw(state)):
            take_turn(state, card, False)
            return True
    if not is_legal(state, action, buffer):
        return False
    step(state, action, False)
    return True


def step(state: State, action: i64, uno: bool) -> None:
    """Carry out an action of the seat that owes the decision; with `uno` it also calls."""
    decision: i64 = state.decision
    if decision == TURN:
        card: i64 = NOBODY
        if action != DRAW:
            card = named_card(state, action)
        take_turn(state, card, uno)
        return
    if decision == DRAWN:
        take_drawn(state, action != KEEP, uno)
        return
    seat: i64 = state.seat
    if decision in (ANSWER, VOTE):
        begin_action(state, seat, uno)
    else:  # a choice that belongs to the action before
        end_exposures(state, seat)
        if uno:
            state.call = seat
    take_decision(state, decision, action)
    if state.reached_one or state.exposed:
        settle_exposure(state)


def take_decision(state: State, decision: i64, action: i64) -> None:
    """Carry out a decision that the card on top has asked for."""
    if action < PLAY:
        remember(state, state.seat, action)
    if decision == NAMING:
        take_color(state, action)
    elif decision == ANSWER:
        if action >= PLAY:
            play_card(state, state.seat, named_card(state, action), False)
        else:
            effect_on_top(state).answered(state, action)
    elif decision == TARGETING:
        effect_on_top(state).player_picked(state, action - TARGET)
    elif decision == LAYING:
        effect_on_top(state).card_laid(state, first_of_kind(state, state.seat, action - LAY))
    elif decision == VOTE:
        effect_on_top(state).voted(state, action == YES)
    elif decision == SHEDDING:
        if action == STOP:
            effect_on_top(state).shedding_stopped(state)
        else:
            effect_on_top(state).card_shed(state, named_card(state, action))
    elif decision == ACTIVATE:
        activate(state, action == YES)


def take_turn(state: State, card: i64, uno: bool) -> None:
    """Play a card for the player on turn, or draw if `card` is NOBODY."""
    seat: i64 = state.seat
    begin_action(state, seat, uno)
    if card == NOBODY:
        draw(state)
    else:
        play_card(state, seat, card, False)
    if state.reached_one or state.exposed:
        settle_exposure(state)


def take_drawn(state: State, plays: bool, uno: bool) -> None:
    """Play or keep the card that has just been drawn."""
    begin_action(state, state.seat, uno)
    if plays:
        play_card(state, state.seat, state.drawn, False)
    else:
        keep(state)
    if state.reached_one or state.exposed:
        settle_exposure(state)


def named_card(state: State, action: i64) -> i64:
    """Return the card that an action plays or sheds, named whole or by the face in play."""
    if action >= WHOLE:
        return find_whole(state, (action - WHOLE) % WHOLE_SHED)
    if state.decision == SHEDDING:
        return first_of_kind(state, state.seat, action - SHED)
    return first_of_kind(state, state.seat, action - PLAY)


def find_whole(state: State, number: i64) -> i64:
    """Return the card of a hand that this number stands for, or NOBODY."""
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
    """Draw one card, or with NM-02 until one can be played (GEN-05)."""
    seat: i64 = state.seat
    state.cause = BY_TURN
    state.drawn = NOBODY
    got = False
    while True:
        card: i64 = draw_one(state, seat)
        if card == NOBODY:
            break
        got = True
        if not is_in(state, seat):
            break
        if playable_drawn(state, seat, card):
            state.drawn = card
            break
        if not state.book.until_playable:
            break
    tell_draws(state, seat)
    if not got:
        remember_turn(state, seat, DREW)
    remember_draw(state, seat)
    if not is_running(state):
        return
    if state.drawn != NOBODY:
        if state.book.force_play:
            play_card(state, seat, state.drawn, False)
        else:
            state.decision = DRAWN
        return
    if not got:
        state.idle += 1
    keep(state)


def keep(state: State) -> None:
    """End a turn of drawing."""
    state.drawn = NOBODY
    state.after_flip = False
    if state.noting and is_in(state, state.seat):
        state.note(Passed(state.book.cite("GEN-05", "NM-02"), int(state.seat)))
    pass_turn(state)


def take_color(state: State, action: i64) -> None:
    """Name a colour, and go on as `state.then` says."""
    book = state.book
    color: i64 = 0
    while book.color_ids[state.side * 4 + color] != action:
        color += 1
    then: i64 = state.then
    if then != THEN_PENALTY:
        name_color(state, color)
    if state.noting:
        letter = book.colors_of(int(state.side))[color]
        state.note(Named(book.faces[state.top].rule, int(state.seat), letter))
    if then == THEN_TURN:
        turn_to(state, state.seat)
    elif then == THEN_NEXT:
        pass_turn(state)
    elif then == THEN_EFFECT:
        effect_on_top(state).color_named(state)
    elif then == THEN_LAST:
        effect_on_top(state).last_color_named(state)
    else:
        effect_on_top(state).penalty_color_named(state, color)


def catch(state: State, seat: i64, by: i64) -> None:
    """Let `by` catch `seat`, who has not called."""
    penalize_uncalled(state, seat, by)
    if is_running(state) and state.out & BIT[state.seat]:
        replace_decider(state)


def jump(state: State, seat: i64, card: i64, uno: bool) -> None:
    """Play a card out of turn; play goes on from there (`jump_in`)."""
    begin_action(state, seat, uno)
    play_card(state, seat, card, True)
    if state.reached_one or state.exposed:
        settle_exposure(state)


def replace_decider(state: State) -> None:
    """Go on without the deciding seat, which is out (NM-04): its turn is lost, and the next player names its colour."""
    if state.decision == VOTE:
        effect_on_top(state).voter_left(state)
    elif state.decision == NAMING:
        ask_color(state, state.seat, then_without_namer(state))
    elif state.color == COLORLESS:
        ask_color(state, state.seat, THEN_NEXT)
    else:
        state.drawn = NOBODY
        pass_turn(state)


def then_without_namer(state: State) -> i64:
    """Return what follows when the next player names a colour in place of one who has gone out."""
    effect = effect_on_top(state)
    then: i64 = state.then
    if then == THEN_EFFECT:
        if effect.victim_names:
            then = THEN_TURN
        elif TARGETING in effect.asks:
            then = THEN_NEXT
    return then
