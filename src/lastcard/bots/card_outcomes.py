"""What playing a card leads to, as far as its player can tell from the facts of its effect."""

import math

from lastcard.bots.beliefs import Beliefs
from lastcard.bots.bluffs import BluffTest
from lastcard.bots.evaluation import Evaluator
from lastcard.bots.prospect import Hand, Prospect, none_of
from lastcard.rules.effects.attack import FAILED_CHALLENGE
from lastcard.rules.model.actions import LAYING
from lastcard.rules.model.effect import (
    ALL_OF_ITS_COLOR,
    HIGHEST_WINS,
    HITS_NEXT,
    HITS_PICKED,
    NO_DUEL,
    UNTIL_COLOR,
    Effect,
)
from lastcard.rules.model.faces import Face
from lastcard.search.outlook import CHALLENGED, PERFORMERS, STACKED_HIGHER, STACKED_MORE, STACKED_SAME
from lastcard.search.standing import NO_COLOR_NEEDED

STACKED = {"same": STACKED_SAME, "higher": STACKED_HIGHER}
"""The share of draw cards that can be stacked on a given one."""
EACH_NUMBER = 0.07
"""The share of each number among the faces of an edition with duels."""


class CardOutcomes:
    """The worth of what a seat can do with its cards: outcomes are imagined, evaluated and weighted."""

    def __init__(self, beliefs: Beliefs, evaluator: Evaluator) -> None:
        self.beliefs = beliefs
        self.evaluator = evaluator
        self.me = beliefs.me
        self.options = beliefs.view.options

    # Plays

    def play(self, face: Face, pending: float = 0) -> float:
        """Return the worth of playing this card, with so many cards already stacked up."""
        prospect = self.beliefs.now()
        prospect.hands[self.me] = prospect.hands[self.me].without(face)
        prospect.color, prospect.symbol, prospect.after_flip = face.color or None, face.symbol, False
        if not prospect.hands[self.me].size:
            return 1.0
        return self.carry_out(face, prospect, pending)

    def carry_out(self, face: Face, prospect: Prospect, pending: float = 0) -> float:
        """Return the worth of what this card does, which this seat has just played."""
        effect = face.effect
        if effect.is_draw:
            return self.attack(face, prospect, pending + face.amount)
        if effect.is_number:
            return self.number(face, prospect)
        if effect.is_wild:
            return self.special_wild(face, prospect)
        if effect.turns_over:
            return self.flip(prospect)
        if effect.reverses:
            return self.reverse(prospect)
        if effect.takes_along == ALL_OF_ITS_COLOR:
            return self.discard_color(effect, prospect)
        return self.go_on(prospect, 0 if effect.goes_again else 2 if effect.takes_turn else 1)

    def special_wild(self, face: Face, prospect: Prospect) -> float:
        """Return the worth of a wild that is no draw card: its colour, and whatever it does besides."""
        effect = face.effect
        if LAYING in effect.asks:
            return self.lay_best(effect, prospect)
        if effect.hits == HITS_PICKED or effect.duel != NO_DUEL:
            return max(self.pick(effect, prospect.copy(), target) for target in self.beliefs.rivals)
        if effect.hits != HITS_NEXT:
            return self.wild(prospect)
        if effect.cards != UNTIL_COLOR:
            return self.draw_or_perform(effect.cards, prospect)
        if effect.victim_names:
            return self.draw_until_named(prospect)
        self.name_favorite(prospect)
        return self.draw_color(face, prospect)

    def go_on(self, prospect: Prospect, steps: int = 1) -> float:
        """Return the worth if the turn now moves on by so many seats."""
        seat = self.me
        for _ in range(steps):
            seat = self.beliefs.after(seat, prospect.direction)
        if seat == self.me and self.evaluator.fits(prospect, prospect.hands[seat], 0) < 0.5:
            return self.draw(prospect)
        prospect.mover = seat
        return self.evaluator.worth(prospect)

    def draw(self, prospect: Prospect) -> float:
        """Return the worth of drawing instead of playing; a card that fits is played at once."""
        playable = min(0.9, self.beliefs.share(prospect.color) + NO_COLOR_NEEDED)
        until = self.options["draw_until_playable"]
        prospect.after_flip = False
        prospect.draw(self.me, 1 / playable - 1 if until else 1 - playable)
        return self.go_on(prospect)

    def number(self, face: Face, prospect: Prospect) -> float:
        """Return the worth of a number: with `seven_zero` a 7 swaps hands and a 0 passes them on (NM-05)."""
        if self.options["seven_zero"] and face.number == 7:
            return max(self.swap(prospect.copy(), target) for target in self.beliefs.rivals)
        if self.options["seven_zero"] and face.number == 0:
            self.pass_on(prospect)
        return self.go_on(prospect)

    def reverse(self, prospect: Prospect) -> float:
        """Return the worth of reversing; with two players it may be a skip (GEN-10)."""
        if len(self.beliefs.seats) == 2 and self.options["two_player_reverse"] == "skip":
            return self.go_on(prospect, 2)
        prospect.direction = -prospect.direction
        return self.go_on(prospect)

    def discard_color(self, effect: Effect, prospect: Prospect) -> float:
        """Return the worth of discarding a whole colour; if everyone does, somebody else may go out."""
        color = prospect.color
        everyone = self.options[effect.everyone_option] == "everyone"
        safe = 1.0
        for seat in self.beliefs.seats if everyone else [self.me]:
            hand = prospect.hands[seat]
            kept = Hand(tuple(face for face in hand.faces if face.color != color), hand.unknown)
            if seat != self.me and hand.unknown:
                share = self.beliefs.share(color)
                safe *= 1.0 if kept.faces else 1 - math.pow(share, hand.unknown)
                kept = Hand(kept.faces, hand.unknown * (1 - share))
            elif seat != self.me and not kept.faces:
                safe = 0.0
            prospect.hands[seat] = kept
        if not prospect.hands[self.me].size:
            return 1.0
        return safe * self.go_on(prospect) if safe else 0.0

    def flip(self, prospect: Prospect) -> float:
        """Return the worth of turning everything over."""
        prospect.after_flip = self.options["flip_after_flip"] is True
        for seat in self.beliefs.seats:
            prospect.hands[seat] = self.beliefs.turned(seat, prospect.hands[seat])
        prospect.color = None
        return self.go_on(prospect)

    def wild(self, prospect: Prospect) -> float:
        """Return the worth of naming one's best colour and passing the turn on."""
        self.name_favorite(prospect)
        return self.go_on(prospect)

    def draw_or_perform(self, cards: int, prospect: Prospect) -> float:
        """Return the worth if the next player draws so many cards or performs instead."""
        prospect.draw(self.beliefs.after(self.me, prospect.direction), cards * (1 - PERFORMERS))
        return self.wild(prospect)

    def draw_until_named(self, prospect: Prospect) -> float:
        """Return the worth if the next player draws until a colour of their own choice comes."""
        prospect.draw(self.beliefs.after(self.me, prospect.direction), self.beliefs.draws_until(None))
        return self.go_on(prospect, 2)

    def name_favorite(self, prospect: Prospect) -> None:
        """Name the colour of which one holds most; None if one holds none."""
        hand = prospect.hands[self.me]
        colors = [face.color for face in hand.faces if face.color]
        prospect.color = max(colors, key=colors.count) if colors else None

    # Attacks

    def attack(self, face: Face, prospect: Prospect, amount: float) -> float:
        """Return the worth of a draw card: somebody draws, stacks or challenges."""
        amount = min(amount, self.beliefs.stock)
        if not face.color:
            self.name_favorite(prospect)
        if face.effect.reverses:
            prospect.direction = -prospect.direction
        accepted = self.drawn_or_stacked(face, prospect.copy(), amount)
        if not face.effect.is_bluffable or self.options["bluffing"] is not True:
            return accepted
        return (1 - CHALLENGED) * accepted + CHALLENGED * self.challenged(face, prospect, amount, amount)

    def draw_color(self, face: Face, prospect: Prospect) -> float:
        """Return the worth if the next player draws until the colour that was named comes."""
        amount = self.beliefs.draws_until(prospect.color)
        hit = prospect.copy()
        hit.draw(self.beliefs.after(self.me, hit.direction), amount)
        accepted = self.go_on(hit, 2)
        if self.options["bluffing"] is not True:
            return accepted
        challenged = self.challenged(face, prospect, amount, self.penalty(prospect))
        return (1 - CHALLENGED) * accepted + CHALLENGED * challenged

    def penalty(self, prospect: Prospect) -> float:
        """Return how many cards a caught bluffer draws who would have made others draw until a colour comes."""
        if self.options["draw_color_by"] == "challenger":
            return self.beliefs.draws_until_rarest()
        return self.beliefs.draws_until(prospect.color)

    def drawn_or_stacked(self, face: Face, prospect: Prospect, amount: float) -> float:
        """Return the worth of a draw card that nobody challenges."""
        victim = self.beliefs.after(self.me, prospect.direction)
        if face.effect.reverses and len(self.beliefs.seats) == 2:
            victim = self.me
        worth = self.hit(prospect.copy(), victim, amount)
        if victim == self.me or self.options["stacking"] == "off":
            return worth
        single = self.beliefs.draw_cards * STACKED[str(self.options["stacking"])]
        stacked = 1 - none_of(single, prospect.hands[victim].size)
        beyond = self.beliefs.after(victim, prospect.direction)
        if beyond == self.me and self.may_stack(face.amount, prospect.hands[self.me]):
            beyond = victim
        return (1 - stacked) * worth + stacked * self.hit(prospect, beyond, amount + STACKED_MORE)

    def may_stack(self, amount: int, hand: Hand) -> bool:
        """Return whether a hand can answer a draw card of this amount (NM-03)."""
        same = self.options["stacking"] == "same"
        draws = [face.amount for face in hand.faces if face.effect.is_draw]
        return any(each == amount or (each > amount and not same) for each in draws)

    def hit(self, prospect: Prospect, victim: int, amount: float) -> float:
        """Return the worth if somebody draws so many cards and loses the turn."""
        prospect.draw(victim, amount)
        prospect.mover = self.beliefs.after(victim, prospect.direction)
        return self.evaluator.worth(prospect)

    def challenged(self, face: Face, prospect: Prospect, amount: float, penalty: float) -> float:
        """Return the worth of a draw wild that is challenged: a bluffer draws the penalty, or the challenger more."""
        victim = self.beliefs.after(self.me, prospect.direction)
        if self.is_bluff(face, prospect.hands[self.me]):
            prospect.draw(self.me, penalty)
            return self.go_on(prospect)
        return self.hit(prospect, victim, amount + FAILED_CHALLENGE)

    def is_bluff(self, wild: Face, left: Hand) -> bool:
        """Return whether a draw wild, played now or lying on top, is wrong with these cards left in hand."""
        view = self.beliefs.view
        assert view.decision is not None
        lies_on_top = view.decision.kind == "color"
        color, symbol = self.beliefs.covered if lies_on_top else (view.color, view.top.symbol)
        return BluffTest(self.beliefs, wild, color, symbol).is_bluff(left)

    # Choices that belong to a play

    def swap(self, prospect: Prospect, target: int) -> float:
        """Return the worth of swapping hands with this player."""
        prospect.swap(self.me, target)
        return self.go_on(prospect)

    def pass_on(self, prospect: Prospect) -> None:
        """Let everybody pass their hand on."""
        hands = prospect.hands.copy()
        for seat in self.beliefs.seats:
            prospect.hands[self.beliefs.after(seat, prospect.direction)] = hands[seat]

    def pick(self, effect: Effect, prospect: Prospect, target: int) -> float:
        """Return the worth of picking this player."""
        if effect.is_number:
            return self.swap(prospect, target)
        if effect.duel == NO_DUEL:
            prospect.draw(target, effect.cards)
            return self.go_on(prospect) if prospect.color else self.wild(prospect)
        if effect.duel == HIGHEST_WINS:
            return self.duel_high(effect, prospect, target)
        return self.duel_low(effect, prospect, target)

    def lay_best(self, effect: Effect, prospect: Prospect) -> float:
        """Return the worth of laying the best card; one must be laid if there is a coloured one."""
        colored = {face for face in prospect.hands[self.me].faces if face.color}
        if not colored:
            return self.wild(prospect)
        return max(self.lay(effect, prospect.copy(), face) for face in colored)

    def lay(self, effect: Effect, prospect: Prospect, face: Face) -> float:
        """Return the worth of laying a card, whose colour makes all who hold it draw."""
        prospect.hands[self.me] = left = prospect.hands[self.me].without(face)
        if not left.size:
            return 1.0
        for seat in self.beliefs.seats if self.options[effect.self_option] else self.beliefs.rivals:
            prospect.draw(seat, effect.cards * self.beliefs.holds(prospect.hands[seat], face.color))
        return self.wild(prospect)

    def duel_high(self, effect: Effect, prospect: Prospect, target: int) -> float:
        """Return the worth of a duel that the higher number wins; the winner sheds and names the colour."""
        mine, theirs = prospect.hands[self.me], prospect.hands[target]
        own = max((face.number for face in mine.faces if face.number >= 0), default=0)
        wins = float(all(face.number <= own for face in theirs.faces))
        wins *= none_of(EACH_NUMBER * (9 - own), theirs.unknown)
        lost = prospect.copy()
        lost.hands[target] = theirs.minus(effect.takes_along)
        for _ in range(min(effect.takes_along, len(mine.faces) - 1)):
            prospect.hands[self.me] = self.shed_worst(prospect)
        return wins * self.wild(prospect) + (1 - wins) * self.go_on(lost)

    def shed_worst(self, prospect: Prospect) -> Hand:
        """Return one's hand without the card that is hardest to get rid of; wilds are kept."""
        hand = prospect.hands[self.me]
        return hand.without(min(hand.faces, key=lambda face: (not face.color, hand.of_color(face.color))))

    def duel_low(self, effect: Effect, prospect: Prospect, target: int) -> float:
        """Return the worth of a duel that the lower number loses; the loser draws, the winner names the colour."""
        theirs = prospect.hands[target]
        own = min((face.number for face in prospect.hands[self.me].faces if face.number >= 0), default=0)
        shown = [face.number for face in theirs.faces if face.number >= 0]
        loses = none_of(EACH_NUMBER * own, theirs.unknown) if min(shown, default=10) > own else 0.0
        if not shown:
            loses -= none_of(EACH_NUMBER * 9, theirs.unknown)
        lost = prospect.copy()
        lost.draw(self.me, effect.cards)
        prospect.draw(target, effect.cards)
        return loses * self.go_on(lost) + (1 - loses) * self.wild(prospect)
