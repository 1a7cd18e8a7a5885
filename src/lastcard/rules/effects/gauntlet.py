"""Infinity Gauntlet: its player lays a coloured card, and all who hold that colour draw two (AV-01 to AV-04)."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.drawing import draw_cards
from lastcard.rules.engine.hands import put_under
from lastcard.rules.engine.legal import distinct, may_lay
from lastcard.rules.engine.past import remember
from lastcard.rules.engine.turns import ask_color, end_round, finish, is_in
from lastcard.rules.model.actions import LAY, LAYING
from lastcard.rules.model.bits import BIT, count_bits
from lastcard.rules.model.cards import Card
from lastcard.rules.model.effect import HITS_COLOR, THEN_NEXT, Effect
from lastcard.rules.model.errors import Reason
from lastcard.rules.model.events import Laid
from lastcard.rules.model.state import (
    NOBODY,
    State,
    card_in,
    forget_one,
    holds_color,
    kind_of,
    take_from_hand,
)

CARDS: Final = 2


class Gauntlet(Effect):
    def __init__(self) -> None:
        super().__init__(
            "gauntlet",
            "wG",
            "AV-01",
            rules=("AV-01", "AV-02", "AV-03", "AV-04"),
            points=50,
            asks=(LAYING,),
            verbs=("lay",),
            hits=HITS_COLOR,
            cards=CARDS,
            takes_along=1,
            self_option="gauntlet_self",
            sign="✺",
        )

    def play(self, state: State) -> None:
        """Make its player lay a coloured card; to somebody without one it is a plain wild (AV-02)."""
        first: i64 = NOBODY
        kinds: i64 = 0
        for word in range(state.book.words):
            cards: i64 = distinct(state, word, may_lay(state, word))
            if cards and first == NOBODY:
                first = card_in(state, word, cards)
            kinds += count_bits(cards)
        if kinds == 0:
            ask_color(state, state.actor, THEN_NEXT)
        elif kinds == 1:
            self.card_laid(state, first)
        else:
            state.decision = LAYING

    def card_laid(self, state: State, card: i64) -> None:
        """Put the card under the Gauntlet, where it has no effect, and make those it hits draw, clockwise (AV-04)."""
        seat: i64 = state.actor
        kind: i64 = kind_of(state, card)
        remember(state, seat, LAY + kind)
        take_from_hand(state, seat, card)
        forget_one(state, seat, card, kind)
        put_under(state, card)
        is_last = state.sizes[seat] == 0
        if is_last:
            finish(state, seat)
        hit: i64 = hit_seats(state, seat, state.book.color[kind])
        if state.noting:
            order = [int(seat + step) % int(state.players) for step in range(state.players)]
            listed = [other for other in order if hit & BIT[other]]
            state.note(Laid(self.rule, int(seat), state.book.cards[kind], listed))
        state.defers_end = True
        for step in range(state.players):
            other: i64 = (seat + step) % state.players
            if hit & BIT[other] and (is_last or state.seated > 1):  # the only one not out draws no more
                draw_cards(state, other, CARDS)
        state.defers_end = False
        if state.seated <= 1 or (is_last and not state.book.play_on):
            end_round(state, "AV-03" if is_last else state.book.cite("NM-10", "mercy"))
        else:
            ask_color(state, seat, THEN_NEXT)

    def refuse(self, state: State, verb: str) -> Reason | None:
        return Reason("AV-02", "reason-must-lay", {}) if state.decision == LAYING and verb != "lay" else None

    def refuse_card(self, card: Card) -> Reason:
        return Reason("AV-02", "reason-not-colored", {"card": card})


def hit_seats(state: State, seat: i64, color: i64) -> i64:
    """Return the set of seats that hold this colour; the card's own player counts only with `gauntlet_self`."""
    hit: i64 = 0
    for other in range(state.players):
        if is_in(state, other) and holds_color(state, other, color):
            hit |= BIT[other]
    return hit if state.book.options.is_on("gauntlet_self") else hit & ~BIT[seat]
