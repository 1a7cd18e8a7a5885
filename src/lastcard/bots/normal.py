"""A good hand-written player: it imagines what each action leads to, and takes what looks best."""

from collections.abc import Callable
from functools import partial

from lastcard.bots.beliefs import Beliefs
from lastcard.bots.bluffs import BluffTest
from lastcard.bots.card_outcomes import CardOutcomes
from lastcard.bots.dice import Dice
from lastcard.bots.evaluation import EvaluationWeights, Evaluator
from lastcard.bots.prospect import Prospect
from lastcard.bots.view_cards import FACES, face_in_play, may_leave_one
from lastcard.rules.effects.attack import FAILED_CHALLENGE
from lastcard.rules.model.actions import Action
from lastcard.rules.model.effect import UNTIL_COLOR
from lastcard.rules.text.views import View
from lastcard.search.outlook import EAGER

BLUFFER = 0.3
"""How likely a draw wild is played wrongly, compared with rightly."""
FREE_TURN = 0.8
"""A factor for waiting where one can jump in, which gives a turn for nothing."""
LIKES_DANCES = 75
"""How often, in percent, it votes for the dancer."""


class NormalBot:
    """The bot `normal`. `weights` replace the usual ones, to try others out."""

    name = "normal"

    def __init__(self, seed: int | str = 0, weights: EvaluationWeights | None = None) -> None:
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
        """Always call, always catch, and jump in where that is better than waiting."""
        for action in view.interrupts:
            if action.verb != "jump":
                return action
            if Decider(view, self.weights).gains_by_jumping(action):
                return f"{action} uno" if may_leave_one(view, action) else action
        return None


class Decider:
    """The worth of every action of one view; a method for each kind of decision."""

    def __init__(self, view: View, weights: EvaluationWeights | None = None) -> None:
        self.view = view
        self.beliefs = Beliefs(view)
        self.me = self.beliefs.me
        self.evaluator = Evaluator(self.beliefs, weights)
        self.outcomes = CardOutcomes(self.beliefs, self.evaluator)
        self.top = FACES[view.top]

    def turn(self, action: Action) -> float:
        if action.verb == "play":
            return self.outcomes.play(face_in_play(action.object, self.view.side))
        if action == "draw":
            return EAGER * self.outcomes.draw(self.beliefs.now())
        return self.outcomes.go_on(self.beliefs.now())

    def gains_by_jumping(self, jump: Action) -> bool:
        """Return whether jumping in is better than waiting."""
        waiting = self.evaluator.worth(self.beliefs.now())
        return self.outcomes.play(face_in_play(jump.object, self.view.side)) > FREE_TURN * waiting

    def answer(self, action: Action) -> float:
        if action.verb == "play":
            return self.outcomes.play(face_in_play(action.object, self.view.side), self.view.pending)
        prospect = self.beliefs.now()
        if action == "challenge":
            return self.challenge(prospect)
        if action == "accept":
            return self.draw_cards(prospect, 0)
        return self.evaluator.worth(prospect)

    def draw_cards(self, prospect: Prospect, more: int) -> float:
        """Return the worth of drawing what the attack demands, and so many more."""
        prospect.draw(self.me, self.attack_size() + more)
        loses_turn = self.top.effect.takes_turn or self.view.options["dance_costs_turn"]
        return self.outcomes.go_on(prospect) if loses_turn else self.evaluator.worth(prospect)

    def attack_size(self) -> float:
        """Return how many cards the attack demands."""
        if self.top.effect.cards == UNTIL_COLOR:
            return self.beliefs.draws_until(self.view.color)
        return self.view.pending

    def challenge(self, prospect: Prospect) -> float:
        """Return the worth of a challenge: the attacker draws, or this seat draws more."""
        guilty = self.chance_of_guilt()
        caught = prospect.copy()
        until_color = self.top.effect.cards == UNTIL_COLOR
        caught.draw(self.beliefs.attacker, self.outcomes.penalty(prospect) if until_color else self.view.pending)
        failed = self.draw_cards(prospect, FAILED_CHALLENGE)
        return guilty * self.evaluator.worth(caught) + (1 - guilty) * failed

    def chance_of_guilt(self) -> float:
        """Return how likely the attacker holds what makes the card wrong, given that it was played."""
        color, symbol = self.beliefs.covered
        hand = self.beliefs.hands[self.beliefs.attacker]
        wrong = BluffTest(self.beliefs, self.top, color, symbol).chance(hand)
        return 1.0 if wrong == 1.0 else wrong * BLUFFER / (wrong * BLUFFER + 1 - wrong)

    def color(self, action: Action) -> float:
        prospect = self.beliefs.now()
        prospect.color, prospect.symbol = action.object, ""
        effect = self.top.effect
        if not self.view.hand:
            return self.beliefs.draws_until(action.object)
        if len(self.view.discard) == 1:
            return self.evaluator.worth(prospect)
        if self.view.color is not None:
            return self.beliefs.draws_until(action.object)
        if effect.victim_names:
            prospect.draw(self.me, self.beliefs.draws_until(action.object))
        elif effect.cards == UNTIL_COLOR:
            return self.outcomes.draw_color(self.top, prospect)
        return self.outcomes.go_on(prospect, 2 if effect.is_draw else 1)

    def target(self, action: Action) -> float:
        prospect, target = self.beliefs.now(), int(action.object)
        return self.outcomes.pick(self.top.effect, prospect, target)

    def lay(self, action: Action) -> float:
        return self.outcomes.lay(self.top.effect, self.beliefs.now(), FACES[action.object])

    def shed(self, action: Action) -> float:
        prospect = self.beliefs.now()
        if action.verb == "shed":
            face = face_in_play(action.object, self.view.side)
            prospect.hands[self.me] = prospect.hands[self.me].without(face)
        return self.outcomes.wild(prospect)

    def activate(self, action: Action) -> float:
        prospect = self.beliefs.now()
        if action == "yes":
            return self.outcomes.carry_out(self.top, prospect)
        return self.outcomes.go_on(prospect)


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
"""The method for each kind of decision."""
