"""How players choose: the chance of what somebody did, given the hand.

Scores of the actions that a hand allows are weighted sums of what everybody can see of them; the chance of an action is
its share among the exponentials of all scores. The weights are fitted to rounds among bots (tools/habits.py).
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_NOBODY
from lastcard.rules.model.faces import COLORLESS

TERMS: Final = (
    *("number", "high_number", "skip", "reverse", "draw", "again", "takes_along", "other"),
    *("wild", "draw_wild", "special_wild", "saves_wild", "late_wild", "bluff", "same_color", "leaves_color"),
    *("stops_next", "turns_from_next", "swap", "along_same_color", "only_of_color"),
    *("pass", "pass_with_plain", "pass_with_wild", "accept", "named_share", "named_most", "named_none"),
)
"""What a score is made of, in the order of the weights."""
FORESIGHT: Final = ("sharpness", "trust")
"""After these weights: to what power of its worth an action is chosen (outlook.py), and how often by that at all."""
SLIP: Final = 0.02
"""How often somebody does anything at all."""
NOWHERE: Final = -1
PASSING: Final = -1
"""In the place of a kind: to draw, or to accept an attack."""


@final
class Habits:
    """The habits of players at the tables of one book."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        self.book = book
        self.weight: vec[float] = vec[float](weights)
        self.sharpness: float = weights[len(TERMS)]
        self.trust: float = weights[len(TERMS) + 1]
        self.base: vec[float] = vec[float]([0.0] * len(book.faces))
        """What a kind scores wherever it is played."""
        self.against: vec[float] = vec[float]([0.0] * len(book.faces))
        """What it scores besides if the next player has hardly any cards left."""
        for kind in range(len(book.faces)):
            self._weigh(kind)
        self.seen: vec[i64] = zeros(len(book.faces))
        self.mark: i64 = 0
        self.held: vec[i64] = zeros(5)
        self.size: i64 = 0

    def _weigh(self, kind: int) -> None:
        weight = self.weight
        effect = self.book.effect_of(kind)
        base = 0.0
        against = 0.0
        if self.book.color[kind] == COLORLESS:
            base += weight[8]
            if self.book.amount[kind]:
                base += weight[9]
            elif effect.hits != HITS_NOBODY or effect.takes_along or effect.duel:
                base += weight[10]
        elif effect.is_number:
            base += weight[0]
            base += weight[1] * float(int(self.book.number[kind])) / 9.0
        elif effect.goes_again:
            base += weight[5]
        elif effect.takes_along:
            base += weight[6]
        elif effect.reverses:
            base += weight[3]
        elif self.book.amount[kind]:
            base += weight[4]
        elif effect.takes_turn:
            base += weight[2]
        else:
            base += weight[7]
        if effect.reverses and not effect.takes_turn:
            against = weight[17]
        elif effect.takes_turn or self.book.amount[kind] or effect.hits != HITS_NOBODY:
            against = weight[16]
        self.base[kind] = base
        self.against[kind] = against

    def count(self, hand: vec[i64], size: i64) -> None:
        """Count the colours of a hand, of which the first `size` kinds are there."""
        held = self.held
        for color in range(5):
            held[color] = 0
        for place in range(size):
            held[self.book.color[hand[place]]] += 1
        self.size = size

    def gain_of(self, kind: i64, size: i64, smallest: i64, given: i64) -> float:
        """Return how many cards a swap would save (NM-05), in eighths."""
        if not self.book.seven_zero or self.book.number[kind] not in (0, 7):
            return 0.0
        other: i64 = smallest if self.book.number[kind] == 7 else given
        return float(int(size - 1 - other)) / 8.0

    def play_score(self, kind: i64, color: i64, has_plain: bool, next_small: bool, gain: float) -> float:
        """Return the score of playing a kind from the hand that was counted.

        `has_plain`: something else than a wild can be played; `gain`: cards that a swap would save.
        """
        weight = self.weight
        score: float = self.base[kind]
        size = float(int(self.size))
        if next_small:
            score += self.against[kind]
        own: i64 = self.book.color[kind]
        if own == COLORLESS:
            if has_plain:
                score += weight[11]
            if self.size <= 3:
                score += weight[12]
            if color != COLORLESS and self.book.judged[kind] and self.held[color] > 0:
                score += weight[13]
        else:
            others = float(int(self.held[own] - 1))
            score += weight[14] * others / size
            if self.held[own] == 1:
                score += weight[20]
            if own != color:
                score += weight[15]
            if self.book.effect_of(kind).takes_along == ALL_OF_ITS_COLOR:
                score += weight[19] * others / size
        if gain != 0.0:
            score += weight[18] * gain
        return score

    def pass_score(self, has_plain: bool, has_wild: bool, accepts: bool) -> float:
        """Return the score of drawing, or of accepting an attack."""
        weight = self.weight
        if accepts:
            return weight[24]
        score: float = weight[21]
        if has_plain:
            score += weight[22]
        if has_wild:
            score += weight[23]
        return score

    def color_score(self, color: i64) -> float:
        """Return the score of naming a colour with the hand that was counted."""
        weight = self.weight
        held = self.held
        most: i64 = 0
        for each in range(4):
            if held[each] > most:
                most = held[each]
        if held[color] == 0:
            return weight[27]
        score: float = weight[25] * float(int(held[color])) / float(int(self.size))
        if held[color] == most:
            score += weight[26]
        return score

    def chance_of_color(self, hand: vec[i64], size: i64, color: i64) -> float:
        """Return the logarithm of the chance that a colour is named."""
        self.count(hand, size)
        if size == 0:
            return 0.0
        total = 0.0
        for each in range(4):
            total += math.exp(self.color_score(each))
        return math.log((1.0 - SLIP) * math.exp(self.color_score(color)) / total + SLIP / 4.0)

    def chance_of_play(
        self,
        hand: vec[i64],
        size: i64,
        fits: vec[i64],
        at: i64,
        color: i64,
        next_small: bool,
        smallest: i64,
        given: i64,
        accepts: bool,
        chosen: i64,
    ) -> float:
        """Return the logarithm of the chance that a hand plays this kind, or with PASSING none.

        `fits[at + kind]` says what may be played. `smallest` and `given` are the sizes of hands that a 7 and a 0 bring.
        """
        book = self.book
        has_plain = False
        has_wild = False
        for place in range(size):
            kind: i64 = hand[place]
            if fits[at + kind]:
                if book.color[kind] == COLORLESS:
                    has_wild = True
                else:
                    has_plain = True
        if not has_plain and not has_wild:
            return 0.0 if chosen == PASSING else -8.0
        self.count(hand, size)
        self.mark += 1
        total = 0.0
        mine = 0.0
        options = 1.0
        if accepts or book.voluntary:
            total = math.exp(self.pass_score(has_plain, has_wild, accepts))
            options = 2.0
        if chosen == PASSING:
            mine = total
        for place in range(size):
            kind = hand[place]
            if not fits[at + kind] or self.seen[kind] == self.mark:
                continue
            self.seen[kind] = self.mark
            gain = self.gain_of(kind, size, smallest, given)
            score = math.exp(self.play_score(kind, color, has_plain, next_small, gain))
            total += score
            options += 1.0
            if kind == chosen:
                mine = score
        if total <= 0.0:
            return -8.0
        return math.log((1.0 - SLIP) * mine / total + SLIP / options)
