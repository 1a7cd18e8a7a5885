"""How good an imagined state looks for each seat: the terms of the hand-written judgement, for hands that are known.

The weights come from whoever asks; see lastcard.bots.judging, where each term is explained.
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

STAYS: Final = 0.6
WILD_NEEDED: Final = 0.1
SAME_SYMBOL: Final = 0.04
LONG: Final = 12.0
LONGER: Final = 0.02
HARDLY: Final = 0.001
REAL: Final[vec[float]] = vec[float]([float(count) for count in range(256)])
"""Small counts as floats, by table: mypyc would make objects on the way."""


@final
class Promise:
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
        """One's own promise against everybody's, in a state in which `state.seat` is on turn."""
        own = 0.0
        total = 0.0
        seat: i64 = state.seat
        stays = 1.0
        late = 0.0
        step = 1.0 / REAL[state.seated]
        for _ in range(state.seated):
            promise = self.promise(state, seat, stays, late)
            total += promise
            if seat == me:
                own = promise
            seat = next_seat(state, seat)
            stays *= STAYS
            late += step
        return own / total if total > 0.0 else 0.0

    def promise(self, state: State, seat: i64, stays: float, late: float) -> float:
        """How near a hand is to going out when its turn comes, the colour being the same with chance `stays`."""
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
            if held & book.match[state.fits + word] & ~book.color_mask[(state.side * 5 + 4) * words + word]:
                now = 1.0
            draws += count_bits(held & self.draw_mask[state.side * words + word])
            numbers |= held & book.any_number_mask[state.side * words + word]
        nothing = WILD_NEEDED if wilds else 1.0
        later = colors / 4.0 + SAME_SYMBOL * REAL[colored]
        if later > 1.0:
            later = 1.0
        fits = 1.0 - nothing * (1.0 - stays * now - (1.0 - stays) * later)
        if size == 1.0 and book.last_card != LAST_ANY and (wilds or (book.last_card == LAST_NUMBER and not numbers)):
            fits = 0.0
        burden = size
        if size > LONG:
            burden = LONG + LONGER * (size - LONG)
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
            if alive < HARDLY:
                alive = HARDLY
        return math.exp(near - self.card * burden + held_worth) * alive
