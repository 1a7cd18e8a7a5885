"""The quick player of imagined rounds with learned weights: scores of habits as whole numbers, and a little chance."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.legal import distinct, may_play
from lastcard.rules.engine.playout import Dice
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.actions import DRAW, PLAY
from lastcard.rules.model.bits import lowest
from lastcard.rules.model.book import Book
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State
from lastcard.search.habits import Habits
from lastcard.search.policy import count_colors, worth_of_swap

UNIT: Final = 256
"""What a score of 1 counts."""
LUCK: Final = 0.3
"""How much chance counts; with 1, actions would be taken as often as habits say."""
DRAWS: Final = 64
CHANCES: Final[vec[i64]] = vec[i64](
    [int(-LUCK * UNIT * math.log(-math.log((place + 0.5) / DRAWS))) for place in range(DRAWS)]
)
"""Numbers that are added to scores by lot (Gumbel's distribution)."""
NEAR: Final = 2
EACH_CARD: Final = 12
"""What a card counts where a swap is weighed (search/policy.py)."""


def whole(score: float) -> i64:
    return int(score * UNIT)


@final
class Taste:
    """The scores of one book, worked out once."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        habits = Habits(book, weights)
        count = len(book.faces)
        self.base: vec[i64] = vec[i64]([int(habits.base[kind] * UNIT) for kind in range(count)])
        self.against: vec[i64] = vec[i64]([int(habits.against[kind] * UNIT) for kind in range(count)])
        self.saves_wild: i64 = whole(weights[11])
        self.late_wild: i64 = whole(weights[12])
        self.bluff: i64 = whole(weights[13])
        self.same_color: i64 = whole(weights[14])
        self.leaves_color: i64 = whole(weights[15])
        self.swap: i64 = whole(weights[18] / 8.0)
        self.along: vec[i64] = vec[i64](
            [
                int(weights[19] * UNIT) if book.effect_of(kind).takes_along == ALL_OF_ITS_COLOR else 0
                for kind in range(count)
            ]
        )
        self.only: i64 = whole(weights[20])

    def choose_turn(self, state: State, dice: Dice) -> i64:
        """Play the card with the best score, or draw if none fits."""
        book = state.book
        seat: i64 = state.seat
        best: i64 = 0
        best_kind: i64 = -1
        size: i64 = state.sizes[seat]
        plain: i64 = 0
        anything: i64 = 0
        for word in range(book.words):
            cards: i64 = may_play(state, seat, word)
            anything |= cards
            plain |= cards & ~book.color_mask[(state.side * 5 + COLORLESS) * book.words + word]
        if not anything:
            return DRAW
        count_colors(state, seat, dice.held)
        next_small = state.sizes[next_seat(state, seat)] <= NEAR
        for word in range(book.words):
            cards = may_play(state, seat, word)
            if not cards:
                continue
            cards = distinct(state, word, cards)
            first: i64 = state.side * book.size + book.start[state.side * book.words + word]
            while cards:
                kind: i64 = book.kind_of[first + lowest(cards)]
                cards &= cards - 1
                score: i64 = self.score(state, dice.held, kind, seat, size, plain != 0, next_small)
                score += CHANCES[dice.below(DRAWS)]
                if best_kind < 0 or score > best:
                    best = score
                    best_kind = kind
        return PLAY + best_kind

    def score(
        self, state: State, held: vec[i64], kind: i64, seat: i64, size: i64, has_plain: bool, next_small: bool
    ) -> i64:
        book = state.book
        score: i64 = self.base[kind]
        if next_small:
            score += self.against[kind]
        color: i64 = book.color[kind]
        if color == COLORLESS:
            if has_plain:
                score += self.saves_wild
            if size <= 3:
                score += self.late_wild
            if book.judged[kind] and state.color != COLORLESS and held[state.color]:
                score += self.bluff
            return score
        others: i64 = held[color] - 1
        score += (self.same_color + self.along[kind]) * others // size
        if others == 0:
            score += self.only
        if color != state.color:
            score += self.leaves_color
        if book.seven_zero and book.number[kind] in (0, 7):
            score += self.swap * (worth_of_swap(state, seat, size, book.number[kind]) // EACH_CARD)
        return score
