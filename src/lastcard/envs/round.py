"""One round in an environment: who is asked what, by the numbers of the action space."""

import json

import numpy as np

from lastcard.envs.spec import Mask, Row, Spec
from lastcard.lab.asking import ASKED, Hearing, deal_hearing, rewards, take
from lastcard.lab.menu import number_at
from lastcard.lab.observing import mask, observe
from lastcard.rules.engine.playout import Dice
from lastcard.rules.game import Game
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.text.views import View

PUBLIC = -1
"""In the place of a seat: a spectator."""


class Round:
    """Refuses what is not legal with IllegalAction, a ValueError, and is then as it was."""

    def __init__(self, spec: Spec, dice: Dice | None = None, hearing: Hearing | None = None) -> None:
        self.spec = spec
        if hearing is None:
            hearing = deal_hearing(spec.book, spec.players, dice or Dice(0))
        self.hearing = hearing

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.hearing.seat)

    @property
    def kind(self) -> str:
        """What is asked: a decision of the engine, `call`, `catch` or `jump`; `over` at the end."""
        return ASKED[self.hearing.kind]

    @property
    def subject(self) -> int | None:
        """Who has one card and has not called, while that is asked about."""
        return int(self.hearing.subject) if self.hearing.subject >= 0 else None

    @property
    def is_over(self) -> bool:
        return self.hearing.kind == OVER

    @property
    def is_cut(self) -> bool:
        """Broken off after too many decisions."""
        return not self.is_over and self.hearing.taken >= self.spec.max_steps

    def rewards(self) -> list[float]:
        """For each seat; 0 before the end."""
        return rewards(self.hearing.state, self.spec.reward == "points")

    def mask(self) -> Mask:
        """1 for each action that the seat that is asked may take."""
        menu = self.spec.menu
        out = zeros((menu.size + 7) // 8)
        if not self.is_cut:
            mask(menu, self.hearing, out, 0)
        return np.frombuffer(memoryview(out), np.int8)[: menu.size].copy()

    def legal(self) -> list[int]:
        return [int(place) for place in np.flatnonzero(self.mask())]

    def observation(self, seat: int) -> Row:
        """What a seat may know, or PUBLIC."""
        out = zeros(self.spec.layout.words)
        observe(self.spec.layout, self.hearing, seat, out, 0)
        return np.frombuffer(memoryview(out), np.uint8).copy()

    def step(self, action: int) -> None:
        known = 0 <= action < self.spec.menu.size
        if not known or not self.mask()[action]:
            text = self.spec.menu.texts[action] if known else str(action)
            raise IllegalAction(Reason("", "reason-unknown-action", {"action": text}))
        take(self.hearing, number_at(self.spec.menu, action, self.hearing.seat, self.spec.players))

    def view(self, seat: int | None) -> View:
        return Game(self.hearing.state, []).view(seat)

    def copy(self) -> "Round":
        return Round(self.spec, hearing=self.hearing.copy())

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def save(self) -> str:
        """The whole round as text, secrets included."""
        hearing = self.hearing
        asked = [hearing.kind, hearing.seat, hearing.subject, hearing.heard, hearing.jumped, hearing.taken]
        return json.dumps([Game(hearing.state, []).position(), [int(number) for number in asked]])

    @classmethod
    def load(cls, spec: Spec, text: str) -> "Round":
        position, asked = json.loads(text)
        hearing = Hearing(Game.from_position(position)._state)  # noqa: SLF001 (environments stand on states)
        hearing.kind, hearing.seat, hearing.subject, hearing.heard, hearing.jumped, hearing.taken = asked
        return cls(spec, hearing=hearing)

    def __reduce__(self) -> tuple[object, tuple[Spec, str]]:
        return Round.load, (self.spec, self.save())
