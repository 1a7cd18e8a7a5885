"""Whose turn it is, who is out, and how a round ends."""

from mypy_extensions import i64

from lastcard.rules.actions import OVER, TURN
from lastcard.rules.bits import BIT, put
from lastcard.rules.events import Finished, Out, Won
from lastcard.rules.faces import COLORLESS
from lastcard.rules.state import NOBODY, State, card_in, forget_card, hand_value


def next_seat(state: State, seat: i64) -> i64:
    """The next one still in, in the direction of play."""
    players: i64 = state.players
    while True:
        seat += state.direction
        if seat == players:
            seat = 0
        elif seat < 0:
            seat = players - 1
        if not state.gone & BIT[seat]:
            return seat


def is_in(state: State, seat: i64) -> bool:
    return not state.gone & BIT[seat]


def show_top(state: State, kind: i64) -> None:
    """A new top card; its colour is in force, or none until it is named."""
    state.top = kind
    state.color = state.book.color[kind]
    if state.color != COLORLESS:
        state.fits = kind * state.book.words


def name_color(state: State, color: i64) -> None:
    state.color = color
    state.fits = (len(state.book.faces) + state.side * 4 + color) * state.book.words


def turn_to(state: State, seat: i64) -> None:
    """A turn begins, unless a whole lap has passed in which nothing could be done (GEN-16)."""
    state.actor = seat
    state.seat = seat
    state.kind = TURN
    state.pending = 0
    if state.idle and state.idle >= state.seated:
        stall(state)


def turn_passes(state: State) -> None:
    turn_to(state, next_seat(state, state.actor))


def stall(state: State) -> None:
    """GEN-16: the lowest hand wins; of equal hands the next in turn."""
    if state.finished == 0:
        best: i64 = state.seat
        least: i64 = hand_value(state, best)
        seat: i64 = next_seat(state, best)
        while seat != state.seat:
            value: i64 = hand_value(state, seat)
            if value < least:
                best = seat
                least = value
            seat = next_seat(state, seat)
        state.order = best
        state.finished = 1
    end_round(state, "GEN-16")


def finish(state: State, seat: i64) -> None:
    """A hand is empty: its player is through, the first one has won."""
    place: i64 = state.finished
    state.order |= seat << (4 * place)
    state.finished = place + 1
    state.gone |= BIT[seat]
    state.seated -= 1
    if state.noting and state.book.play_on:
        state.note(Finished("play_on", int(seat), int(place + 1)))


def go_out(state: State, seat: i64) -> None:
    """Mercy (NM-04): the hand is set aside; what was still to draw is cancelled by whoever is drawing."""
    at: i64 = seat * state.book.words
    for word in range(state.book.words):
        held: i64 = state.hands[at]
        while held:
            card: i64 = card_in(state, word, held)
            held &= held - 1
            put(state.aside, state.aside_count, card)
            state.aside_count += 1
            if not state.blind:
                forget_card(state, card)
        put(state.hands, at, 0)
        if state.book.sides == 2:
            put(state.backs, at, 0)
        at += 1
    put(state.sizes, seat, 0)
    state.out |= BIT[seat]
    state.gone |= BIT[seat]
    state.opened &= ~BIT[seat]
    state.seated -= 1
    if state.noting:
        state.note(Out("NM-04", int(seat)))
    if state.seated <= 1 and not state.closing:
        end_round(state, "NM-10")


def end_round(state: State, rule: str) -> None:
    if state.winner != NOBODY:
        return
    state.kind = OVER
    state.exposed = 0
    state.touched = 0
    state.pending = 0
    if state.finished:
        state.winner = state.order & 15
    else:
        state.winner = next_seat(state, state.seat)
    if state.noting:
        state.note(Won(rule, int(state.winner)))


def hold_on(state: State) -> bool:
    """False once the round is over."""
    return state.winner == NOBODY


def first_without_cards(state: State, seat: i64) -> bool:
    """NM-07: empty hands finish from `seat` on in the direction of play; True if that ends the round."""
    found = False
    at: i64 = seat
    while True:
        if not state.gone & BIT[at] and state.sizes[at] == 0:
            finish(state, at)
            found = True
            if not state.book.play_on:
                break
        at += state.direction
        if at == state.players:
            at = 0
        elif at < 0:
            at = state.players - 1
        if at == seat:
            break
    if found and (not state.book.play_on or state.seated <= 1):
        end_round(state, "NM-07")
        return True
    return False
