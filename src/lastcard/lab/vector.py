"""Many tables stepped in one call; what they give lies in memory that is written anew at every step."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.lab.asking import Hearing, deal_hearing, rewards, take
from lastcard.lab.menu import Menu, number_at
from lastcard.lab.observing import Layout, mask, observe
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.book import Book

ALL_LEGAL: Final = -1


def words(count: i64) -> vec[i64]:
    """Any number of words, all 0."""
    found = vec[i64](capacity=count)
    for _ in range(count):
        found = append(found, 0)
    return found


@final
class Tables:
    """`count` tables of the same book. A round that is over is followed by the next one at once."""

    def __init__(self, book: Book, players: i64, count: i64, by_points: bool, most: i64) -> None:
        self.book = book
        self.players: i64 = players
        self.count: i64 = count
        self.by_points = by_points
        self.most: i64 = most
        """Decisions after which a round is broken off."""
        self.menu = Menu(book)
        self.layout = Layout(book, players)
        self.row: i64 = self.layout.words
        self.mask_row: i64 = (self.menu.size + 7) >> 3
        self.observations: vec[i64] = words(count * self.row)
        self.masks: vec[i64] = words(count * self.mask_row)
        self.seats: vec[i64] = words(count)
        self.kinds: vec[i64] = words(count)
        self.ended: vec[i64] = words(count)
        """0: goes on, 1: over, 2: broken off."""
        self.rewards: vec[float] = vec[float]([0.0] * int(count * players))
        self.dice: list[Dice] = []
        self.hearings: list[Hearing] = []

    def reset(self, seed: int) -> None:
        """All tables anew, each with chances of its own."""
        self.dice = [Dice(seed * int(self.count) + place) for place in range(int(self.count))]
        self.hearings = [deal_hearing(self.book, self.players, dice) for dice in self.dice]
        for place in range(self.count):
            self.clear(place)
            self.show(place)

    def clear(self, place: i64) -> None:
        self.ended[place] = 0
        for seat in range(self.players):
            self.rewards[place * self.players + seat] = 0.0

    def show(self, place: i64) -> None:
        hearing = self.hearings[place]
        self.seats[place] = hearing.seat
        self.kinds[place] = hearing.kind
        observe(self.layout, hearing, hearing.seat, self.observations, place * self.row)
        mask(self.menu, hearing, self.masks, place * self.mask_row)

    def is_open(self, place: i64, action: i64) -> bool:
        """By the mask that was given out."""
        if not 0 <= action < self.menu.size:
            return False
        return self.masks[place * self.mask_row + (action >> 3)] & BIT[(action & 7) << 3] != 0

    def step(self, actions: bytes) -> int:
        """One action a table, eight bytes each; the first table whose action is illegal, then nothing has been done."""
        for place in range(self.count):
            if not self.is_open(place, read_i64_le(actions, place * 8)):
                return int(place)
        for place in range(self.count):
            self.advance(place, read_i64_le(actions, place * 8))
        return ALL_LEGAL

    def advance(self, place: i64, action: i64) -> None:
        hearing = self.hearings[place]
        if self.ended[place]:
            self.clear(place)
        take(hearing, number_at(self.menu, action, hearing.seat, self.players))
        if hearing.kind == OVER or hearing.taken >= self.most:
            self.finish(place, hearing)
        self.show(place)

    def finish(self, place: i64, hearing: Hearing) -> None:
        self.ended[place] = 1 if hearing.kind == OVER else 2
        given = rewards(hearing.state, self.by_points)
        for seat in range(self.players):
            self.rewards[place * self.players + seat] = given[seat]
        self.hearings[place] = deal_hearing(self.book, self.players, self.dice[place])
