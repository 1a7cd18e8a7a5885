"""A player that has learned: it scores every action by a network and looks at nothing that its seat may not know."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.draw_history import set_lacks
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.actions import NO, VOTE, YES
from lastcard.rules.model.bits import BIT, zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.state import State, card_in, held_of_kind
from lastcard.rules.text.action_text import number_text
from lastcard.rules.text.views import UNSEEN, View
from lastcard.search.action_features import read_actions
from lastcard.search.features import ROW, Features
from lastcard.search.network import HALF, HALVES, LANE, LANE_MASK, ONE, UNITS, WORDS, Network
from lastcard.search.policy import GOOD_DANCES
from lastcard.search.sampling import Sampler

TOSSES: Final = 4096


def _tosses() -> vec[i64]:
    """Return Gumbel numbers at equal steps of chance: the largest of scores with one added is a fair draw by them."""
    return vec[i64]([round(-math.log(-math.log((place + 0.5) / TOSSES)) * ONE) for place in range(TOSSES)])


TOSS: Final[vec[i64]] = _tosses()


@final
class LearnedPolicy:
    """A player who knows a network. `heat` is how much it leaves to chance: 0 nothing, ONE as much as learned."""

    def __init__(self, book: Book, network: Network, heat: i64) -> None:
        self.features = Features(book)
        self.network = network
        self.heat: i64 = heat
        self.base: vec[i64] = vec[i64]([HALVES] * WORDS)
        """The sums of the features that hold in every state."""
        for number in self.features.of_book:
            for word in range(WORDS):
                self.base[word] += network.weights[number * WORDS + word]
        self.sums: vec[i64] = zeros(WORDS)
        """The sums of the features of the table."""

    def choose(self, state: State, dice: Dice) -> i64:
        """Return the action for the decision that is owed."""
        features = self.features
        if features.list_choices(state) == 1:
            return features.actions[0]
        if state.decision == VOTE:
            return YES if dice.below(100) < GOOD_DANCES else NO
        return features.actions[self.pick(state, dice)]

    def pick(self, state: State, dice: Dice) -> i64:
        """Return the place of the action with the best score, after `list_choices`."""
        self.read(state)
        best: i64 = 0
        most: i64 = 0
        for place in range(self.features.count):
            score: i64 = self.score(place)
            if self.heat:
                score += TOSS[dice.below(TOSSES)] * self.heat
            if place == 0 or score > most:
                most = score
                best = place
        return best

    def read(self, state: State) -> None:
        """Read the features of the table and of each action, after `list_choices`."""
        self.features.read_table(state)
        read_actions(self.features, state)
        self.add_table()

    def add_table(self) -> None:
        """Sum up the features of the table."""
        features = self.features
        weights = self.network.weights
        sums = self.sums
        for word in range(WORDS):
            total: i64 = self.base[word]
            for place in range(features.table_count):
                total += weights[features.table[place] * WORDS + word]
            sums[word] = total

    def score(self, place: i64) -> i64:
        """Return the score of an action, in millionths (1024 times 1024)."""
        features = self.features
        weights = self.network.weights
        counts = self.network.counts
        first: i64 = place * ROW
        end: i64 = first + features.lengths[place]
        score: i64 = 0
        unit: i64 = 0
        for word in range(WORDS):
            total: i64 = self.sums[word]
            for at in range(first, end):
                total += weights[features.rows[at] * WORDS + word]
            for _ in range(3):
                value: i64 = (total & LANE_MASK) - HALF
                total >>= LANE
                if value > 0 or unit == UNITS - 1:
                    score += value * counts[unit]
                unit += 1
        return score


def state_in_sight(view: View, sampler: Sampler, dice: Dice) -> State:
    """Return an imagined state, with what its deciding seat has seen of the others: draws, cards in hands, discards."""
    state = sampler.draw(dice)
    set_lacks(state, view.lacks)
    book = state.book
    first: i64 = state.side * book.size
    for seat in range(view.players):
        if seat != state.seat and view.known[seat]:
            state.opened |= BIT[seat]
            for face in view.known[seat]:
                see(state, seat, book.kind_by_text[state.side][str(face)])
    for place in range(state.discard_count):
        if view.discard[place] != UNSEEN:
            at: i64 = first + state.discard[place]
            state.knows[at] |= BIT[state.seat]
    return state


def see(state: State, seat: i64, kind: i64) -> None:
    """Let the deciding seat have seen one more card of a kind in a hand."""
    cards: i64 = held_of_kind(state, seat, kind, state.book.home[kind])
    while cards:
        at: i64 = state.side * state.book.size + card_in(state, state.book.home[kind], cards)
        cards &= cards - 1
        if not state.knows[at] & BIT[state.seat]:
            state.knows[at] |= BIT[state.seat]
            return


def scores_by_view(view: View, network: Network) -> dict[str, float]:
    """Return the score of each action, by its text; their exponentials are in proportion to its chances.

    The network is asked about one imagined state, as it sees nothing that is hidden.
    """
    sampler = Sampler(view)
    state = state_in_sight(view, sampler, Dice(0))
    policy = LearnedPolicy(sampler.book, network, 0)
    policy.features.list_choices(state)
    policy.read(state)
    scores: dict[str, float] = {}
    for place in range(policy.features.count):
        text = number_text(state, policy.features.actions[place])
        scores[text] = float(int(policy.score(place))) / (ONE * ONE)
    return scores
