"""Reads hands: hidden cards change places by chance, and what makes the others' past likely stays (Metropolis).

What everybody did over the whole round is weighed by the habits of players. Also unknown: when each card reached a
hand; that is sampled too.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.bits import exchange, zeros
from lastcard.rules.model.book import Book
from lastcard.rules.text.views import View
from lastcard.search.habits import FORESIGHT, TERMS, Habits
from lastcard.search.outlook import Outlook
from lastcard.search.past_hands import (
    ANSWERED,
    FROM_START,
    HOLDS,
    KEPT,
    MOST_SEEN,
    NAMED,
    NEVER,
    Deed,
    PastHand,
    PastHands,
)

IMPOSSIBLE: Final = -7.0
"""Log-probability given to a contradiction; finite, so that the chain can leave it."""
KEEPS: Final = -2.5
"""The logarithm of how often a card that fits is drawn and kept."""
WARM_UP: Final = 30
"""How often hidden cards are changed about before they are used."""
MOVES: Final = 16
"""Exchanges that are tried from one deal to the next."""
SCALE: Final = 1 << 30
REMEMBERED: Final = 256
"""Hands for which each deed remembers how likely it was; a power of two."""
FACTOR: Final = 2654435761
KEY_BITS: Final = (1 << 40) - 1
MOST_CARDS: Final = 256


@final
class SeatReading:
    """One hand: its cards, hidden or not, those that have left it, and when each came."""

    def __init__(self, seat: i64, past: PastHand) -> None:
        self.seat: i64 = seat
        self.deeds: list[Deed] = past.deeds[-MOST_SEEN:]
        self.kinds: vec[i64] = zeros(MOST_CARDS)
        """First the cards that have left, then those in hand."""
        self.came: vec[i64] = zeros(MOST_CARDS)
        self.left: vec[i64] = zeros(MOST_CARDS)
        self.fixed: vec[i64] = zeros(MOST_CARDS)
        """Whether it is known when a card came."""
        self.gone: i64 = len(past.gone)
        self.count: i64 = 0
        self.is_read: bool = False
        """Whether anything was seen that can be weighed."""
        self.log_likelihood: float = 0.0
        """The logarithm of how likely all that was seen is."""

    def begin(self, past: PastHand, held: i64, dice: Dice) -> None:
        """Settle by chance when each card came; those that left may have been any that were there."""
        started: i64 = held + len(past.gone) - len(past.came)
        self.count = held + len(past.gone)
        if started < 0 or self.count >= MOST_CARDS or not self.deeds:
            return
        self.is_read = True
        there: list[int] = [FROM_START] * int(started)
        arrived: i64 = 0
        for place in range(len(past.gone)):
            moment = past.left[place]
            while arrived < len(past.came) and past.came[arrived] < moment:
                there.append(past.came[arrived])
                arrived += 1
            chosen = int(dice.below(len(there))) if there else -1
            if past.drawn[place] != NEVER and past.drawn[place] in there:
                chosen = there.index(past.drawn[place])
                self.fixed[place] = 1
            if chosen < 0:
                self.is_read = False
                return
            self.kinds[place] = past.gone[place]
            self.came[place] = there.pop(chosen)
            self.left[place] = moment
        while arrived < len(past.came):
            there.append(past.came[arrived])
            arrived += 1
        for place in range(int(held)):
            at: i64 = self.gone + place
            self.came[at] = there.pop(int(dice.below(len(there))))
            self.left[at] = NEVER


@final
class Reading:
    """Hands that fit a view, one after the other, each a little changed from the one before."""

    def __init__(self, view: View, book: Book, side: int, styles: list[list[float]]) -> None:
        """`styles` are the weights of two kinds of players: who is which is not known.

        Each has those of TERMS and of FORESIGHT, then those of the evaluation.
        """
        self.book = book
        self.first_slot: i64 = side * book.size
        self.past = PastHands(view, book, side)
        self.habits = Habits(book, styles[0])
        self.other_habits = Habits(book, styles[1])
        self.outlook = Outlook(book, styles[0][len(TERMS) + len(FORESIGHT) :])
        self.fits: vec[i64] = self.past.table_of_fits()
        self.key_of: vec[i64] = vec[i64]([(kind + 1) ** 5 * FACTOR & KEY_BITS for kind in range(len(book.faces))])
        """A hand is told apart from others by the sum of these."""
        self.key: i64 = 0
        self.hand: vec[i64] = zeros(MOST_CARDS)
        self.seats: list[SeatReading] = [SeatReading(seat, self.past.hands[seat]) for seat in range(view.players)]
        self.players: i64 = view.players
        self.is_useful: bool = False
        self.has_begun: bool = False
        for seat in range(view.players):
            if seat != view.seat and self.seats[seat].deeds and view.counts[seat] > len(view.known[seat]):
                self.is_useful = True
        self.owner: vec[i64] = zeros(0)
        """Owner of each hidden card; at or above `players`, it is in a pile."""
        self.place: vec[i64] = zeros(0)
        """Place of each hidden card in its owner's hand."""
        self.read: list[int] = []
        """Hidden cards in hands that are read."""
        self.free: vec[i64] = zeros(0)
        """All other hidden cards."""
        self.readers: list[int] = []
        """Seats with hidden cards that are read."""

    def begin(self, owners: vec[i64], slots: vec[i64], hidden: vec[i64], dice: Dice) -> None:
        """Start from these hidden cards: a slot for each place whose slot is not told."""
        self.has_begun = True
        count: i64 = len(hidden)
        self.owner = zeros(count)
        self.place = zeros(count)
        held: list[list[int]] = [[] for _ in range(self.players)]
        at: i64 = 0
        for place in range(len(owners)):
            slot: i64 = slots[place]
            owner: i64 = owners[place]
            if slot < 0:
                slot = hidden[at]
                self.owner[at] = owner
                if owner < self.players:
                    self.place[at] = len(held[owner])
                at += 1
            if owner < self.players:
                held[owner].append(int(self.book.kind_of[self.first_slot + slot]))
        for seat in range(self.players):
            reading = self.seats[seat]
            reading.begin(self.past.hands[seat], len(held[seat]), dice)
            for place in range(len(held[seat])):
                reading.kinds[reading.gone + place] = held[seat][place]
            if reading.is_read:
                reading.log_likelihood = self.log_likelihood(reading)
        free: list[int] = []
        for place in range(int(count)):
            owner = self.owner[place]
            (self.read if owner < self.players and self.seats[owner].is_read else free).append(place)
        self.free = vec[i64](free)
        self.readers = sorted({int(self.owner[place]) for place in self.read})
        for _ in range(WARM_UP):
            self.go_on(hidden, dice)

    def go_on(self, hidden: vec[i64], dice: Dice) -> None:
        """Change some hidden cards about, and shuffle those of which nothing is said."""
        count: i64 = len(hidden)
        free = self.free
        left: i64 = len(free)
        while left > 1:
            other: i64 = free[dice.below(left)]
            left -= 1
            exchange(hidden, free[left], other)
        if not self.read:
            return
        for _ in range(MOVES):
            self.exchange_cards(hidden, self.read[dice.below(len(self.read))], dice.below(count), dice)
        for seat in self.readers:
            self.exchange_moments(seat, dice)

    def exchange_cards(self, hidden: vec[i64], one: i64, other: i64, dice: Dice) -> None:
        """Let two hidden cards change places, if that is likely enough."""
        owner: i64 = self.owner[one]
        other_owner: i64 = self.owner[other]
        kind: i64 = self.book.kind_of[self.first_slot + hidden[one]]
        other_kind: i64 = self.book.kind_of[self.first_slot + hidden[other]]
        if owner == other_owner or kind == other_kind:
            return
        gain = self.try_kind(owner, self.place[one], other_kind)
        other_gain = 0.0
        if other_owner < self.players:
            other_gain = self.try_kind(other_owner, self.place[other], kind)
        if self.accepts(gain + other_gain, dice):
            self.seats[owner].log_likelihood += gain
            if other_owner < self.players:
                self.seats[other_owner].log_likelihood += other_gain
            exchange(hidden, one, other)
            return
        self.seats[owner].kinds[self.seats[owner].gone + self.place[one]] = kind
        if other_owner < self.players:
            self.seats[other_owner].kinds[self.seats[other_owner].gone + self.place[other]] = other_kind

    def log_likelihood(self, reading: SeatReading) -> float:
        """Return the logarithm of how likely all is that was seen of a hand, if it is this one.

        Its player may have one style or the other.
        """
        facts = 0.0
        one = 0.0
        other = 0.0
        for deed in reading.deeds:
            size: i64 = self.gather(reading, deed.moment)
            if size < 0:
                continue
            if deed.sort <= NAMED:
                at: i64 = self.remember(size, deed)
                one += deed.chances[at]
                other += deed.chances[at + 1]
            else:
                facts += self.fact(reading, size, deed)
        if one > other:
            return facts + one + math.log(0.5 + 0.5 * math.exp(other - one))
        return facts + other + math.log(0.5 + 0.5 * math.exp(one - other))

    def remember(self, size: i64, deed: Deed) -> i64:
        """Return where a deed remembers how likely it was with the hand that was put together, for either style."""
        if len(deed.keys) == 0:
            deed.keys = zeros(REMEMBERED)
            deed.chances = vec[float]([0.0] * (2 * REMEMBERED))
        place: i64 = (self.key ^ (self.key >> 17)) & (REMEMBERED - 1)
        if deed.keys[place] != self.key:
            deed.keys[place] = self.key
            deed.chances[2 * place] = self.choice(self.habits, size, deed)
            deed.chances[2 * place + 1] = self.choice(self.other_habits, size, deed)
        return 2 * place

    def gather(self, reading: SeatReading, moment: i64) -> i64:
        """Put together a hand as it was, and return its size; -1 if it had a card of the other side."""
        hand = self.hand
        size: i64 = 0
        key: i64 = 1
        for place in range(reading.count):
            if reading.came[place] < moment and reading.left[place] >= moment:
                hand[size] = reading.kinds[place]
                if hand[size] < 0:
                    return -1
                key += self.key_of[hand[size]]
                size += 1
        self.key = key
        return size

    def choice(self, habits: Habits, size: i64, deed: Deed) -> float:
        """Return the logarithm of how likely something was done with the hand that was put together."""
        if deed.sort == NAMED:
            usual = habits.chance_of_color(self.hand, size, deed.kind)
        else:
            usual = habits.chance_of_play(
                self.hand, size, self.fits, deed.fits, deed.table.color, deed.next_small, deed.smallest, deed.given,
                deed.sort == ANSWERED, deed.kind,
            )  # fmt: skip
        if habits.trust == 0.0 or size == 0:
            return usual
        self.outlook.see(deed, self.hand, size)
        foreseen = self.outlook.chance(self.fits, habits.sharpness)
        if foreseen < 0.0:
            return usual
        return math.log(habits.trust * foreseen + (1.0 - habits.trust) * math.exp(usual))

    def fact(self, reading: SeatReading, size: i64, deed: Deed) -> float:
        """Return the logarithm of how likely it is that something showed as it did."""
        hand = self.hand
        if deed.sort == KEPT:
            for place in range(reading.count):
                kind: i64 = reading.kinds[place]
                if reading.came[place] == deed.kind and kind >= 0 and self.fits[deed.fits + kind]:
                    return KEEPS
            return 0.0
        holds = False
        for place in range(size):
            if self.book.color[hand[place]] == deed.color:
                holds = True
        if deed.sort == HOLDS:
            return 0.0 if holds else IMPOSSIBLE
        return IMPOSSIBLE if holds else 0.0

    def accepts(self, gain: float, dice: Dice) -> bool:
        return gain >= 0.0 or float(int(dice.below(SCALE))) < math.exp(gain) * float(SCALE)

    def exchange_moments(self, seat: i64, dice: Dice) -> None:
        """Let two cards of a hand have come at each other's moments, if that is likely enough."""
        reading = self.seats[seat]
        one: i64 = dice.below(reading.count)
        other: i64 = dice.below(reading.count)
        came: i64 = reading.came[one]
        if came == reading.came[other] or reading.fixed[one] or reading.fixed[other]:
            return
        if came >= reading.left[other] or reading.came[other] >= reading.left[one]:
            return
        reading.came[one] = reading.came[other]
        reading.came[other] = came
        log_likelihood = self.log_likelihood(reading)
        if self.accepts(log_likelihood - reading.log_likelihood, dice):
            reading.log_likelihood = log_likelihood
        else:
            reading.came[other] = reading.came[one]
            reading.came[one] = came

    def try_kind(self, seat: i64, place: i64, kind: i64) -> float:
        """Put a kind into a hand, and return by how much that makes what was seen more likely."""
        reading = self.seats[seat]
        reading.kinds[reading.gone + place] = kind
        if not reading.is_read:
            return 0.0
        return self.log_likelihood(reading) - reading.log_likelihood
