"""Lessons, a TOML file for each edition, and the state of a step while somebody tries it."""

from collections import deque
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from lastcard.rules.game import Game
from lastcard.rules.model.edition import known_editions
from lastcard.rules.model.events import Event, Seen

LEARNER = 0
"""The seat of whoever takes a lesson."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what is to happen in it."""

    name: str
    """Its texts: `lesson-NAME` is said before, and its attribute `after` once it is done."""
    rule: str
    """The rule that it teaches."""
    hands: list[str]
    """The hand of each seat; the learner sits in the first."""
    discard: str
    goal: list[dict[str, object]]
    """Events that all have to happen, each given by some of its fields as the learner sees them."""
    solution: list[str]
    """Actions of the learner that make them happen."""
    pile: str = ""
    """The next cards to be drawn."""
    side: str = "light"
    before: list[str] = []
    """Moves of the others that lead to the learner's decision, such as `2 play r7`."""
    replies: list[str] = []
    """What the others do after the learner's actions, each as soon as it can be done."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    step: list[LessonStep]


@cache
def find_lesson(edition: str) -> tuple[LessonStep, ...]:
    """Return the steps of an edition's lesson; none for editions that have no lesson."""
    if edition not in known_editions():
        return ()
    text = (files("lastcard.lessons") / f"{edition}.toml").read_text(encoding="utf-8")
    return tuple(msgspec.toml.decode(text, type=Lesson).step)


def read_move(text: str) -> tuple[int, str]:
    """Return the seat and the action of a move."""
    seat, _, action = text.partition(" ")
    return int(seat), action


class Attempt:
    """A step while somebody tries it."""

    def __init__(self, edition: str, step: LessonStep) -> None:
        self.step = step
        moves = [read_move(move) for move in step.before]
        turn = moves[0][0] if moves else LEARNER
        self.game = Game.setup(edition, step.hands, step.discard, step.pile, turn, side=step.side)
        self.opening: list[Event] = [event for seat, action in moves for event in self.game.apply(action, seat)]
        """What happened before the learner is asked."""
        self._replies = deque(read_move(move) for move in step.replies)
        self._happened: list[Seen] = []

    def act(self, action: str) -> list[Event]:
        """Take an action of the learner, and the others' replies to it; return what happened.

        Raises IllegalAction, and nothing has changed.
        """
        events = self.game.apply(action, LEARNER)
        while self._replies and self._is_due(*self._replies[0]):
            seat, reply = self._replies.popleft()
            events += self.game.apply(reply, seat)
        self._happened += [event.seen_by(LEARNER) for event in events]
        return events

    def _is_due(self, seat: int, reply: str) -> bool:
        owed = self.game.decision
        return owed is not None and owed.seat == seat and self.game.refusal(reply, seat) is None

    @property
    def is_passed(self) -> bool:
        """Whether everything that the step is about has happened, with no choice of it left."""
        owed = self.game.decision
        is_asked = owed is not None and owed.seat == LEARNER and owed.kind != "turn"
        return not is_asked and all(any(fits(seen, goal) for seen in self._happened) for goal in self.step.goal)

    @property
    def is_over(self) -> bool:
        """Whether the step is passed, or nothing is left for the learner to do."""
        owed = self.game.decision
        may_act = owed is not None and (owed.seat == LEARNER or bool(self.game.interrupts(LEARNER)))
        return self.is_passed or not may_act


def fits(seen: Seen, goal: dict[str, object]) -> bool:
    """Return whether an event has all fields of a goal."""
    return all(seen.get(field) == value for field, value in goal.items())
