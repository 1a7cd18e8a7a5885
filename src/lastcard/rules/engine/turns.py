"""Whose turn it is, who is out, and how a round ends."""

from mypy_extensions import i64

from lastcard.rules.engine.past import remember
from lastcard.rules.model.actions import NAMING, OVER, TARGETING, TURN
from lastcard.rules.model.bits import BIT, put
from lastcard.rules.model.events import Finished, Out, Reversed, Skipped, Stalemate, Targeted, Won
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import WENT_OUT
from lastcard.rules.model.state import NOBODY, State, card_in, forget_card, kind_of


def next_seat(state: State, seat: i64) -> i64:
    """Return the next seat that is still in, in the direction of play."""
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


def is_running(state: State) -> bool:
    """Return whether the round goes on."""
    return state.winner == NOBODY


def show_top(state: State, kind: i64) -> None:
    """Make this kind the top card; its colour is in force, or none until it is named."""
    state.top = kind
    state.color = state.book.color[kind]
    if state.color != COLORLESS:
        state.match_row = kind * state.book.words


def name_color(state: State, color: i64) -> None:
    state.color = color
    state.match_row = (state.book.kinds + state.side * 4 + color) * state.book.words


def turn_to(state: State, seat: i64) -> None:
    """Begin a turn, unless a whole lap has passed in which nothing could be done (GEN-16)."""
    state.actor = seat
    state.seat = seat
    state.decision = TURN
    state.pending = 0
    if state.idle and state.idle >= state.seated:
        end_stalemate(state)


def pass_turn(state: State) -> None:
    """Begin the turn of the next player after the one who acted."""
    turn_to(state, next_seat(state, state.actor))


def skip_next(state: State) -> None:
    """Skip the next player."""
    skipped: i64 = next_seat(state, state.actor)
    note_skip(state, skipped)
    turn_to(state, next_seat(state, skipped))


def note_skip(state: State, seat: i64) -> None:
    """Note that a seat loses its turn, unless it is out and has none to lose."""
    if state.noting and is_in(state, seat):
        state.note(Skipped(state.book.faces[state.top].rule, int(seat)))


def turn_around(state: State) -> None:
    """Change the direction of play."""
    state.direction = -state.direction
    if state.noting:
        state.note(Reversed(state.book.faces[state.top].rule, int(state.direction)))


def ask_color(state: State, seat: i64, then: i64) -> None:
    """Ask a seat to name a colour, or the next one if it has just gone out."""
    if state.out & BIT[seat]:
        seat = next_seat(state, seat)
    state.decision = NAMING
    state.seat = seat
    state.then = then


def ask_target(state: State) -> bool:
    """Ask the actor to pick another player. If there is only one, set `state.target` and return True."""
    state.decision = TARGETING
    state.seat = state.actor
    state.target = next_seat(state, state.actor)
    return state.seated == 2


def note_target(state: State, target: i64) -> None:
    if state.noting:
        state.note(Targeted(state.book.faces[state.top].rule, int(state.actor), int(target)))


def end_stalemate(state: State) -> None:
    """End a round in which nobody can go on: the lowest hand wins, of equal ones the next in turn (GEN-16)."""
    if state.noting:
        state.note(Stalemate("GEN-16"))
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


def hand_value(state: State, seat: i64) -> i64:
    """Return the points of a hand on the face in play (GEN-17, TF-11)."""
    value: i64 = 0
    at: i64 = seat * state.book.words
    for word in range(state.book.words):
        held: i64 = state.hands[at]
        at += 1
        while held:
            kind: i64 = kind_of(state, card_in(state, word, held))
            value += state.book.points[kind]
            held &= held - 1
    return value


def finish(state: State, seat: i64) -> None:
    """Record that a seat has emptied its hand; the first to do so wins."""
    place: i64 = state.finished
    state.order |= seat << (4 * place)
    state.finished = place + 1
    state.gone |= BIT[seat]
    state.seated -= 1
    if state.noting and state.book.play_on:
        state.note(Finished("play_on", int(seat), int(place + 1)))


def ends_round(state: State) -> bool:
    """Return whether the round ends now that somebody is out of cards."""
    return not state.book.play_on or state.seated <= 1


def go_out(state: State, seat: i64) -> None:
    """Put a seat out by Mercy and set its hand aside (NM-04); the caller cancels what was still to draw."""
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
    remember(state, seat, WENT_OUT)
    if state.noting:
        state.note(Out(state.book.cite_option("mercy"), int(seat)))
    if state.seated <= 1 and not state.defers_end:
        end_round(state, state.book.cite("NM-10", "mercy"))


def end_round(state: State, rule: str) -> None:
    """End the round if it is still going; the first to finish has won, or else the only one left."""
    if state.winner != NOBODY:
        return
    state.decision = OVER
    state.exposed = 0
    state.reached_one = 0
    state.pending = 0
    if state.finished:
        state.winner = state.order & 15
    else:
        state.winner = next_seat(state, state.seat)
    if state.noting:
        state.note(Won(rule, int(state.winner)))


def finish_empty_hands(state: State, seat: i64, rule: str) -> bool:
    """Let all empty hands finish, from `seat` on in the direction of play; True if that ends the round (NM-07)."""
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
    if found and ends_round(state):
        end_round(state, rule)
        return True
    return False
