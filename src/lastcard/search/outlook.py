"""How good an action looked to a player of the past: `normal`'s evaluation of what it leads to.

`lastcard.bots.evaluation` explains the evaluation. Here it is worked out for a hand that somebody may have had, from that
hand and what everybody could see; what others are known to hold, challenges and duels are left out.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import zeros
from lastcard.rules.model.book import LAST_ANY, LAST_NUMBER, STACK_HIGHER, STACK_OFF, Book
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_NEXT, UNTIL_COLOR, Effect
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
from lastcard.search.past_hands import ANSWERED, NAMED, Deed
from lastcard.search.past_tables import PastTable

EVALUATION: Final = ("card", "near", "fits", "late", "wild", "action", "draw", "guard", "spread", "point")
"""The weights of the evaluation, in their order."""
COLORED: Final = 0.89
SOME_COLOR: Final = 0.22
NO_COLOR_NEEDED: Final = 0.14
CHALLENGED: Final = 0.35
DRAW_CARDS: Final = 0.12
STACKED_MORE: Final = 3
FAILED_CHALLENGE: Final = 2
EAGER: Final = 0.95
USUAL_POINTS: Final = 9.0
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
LEAST: Final = 1e-4
"""Worth of what only loses."""
PERFORMS: Final = 0.8


@final
class Outlook:
    """The outlooks of players at the tables of one book."""

    def __init__(self, book: Book, weights: list[float]) -> None:
        """`weights` are those of EVALUATION."""
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
        self.effects: i64 = len(effects) + 1
        self.effect: vec[i64] = vec[i64]([effects.index((face.effect.name, face.amount)) + 1 for face in book.faces])
        """Cards that lead to the same with other colours; 0 is no card."""
        self.stacks: float = DRAW_CARDS * (0.9 if book.stacking == STACK_HIGHER else 0.6)
        self.hand: vec[i64] = zeros(0)
        self.size: i64 = 0
        self.held: vec[i64] = zeros(5)
        self.draws: i64 = 0
        self.actions: i64 = 0
        self.numbers: i64 = 0
        self.points: float = 0.0
        self.offers: vec[float] = vec[float]([0.0] * (len(book.faces) + 4))
        """The logarithm of what each action is worth that was open."""
        self.options: i64 = 0
        self.played: i64 = NOWHERE
        """The kind that has just left the hand."""
        self.deed: Deed = Deed(0, 0, 0, 0, 0, PastTable(0, 1, [1, 1], 0, 0, 0, [0] * 6))

    def see(self, deed: Deed, hand: vec[i64], size: i64) -> None:
        """Take the part of whoever did something, with this hand."""
        if len(deed.rivals) == 0:
            deed.rivals = vec[float]([0.0] * (int(self.effects) * 5 * MOST_OWN * WAYS))
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
            self._add(hand[place], 1)

    def _add(self, kind: i64, count: i64) -> None:
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
        hand = self.hand
        for place in range(self.size):
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
        self.offers[self.options] = math.log(worth if worth > LEAST else LEAST)
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
            if self.hand[other] == self.hand[place]:
                return True
        return False

    def of_color(self, color: i64) -> float:
        """Return the worth of naming a colour for the wild that has been played."""
        table = self.deed.table
        effect = self.book.effect_of(table.top)
        if effect.victim_names:
            return self._worth(GOES_ON, 0, color, NOWHERE, self._draws_until(color), 1, table.direction, 0, 0.0)
        if effect.cards == UNTIL_COLOR:
            return self._worth(GOES_ON, 0, color, NOWHERE, 0.0, 2, table.direction, 1, self._draws_until(color))
        steps: i64 = 2 if effect.is_draw else 1
        return self._worth(GOES_ON, 0, color, NOWHERE, 0.0, steps, table.direction, 0, 0.0)

    def _draws_until(self, color: i64) -> float:
        """Return how many cards are drawn, on average, until a colour comes."""
        return 1.0 / self._share(color, 0)

    def of_passing(self) -> float:
        """Return the worth of drawing, or of accepting an attack."""
        table = self.deed.table
        extra = REAL[table.pending]
        factor = 1.0
        if self.deed.sort != ANSWERED:
            fitting = self._share(table.color, 0) + NO_COLOR_NEEDED
            if fitting > 0.9:
                fitting = 0.9
            extra = 1.0 / fitting - 1.0 if self.book.until_playable else 1.0 - fitting
            factor = EAGER
        symbol = self.symbol[table.top]
        return factor * self._worth(GOES_ON, 0, table.color, symbol, extra, 1, table.direction, 0, 0.0)

    def of_play(self, kind: i64) -> float:
        """Return the worth of playing a card."""
        if self.size == 1:
            return 1.0
        self._add(kind, -1)
        self.played = kind
        worth = self._of_played(kind)
        self.played = NOWHERE
        self._add(kind, 1)
        return worth

    def _of_played(self, kind: i64) -> float:
        book = self.book
        effect = book.effect_of(kind)
        alike: i64 = self.effect[kind]
        color: i64 = book.color[kind]
        symbol: i64 = self.symbol[kind]
        direction: i64 = self.deed.table.direction
        seated: i64 = len(self.deed.table.sizes)
        if color == COLORLESS:
            color = self._favorite()
        if effect.is_draw:
            return self._of_attack(kind, effect, color)
        if effect.turns_over:
            return self._unknown(REAL[self.size - 1], direction)
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
        return self._worth(GOES_ON, alike, color, symbol, 0.0, steps, direction, 0, 0.0)

    def _of_hitting(self, alike: i64, effect: Effect, color: i64) -> float:
        """Return the worth of a wild that is no draw card and makes the next player draw, perhaps until a colour comes."""
        direction: i64 = self.deed.table.direction
        if effect.cards != UNTIL_COLOR:
            drawn = (1.0 - PERFORMS) * float(effect.cards)
            return self._worth(GOES_ON, alike, color, NOWHERE, 0.0, 1, direction, 1, drawn)
        if effect.victim_names:
            drawn = self._draws_until(COLORLESS)
            return self._worth(GOES_ON, alike, COLORLESS, NOWHERE, 0.0, 2, direction, 1, drawn)
        return self._worth(GOES_ON, alike, color, NOWHERE, 0.0, 2, direction, 1, self._draws_until(color))

    def _of_attack(self, kind: i64, effect: Effect, color: i64) -> float:
        """Return the worth of a draw card: somebody draws, stacks or challenges."""
        book = self.book
        alike: i64 = self.effect[kind]
        symbol: i64 = self.symbol[kind]
        table = self.deed.table
        direction: i64 = table.direction
        seated: i64 = len(table.sizes)
        if effect.reverses:
            direction = -direction
        amount: i64 = table.pending + book.amount[kind]
        if amount > book.size:
            amount = book.size
        worth = self._worth(ACCEPTED, alike, color, symbol, 0.0, 2, direction, 1, REAL[amount])
        if book.stacking != STACK_OFF:
            victim: i64 = table.sizes[(direction + seated) % seated]
            stacked = 1.0 - math.pow(1.0 - self.stacks, REAL[victim])
            more: i64 = amount + STACKED_MORE
            if seated == 2:
                beyond = self._worth(STACKED, alike, color, symbol, REAL[more], 3, direction, 0, 0.0)
            else:
                beyond = self._worth(STACKED, alike, color, symbol, 0.0, 3, direction, 2, REAL[more])
            worth += stacked * (beyond - worth)
        if effect.is_bluffable and book.bluffing:
            if table.color != COLORLESS and self.held[table.color] > 0:
                judged = self._worth(CAUGHT, alike, color, symbol, REAL[amount], 1, direction, 0, 0.0)
            else:
                more = amount + FAILED_CHALLENGE
                judged = self._worth(FAILED, alike, color, symbol, 0.0, 2, direction, 1, REAL[more])
            worth += CHALLENGED * (judged - worth)
        return worth

    def _of_discarding(self, color: i64) -> float:
        """Return the worth of getting rid of a whole colour (NM-09)."""
        along: i64 = self.held[color]
        left: i64 = self.size - 1 - along
        if left <= 0:
            return 1.0
        self.held[color] = 0
        self.size -= along
        alike: i64 = self.effect[self.played]
        worth = self._worth(NOWHERE, alike, color, NOWHERE, 0.0, 1, self.deed.table.direction, 0, 0.0)
        self.size += along
        self.held[color] = along
        return worth

    def _unknown(self, size: float, direction: i64) -> float:
        """Return the worth of getting a hand of which nothing is known."""
        one = SOME_COLOR + NO_COLOR_NEEDED
        seated: i64 = len(self.deed.table.sizes)
        late = REAL[seated - 1] / REAL[seated]
        own = self._strength(size, 1.0 - math.pow(1.0 - one, size), late, 0.0)
        rivals = self._rivals(NOWHERE, COLORLESS, 1, direction, 0, 0.0)
        return own / (own + rivals) - self.point * USUAL_POINTS * size

    def _favorite(self) -> i64:
        """Return the colour of which most are held; COLORLESS if there is none."""
        best: i64 = COLORLESS
        most: i64 = 0
        for color in range(4):
            if self.held[color] > most:
                most = self.held[color]
                best = color
        return best

    def _share(self, color: i64, played: i64) -> float:
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
        return 0.8 if share > 0.8 else 0.03 if share < 0.03 else share

    def _worth(
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
            one = stays * self._share(color, 0) + (1.0 - stays) * SOME_COLOR + NO_COLOR_NEEDED
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
        own = self._strength(size, fits, REAL[turn] / REAL[seated], held - self.spread * colors)
        rivals = self._known_rivals(way, alike, color, steps, direction, victim, drawn)
        return own / (own + rivals) - self.point * (self.points + USUAL_POINTS * extra)

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
            return self._rivals(alike, color, steps, direction, victim, drawn)
        at: i64 = ((alike * 5 + color) * MOST_OWN + own) * WAYS + way
        known: float = self.deed.rivals[at]
        if known == 0.0:
            known = self._rivals(alike, color, steps, direction, victim, drawn)
            self.deed.rivals[at] = known
        return known

    def _rivals(self, alike: i64, color: i64, steps: i64, direction: i64, victim: i64, drawn: float) -> float:
        sizes = self.deed.table.sizes
        seated: i64 = len(sizes)
        played: i64 = 0
        if self.played != NOWHERE and self.book.color[self.played] == color:
            played = 1
        share = self._share(color, played)
        total = 0.0
        for away in range(1, seated):
            size = REAL[sizes[(seated + away * direction) % seated]]
            if away == victim:
                size += drawn
            turn: i64 = (away - steps + seated + seated) % seated
            stays = 0.0 if color == COLORLESS else math.pow(COLOR_STAYS, REAL[turn])
            one = stays * share + (1.0 - stays) * SOME_COLOR + NO_COLOR_NEEDED
            total += self._strength(size, 1.0 - math.pow(1.0 - one, size), REAL[turn] / REAL[seated], 0.0)
        return total

    def _strength(self, size: float, fits: float, late: float, held: float) -> float:
        """Return how near a hand is to going out."""
        burden = size
        if size > LONG_HAND:
            burden = LONG_HAND + FURTHER_CARD * (size - LONG_HAND)
        near = (self.near + self.fits * fits - self.late * late) / (size if size > 0.5 else 0.5)
        worth = math.exp(near - self.card * burden + held)
        if self.book.mercy:
            alive = 1.0 - math.pow(size / REAL[self.book.mercy], 4.0)
            worth *= alive if alive > NEARLY_OUT else NEARLY_OUT
        return worth
