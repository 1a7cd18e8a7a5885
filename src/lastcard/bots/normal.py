"""A good hand-written player: imagines what each action leads to, and takes what looks best."""

from collections.abc import Callable
from functools import partial

from lastcard.bots.dice import Dice
from lastcard.bots.foresight import Foresight
from lastcard.bots.judging import Judge, Weights
from lastcard.bots.outlook import Outlook, Prospect
from lastcard.bots.reading import FACES, face_in_play, may_leave_one
from lastcard.rules.model.actions import Action
from lastcard.rules.model.effect import UNTIL_COLOR
from lastcard.rules.text.views import View

BLUFFER = 0.3
"""How much less likely somebody plays a draw wild wrongly than rightly."""
EAGER = 0.95
"""What drawing is worth of what it seems: a card played is a card less, a card saved may never be played."""
FREE_TURN = 0.8
"""What waiting is worth of what it seems, where one can jump in: the next turn is no longer free."""
LIKES_DANCES = 75


class NormalBot:
    """`weights` are for trying out others than the usual ones."""

    name = "normal"

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, view: View) -> str:
        assert view.decision is not None
        if len(view.actions) == 1:
            best = view.actions[0]
        elif view.decision.kind == "vote":
            best = Action("yes" if Dice(self.seed, view).chance(LIKES_DANCES) else "no")
        else:
            worth = partial(WORTH[view.decision.kind], Decider(view, self.weights))
            best = max(view.actions, key=worth)
        return f"{best} uno" if may_leave_one(view, best) else best

    def interrupt(self, view: View) -> str | None:
        """Calls always, catches always, jumps in where that is better than to wait."""
        for action in view.interrupts:
            if action.verb != "jump":
                return action
            if Decider(view, self.weights).gains_by_jumping(action):
                return f"{action} uno" if may_leave_one(view, action) else action
        return None


class Decider:
    """The worth of each action of one view, decision by decision."""

    def __init__(self, view: View, weights: Weights | None = None) -> None:
        self.view = view
        self.outlook = Outlook(view)
        self.me = self.outlook.me
        self.judge = Judge(self.outlook, weights)
        self.foresight = Foresight(self.outlook, self.judge)
        self.top = FACES[view.top]

    def turn(self, action: Action) -> float:
        if action.verb == "play":
            return self.foresight.play(face_in_play(action.object, self.view.side))
        if action == "draw":
            return EAGER * self.foresight.draw(self.outlook.now())
        return self.foresight.go_on(self.outlook.now())

    def gains_by_jumping(self, jump: Action) -> bool:
        waiting = self.judge.worth(self.outlook.now())
        return self.foresight.play(face_in_play(jump.object, self.view.side)) > FREE_TURN * waiting

    def answer(self, action: Action) -> float:
        if action.verb == "play":
            return self.foresight.play(face_in_play(action.object, self.view.side), self.view.pending)
        prospect = self.outlook.now()
        if action == "dance":
            return 1.0
        if action == "challenge":
            return self.challenge(prospect)
        return self.draw_and_miss(prospect, 0)

    def draw_and_miss(self, prospect: Prospect, more: int) -> float:
        prospect.draw(self.me, self.attack_size() + more)
        return self.foresight.go_on(prospect)

    def attack_size(self) -> float:
        if self.top.effect.cards == UNTIL_COLOR:
            return self.outlook.draws_until(self.view.color)
        return self.view.pending

    def challenge(self, prospect: Prospect) -> float:
        guilty = self.chance_of_guilt()
        caught = prospect.copy()
        caught.draw(self.outlook.attacker, self.attack_size())
        return guilty * self.judge.worth(caught) + (1 - guilty) * self.draw_and_miss(prospect, 2)

    def chance_of_guilt(self) -> float:
        """That the attacker holds what makes the card wrong, knowing that it was played all the same."""
        hand = self.outlook.hands[self.outlook.attacker]
        wilds = bool(self.view.options["wilds_match"])
        if wilds and any(not face.color for face in hand.faces):
            return 1.0
        holds = self.outlook.holds(hand, self.outlook.color_before)
        if holds == 1.0:
            return 1.0
        return holds * BLUFFER / (holds * BLUFFER + 1 - holds)

    def color(self, action: Action) -> float:
        prospect = self.outlook.now()
        prospect.color, prospect.symbol = action.object, ""
        effect = self.top.effect
        if not self.view.hand:
            return self.outlook.draws_until(action.object)
        if len(self.view.discard) == 1:
            return self.judge.worth(prospect)
        if self.view.color is not None:
            return self.outlook.draws_until(action.object)
        if effect.victim_names:
            prospect.draw(self.me, self.outlook.draws_until(action.object))
        elif effect.cards == UNTIL_COLOR:
            return self.foresight.draw_color(prospect)
        return self.foresight.go_on(prospect, 2 if effect.is_draw else 1)

    def target(self, action: Action) -> float:
        prospect, target = self.outlook.now(), int(action.object)
        return self.foresight.pick(self.top.effect, prospect, target)

    def lay(self, action: Action) -> float:
        return self.foresight.lay(self.outlook.now(), FACES[action.object])

    def shed(self, action: Action) -> float:
        prospect = self.outlook.now()
        if action.verb == "shed":
            face = face_in_play(action.object, self.view.side)
            prospect.hands[self.me] = prospect.hands[self.me].without(face)
        return self.foresight.wild(prospect)

    def activate(self, action: Action) -> float:
        prospect = self.outlook.now()
        if action == "yes":
            return self.foresight.carry_out(self.top, prospect)
        return self.foresight.go_on(prospect)


WORTH: dict[str, Callable[[Decider, Action], float]] = {
    "turn": Decider.turn,
    "drawn": Decider.turn,
    "answer": Decider.answer,
    "color": Decider.color,
    "target": Decider.target,
    "lay": Decider.lay,
    "shed": Decider.shed,
    "activate": Decider.activate,
}
"""What an action is worth, by the decision that is owed."""
