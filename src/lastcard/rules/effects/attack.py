"""What all draw cards share: the next player draws and loses the turn, or else stacks or challenges."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.bluffs import remembered_cards, show_remembered
from lastcard.rules.engine.drawing import challenge_rule, draw_cards
from lastcard.rules.engine.turns import ask_color, end_round, ends_round, is_running, next_seat, note_skip, turn_to
from lastcard.rules.model.actions import ANSWER, CHALLENGE
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.effect import THEN_EFFECT, THEN_LAST, Effect
from lastcard.rules.model.events import ALL_SEATS, Accepted, Challenged, HandShown, Judged
from lastcard.rules.model.state import BY_CHALLENGE, State, everyone

FAILED_CHALLENGE: Final = 2
"""Extra cards for a challenger who was wrong (GEN-12)."""


class Attack(Effect):
    def play(self, state: State) -> None:
        if self.is_wild:
            ask_color(state, state.actor, THEN_EFFECT)
        else:
            self.attack(state)

    def color_named(self, state: State) -> None:
        self.attack(state)

    def attack(self, state: State) -> None:
        """Ask the victim if such a card can be answered at all, whatever they hold; otherwise hit at once."""
        victim: i64 = self.victim(state)
        if state.book.answerable[state.top]:
            state.decision = ANSWER
            state.seat = victim
        else:
            self.hit(state, victim, 0)

    def victim(self, state: State) -> i64:
        return next_seat(state, state.actor)

    def hit(self, state: State, seat: i64, more: i64) -> None:
        """Make a seat draw all that is stacked up, and `more` besides, and lose its turn."""
        self.penalize(state, seat, more)
        if is_running(state):
            note_skip(state, seat)
            turn_to(state, next_seat(state, seat))

    def penalize(self, state: State, seat: i64, more: i64) -> None:
        draw_cards(state, seat, state.pending + more)

    def answered(self, state: State, action: i64) -> None:
        if action == CHALLENGE:
            self.challenge(state)
            return
        seat: i64 = state.seat
        if state.noting:
            state.note(Accepted(state.book.faces[state.top].rule, int(seat)))
        self.hit(state, seat, 0)

    def challenge(self, state: State) -> None:
        """Settle a challenge: whoever was wrong draws (GEN-12, TF-08, TF-09)."""
        seat: i64 = state.seat
        accused: i64 = state.actor
        to_all = state.book.faces[state.top].symbol in state.book.edition.shown_to_all
        guilty = state.guilty == 1
        show_remembered(state, accused, everyone(state) if to_all else BIT[seat])
        if state.noting:
            rule = challenge_rule(state)
            state.note(Challenged(rule, int(seat), int(accused)))
            state.note(HandShown(rule, int(accused), remembered_cards(state), ALL_SEATS if to_all else int(BIT[seat])))
            state.note(Judged(rule, int(seat), int(accused), guilty))
        state.cause = BY_CHALLENGE
        if guilty:
            self.punish_bluff(state, seat, accused)
        else:
            self.hit(state, seat, FAILED_CHALLENGE)

    def punish_bluff(self, state: State, challenger: i64, accused: i64) -> None:
        self.penalize(state, accused, 0)
        if is_running(state):
            turn_to(state, challenger)

    def open_round(self, state: State, first: i64) -> bool:
        """Hit the first player. Wild draw cards never get here: they go to the bottom of the pile."""
        if self.is_wild:
            return False
        state.pending = state.book.amount[state.top]
        self.hit(state, first, 0)
        return True

    def play_last(self, state: State, is_over: bool) -> bool:
        """Make the next player draw without being asked, after a colour is named if one is needed (GEN-15)."""
        if is_over and not state.book.last_draws:
            return False
        if self.is_wild and (not is_over or self.needs_color()):
            ask_color(state, state.actor, THEN_LAST)
        else:
            self.last_color_named(state)
        return True

    def needs_color(self) -> bool:
        """Return whether even the last card of a round needs its colour named."""
        return False

    def last_color_named(self, state: State) -> None:
        is_over = ends_round(state)
        self.hit(state, next_seat(state, state.actor), 0)
        if is_over:
            end_round(state, "GEN-15")

    def may_ask(self, state: State) -> bool:
        return (
            state.decision == ANSWER
            and state.book.answerable[state.top] != 0
            and state.seat != state.actor
            and state.pending >= state.book.amount[state.top]
        )
