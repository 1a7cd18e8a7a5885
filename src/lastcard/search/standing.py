"""How a seat of the past stood: its strength as a share of everybody's, from its hand and what everybody could see."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import zeros
from lastcard.rules.model.book import LAST_ANY, LAST_NUMBER, STACK_OFF, Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.search.evaluation import (
    COLOR_STAYS,
    FURTHER_CARD,
    LONG_HAND,
    NEARLY_OUT,
    ONLY_WILDS_FIT,
    REAL,
    SAME_SYMBOL,
)
from lastcard.search.past_hands import Deed
from lastcard.search.past_tables import PastTable

COLORED: Final = 0.89
"""The share of cards with a colour, about the same in all editions; each colour has a quarter of it."""
SOME_COLOR: Final = 0.22
"""How likely a card has a colour that cannot be foreseen."""
NO_COLOR_NEEDED: Final = 0.14
"""How likely a card fits in spite of its colour."""
USUAL_POINTS: Final = 9
"""Points of an unknown card."""
MOST_OWN: Final = 8
"""Cards of a colour in one's own hand that are told apart."""
WAYS: Final = 5
"""What a card may lead to: the turn goes on, or an attack is accepted, stacked, or challenged rightly or wrongly."""
GOES_ON: Final = 0
ACCEPTED: Final = 1
STACKED: Final = 2
CAUGHT: Final = 3
FAILED: Final = 4
NOWHERE: Final = -1
NO_DEED: Final = Deed(0, 0, 0, 0, 0, PastTable(0, 1, [1, 1], 0, 0, 0, [0] * 6))


@final
class Standing:
    """The standing of whoever did something, with a hand that they may have had."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        """`weights` are those of lastcard.bots.evaluation.EvaluationWeights, and what a point in hand costs."""
        self.book = book
        self.card: float = weights[0]
        self.near: float = weights[1]
        self.fits: float = weights[2]
        self.late: float = weights[3]
        self.wild: float = weights[4]
        self.action: float = weights[5]
        self.draw: float = weights[6] + (weights[7] if book.stacking != STACK_OFF else 0.0)
        self.spread: float = weights[8]
        self.point: float = weights[9]
        symbols = sorted({face.symbol for face in book.faces})
        self.symbol: vec[i64] = vec[i64]([symbols.index(face.symbol) for face in book.faces])
        self.worth_points: vec[float] = vec[float]([float(face.points) for face in book.faces])
        effects = sorted({(face.effect.name, face.amount) for face in book.faces})
        self.effect: vec[i64] = vec[i64]([effects.index((face.effect.name, face.amount)) + 1 for face in book.faces])
        """Cards that lead to the same with other colours; 0 is no card."""
        self.unknown: vec[float] = vec[float]([0.0] * ((len(effects) + 1) * 5 * MOST_OWN * WAYS))
        """To begin with: nothing is known of the rivals."""
        self.hand: vec[i64] = zeros(0)
        self.size: i64 = 0
        self.held: vec[i64] = zeros(5)
        self.draws: i64 = 0
        self.actions: i64 = 0
        self.numbers: i64 = 0
        self.points: float = 0.0
        self.played: i64 = NOWHERE
        """The kind that has just left the hand."""
        self.deed: Deed = NO_DEED

    def see(self, deed: Deed, hand: vec[i64], size: i64) -> None:
        """Take the part of whoever did something, with this hand."""
        if len(deed.rivals) == 0:
            deed.rivals = self.unknown[: len(self.unknown)]
        self.deed = deed
        self.hand = hand
        self.size = size
        self.draws = 0
        self.actions = 0
        self.numbers = 0
        self.points = 0.0
        self.played = NOWHERE
        for color in range(5):
            self.held[color] = 0
        for place in range(size):
            self.add(hand[place], 1)

    def add(self, kind: i64, count: i64) -> None:
        """Count a card that comes to the hand, or with -1 one that leaves it."""
        book = self.book
        effect = book.effect_of(kind)
        self.held[book.color[kind]] += count
        if count > 0:
            self.points += self.worth_points[kind]
        else:
            self.points -= self.worth_points[kind]
        if effect.is_draw:
            self.draws += count
        if effect.is_number:
            self.numbers += count
        elif book.color[kind] != COLORLESS:
            self.actions += count

    def share(self, color: i64, played: i64) -> float:
        """Return how likely an unseen card has this colour; so many of it have just left the hand."""
        if color == COLORLESS:
            return COLORED / 4.0
        cards: i64 = self.book.size
        thrown = self.deed.table.thrown
        unseen: i64 = cards - thrown[5] - self.deed.table.sizes[0]
        if unseen < 1:
            unseen = 1
        seen = REAL[thrown[color] + self.held[color] + played]
        share = (REAL[cards] * COLORED / 4.0 - seen) / REAL[unseen]
        return 0.8 if share > 0.8 else max(share, 0.03)

    def worth(
        self,
        way: i64,
        alike: i64,
        color: i64,
        symbol: i64,
        extra: float,
        steps: i64,
        direction: i64,
        victim: i64,
        drawn: float,
    ) -> float:
        """Return the own strength as a share of everybody's, less the points in hand.

        `extra` cards are drawn by oneself, `drawn` cards by the victim so many seats on; then it is the turn of whoever
        sits `steps` on.
        """
        seated: i64 = len(self.deed.table.sizes)
        turn: i64 = (seated + seated - steps % seated) % seated
        left: i64 = self.size
        if self.played != NOWHERE:
            left -= 1
        size = REAL[left] + extra
        stays = 0.0 if color == COLORLESS else math.pow(COLOR_STAYS, REAL[turn])
        colored: i64 = self.held[0] + self.held[1] + self.held[2] + self.held[3]
        wilds: i64 = self.held[COLORLESS]
        colors = 0.0
        for each in range(4):
            if self.held[each] > 0:
                colors += 1.0
        nothing = ONLY_WILDS_FIT if wilds > 0 else 1.0
        if extra > 0.0:
            one = stays * self.share(color, 0) + (1.0 - stays) * SOME_COLOR + NO_COLOR_NEEDED
            nothing *= math.pow(1.0 - one, extra)
        later = colors / 4.0 + SAME_SYMBOL * REAL[colored]
        if later > 1.0:
            later = 1.0
        now = 1.0 if (color != COLORLESS and self.held[color] > 0) or self._has_symbol(symbol) else 0.0
        fits = 1.0 - nothing * (1.0 - stays * now - (1.0 - stays) * later)
        if size == 1.0 and self._may_not_be_last():
            fits = 0.0
        helped: i64 = left - wilds
        if helped < 1:
            helped = 1
        if helped > wilds:
            helped = wilds
        held = self.wild * REAL[helped] + self.action * REAL[self.actions] + self.draw * REAL[self.draws]
        own = self.strength(size, fits, REAL[turn] / REAL[seated], held - self.spread * colors)
        rivals = self._known_rivals(way, alike, color, steps, direction, victim, drawn)
        return own / (own + rivals) - self.point * (self.points + float(USUAL_POINTS) * extra)

    def _has_symbol(self, symbol: i64) -> bool:
        """Return whether a coloured card with a symbol is left."""
        if symbol == NOWHERE:
            return False
        count: i64 = 0
        for place in range(self.size):
            kind: i64 = self.hand[place]
            if self.symbol[kind] == symbol and self.book.color[kind] != COLORLESS:
                count += 1
        if self.played != NOWHERE and self.symbol[self.played] == symbol:
            count -= 1
        return count > 0

    def _may_not_be_last(self) -> bool:
        last_card = self.book.last_card
        return last_card != LAST_ANY and (self.held[COLORLESS] > 0 or (last_card == LAST_NUMBER and self.numbers == 0))

    def _known_rivals(
        self, way: i64, alike: i64, color: i64, steps: i64, direction: i64, victim: i64, drawn: float
    ) -> float:
        """Return the strength of all others, which depends on the hand only by its cards of the colour."""
        own: i64 = 0
        if color != COLORLESS:
            own = self.held[color]
        if way == NOWHERE or own >= MOST_OWN:
            return self.rivals(alike, color, steps, direction, victim, drawn)
        at: i64 = ((alike * 5 + color) * MOST_OWN + own) * WAYS + way
        known: float = self.deed.rivals[at]
        if known == 0.0:
            known = self.rivals(alike, color, steps, direction, victim, drawn)
            self.deed.rivals[at] = known
        return known

    def rivals(self, alike: i64, color: i64, steps: i64, direction: i64, victim: i64, drawn: float) -> float:
        sizes = self.deed.table.sizes
        seated: i64 = len(sizes)
        played: i64 = 0
        if self.played != NOWHERE and self.book.color[self.played] == color:
            played = 1
        share = self.share(color, played)
        total = 0.0
        for away in range(1, seated):
            size = REAL[sizes[(seated + away * direction) % seated]]
            if away == victim:
                size += drawn
            turn: i64 = (away - steps + seated + seated) % seated
            stays = 0.0 if color == COLORLESS else math.pow(COLOR_STAYS, REAL[turn])
            one = stays * share + (1.0 - stays) * SOME_COLOR + NO_COLOR_NEEDED
            total += self.strength(size, 1.0 - math.pow(1.0 - one, size), REAL[turn] / REAL[seated], 0.0)
        return total

    def strength(self, size: float, fits: float, late: float, held: float) -> float:
        """Return how near a hand is to going out."""
        burden = size
        if size > LONG_HAND:
            burden = LONG_HAND + FURTHER_CARD * (size - LONG_HAND)
        near = (self.near + self.fits * fits - self.late * late) / (max(0.5, size))
        worth = math.exp(near - self.card * burden + held)
        if self.book.mercy:
            alive = 1.0 - math.pow(size / REAL[self.book.mercy], 4.0)
            if alive < NEARLY_OUT:
                alive = NEARLY_OUT
            worth *= alive
        return worth
