"""Rounds of a learned player among itself, written down for learning: what was seen of each decision, and who won."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from lastcard.rules.engine.decisions import step
from lastcard.rules.engine.playout import Dice, deal_quickly
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.actions import OVER, VOTE
from lastcard.rules.model.bits import BIT, MAX_SEATS, count_bits
from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State
from lastcard.search.features import ROW, Features
from lastcard.search.learned_policy import LearnedPolicy
from lastcard.search.network import ONE, Network
from lastcard.search.policy import choose, count_colors
from lastcard.search.search import value_of_place

HAND: Final = 13
"""Numbers for each hand, for a judge who sees them all."""
NOBODY_THERE: Final = 255
LONGEST: Final = 1500
"""Rounds with more decisions are broken off, and are not written down."""


def numbers(count: i64) -> vec[i64]:
    """Return room for so many numbers."""
    found = vec[i64](capacity=count)
    for _ in range(count):
        found = append(found, 0)
    return found


def small_numbers(count: i64) -> vec[u8]:
    found = vec[u8](capacity=count)
    for _ in range(count):
        found = append(found, 0)
    return found


@final
class SelfPlay:
    """Plays rounds of several books and writes them down, up to `room` decisions."""

    def __init__(self, room: int, seed: int) -> None:
        self.room: i64 = room
        self.dice = Dice(seed)
        self.decisions: i64 = 0
        self.actions: i64 = 0
        self.table_features: i64 = 0
        self.action_features: i64 = 0
        self.rounds: i64 = 0
        self.table: vec[i64] = numbers(self.room * 40)
        self.table_end: vec[i64] = numbers(self.room)
        self.rows: vec[i64] = numbers(self.room * 80)
        self.row_end: vec[i64] = numbers(self.room * 10)
        self.action_end: vec[i64] = numbers(self.room)
        self.chosen: vec[i64] = numbers(self.room)
        """The place of the action taken among all that are written down."""
        self.learning: vec[i64] = numbers(self.room)
        """1 where the learned player decided."""
        self.seats: vec[u8] = small_numbers(self.room * MAX_SEATS)
        """Who is still in, in order of play from the deciding seat on."""
        self.hands: vec[u8] = small_numbers(self.room * MAX_SEATS * HAND)
        self.round_end: vec[i64] = numbers(self.room)
        self.results: vec[float] = vec[float]([0.0] * int(self.room))
        """What each seat has got of each round: MAX_SEATS numbers that add up to 1."""

    def clear(self) -> None:
        """Forget what was written down."""
        self.decisions = 0
        self.actions = 0
        self.table_features = 0
        self.action_features = 0
        self.rounds = 0

    @property
    def is_full(self) -> bool:
        """Return whether there may be no room for another round."""
        room: i64 = self.room
        return (
            self.decisions + LONGEST > room
            or self.actions + 6 * LONGEST > room * 10
            or self.action_features + 60 * LONGEST > room * 80
            or (self.rounds + 1) * MAX_SEATS > room
        )

    def play(self, book: Book, network: Network, players: int, rounds: int, strangers: int) -> None:
        """Play rounds at a table. Of a hundred seats, `strangers` are taken by the quick player."""
        policy = LearnedPolicy(book, network, ONE)
        for _ in range(rounds):
            if self.is_full:
                break
            strange: i64 = 0
            for seat in range(players):
                if self.dice.below(100) < strangers:
                    strange |= BIT[seat]
            self._play_round(policy, deal_quickly(book, players, self.dice, False), strange)

    def _play_round(self, policy: LearnedPolicy, state: State, strange: i64) -> None:
        begun: i64 = self.decisions
        actions: i64 = self.actions
        table_features: i64 = self.table_features
        action_features: i64 = self.action_features
        features = policy.features
        taken: i64 = 0
        while state.decision != OVER and taken < LONGEST and not self.is_cramped:
            if features.list_choices(state) == 1 or state.decision == VOTE:
                action: i64 = policy.choose(state, self.dice)
            else:
                picked: i64 = policy.pick(state, self.dice)
                action = features.actions[picked]
                learning: i64 = 1
                if strange & BIT[state.seat]:
                    learning = 0
                    action = choose(state, self.dice)
                    picked = place_of(features, action)
                self._write(policy, state, picked, learning)
            step(state, action, True)
            taken += 1
        if state.decision != OVER or self.decisions == begun:
            self.decisions = begun
            self.actions = actions
            self.table_features = table_features
            self.action_features = action_features
            return
        self._write_result(state)

    @property
    def is_cramped(self) -> bool:
        """Return whether there may be no room for another decision."""
        room: i64 = self.room
        return (
            self.decisions >= room
            or self.actions + 160 > room * 10
            or self.action_features + 160 * ROW > room * 80
            or self.table_features + 48 > room * 40
        )

    def _write(self, policy: LearnedPolicy, state: State, picked: i64, learning: i64) -> None:
        features = policy.features
        place: i64 = self.decisions
        for at in range(features.table_count):
            self.table[self.table_features] = features.table[at]
            self.table_features += 1
        for number in features.of_book:
            self.table[self.table_features] = number
            self.table_features += 1
        self.table_end[place] = self.table_features
        self.chosen[place] = self.actions + picked
        self.learning[place] = learning
        for action in range(features.count):
            first: i64 = action * ROW
            for at in range(first, first + features.lengths[action]):
                self.rows[self.action_features] = features.rows[at]
                self.action_features += 1
            self.row_end[self.actions] = self.action_features
            self.actions += 1
        self.action_end[place] = self.actions
        self._write_hands(policy, state)
        self.decisions += 1

    def _write_hands(self, policy: LearnedPolicy, state: State) -> None:
        at: i64 = self.decisions * MAX_SEATS
        for place in range(MAX_SEATS):
            self.seats[at + place] = NOBODY_THERE
        seat: i64 = state.seat
        for _ in range(state.seated):
            self.seats[at] = u8(seat)
            write_hand(state, policy, seat, self.hands, at * HAND)
            at += 1
            seat = next_seat(state, seat)

    def _write_result(self, state: State) -> None:
        self.round_end[self.rounds] = self.decisions
        at: i64 = self.rounds * MAX_SEATS
        total = 0.0
        for seat in range(MAX_SEATS):
            gained = 0.0
            if seat < state.players:
                gained = value_of_place(state, seat) if state.book.play_on else 1.0 if seat == state.winner else 0.0
            self.results[at + seat] = gained
            total += gained
        for seat in range(MAX_SEATS):
            self.results[at + seat] = self.results[at + seat] / total if total > 0.0 else 0.0
        self.rounds += 1


def place_of(features: Features, action: i64) -> i64:
    """Return the place of an action among those that are listed."""
    place: i64 = 0
    while place < features.count - 1 and features.actions[place] != action:
        place += 1
    return place


def write_hand(state: State, policy: LearnedPolicy, seat: i64, out: vec[u8], at: i64) -> None:
    """Write what a judge of positions has to know of a hand."""
    book = state.book
    words: i64 = book.words
    held = policy.features.held
    count_colors(state, seat, held)
    size: i64 = state.sizes[seat]
    colored: i64 = held[0] + held[1] + held[2] + held[3]
    in_force: i64 = 0 if state.color == COLORLESS else held[state.color]
    colors: i64 = 0
    most: i64 = 0
    for color in range(4):
        if held[color]:
            colors += 1
        if held[color] > most:
            most = held[color]
    fits: i64 = 0
    draws: i64 = 0
    plain: i64 = 0
    for word in range(words):
        cards: i64 = state.hands[seat * words + word]
        if cards:
            fits += count_bits(cards & book.match[state.match_row + word])
            draws += count_bits(cards & policy.features.draw_mask[state.side * words + word])
            plain += count_bits(cards & book.any_number_mask[state.side * words + word])
    out[at] = u8(size)
    out[at + 1] = u8(in_force)
    out[at + 2] = u8(colors)
    out[at + 3] = u8(most)
    out[at + 4] = u8(size - colored)
    out[at + 5] = u8(draws)
    out[at + 6] = u8(colored - plain)
    out[at + 7] = u8(fits)
    out[at + 8] = 1 if fits else 0
    out[at + 9] = 1 if size == 1 else 0
    out[at + 10] = 1 if size == 2 else 0
    out[at + 11] = 1 if size == 3 else 0
    out[at + 12] = u8(book.mercy - size) if book.mercy > size else 0
