"""Statistics of random play: how long rounds are, who wins, and how often each rule applies.

Lengths, winners and points come from every round. Rules are counted from the events of only some rounds, as making
events takes longer than playing.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.dealing import deal_hands, fresh_pile, turn_up
from lastcard.rules.engine.playout import Dice, advance, deal_quickly
from lastcard.rules.engine.scores import round_points
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.state import NOBODY, State, new_state

LONGEST: Final = 4000
"""Decisions; longer rounds are counted as this long."""
MOST: Final = 1_000_000


@final
class RandomPlay:
    """Plays rounds at random, and counts. Events are counted in every `every`th round, never if that is 0."""

    def __init__(self, book: Book, players: int, seed: int, every: int) -> None:
        self.book = book
        self.players: i64 = players
        self.dice = Dice(seed)
        self.every: i64 = every
        self.rounds: i64 = 0
        self.decisions: i64 = 0
        self.decisions_squared: i64 = 0
        self.lengths: vec[i64] = zeros(LONGEST + 1)
        self.wins: vec[i64] = zeros(players)
        """Rounds won, by the distance from the seat that had the first turn."""
        self.points: i64 = 0
        self.points_squared: i64 = 0
        self.outs: i64 = 0
        """Players out by Mercy."""
        self.with_outs: i64 = 0
        self.last_ones: i64 = 0
        """Rounds won by being the only one left (NM-10)."""
        self.shuffles: i64 = 0
        self.rounds_with_events: i64 = 0
        """Rounds in which events were counted."""
        self.rules: dict[str, int] = {}
        self.rounds_with: dict[str, int] = {}
        self.events: dict[str, int] = {}

    def run(self, rounds: int) -> None:
        """Play this many rounds."""
        for _ in range(rounds):
            if self.every and self.rounds % self.every == 0:
                self._play_with_events(self._deal_with_events())
            else:
                self._play(deal_quickly(self.book, self.players, self.dice))

    def _deal_with_events(self) -> State:
        """Deal a round that notes its events from the first card on."""
        state = new_state(self.book, self.players, self.dice.key())
        state.noting = True
        state.notes = []
        state.batch = []
        fresh_pile(state)
        deal_hands(state)
        turn_up(state)
        return state

    def _play(self, state: State) -> None:
        first: i64 = state.seat
        taken: i64 = 0
        while state.decision != OVER and taken < MOST:
            advance(state, self.dice)
            taken += 1
        self._count(state, first, taken)

    def _play_with_events(self, state: State) -> None:
        first: i64 = state.seat
        taken: i64 = 0
        seen: set[str] = set()
        self._count_events(state, seen)
        while state.decision != OVER and taken < MOST:
            advance(state, self.dice)
            self._count_events(state, seen)
            taken += 1
        self.rounds_with_events += 1
        for rule in seen:
            self.rounds_with[rule] = self.rounds_with.get(rule, 0) + 1
        self._count(state, first, taken)

    def _count_events(self, state: State, seen: set[str]) -> None:
        for note in state.notes:
            self.rules[note.rule] = self.rules.get(note.rule, 0) + 1
            kind = type(note).__name__
            self.events[kind] = self.events.get(kind, 0) + 1
            seen.add(note.rule)
        state.notes = []

    def _count(self, state: State, first: i64, taken: i64) -> None:
        self.rounds += 1
        self.decisions += taken
        self.decisions_squared += taken * taken
        length: i64 = taken
        if length > LONGEST:
            length = LONGEST
        self.lengths[length] += 1
        self.shuffles += state.shuffles - 1
        if state.winner == NOBODY:
            return
        self.wins[(state.winner - first + self.players) % self.players] += 1
        gained: i64 = sum(round_points(state))
        self.points += gained
        self.points_squared += gained * gained
        gone: i64 = 0
        out: i64 = state.out
        while out:
            gone += 1
            out &= out - 1
        self.outs += gone
        if gone:
            self.with_outs += 1
        if not state.finished:
            self.last_ones += 1

    def to_dict(self) -> dict[str, object]:
        """Return all counts as plain numbers, which can be sent between processes and added up."""
        return {
            "rounds": int(self.rounds),
            "decisions": int(self.decisions),
            "decisions_squared": int(self.decisions_squared),
            "lengths": {length: int(count) for length, count in enumerate(self.lengths) if count},
            "wins": {seat: int(count) for seat, count in enumerate(self.wins)},
            "points": int(self.points),
            "points_squared": int(self.points_squared),
            "outs": int(self.outs),
            "with_outs": int(self.with_outs),
            "last_ones": int(self.last_ones),
            "shuffles": int(self.shuffles),
            "rounds_with_events": int(self.rounds_with_events),
            "rules": dict(self.rules),
            "rounds_with": dict(self.rounds_with),
            "events": dict(self.events),
        }


def play_randomly(book: Book, players: int, seed: int, rounds: int, every: int) -> dict[str, object]:
    """Play this many rounds at random, and return the counts of `RandomPlay.to_dict`."""
    random_play = RandomPlay(book, players, seed, every)
    random_play.run(rounds)
    return random_play.to_dict()
