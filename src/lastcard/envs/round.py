"""A round in an environment: who is asked for what, with actions as numbers of the action space."""

import numpy as np

from lastcard.envs.spec import Mask, Row, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.game import Game
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.model.state import State, back_of, kind_of
from lastcard.rules.text.views import View
from lastcard.simulation.observation import take_at, write_mask, write_observation
from lastcard.simulation.sequential import QUESTIONS, SequentialRound, deal_sequential, rewards

PUBLIC = -1
"""Stands for a spectator where a seat is expected."""


class Round:
    """A round whose actions are numbers. An illegal one raises IllegalAction, a ValueError, and changes nothing."""

    def __init__(self, spec: Spec, dice: Dice | None = None, sequential: SequentialRound | None = None) -> None:
        self.spec = spec
        self.sequential = sequential or deal_sequential(spec.book, spec.players, dice or Dice(0))
        self._row = zeros(spec.layout.words)
        self._mask = zeros((spec.space.size + 7) // 8)
        self._row_bytes: Row = np.frombuffer(memoryview(self._row), np.uint8)
        self._mask_bytes: Mask = np.frombuffer(memoryview(self._mask), np.int8)[: spec.space.size]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.sequential.seat)

    @property
    def kind(self) -> str:
        """What it is asked for: a decision of the engine, `call`, `catch` or `jump`; `over` at the end."""
        return QUESTIONS[self.sequential.kind]

    @property
    def subject(self) -> int | None:
        """The player with one card, while a call or a catch is asked for."""
        return int(self.sequential.subject) if self.sequential.subject >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the round."""
        return self.sequential.kind == OVER

    @property
    def is_cut(self) -> bool:
        """Whether the round was cut off after `max_steps` actions."""
        return not self.is_over and self.sequential.taken >= self.spec.max_steps

    def rewards(self) -> list[float]:
        """Return the reward of each seat; 0 before the end."""
        return rewards(self.sequential.state, self.spec.reward == "points")

    def mask(self) -> Mask:
        """Return a byte for each action: 1 if the seat that is asked may take it."""
        if self.is_cut:
            return np.zeros(len(self._mask_bytes), np.int8)
        write_mask(self.spec.space, self.sequential, self._mask, 0)
        return self._mask_bytes.copy()

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions."""
        return [int(place) for place in np.flatnonzero(self.mask())]

    def observation(self, seat: int) -> Row:
        """Return what a seat may know, or with PUBLIC a spectator, as a row of bytes."""
        write_observation(self.spec.layout, self.sequential, seat, self._row, 0)
        return self._row_bytes.copy()

    def state(self) -> Row:
        """Return everything, secrets included, as a row of bytes (`Spec.state_fields`); no player may see it."""
        state, fields = self.sequential.state, self.spec.state_fields
        row: Row = np.zeros(self.spec.state_size, np.uint8)
        for seat in range(self.spec.players):
            row[fields[f"seat {seat}"]] = self.observation(seat)
        if not self.is_over:
            row[fields["asked"]][self.seat] = 1
        cards = [state.pile[place] for place in range(int(state.pile_count) - 1, -1, -1)]
        row[fields["pile"]][: len(cards)] = [1 + int(kind_of(state, card)) for card in cards]
        if state.book.sides == 2:
            row[fields["pile_other"]][: len(cards)] = [1 + int(back_of(state, card)) for card in cards]
        return row

    def step(self, action: int) -> None:
        """Take an action for the seat that is asked."""
        if not self.take(action):
            texts = self.spec.space.texts
            text = texts[action] if 0 <= action < len(texts) else str(action)
            raise IllegalAction(Reason("", "reason-unknown-action", {"action": text}))

    def take(self, action: int) -> bool:
        """Take an action for the seat that is asked; return False, and change nothing, if it may not."""
        space, sequential = self.spec.space, self.sequential
        if not 0 <= action < len(self._mask_bytes) or sequential.taken >= self.spec.max_steps:
            return False
        return take_at(space, sequential, action)

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator (None)."""
        return Game(self.sequential.state, []).view(seat)

    def copy(self) -> "Round":
        return Round(self.spec, sequential=self.sequential.copy())

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def text(self) -> str:
        """Return the position and who is asked for what, secrets included."""
        subject = "" if self.subject is None else f" {self.subject}"
        return f"{self.seat} {self.kind}{subject} {Game(self.sequential.state, []).position()}"

    def __reduce__(self) -> tuple[object, ...]:
        sequential = self.sequential
        return restore_round, (self.spec, sequential.state, *(getattr(sequential, name) for name in ASKED))


ASKED = ("kind", "seat", "subject", "settled", "jumped", "taken")
"""The fields of a sequential round besides its state."""


def restore_round(spec: Spec, state: State, *asked: int) -> Round:
    """Return the round that `__reduce__` took apart."""
    sequential = SequentialRound(state)
    for name, number in zip(ASKED, asked, strict=True):
        setattr(sequential, name, number)
    return Round(spec, sequential=sequential)
