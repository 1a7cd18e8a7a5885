"""Sequential rounds: actions out of turn become decisions that are asked for one after the other.

When an action leaves somebody with one card (GEN-14), that player is asked to call. If they pass, the others are asked
in the direction of play, beginning with the next player, whether they catch. It ends with the first catch, or when
everybody has passed. If several players are left with one card, they are dealt with one after the other, beginning
with the one who acted. Then, with `jump_in`, the players who hold the very card that has come to lie on top are asked
in turn whether they jump in, once for each card. Only then comes the decision that the engine asks for.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lastcard.rules.engine.calls import call_uno
from lastcard.rules.engine.dealing import deal_hands, fresh_pile, turn_up
from lastcard.rules.engine.decisions import catch, jump, step
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
QUESTIONS: Final = (*DECISIONS, "call", "catch", "jump")
"""The name of everything that can be asked, by its number: the engine's decisions, then the three above."""

PASS: Final = 26
UNO: Final = 27
CATCH: Final = 28
JUMP: Final = 29
OWN_ACTIONS: Final = {"pass": PASS, "uno": UNO, "catch": CATCH, "jump": JUMP}
"""Answers to these three, with numbers that the engine does not use."""


@final
@mypyc_attr(acyclic=True)
class SequentialRound:
    """A round, and which seat is asked for what."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.kind: i64 = OVER
        """What is asked: a place in QUESTIONS."""
        self.seat: i64 = 0
        """Who is asked."""
        self.subject: i64 = NOBODY
        """The player with one card, while a call or a catch is asked for."""
        self.settled: i64 = 0
        """The exposed seats about which nobody is asked any more."""
        self.jumped: i64 = NOBODY
        """The card for which jumps were last asked for."""
        self.taken: i64 = 0
        """How many actions were taken."""
        self.legal: Final[vec[i64]] = action_list()
        """Where legal actions are listed."""
        self.discard_counts: vec[i64] = zeros((len(state.book.faces) + 7) // 8)
        """How many cards of each kind are in the discard pile, a byte each; kept for observations."""
        self.counted: i64 = 0
        """How many cards of the discard pile are counted."""
        self.counted_last: i64 = 0
        """The kind of the last of them."""
        self.counted_shuffles: i64 = NOBODY
        """How often the discard pile had been shuffled when they were counted."""

    def copy(self) -> "SequentialRound":
        other = SequentialRound(self.state.copy())
        other.kind = self.kind
        other.seat = self.seat
        other.subject = self.subject
        other.settled = self.settled
        other.jumped = self.jumped
        other.taken = self.taken
        return other

    def list_legal(self) -> i64:
        """Write all legal actions of the seat that is asked into `legal`, and return how many there are."""
        if self.kind < CALLING:
            return list_actions(self.state, self.legal)
        legal = self.legal
        legal[0] = UNO if self.kind == CALLING else CATCH if self.kind == CATCHING else JUMP
        legal[1] = PASS
        return 2

    def take(self, action: i64) -> None:
        """Let the seat that is asked take a legal action: a number of the engine, or one of OWN_ACTIONS."""
        self.taken += 1
        if self.kind == CALLING:
            self._take_call(action)
        elif self.kind == CATCHING:
            self._take_catch(action)
        elif self.kind == JUMPING:
            self._take_jump(action)
        else:
            seat: i64 = self.seat
            if self.state.decision in (TURN, DRAWN, ANSWER, VOTE):
                self.settled = 0  # every exposure ends here, and a new one is asked about again
            step(self.state, action, False)
            self.ask_next(seat)

    def _take_call(self, action: i64) -> None:
        seat: i64 = self.seat
        if action == UNO:
            call_uno(self.state, seat)
            self.ask_next(seat)
        else:
            self._ask_catch(seat)

    def _take_catch(self, action: i64) -> None:
        if action == CATCH:
            catch(self.state, self.subject, self.seat)
            self.ask_next(self.subject)
        else:
            self._ask_catch(self.seat)

    def _take_jump(self, action: i64) -> None:
        seat: i64 = self.seat
        if action == JUMP:
            self.settled = 0
            jump(self.state, seat, first_of_kind(self.state, seat, self.state.top), False)
            self.ask_next(seat)
        elif not self._ask_jump_after(seat):
            self.kind = self.state.decision
            self.seat = self.state.seat

    def ask_next(self, actor: i64) -> None:
        """Find out what is to be asked next, after `actor` has acted."""
        state = self.state
        self.subject = NOBODY
        if state.exposed:
            self.settled &= state.exposed
            waiting: i64 = state.exposed & ~self.settled
            if waiting:
                seat: i64 = actor
                while not waiting & BIT[seat]:
                    seat = next_seat(state, seat)
                self.subject = seat
                self.seat = seat
                self.kind = CALLING
                return
        if state.decision == TURN and state.book.jump_in and self._ask_jump():
            return
        self.kind = state.decision
        self.seat = state.seat

    def _ask_catch(self, seat: i64) -> None:
        """Ask the player after `seat` for a catch, or go on if everybody was asked."""
        seat = next_seat(self.state, seat)
        if seat == self.subject:
            self.settled |= BIT[seat]
            self.ask_next(seat)
        else:
            self.kind = CATCHING
            self.seat = seat

    def _ask_jump(self) -> bool:
        """Ask for a jump on a new top card; return whether there is anybody to ask."""
        state = self.state
        card: i64 = state.discard[state.discard_count - 1]
        if card == self.jumped or state.book.color[state.top] == COLORLESS:
            return False
        self.jumped = card
        return self._ask_jump_after(state.seat)

    def _ask_jump_after(self, seat: i64) -> bool:
        """Ask the first player after `seat` who holds the top card; return whether there is one."""
        state = self.state
        seat = next_seat(state, seat)
        while seat != state.seat:
            if may_jump(state, seat):
                self.kind = JUMPING
                self.seat = seat
                return True
            seat = next_seat(state, seat)
        return False


def deal_sequential(book: Book, players: i64, dice: Dice) -> SequentialRound:
    """Deal a round; the dealer, too, is left to chance."""
    state = new_state(book, players, dice.key())
    state.dealer = dice.below(players)
    fresh_pile(state)
    deal_hands(state)
    turn_up(state)
    game = SequentialRound(state)
    game.ask_next(state.seat)
    return game


def rewards(state: State, by_points: bool) -> list[float]:
    """Return what each seat gets for a round that is over, or 0 for each before the end.

    The winner gets 1, and the others share a loss of 1. With `by_points` everybody gets the points of the round, which
    are losses if the scoring is `tally`.
    """
    players = int(state.players)
    if state.decision != OVER:
        return [0.0] * players
    if not by_points:
        return [1.0 if seat == state.winner else -1.0 / (players - 1) for seat in range(players)]
    sign = -1 if state.book.options.text("scoring") == "tally" else 1
    return [float(sign * points) for points in round_points(state)]
