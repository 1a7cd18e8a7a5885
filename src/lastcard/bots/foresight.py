"""What a card would do, as far as its player can tell: one small function for each effect."""

import math
from collections.abc import Callable

from lastcard.bots.judging import NO_COLOR_NEEDED, Judge
from lastcard.bots.outlook import Hand, Outlook, Prospect, none_of
from lastcard.rules import faces
from lastcard.rules.faces import Face

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
        if face.amount:
            return self.attack(face, prospect, pending + face.amount)
        return EFFECTS.get(face.effect, Foresight.wild)(self, prospect)

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

    def skip(self, prospect: Prospect) -> float:
        return self.go_on(prospect, 2)

    def reverse(self, prospect: Prospect) -> float:
        if len(self.outlook.seats) == 2 and self.options["two_player_reverse"] == "skip":
            return self.go_on(prospect, 2)
        prospect.direction = -prospect.direction
        return self.go_on(prospect)

    def skip_everyone(self, prospect: Prospect) -> float:
        return self.go_on(prospect, 0)

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

    def dance(self, prospect: Prospect) -> float:
        prospect.draw(self.outlook.after(self.me, prospect.direction), 3 * (1 - DANCERS))
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
        if face.effect == faces.REVERSE_DRAW:
            prospect.direction = -prospect.direction
        accepted = self.drawn_or_stacked(face, prospect.copy(), amount)
        if face.effect != faces.WILD_DRAW or not self.options["bluffing"]:
            return accepted
        return (1 - CHALLENGED) * accepted + CHALLENGED * self.challenged(prospect, amount)

    def wild_draw_color(self, prospect: Prospect) -> float:
        self.name_favorite(prospect)
        return self.draw_color(prospect)

    def draw_color(self, prospect: Prospect) -> float:
        """TF-09, the colour being named."""
        amount = self.outlook.draws_until(prospect.color)
        hit = prospect.copy()
        hit.draw(self.outlook.after(self.me, hit.direction), amount)
        accepted = self.go_on(hit, 2)
        if not self.options["bluffing"]:
            return accepted
        return (1 - CHALLENGED) * accepted + CHALLENGED * self.challenged(prospect, amount)

    def drawn_or_stacked(self, face: Face, prospect: Prospect, amount: float) -> float:
        victim = self.outlook.after(self.me, prospect.direction)
        if face.effect == faces.REVERSE_DRAW and len(self.outlook.seats) == 2:
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
        return any(face.amount == amount or (face.amount > amount and not same) for face in hand.faces)

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

    def gauntlet(self, prospect: Prospect) -> float:
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

    def optimus(self, prospect: Prospect) -> float:
        return max(self.duel_high(prospect.copy(), target) for target in self.outlook.rivals)

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

    def megatron(self, prospect: Prospect) -> float:
        return max(self.duel_low(prospect.copy(), target) for target in self.outlook.rivals)

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


EFFECTS: dict[int, Callable[[Foresight, Prospect], float]] = {
    faces.NUMBER: Foresight.number,
    faces.SKIP: Foresight.skip,
    faces.REVERSE: Foresight.reverse,
    faces.SKIP_EVERYONE: Foresight.skip_everyone,
    faces.DISCARD_ALL: Foresight.discard_all,
    faces.FLIP: Foresight.flip,
    faces.WILD_DRAW_COLOR: Foresight.wild_draw_color,
    faces.GAUNTLET: Foresight.gauntlet,
    faces.DANCE: Foresight.dance,
    faces.OPTIMUS: Foresight.optimus,
    faces.MEGATRON: Foresight.megatron,
    faces.ROULETTE: Foresight.roulette,
}
"""A plain wild has nothing but its colour, and so has a Creeper once it is in hand."""
