"""Calls and catches as decisions that are asked for in turn, for environments in which nobody speaks out of turn.

A round heard this way: when an action leaves somebody with one card (GEN-14), that player is asked to call; if the
player passes, the others are asked in the direction of play, from the next player on, whether they catch. The first to
catch ends it, and so does a lap in which nobody does. Several such players are asked about one after the other, from
the one who acted on. After that, with `jump_in`, whoever holds the very card that has come to lie on top is asked for
a jump, in turn from the next player on, once for each card. Only then comes the decision that the engine asks for.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lastcard.rules.engine.automaton import catch, jump, step
from lastcard.rules.engine.calls import call_uno
from lastcard.rules.engine.dealing import deal_hands, fresh_pile, turn_up
from lastcard.rules.engine.legal import action_list, list_actions, may_jump
from lastcard.rules.engine.playout import Dice
from lastcard.rules.engine.scores import round_points
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.actions import ANSWER, DECISIONS, DRAWN, OVER, TURN, VOTE
from lastcard.rules.model.bits import BIT, zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State, first_of_kind, new_state

CALLING: Final = 10
CATCHING: Final = 11
JUMPING: Final = 12
ASKED: Final = (*DECISIONS, "call", "catch", "jump")

PASS: Final = 26
UNO: Final = 27
CATCH: Final = 28
JUMP: Final = 29
"""Actions of their own, in the gap that the engine's numbers leave."""
OWN_ACTIONS: Final = {"pass": PASS, "uno": UNO, "catch": CATCH, "jump": JUMP}


@final
@mypyc_attr(acyclic=True)
class Hearing:
    """A round, and who is asked what."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.kind: i64 = OVER
        self.seat: i64 = 0
        self.subject: i64 = NOBODY
        """Who has not called, while that is being asked about."""
        self.heard: i64 = 0
        """Seats whose one card has been asked about."""
        self.jumped: i64 = NOBODY
        """The card for which jumps were last asked for."""
        self.taken: i64 = 0
        """How many decisions there were."""
        self.thrown: vec[i64] = zeros((len(state.book.faces) + 7) // 8)
        """How many of each kind lie on the discard pile, a byte each; kept for observations."""
        self.room: Final[vec[i64]] = action_list()
        """Where legal actions are listed."""
        self.counted: i64 = 0
        self.shuffles: i64 = NOBODY
        self.last: i64 = 0

    def copy(self) -> "Hearing":
        other = Hearing(self.state.copy())
        other.kind = self.kind
        other.seat = self.seat
        other.subject = self.subject
        other.heard = self.heard
        other.jumped = self.jumped
        other.taken = self.taken
        return other


def deal_hearing(book: Book, players: i64, dice: Dice) -> Hearing:
    """A round of its own; who deals is left to chance, too."""
    state = new_state(book, players, dice.key())
    state.dealer = dice.below(players)
    fresh_pile(state)
    deal_hands(state)
    turn_up(state)
    hearing = Hearing(state)
    go_on(hearing, state.seat)
    return hearing


def go_on(hearing: Hearing, actor: i64) -> None:
    """What is to be asked next, after somebody acted."""
    state = hearing.state
    hearing.subject = NOBODY
    if state.exposed:
        hearing.heard &= state.exposed
        waiting: i64 = state.exposed & ~hearing.heard
        if waiting:
            seat: i64 = actor
            while not waiting & BIT[seat]:
                seat = next_seat(state, seat)
            hearing.subject = seat
            hearing.seat = seat
            hearing.kind = CALLING
            return
    if state.decision == TURN and state.book.jump_in and asks_jump(hearing):
        return
    hearing.kind = state.decision
    hearing.seat = state.seat


def asks_jump(hearing: Hearing) -> bool:
    state = hearing.state
    card: i64 = state.discard[state.discard_count - 1]
    if card == hearing.jumped or state.book.color[state.top] == COLORLESS:
        return False
    hearing.jumped = card
    return next_jump(hearing, state.seat)


def next_jump(hearing: Hearing, seat: i64) -> bool:
    """The next one in turn who holds the card on top, if anybody does."""
    state = hearing.state
    seat = next_seat(state, seat)
    while seat != state.seat:
        if may_jump(state, seat):
            hearing.kind = JUMPING
            hearing.seat = seat
            return True
        seat = next_seat(state, seat)
    return False


def next_catch(hearing: Hearing, seat: i64) -> None:
    state = hearing.state
    seat = next_seat(state, seat)
    if seat == hearing.subject:
        hearing.heard |= BIT[seat]
        go_on(hearing, seat)
    else:
        hearing.kind = CATCHING
        hearing.seat = seat


def take(hearing: Hearing, action: i64) -> None:
    """The seat that is asked takes a legal action, by the engine's number or one of those here."""
    state = hearing.state
    seat: i64 = hearing.seat
    hearing.taken += 1
    if hearing.kind == CALLING:
        if action == UNO:
            call_uno(state, seat)
            go_on(hearing, seat)
        else:
            next_catch(hearing, seat)
    elif hearing.kind == CATCHING:
        if action == CATCH:
            catch(state, hearing.subject, seat)
            go_on(hearing, hearing.subject)
        else:
            next_catch(hearing, seat)
    elif hearing.kind == JUMPING:
        if action == JUMP:
            hearing.heard = 0
            jump(state, seat, first_of_kind(state, seat, state.top), False)
            go_on(hearing, seat)
        elif not next_jump(hearing, seat):
            hearing.kind = state.decision
            hearing.seat = state.seat
    else:
        if state.decision in (TURN, DRAWN, ANSWER, VOTE):
            hearing.heard = 0  # a play of one's own again, and the end of all others' exposure
        step(state, action, False)
        go_on(hearing, seat)


def list_asked(hearing: Hearing, out: vec[i64]) -> i64:
    """Write all legal actions into `out`; gives how many there are."""
    kind: i64 = hearing.kind
    if kind < CALLING:
        return list_actions(hearing.state, out)
    out[0] = UNO if kind == CALLING else CATCH if kind == CATCHING else JUMP
    out[1] = PASS
    return 2


def rewards(state: State, by_points: bool) -> list[float]:
    """At the end: 1 for the winner and as much less in all for the others; or what the round gives by the scoring."""
    players = int(state.players)
    if state.decision != OVER:
        return [0.0] * players
    if not by_points:
        return [1.0 if seat == state.winner else -1.0 / (players - 1) for seat in range(players)]
    sign = -1 if state.book.options.text("scoring") == "tally" else 1
    return [float(sign * points) for points in round_points(state)]
