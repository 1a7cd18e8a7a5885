"""What a card would do, as far as its player can tell from the facts of its effect."""

import math

from lastcard.bots.judging import NO_COLOR_NEEDED, Judge
from lastcard.bots.outlook import Hand, Outlook, Prospect, none_of
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

CHALLENGED = 0.35
"""How often a draw wild is challenged."""
STACKED = {"same": 0.6, "higher": 0.9}
"""Share of draw cards that answer another one."""
STACKED_MORE = 3
DANCERS = 0.8
"""How many dance rather than draw."""
EACH_NUMBER = 0.07
"""Share of each number among the faces of flip."""


class Foresight:
    """Imagines what one's own plays lead to, and has each outcome judged."""

    def __init__(self, outlook: Outlook, judge: Judge) -> None:
        self.outlook = outlook
        self.judge = judge
        self.me = outlook.me
        self.options = outlook.view.options

    # Plays

    def play(self, face: Face, pending: float = 0) -> float:
        """The worth of playing this card, on top of so many cards already stacked up."""
        prospect = self.outlook.now()
        prospect.hands[self.me] = prospect.hands[self.me].without(face)
        prospect.color, prospect.symbol = face.color or None, face.symbol
        if not prospect.hands[self.me].size:
            return 1.0
        return self.carry_out(face, prospect, pending)

    def carry_out(self, face: Face, prospect: Prospect, pending: float = 0) -> float:
        """The worth of what this card does, just played by oneself."""
        effect = face.effect
        if effect.is_draw:
            return self.attack(face, prospect, pending + face.amount)
        if effect.is_number:
            return self.number(prospect)
        if effect.is_wild:
            return self.special_wild(effect, prospect)
        if effect.turns_over:
            return self.flip(prospect)
        if effect.reverses:
            return self.reverse(prospect)
        if effect.takes_along == ALL_OF_ITS_COLOR:
            return self.discard_all(prospect)
        return self.go_on(prospect, 0 if effect.goes_again else 2 if effect.takes_turn else 1)

    def special_wild(self, effect: Effect, prospect: Prospect) -> float:
        """The worth of a wild that is no draw card: its colour, and whatever it does besides."""
        if LAYING in effect.asks:
            return self.lay_best(prospect)
        if effect.hits == HITS_PICKED or effect.duel != NO_DUEL:
            return max(self.pick(effect, prospect.copy(), target) for target in self.outlook.rivals)
        if effect.hits != HITS_NEXT:
            return self.wild(prospect)
        if effect.cards != UNTIL_COLOR:
            return self.dance(effect.cards, prospect)
        if effect.victim_names:
            return self.roulette(prospect)
        self.name_favorite(prospect)
        return self.draw_color(prospect)

    def go_on(self, prospect: Prospect, steps: int = 1) -> float:
        """The worth when the turn goes on so many seats."""
        seat = self.me
        for _ in range(steps):
            seat = self.outlook.after(seat, prospect.direction)
        if seat == self.me and self.judge.fits(prospect, prospect.hands[seat], 0) < 0.5:
            return self.draw(prospect)
        prospect.mover = seat
        return self.judge.worth(prospect)

    def draw(self, prospect: Prospect) -> float:
        """Instead of playing: how many cards stay in hand, the one that can be played at once taken off."""
        playable = min(0.9, self.outlook.share(prospect.color) + NO_COLOR_NEEDED)
        until = self.options["draw_until_playable"]
        prospect.draw(self.me, 1 / playable - 1 if until else 1 - playable)
        return self.go_on(prospect)

    def number(self, prospect: Prospect) -> float:
        if self.options["seven_zero"] and prospect.symbol == "7":
            return max(self.swap(prospect.copy(), target) for target in self.outlook.rivals)
        if self.options["seven_zero"] and prospect.symbol == "0":
            self.pass_on(prospect)
        return self.go_on(prospect)

    def reverse(self, prospect: Prospect) -> float:
        if len(self.outlook.seats) == 2 and self.options["two_player_reverse"] == "skip":
            return self.go_on(prospect, 2)
        prospect.direction = -prospect.direction
        return self.go_on(prospect)

    def discard_all(self, prospect: Prospect) -> float:
        """All cards of the colour go; somebody else may be rid of the last one."""
        color = prospect.color
        everyone = self.options["discard_all"] == "everyone"
        safe = 1.0
        for seat in self.outlook.seats if everyone else [self.me]:
            hand = prospect.hands[seat]
            kept = Hand(tuple(face for face in hand.faces if face.color != color), hand.unknown)
            if seat != self.me and hand.unknown:
                share = self.outlook.share(color)
                safe *= 1.0 if kept.faces else 1 - math.pow(share, hand.unknown)
                kept = Hand(kept.faces, hand.unknown * (1 - share))
            elif seat != self.me and not kept.faces:
                safe = 0.0
            prospect.hands[seat] = kept
        if not prospect.hands[self.me].size:
            return 1.0
        return safe * self.go_on(prospect) if safe else 0.0

    def flip(self, prospect: Prospect) -> float:
        for seat in self.outlook.seats:
            prospect.hands[seat] = self.outlook.turned(seat, prospect.hands[seat])
        prospect.color = None
        return self.go_on(prospect)

    def wild(self, prospect: Prospect) -> float:
        self.name_favorite(prospect)
        return self.go_on(prospect)

    def dance(self, cards: int, prospect: Prospect) -> float:
        prospect.draw(self.outlook.after(self.me, prospect.direction), cards * (1 - DANCERS))
        return self.wild(prospect)

    def roulette(self, prospect: Prospect) -> float:
        prospect.draw(self.outlook.after(self.me, prospect.direction), self.outlook.draws_until(None))
        return self.go_on(prospect, 2)

    def name_favorite(self, prospect: Prospect) -> None:
        hand = prospect.hands[self.me]
        colors = [face.color for face in hand.faces if face.color]
        prospect.color = max(colors, key=colors.count) if colors else None

    # Attacks

    def attack(self, face: Face, prospect: Prospect, amount: float) -> float:
        """Somebody must draw, stacks, or challenges."""
        amount = min(amount, self.outlook.stock)
        if not face.color:
            self.name_favorite(prospect)
        if face.effect.reverses:
            prospect.direction = -prospect.direction
        accepted = self.drawn_or_stacked(face, prospect.copy(), amount)
        if not face.effect.is_bluffable or self.options["bluffing"] is not True:
            return accepted
        return (1 - CHALLENGED) * accepted + CHALLENGED * self.challenged(prospect, amount)

    def draw_color(self, prospect: Prospect) -> float:
        """TF-09, the colour being named."""
        amount = self.outlook.draws_until(prospect.color)
        hit = prospect.copy()
        hit.draw(self.outlook.after(self.me, hit.direction), amount)
        accepted = self.go_on(hit, 2)
        if self.options["bluffing"] is not True:
            return accepted
        return (1 - CHALLENGED) * accepted + CHALLENGED * self.challenged(prospect, amount)

    def drawn_or_stacked(self, face: Face, prospect: Prospect, amount: float) -> float:
        victim = self.outlook.after(self.me, prospect.direction)
        if face.effect.reverses and len(self.outlook.seats) == 2:
            victim = self.me
        worth = self.hit(prospect.copy(), victim, amount)
        if victim == self.me or self.options["stacking"] == "off":
            return worth
        single = self.outlook.draw_cards * STACKED[str(self.options["stacking"])]
        stacked = 1 - none_of(single, prospect.hands[victim].size)
        beyond = self.outlook.after(victim, prospect.direction)
        if beyond == self.me and self.may_stack(face.amount, prospect.hands[self.me]):
            beyond = victim
        return (1 - stacked) * worth + stacked * self.hit(prospect, beyond, amount + STACKED_MORE)

    def may_stack(self, amount: int, hand: Hand) -> bool:
        same = self.options["stacking"] == "same"
        draws = [face.amount for face in hand.faces if face.effect.is_draw]
        return any(each == amount or (each > amount and not same) for each in draws)

    def hit(self, prospect: Prospect, victim: int, amount: float) -> float:
        prospect.draw(victim, amount)
        prospect.mover = self.outlook.after(victim, prospect.direction)
        return self.judge.worth(prospect)

    def challenged(self, prospect: Prospect, amount: float) -> float:
        """GEN-12: the guilty draws, or the challenger two more."""
        victim = self.outlook.after(self.me, prospect.direction)
        if self.is_bluff(prospect.hands[self.me]):
            prospect.draw(self.me, amount)
            return self.go_on(prospect)
        return self.hit(prospect, victim, amount + 2)

    def is_bluff(self, left: Hand) -> bool:
        """A draw wild is wrong with these cards left (GEN-11, TF-08)."""
        color = self.outlook.view.color
        wilds = bool(self.options["wilds_match"])
        return any(face.color == color or (wilds and not face.color) for face in left.faces)

    # Choices that belong to a play

    def swap(self, prospect: Prospect, target: int) -> float:
        prospect.swap(self.me, target)
        return self.go_on(prospect)

    def pass_on(self, prospect: Prospect) -> None:
        hands = prospect.hands.copy()
        for seat in self.outlook.seats:
            prospect.hands[self.outlook.after(seat, prospect.direction)] = hands[seat]

    def pick(self, effect: Effect, prospect: Prospect, target: int) -> float:
        """The worth of picking this player."""
        if effect.is_number:
            return self.swap(prospect, target)
        if effect.duel == NO_DUEL:
            prospect.draw(target, effect.cards)
            return self.go_on(prospect) if prospect.color else self.wild(prospect)
        if effect.duel == HIGHEST_WINS:
            return self.duel_high(prospect, target)
        return self.duel_low(prospect, target)

    def lay_best(self, prospect: Prospect) -> float:
        """A card must be laid if there is one that can be."""
        colored = {face for face in prospect.hands[self.me].faces if face.color}
        if not colored:
            return self.wild(prospect)
        return max(self.lay(prospect.copy(), face) for face in colored)

    def lay(self, prospect: Prospect, face: Face) -> float:
        """AV-01: whoever holds the colour draws two."""
        prospect.hands[self.me] = left = prospect.hands[self.me].without(face)
        if not left.size:
            return 1.0
        for seat in self.outlook.seats:
            prospect.draw(seat, 2 * self.outlook.holds(prospect.hands[seat], face.color))
        return self.wild(prospect)

    def duel_high(self, prospect: Prospect, target: int) -> float:
        """TF-06: the winner sheds up to two cards and names the colour."""
        mine, theirs = prospect.hands[self.me], prospect.hands[target]
        own = max((face.number for face in mine.faces if face.number >= 0), default=0)
        wins = float(all(face.number <= own for face in theirs.faces))
        wins *= none_of(EACH_NUMBER * (9 - own), theirs.unknown)
        lost = prospect.copy()
        lost.hands[target] = theirs.minus(2)
        for _ in range(min(2, len(mine.faces) - 1)):
            prospect.hands[self.me] = self.shed_worst(prospect)
        return wins * self.wild(prospect) + (1 - wins) * self.go_on(lost)

    def shed_worst(self, prospect: Prospect) -> Hand:
        hand = prospect.hands[self.me]
        return hand.without(min(hand.faces, key=lambda face: (not face.color, hand.of_color(face.color))))

    def duel_low(self, prospect: Prospect, target: int) -> float:
        """TF-07: the lower lowest number draws two, the other names the colour."""
        theirs = prospect.hands[target]
        own = min((face.number for face in prospect.hands[self.me].faces if face.number >= 0), default=0)
        shown = [face.number for face in theirs.faces if face.number >= 0]
        loses = none_of(EACH_NUMBER * own, theirs.unknown) if min(shown, default=10) > own else 0.0
        if not shown:
            loses -= none_of(EACH_NUMBER * 9, theirs.unknown)
        lost = prospect.copy()
        lost.draw(self.me, 2)
        prospect.draw(target, 2)
        return loses * self.go_on(lost) + (1 - loses) * self.wild(prospect)
