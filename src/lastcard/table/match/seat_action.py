"""An action as it goes through a table."""

from typing import NamedTuple

from lastcard.rules.model.actions import Action

CALLS = ("uno", "catch")
"""Verbs of the race to call or catch; these are not actions of a turn."""


class SeatAction(NamedTuple):
    """An action in the notation with the seat that takes it. Its verb is parsed here and nowhere else."""

    seat: int
    text: str
    verb: str

    @classmethod
    def read(cls, seat: int, text: str) -> "SeatAction":
        return cls(seat, str(text), Action(text).verb)  # a bot's text is an Action, which is more than a text

    @property
    def is_call(self) -> bool:
        return self.verb in CALLS

    def in_absence(self) -> "SeatAction":
        """Return what is done instead for somebody who does not answer: nobody dances for another (BT-02)."""
        return SeatAction.read(self.seat, "accept") if self.verb == "dance" else self


class Plan(NamedTuple):
    """An action to be taken at a time: a bot's out of turn, or somebody's turn once the grace is over."""

    at: float
    action: SeatAction
