"""Compares what a seat could do: every action is tried in the same imagined states, and the round is played on."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.decisions import jump, step
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from lastcard.rules.model.state import State
from lastcard.rules.text.action_text import action_number
from lastcard.rules.text.views import View
from lastcard.search.evaluation import REAL, StateEvaluator
from lastcard.search.own_cards import own_card
from lastcard.search.policy import run_playout
from lastcard.search.sampling import Sampler

WAIT: Final = -1
JUMPS: Final = 1 << 20
"""A jump is this and the kind of its card."""


@final
class Search:
    """Values of the candidate actions, averaged over imagined rounds.

    An empty text stands for waiting, where jumps are considered.
    """

    def __init__(
        self,
        view: View,
        actions: list[str],
        seed: int,
        max_decisions: int,
        early_decisions: int,
        early_weight: float,
        weights: list[float],
        infers_from_play: bool = False,
        habits: list[list[float]] | None = None,
    ) -> None:
        self.sampler = Sampler(view, infers_from_play, habits)
        self.evaluator = StateEvaluator(self.sampler.book, *weights)
        self.me: i64 = self.sampler.me
        self.dice = Dice(seed)
        self.replay = Dice(seed)
        self.max_decisions: i64 = max_decisions
        """The most decisions of an imagined round."""
        self.early_decisions: i64 = early_decisions
        self.early_weight: float = early_weight
        """How much the evaluation after `early_decisions` counts; the end of the round counts the rest."""
        self.decisions: i64 = 0
        self.sums: list[float] = [0.0] * len(actions)
        self.counts: vec[i64] = zeros(len(actions))
        state = self.sampler.draw(self.dice)
        self.numbers: vec[i64] = vec[i64]([number_of(state, action) for action in actions])

    def try_out(self, places: list[int], samples: int) -> None:
        """Try the actions at these places, all in the same states and with the same luck."""
        for _ in range(samples):
            state = self.sampler.draw(self.dice)
            state.blind = True
            dice = self.dice
            replay = self.replay
            a: i64 = dice.word()
            b: i64 = dice.word()
            c: i64 = dice.word()
            d: i64 = dice.word() | 1
            for place in places:
                replay.a = a
                replay.b = b
                replay.c = c
                replay.d = d
                self._try_one(place, state.copy())

    def _try_one(self, place: i64, state: State) -> None:
        number: i64 = self.numbers[place]
        if number >= JUMPS:
            jump(state, self.me, own_card(state, self.me, number - JUMPS), True)
        elif number != WAIT:
            step(state, number, True)
        self.decisions += 1 + run_playout(state, self.replay, self.early_decisions)
        value = self._value(state)
        if self.early_weight < 1.0 and state.decision != OVER:
            self.decisions += run_playout(state, self.replay, self.max_decisions)
            value = self.early_weight * value + (1.0 - self.early_weight) * self._value(state)
        self.sums[place] += value
        self.counts[place] += 1

    def mean(self, place: int) -> float:
        """Return the mean value of an action so far: 1 is a win, 0 a loss."""
        return self.sums[place] / max(1, int(self.counts[place]))

    def _value(self, state: State) -> float:
        """Return what a state is worth: 1 is a win, 0 a loss."""
        if state.decision != OVER:
            return self.evaluator.share(state, self.me)
        if state.book.play_on:
            return value_of_place(state, self.me)
        return 1.0 if state.winner == self.me else 0.0


def number_of(state: State, action: str) -> int:
    """Return the number of an action: the engine's, WAIT, or JUMPS and a kind."""
    if not action:
        return WAIT
    words = action.split(" ")
    if words[0] == "jump":
        faces = words[1].split("/")
        face = faces[state.side] if len(faces) == 2 else words[1]
        return JUMPS + state.book.kind_by_text[state.side][face]
    number = action_number(state, action, words)
    assert number is not None
    return number


def value_of_place(state: State, me: i64) -> float:
    """Return what a place is worth with `play_on`: the first 1, the last 0."""
    for place in range(state.finished):
        if (state.order >> (4 * place)) & 15 == me:
            return REAL[state.players - 1 - place] / REAL[state.players - 1]
    return 0.0
