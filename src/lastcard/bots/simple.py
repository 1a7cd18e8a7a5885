"""The two simplest players: one plays at random, the other the first card that fits."""

from lastcard.bots.dice import Dice
from lastcard.bots.view_cards import may_leave_one
from lastcard.rules.model.actions import Action
from lastcard.rules.text.views import View

DECLINED = ("challenge", "accept")
"""Answers to an attack that a beginner does not think of; what else a card offers (a dance) costs nothing."""


class RandomBot:
    """The bot `random`: it takes any legal action, and calls and catches on the toss of a coin."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        dice = Dice(self.seed, view)
        action = view.actions[dice.below(len(view.actions))]
        calls = may_leave_one(view, action) and dice.chance(50)
        return f"{action} uno" if calls else action

    def interrupt(self, view: View) -> str | None:
        pick = Dice(self.seed, view).below(len(view.interrupts) + 1)
        return view.interrupts[pick] if pick < len(view.interrupts) else None


class EasyBot:
    """The bot `easy`, a beginner: it plays the first card that fits, accepts attacks, and often forgets to call."""

    name = "easy"

    CALLS = 50
    CALLS_LATE = 20
    CATCHES = 30
    JUMPS = 25
    """How often it does so, in percent."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        assert view.decision is not None
        kind = view.decision.kind
        if kind == "color":
            return self._name_color(view)
        if kind == "target":
            return view.actions[Dice(self.seed, view).below(len(view.actions))]
        if kind == "answer":
            return next((action for action in view.actions if action.verb not in DECLINED), Action("accept"))
        action = view.actions[0]
        calls = may_leave_one(view, action) and Dice(self.seed, view).chance(self.CALLS)
        return f"{action} uno" if calls else action

    def _name_color(self, view: View) -> Action:
        """Name the colour of the first card that has one."""
        for card in view.hand:
            if f"color {card.color}" in view.actions:
                return Action(f"color {card.color}")
        return view.actions[0]

    def interrupt(self, view: View) -> str | None:
        dice = Dice(self.seed, view)
        habits = {"uno": self.CALLS_LATE, "catch": self.CATCHES, "jump": self.JUMPS}
        for action in view.interrupts:
            if dice.chance(habits[action.verb]):
                return action
        return None
