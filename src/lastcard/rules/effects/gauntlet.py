"""Infinity Gauntlet: its player lays a coloured card on it, and all who hold that colour draw two (AV-01 to AV-04)."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.drawing import draw_cards
from lastcard.rules.engine.hands import put_under
from lastcard.rules.engine.turns import ask_color, end_round, finish, is_in
from lastcard.rules.model.actions import LAYING
from lastcard.rules.model.effect import HITS_COLOR, THEN_NEXT, Effect
from lastcard.rules.model.errors import Reason
from lastcard.rules.model.events import Laid
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import (
    NOBODY,
    State,
    cards_in_hand,
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
        )

    def play(self, state: State) -> None:
        """AV-02: with a coloured card in hand laying one is a must; without, this is a plain wild."""
        seat: i64 = state.actor
        first: i64 = NOBODY
        is_only = True
        for card in cards_in_hand(state, seat):
            kind: i64 = kind_of(state, card)
            if state.book.color[kind] == COLORLESS:
                continue
            if first == NOBODY:
                first = card
            elif kind != kind_of(state, first):
                is_only = False
        if first == NOBODY:
            ask_color(state, seat, THEN_NEXT)
        elif is_only:
            self.card_laid(state, first)
        else:
            state.decision = LAYING

    def card_laid(self, state: State, card: i64) -> None:
        """The card goes under the Gauntlet, without an effect of its own; draws go clockwise (AV-04)."""
        seat: i64 = state.actor
        kind: i64 = kind_of(state, card)
        take_from_hand(state, seat, card)
        forget_one(state, seat, card, kind)
        put_under(state, card)
        if state.sizes[seat] == 0:
            finish(state, seat)
        hit = hit_seats(state, seat, state.book.color[kind])
        if state.noting:
            state.note(Laid(self.rule, int(seat), state.book.cards[kind], hit))
        state.closing = True
        for other in hit:
            if state.seated > 1 or state.finished:  # the only one not out has won, and draws no more
                draw_cards(state, other, CARDS)
        state.closing = False
        if state.seated <= 1 or (state.finished and not state.book.play_on):
            end_round(state, "AV-03" if state.finished else state.book.cite("NM-10", "mercy"))
        else:
            ask_color(state, seat, THEN_NEXT)

    def refuse(self, state: State, verb: str) -> Reason | None:
        return Reason("AV-02", "reason-must-lay", {}) if state.decision == LAYING and verb != "lay" else None


def hit_seats(state: State, seat: i64, color: i64) -> list[int]:
    """Who holds this colour, clockwise from `seat` on; `seat` itself only with `gauntlet_self`."""
    hit: list[int] = []
    first: i64 = 0 if state.book.options.is_on("gauntlet_self") else 1
    for step in range(first, state.players):
        other: i64 = (seat + step) % state.players
        if is_in(state, other) and holds_color(state, other, color):
            hit.append(int(other))
    return hit
