"""Dancing Wild: its player names the colour; the next player dances or draws three (BT-01 to BT-03)."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.drawing import draw_cards
from lastcard.rules.engine.turns import ask_color, is_in, is_running, next_seat, turn_to
from lastcard.rules.model.actions import ANSWER, DANCE, VOTE
from lastcard.rules.model.effect import HITS_NEXT, THEN_EFFECT, Effect
from lastcard.rules.model.events import Accepted, Danced, DanceJudged, Voted
from lastcard.rules.model.state import State

CARDS: Final = 3


class Dance(Effect):
    def __init__(self) -> None:
        super().__init__(
            "dance",
            "wD",
            "BT-01",
            rules=("BT-01", "BT-02", "BT-03"),
            points=50,
            asks=(ANSWER, VOTE),
            verbs=("dance", "yes", "no"),
            hits=HITS_NEXT,
            cards=CARDS,
            answers=(DANCE,),
            decision_rules={VOTE: "BT-02"},
            sign="♫",
        )

    def play(self, state: State) -> None:
        ask_color(state, state.actor, THEN_EFFECT)

    def color_named(self, state: State) -> None:
        state.pending = CARDS
        state.decision = ANSWER
        state.seat = next_seat(state, state.actor)

    def answered(self, state: State, action: i64) -> None:
        if action == DANCE:
            dance(state)
            return
        if state.noting:
            state.note(Accepted("BT-01", int(state.seat)))
        draw_instead(state)

    def voted(self, state: State, yes: bool) -> None:
        if yes:
            state.ayes += 1
        else:
            state.noes += 1
        if state.noting:
            state.note(Voted("BT-02", int(state.seat), yes))
        self.voter_left(state)

    def voter_left(self, state: State) -> None:
        """Ask the next voter; once all have voted, the dancer draws if there are more noes than yeses (BT-02)."""
        state.seat = next_seat(state, state.seat)
        if state.seat != state.target:
            return
        good = state.noes <= state.ayes
        if state.noting:
            state.note(DanceJudged("BT-02", int(state.target), good))
        if good:
            turn_to(state, state.target)
        else:
            draw_instead(state)

    def may_ask(self, state: State) -> bool:
        if state.decision == VOTE:
            return state.book.options.is_on("dance_vote")
        return state.decision == ANSWER and state.seat != state.actor


def dance(state: State) -> None:
    dancer: i64 = state.seat
    if state.noting:
        state.note(Danced("BT-01", int(dancer)))
    if not state.book.options.is_on("dance_vote"):
        turn_to(state, dancer)
        return
    state.target = dancer
    state.ayes = 0
    state.noes = 0
    state.decision = VOTE
    state.seat = next_seat(state, dancer)


def draw_instead(state: State) -> None:
    """Make the player draw three cards and then take a turn, or lose it with `dance_costs_turn`."""
    seat: i64 = state.seat
    draw_cards(state, seat, state.pending)
    if not is_running(state):
        return
    if state.book.options.is_on("dance_costs_turn") or not is_in(state, seat):
        turn_to(state, next_seat(state, seat))
    else:
        turn_to(state, seat)
