"""How good an action looked to a player of the past: `normal`'s evaluation of what it leads to.

`lastcard.bots.card_outcomes` does the same for a view. Here it is worked out for a hand that somebody may have had,
from that hand and what everybody could see; cards that others were known to hold, and what is picked, laid or fought
over, are left out. What both assume stands here.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.effects.attack import FAILED_CHALLENGE
from lastcard.rules.model.book import STACK_HIGHER, STACK_OFF, Book
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_NEXT, UNTIL_COLOR, Effect
from lastcard.rules.model.faces import COLORLESS
from lastcard.search.evaluation import REAL
from lastcard.search.past_hands import ANSWERED, NAMED, Deed
from lastcard.search.standing import (
    ACCEPTED,
    CAUGHT,
    FAILED,
    GOES_ON,
    NO_COLOR_NEEDED,
    NO_DEED,
    NOWHERE,
    SOME_COLOR,
    STACKED,
    USUAL_POINTS,
    Standing,
)

DRAW_CARDS: Final = 0.12
"""The share of draw cards before any card is seen."""
CHALLENGED: Final = 0.35
"""How likely a draw wild is challenged."""
STACKED_SAME: Final = 0.6
STACKED_HIGHER: Final = 0.9
"""The share of draw cards that can be stacked on a given one."""
STACKED_MORE: Final = 3
"""Cards that somebody who stacks adds, on average."""
PERFORMERS: Final = 0.8
"""How likely somebody performs rather than draws."""
EAGER: Final = 0.95
"""A factor for drawing: a card played is a card fewer, a card saved may never be played."""
LEAST: Final = 1e-4
"""Worth of what only loses."""


@final
class Outlook:
    """The outlooks of players at the tables of one book."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        """`weights` are those of a Standing."""
        self.book = book
        self.own = Standing(book, weights)
        self.stacks: float = DRAW_CARDS * (STACKED_HIGHER if book.stacking == STACK_HIGHER else STACKED_SAME)
        self.offers: vec[float] = vec[float]([0.0] * (len(book.faces) + 4))
        """The logarithm of what each action is worth that was open."""
        self.options: i64 = 0
        self.deed: Deed = NO_DEED

    def see(self, deed: Deed, hand: vec[i64], size: i64) -> None:
        """Take the part of whoever did something, with this hand."""
        self.deed = deed
        self.own.see(deed, hand, size)

    def chance(self, fits: vec[i64], sharpness: float) -> float:
        """Return the chance of what was done, if chances go by worth to the power of `sharpness`.

        It is -1 if nothing else could be done.
        """
        deed = self.deed
        self.options = 0
        mine: i64 = NOWHERE
        if deed.sort == NAMED:
            for color in range(4):
                self._offer(self.of_color(color))
            return self._share_of(deed.kind, sharpness)
        if deed.sort == ANSWERED or self.book.voluntary:
            if deed.kind < 0:
                mine = 0
            self._offer(self.of_passing())
        hand = self.own.hand
        for place in range(self.own.size):
            kind: i64 = hand[place]
            if not fits[deed.fits + kind] or self._is_again(place):
                continue
            if kind == deed.kind:
                mine = self.options
            self._offer(self.of_play(kind))
        if self.options < 2:
            return -1.0
        return self._share_of(mine, sharpness)

    def _offer(self, worth: float) -> None:
        """Add something that could be done."""
        self.offers[self.options] = math.log(max(LEAST, worth))
        self.options += 1

    def _share_of(self, mine: i64, sharpness: float) -> float:
        """Return the chance of one of the actions whose worths were offered."""
        if mine == NOWHERE:
            return 0.0
        best: float = self.offers[0]
        for place in range(1, self.options):
            if self.offers[place] > best:
                best = self.offers[place]
        total = 0.0
        for place in range(self.options):
            total += math.exp(sharpness * (self.offers[place] - best))
        return math.exp(sharpness * (self.offers[mine] - best)) / total

    def _is_again(self, place: i64) -> bool:
        """Return whether the same kind is also held further in front."""
        for other in range(place):
            if self.own.hand[other] == self.own.hand[place]:
                return True
        return False

    def of_color(self, color: i64) -> float:
        """Return the worth of naming a colour for the wild that has been played."""
        table = self.deed.table
        effect = self.book.effect_of(table.top)
        if effect.victim_names:
            return self.own.worth(GOES_ON, 0, color, NOWHERE, self._draws_until(color), 1, table.direction, 0, 0.0)
        if effect.cards == UNTIL_COLOR:
            return self.own.worth(GOES_ON, 0, color, NOWHERE, 0.0, 2, table.direction, 1, self._draws_until(color))
        steps: i64 = 2 if effect.is_draw else 1
        return self.own.worth(GOES_ON, 0, color, NOWHERE, 0.0, steps, table.direction, 0, 0.0)

    def _draws_until(self, color: i64) -> float:
        """Return how many cards are drawn, on average, until a colour comes."""
        return 1.0 / self.own.share(color, 0)

    def of_passing(self) -> float:
        """Return the worth of drawing, or of accepting an attack."""
        table = self.deed.table
        extra = REAL[table.pending]
        factor = 1.0
        if self.deed.sort != ANSWERED:
            fitting = self.own.share(table.color, 0) + NO_COLOR_NEEDED
            if fitting > 0.9:
                fitting = 0.9
            extra = 1.0 / fitting - 1.0 if self.book.until_playable else 1.0 - fitting
            factor = EAGER
        symbol = self.own.symbol[table.top]
        return factor * self.own.worth(GOES_ON, 0, table.color, symbol, extra, 1, table.direction, 0, 0.0)

    def of_play(self, kind: i64) -> float:
        """Return the worth of playing a card."""
        if self.own.size == 1:
            return 1.0
        self.own.add(kind, -1)
        self.own.played = kind
        worth = self._of_played(kind)
        self.own.played = NOWHERE
        self.own.add(kind, 1)
        return worth

    def _of_played(self, kind: i64) -> float:
        """Return the worth of what a card does that has just left the hand."""
        book = self.book
        effect = book.effect_of(kind)
        alike: i64 = self.own.effect[kind]
        color: i64 = book.color[kind]
        symbol: i64 = self.own.symbol[kind]
        direction: i64 = self.deed.table.direction
        seated: i64 = len(self.deed.table.sizes)
        if color == COLORLESS:
            color = self._favorite()
        if effect.is_draw:
            return self._of_attack(kind, effect, color)
        if effect.turns_over:
            return self._unknown(REAL[self.own.size - 1], direction)
        if book.seven_zero and book.number[kind] == 7:
            return self._unknown(REAL[self.deed.smallest], direction)
        if book.seven_zero and book.number[kind] == 0:
            return self._unknown(REAL[self.deed.given], direction)
        if effect.takes_along == ALL_OF_ITS_COLOR:
            return self._of_discarding(color)
        if effect.is_wild and effect.hits == HITS_NEXT:
            return self._of_hitting(alike, effect, color)
        steps: i64 = 1
        if effect.goes_again:
            steps = 0
        elif effect.takes_turn or (effect.reverses and seated == 2 and book.reverse_skips):
            steps = 2
        if effect.reverses:
            direction = -direction
        return self.own.worth(GOES_ON, alike, color, symbol, 0.0, steps, direction, 0, 0.0)

    def _of_hitting(self, alike: i64, effect: Effect, color: i64) -> float:
        """Return the worth of a wild that is no draw card and hits the next player, perhaps until a colour comes."""
        direction: i64 = self.deed.table.direction
        if effect.cards != UNTIL_COLOR:
            drawn = (1.0 - PERFORMERS) * float(effect.cards)
            return self.own.worth(GOES_ON, alike, color, NOWHERE, 0.0, 1, direction, 1, drawn)
        if effect.victim_names:
            drawn = self._draws_until(COLORLESS)
            return self.own.worth(GOES_ON, alike, COLORLESS, NOWHERE, 0.0, 2, direction, 1, drawn)
        return self.own.worth(GOES_ON, alike, color, NOWHERE, 0.0, 2, direction, 1, self._draws_until(color))

    def _of_attack(self, kind: i64, effect: Effect, color: i64) -> float:
        """Return the worth of a draw card: somebody draws, stacks or challenges."""
        book = self.book
        alike: i64 = self.own.effect[kind]
        symbol: i64 = self.own.symbol[kind]
        table = self.deed.table
        direction: i64 = table.direction
        seated: i64 = len(table.sizes)
        if effect.reverses:
            direction = -direction
        amount: i64 = table.pending + book.amount[kind]
        if amount > book.size:
            amount = book.size
        worth = self.own.worth(ACCEPTED, alike, color, symbol, 0.0, 2, direction, 1, REAL[amount])
        if book.stacking != STACK_OFF:
            victim: i64 = table.sizes[(direction + seated) % seated]
            stacked = 1.0 - math.pow(1.0 - self.stacks, REAL[victim])
            more: i64 = amount + STACKED_MORE
            if seated == 2:
                beyond = self.own.worth(STACKED, alike, color, symbol, REAL[more], 3, direction, 0, 0.0)
            else:
                beyond = self.own.worth(STACKED, alike, color, symbol, 0.0, 3, direction, 2, REAL[more])
            worth += stacked * (beyond - worth)
        if effect.is_bluffable and book.bluffing:
            if table.color != COLORLESS and self.own.held[table.color] > 0:
                judged = self.own.worth(CAUGHT, alike, color, symbol, REAL[amount], 1, direction, 0, 0.0)
            else:
                more = amount + FAILED_CHALLENGE
                judged = self.own.worth(FAILED, alike, color, symbol, 0.0, 2, direction, 1, REAL[more])
            worth += CHALLENGED * (judged - worth)
        return worth

    def _of_discarding(self, color: i64) -> float:
        """Return the worth of getting rid of a whole colour (NM-07)."""
        along: i64 = self.own.held[color]
        left: i64 = self.own.size - 1 - along
        if left <= 0:
            return 1.0
        self.own.held[color] = 0
        self.own.size -= along
        alike: i64 = self.own.effect[self.own.played]
        worth = self.own.worth(NOWHERE, alike, color, NOWHERE, 0.0, 1, self.deed.table.direction, 0, 0.0)
        self.own.size += along
        self.own.held[color] = along
        return worth

    def _unknown(self, size: float, direction: i64) -> float:
        """Return the worth of getting a hand of which nothing is known."""
        one = SOME_COLOR + NO_COLOR_NEEDED
        seated: i64 = len(self.deed.table.sizes)
        late = REAL[seated - 1] / REAL[seated]
        own = self.own.strength(size, 1.0 - math.pow(1.0 - one, size), late, 0.0)
        rivals = self.own.rivals(NOWHERE, COLORLESS, 1, direction, 0, 0.0)
        return own / (own + rivals) - self.own.point * float(USUAL_POINTS) * size

    def _favorite(self) -> i64:
        """Return the colour of which most are held; COLORLESS if there is none."""
        best: i64 = COLORLESS
        most: i64 = 0
        for color in range(4):
            if self.own.held[color] > most:
                most = self.own.held[color]
                best = color
        return best
