"""Many tables stepped in one call. Their observations are in memory that every step overwrites."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.book import Book
from lastcard.simulation.action_space import ActionSpace
from lastcard.simulation.observation import Layout, write_mask, write_observation
from lastcard.simulation.sequential import SequentialRound, deal_sequential, rewards

ALL_LEGAL: Final = -1


def words(count: i64) -> vec[i64]:
    """Return any number of words, all 0."""
    found = vec[i64](capacity=count)
    for _ in range(count):
        found = append(found, 0)
    return found


@final
class Tables:
    """`count` tables with the same book. When a round is over, the next one is dealt at once."""

    def __init__(self, book: Book, players: i64, count: i64, by_points: bool, most: i64, history: i64 = 0) -> None:
        self.book = book
        self.players: i64 = players
        self.count: i64 = count
        self.by_points = by_points
        self.most: i64 = most
        """Decisions after which a round is broken off."""
        self.space = ActionSpace(book)
        self.layout = Layout(book, players, history)
        self.row: i64 = self.layout.words
        self.mask_row: i64 = (self.space.size + 7) >> 3
        self.observations: vec[i64] = words(count * self.row)
        self.masks: vec[i64] = words(count * self.mask_row)
        self.seats: vec[i64] = words(count)
        self.kinds: vec[i64] = words(count)
        self.ended: vec[i64] = words(count)
        """0: the round goes on, 1: it is over, 2: it was broken off."""
        self.rewards: vec[float] = vec[float]([0.0] * int(count * players))
        self.dice: list[Dice] = []
        self.rounds: list[SequentialRound] = []

    def reset(self, seed: int) -> None:
        """Deal a new round at every table; each table has dice of its own."""
        self.dice = [Dice(seed * int(self.count) + place) for place in range(int(self.count))]
        self.rounds = [deal_sequential(self.book, self.players, dice) for dice in self.dice]
        for place in range(self.count):
            self.clear(place)
            self.show(place)

    def clear(self, place: i64) -> None:
        """Take back what a table said about the end of a round."""
        self.ended[place] = 0
        for seat in range(self.players):
            self.rewards[place * self.players + seat] = 0.0

    def show(self, place: i64) -> None:
        """Write the observation and the mask of the seat that is asked."""
        game = self.rounds[place]
        self.seats[place] = game.seat
        self.kinds[place] = game.kind
        write_observation(self.layout, game, game.seat, self.observations, place * self.row)
        write_mask(self.space, game, self.masks, place * self.mask_row)

    def is_open(self, place: i64, action: i64) -> bool:
        """Return whether the last mask of a table allows an action."""
        if not 0 <= action < self.space.size:
            return False
        return self.masks[place * self.mask_row + (action >> 3)] & BIT[(action & 7) << 3] != 0

    def step(self, actions: bytes) -> int:
        """Take one action at each table, eight bytes each, and return ALL_LEGAL.

        If any is illegal, nothing is done, and the first such table is returned.
        """
        for place in range(self.count):
            if not self.is_open(place, read_i64_le(actions, place * 8)):
                return int(place)
        for place in range(self.count):
            self.advance(place, read_i64_le(actions, place * 8))
        return ALL_LEGAL

    def advance(self, place: i64, action: i64) -> None:
        """Take a legal action at one table."""
        game = self.rounds[place]
        if self.ended[place]:
            self.clear(place)
        game.take(self.space.number_at(action, game.seat, self.players))
        if game.kind == OVER or game.taken >= self.most:
            self.finish(place, game)
        self.show(place)

    def finish(self, place: i64, game: SequentialRound) -> None:
        """Give out the rewards of a round, and deal the next one."""
        self.ended[place] = 1 if game.kind == OVER else 2
        given = rewards(game.state, self.by_points)
        for seat in range(self.players):
            self.rewards[place * self.players + seat] = given[seat]
        self.rounds[place] = deal_sequential(self.book, self.players, self.dice[place])
