"""Power of Optimus Prime: whoever has the higher number may discard two cards and names the colour (TF-06)."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.effects.duel import Duel, note_duel, number_kind, value_of
from lastcard.rules.engine.hands import put_under
from lastcard.rules.engine.past import remember
from lastcard.rules.engine.turns import ask_color
from lastcard.rules.model.actions import NAMING, SHED, SHEDDING, TARGETING
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.cards import Card
from lastcard.rules.model.effect import HIGHEST_WINS, THEN_NEXT
from lastcard.rules.model.errors import Reason
from lastcard.rules.model.events import Shed
from lastcard.rules.model.state import (
    NOBODY,
    State,
    card_in,
    everyone,
    forget_one,
    held_of_kind,
    kind_of,
    take_from_hand,
)

SHEDS: Final = 2


class Optimus(Duel):
    def __init__(self) -> None:
        super().__init__(
            "optimus",
            "wP",
            "TF-06",
            rules=("TF-06",),
            points=50,
            asks=(TARGETING, SHEDDING),
            verbs=("stop", "shed"),
            picks_before_color=True,
            takes_along=SHEDS,
            duel=HIGHEST_WINS,
            sign="⇑",
        )

    def fight(self, state: State) -> None:
        """Compare the highest numbers; the card's player wins a tie."""
        own: i64 = number_kind(state, state.actor, True)
        other: i64 = number_kind(state, state.target, True)
        show_card(state, state.actor, own)
        show_card(state, state.target, other)
        winner: i64 = state.actor if value_of(state, own) >= value_of(state, other) else state.target
        note_duel(state, own, other, winner)
        state.seat = winner
        state.sheds = SHEDS
        ask_shed(state)

    def card_shed(self, state: State, card: i64) -> None:
        """Put the card under this one, where it has no effect."""
        seat: i64 = state.seat
        kind: i64 = kind_of(state, card)
        remember(state, seat, SHED + kind)
        take_from_hand(state, seat, card)
        forget_one(state, seat, card, kind)
        put_under(state, card)
        if state.noting:
            state.note(Shed("TF-06", int(seat), state.book.cards[kind]))
        state.sheds -= 1
        ask_shed(state)

    def shedding_stopped(self, state: State) -> None:
        ask_color(state, state.seat, THEN_NEXT)

    def may_ask(self, state: State) -> bool:
        if state.decision == SHEDDING:
            return 1 <= state.sheds <= SHEDS and state.sizes[state.seat] > 1
        return state.decision == TARGETING

    def refuse(self, state: State, verb: str) -> Reason | None:
        """Refuse to shed once the colour is asked for: two cards are gone, or only one is left."""
        return Reason("TF-06", "reason-shed-last", {}) if verb == "shed" and state.decision == NAMING else None

    def refuse_card(self, card: Card) -> Reason:
        return Reason("TF-06", "reason-shed-last", {})


def ask_shed(state: State) -> None:
    """Ask for the next card to shed, up to two and never the last; after that, for the colour."""
    if state.sheds > 0 and state.sizes[state.seat] > 1:
        state.decision = SHEDDING
    else:
        ask_color(state, state.seat, THEN_NEXT)


def show_card(state: State, seat: i64, kind: i64) -> None:
    """Show a card to all. Whoever knew of one like it in this hand learns nothing: it may be the same card."""
    if state.blind or kind == NOBODY:
        return
    base: i64 = state.side * state.book.size
    word: i64 = state.book.home[kind]
    held: i64 = held_of_kind(state, seat, kind, word)
    news: i64 = everyone(state)
    first: i64 = base + card_in(state, word, held)
    while held:
        news &= ~state.knows[base + card_in(state, word, held)] | BIT[seat]
        held &= held - 1
    state.knows[first] |= news
    state.opened |= BIT[seat]
