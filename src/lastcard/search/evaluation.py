"""Evaluates imagined states: each seat's strength, put together from weighted terms, for hands that are known.

`lastcard.bots.evaluation` does the same for hands that are known in part, explains the weights and chooses them. What
both assume stands here.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.playout import COLORS_A_SIDE
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.bits import count_bits, zeros
from lastcard.rules.model.book import LAST_ANY, LAST_NUMBER, STACK_OFF, Book
from lastcard.rules.model.state import State
from lastcard.search.policy import count_colors

COLOR_STAYS: Final = 0.6
"""How likely a colour outlasts somebody's turn."""
ONLY_WILDS_FIT: Final = 0.1
"""How bad it is to have nothing but wilds that fit; having nothing at all is 1."""
SAME_SYMBOL: Final = 0.04
"""How likely the top card has the symbol of a given card in hand."""
LONG_HAND: Final = 12.0
"""From so many cards on, a further card hardly counts: otherwise attacking long hands would go on for ever."""
FURTHER_CARD: Final = 0.02
"""What such a card counts."""
NEARLY_OUT: Final = 0.001
"""What is left of the strength of a hand that Mercy takes away."""
REAL: Final[vec[float]] = vec[float]([float(count) for count in range(256)])
"""Small counts as floats: a table, as mypyc would make an object for each conversion."""


@final
class StateEvaluator:
    """Evaluates the states of one book. The weights are those of lastcard.bots.evaluation.EvaluationWeights."""

    def __init__(
        self,
        book: Book,
        card: float,
        near: float,
        fits: float,
        late: float,
        wild: float,
        draw: float,
        guard: float,
        spread: float,
    ) -> None:
        self.book = book
        self.card = card
        self.near = near
        self.fits = fits
        self.late = late
        self.wild = wild
        self.draw = draw
        if book.stacking != STACK_OFF:
            self.draw = draw + guard
        self.spread = spread
        self.held: vec[i64] = zeros(COLORS_A_SIDE)
        """Room to count the colours of a hand in."""
        self.draw_mask: vec[i64] = zeros(book.sides * book.words)
        """All cards that make somebody draw."""
        for side in range(book.sides):
            for slot in range(book.size):
                at: i64 = side * book.size + slot
                if book.effect_of(book.kind_of[at]).is_draw:
                    self.draw_mask[side * book.words + book.word[at]] |= book.bit[at]

    def share(self, state: State, me: i64) -> float:
        """Return the strength of a seat as a share of everybody's; it is the turn of `state.seat`."""
        own = 0.0
        total = 0.0
        seat: i64 = state.seat
        stays = 1.0
        late = 0.0
        step = 1.0 / REAL[state.seated]
        for _ in range(state.seated):
            strength = self.strength(state, seat, stays, late)
            total += strength
            if seat == me:
                own = strength
            seat = next_seat(state, seat)
            stays *= COLOR_STAYS
            late += step
        return own / total if total > 0.0 else 0.0

    def strength(self, state: State, seat: i64, stays: float, late: float) -> float:
        """Return how near a hand is to going out. `stays` is how likely the colour is the same on its next turn."""
        book = state.book
        words: i64 = book.words
        held_of = self.held
        count_colors(state, seat, held_of)
        size = REAL[state.sizes[seat]]
        colored: i64 = held_of[0] + held_of[1] + held_of[2] + held_of[3]
        wilds: i64 = state.sizes[seat] - colored
        colors = 0.0
        for color in range(4):
            if held_of[color]:
                colors += 1.0
        draws: i64 = 0
        numbers: i64 = 0
        now = 0.0
        for word in range(words):
            held: i64 = state.hands[seat * words + word]
            if held & book.match[state.match_row + word] & ~book.wild_mask(state.side, word):
                now = 1.0
            draws += count_bits(held & self.draw_mask[state.side * words + word])
            numbers |= held & book.any_number_mask[state.side * words + word]
        nothing = ONLY_WILDS_FIT if wilds else 1.0
        later = colors / 4.0 + SAME_SYMBOL * REAL[colored]
        if later > 1.0:
            later = 1.0
        fits = 1.0 - nothing * (1.0 - stays * now - (1.0 - stays) * later)
        if size == 1.0 and book.last_card != LAST_ANY and (wilds or (book.last_card == LAST_NUMBER and not numbers)):
            fits = 0.0
        burden = size
        if size > LONG_HAND:
            burden = LONG_HAND + FURTHER_CARD * (size - LONG_HAND)
        helped = REAL[colored]
        if helped < 1.0:
            helped = 1.0
        if helped > REAL[wilds]:
            helped = REAL[wilds]
        near = (self.near + self.fits * fits - self.late * late) / size
        held_worth = self.wild * helped + self.draw * REAL[draws] - self.spread * colors
        alive = 1.0
        if book.mercy:
            alive = 1.0 - math.pow(size / REAL[book.mercy], 4.0)
            if alive < NEARLY_OUT:
                alive = NEARLY_OUT
        return math.exp(near - self.card * burden + held_worth) * alive
