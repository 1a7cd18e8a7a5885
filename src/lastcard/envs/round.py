"""A round in an environment: who is asked for what, with actions as numbers of the action space."""

import json

import numpy as np

from lastcard.envs.spec import Mask, Row, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.game import Game
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.text.views import View
from lastcard.simulation.observation import write_mask, write_observation
from lastcard.simulation.sequential import QUESTIONS, SequentialRound, deal_sequential, rewards

PUBLIC = -1
"""In the place of a seat: a spectator."""


class Round:
    """A round whose actions are numbers. An illegal one raises IllegalAction, a ValueError, and changes nothing."""

    def __init__(self, spec: Spec, dice: Dice | None = None, sequential: SequentialRound | None = None) -> None:
        self.spec = spec
        self.sequential = sequential or deal_sequential(spec.book, spec.players, dice or Dice(0))

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
        """Whether the round is broken off, after `max_steps` actions."""
        return not self.is_over and self.sequential.taken >= self.spec.max_steps

    def rewards(self) -> list[float]:
        """Return the reward of each seat; 0 before the end."""
        return rewards(self.sequential.state, self.spec.reward == "points")

    def mask(self) -> Mask:
        """Return a byte for each action: 1 if the seat that is asked may take it."""
        space = self.spec.space
        out = zeros((space.size + 7) // 8)
        if not self.is_cut:
            write_mask(space, self.sequential, out, 0)
        return np.frombuffer(memoryview(out), np.int8)[: space.size].copy()

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions."""
        return [int(place) for place in np.flatnonzero(self.mask())]

    def observation(self, seat: int) -> Row:
        """Return what a seat may know, or with PUBLIC a spectator, as a row of bytes."""
        out = zeros(self.spec.layout.words)
        write_observation(self.spec.layout, self.sequential, seat, out, 0)
        return np.frombuffer(memoryview(out), np.uint8).copy()

    def step(self, action: int) -> None:
        """Take an action for the seat that is asked."""
        known = 0 <= action < self.spec.space.size
        if not known or not self.mask()[action]:
            text = self.spec.space.texts[action] if known else str(action)
            raise IllegalAction(Reason("", "reason-unknown-action", {"action": text}))
        self.sequential.take(self.spec.space.number_at(action, self.sequential.seat, self.spec.players))

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or of a spectator (None)."""
        return Game(self.sequential.state, []).view(seat)

    def copy(self) -> "Round":
        return Round(self.spec, sequential=self.sequential.copy())

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def save(self) -> str:
        """Return the whole round as text, secrets included."""
        sequential = self.sequential
        asked = [sequential.kind, sequential.seat, sequential.subject]
        asked += [sequential.settled, sequential.jumped, sequential.taken]
        return json.dumps([Game(sequential.state, []).position(), [int(number) for number in asked]])

    @classmethod
    def load(cls, spec: Spec, text: str) -> "Round":
        """Return the round of a saved text."""
        position, asked = json.loads(text)
        sequential = SequentialRound(Game.from_position(position)._state)  # noqa: SLF001 (environments stand on states)
        sequential.kind, sequential.seat, sequential.subject = asked[:3]
        sequential.settled, sequential.jumped, sequential.taken = asked[3:]
        return cls(spec, sequential=sequential)

    def __reduce__(self) -> tuple[object, tuple[Spec, str]]:
        return Round.load, (self.spec, self.save())
