"""How good a position looks: each player's promise to go out first, put together from small weighted terms."""

import math
from typing import NamedTuple

from lastcard.bots.outlook import Hand, Outlook, Prospect, none_of
from lastcard.rules.model.faces import Face


class Weights(NamedTuple):
    """How much each term says about who goes out first."""

    card: float
    """Each card to get rid of."""
    near: float
    """The nearness of the end: the whole of it with one card in hand, half of it with two, and so on."""
    fits: float
    """The same for a hand that can surely go on when its turn comes, against one that cannot."""
    late: float
    """The same, taken off for whose turn comes last."""
    wild: float
    """A wild in hand."""
    action: float
    """Another card in hand that does something."""
    draw: float
    """One in hand that makes somebody draw, besides."""
    guard: float
    """The same, where it also answers draw cards."""
    spread: float
    """Each colour in hand: fewer are easier to get rid of."""


CALM = Weights(card=0.18, near=1.0, fits=3.1, late=0.5, wild=0.45, action=0.05, draw=0.1, guard=0.25, spread=0.1)
"""Where cards come one at a time, a small lead lasts."""
FACE_TO_FACE = CALM._replace(fits=1.6, late=0.0, spread=0.2)
"""With two left the colour is mostly as one left it oneself: fewer colours, less need to fit others'."""
ROUGH = Weights(card=0.05, near=1.2, fits=2.2, late=0.4, wild=0.15, action=0.0, draw=0.05, guard=0.1, spread=0.02)
"""Where one may draw many at once, or all faces may turn."""
MERCILESS = Weights(card=0.02, near=0.2, fits=1.2, late=0.3, wild=0.07, action=0.0, draw=0.01, guard=0.0, spread=0.03)
"""Where hands change owners and go out, little but the last cards counts."""

STAYS = 0.6
"""How likely a colour outlasts somebody's turn."""
SOME_COLOR = 0.22
"""How likely a card is of a colour that nobody can tell."""
NO_COLOR_NEEDED = 0.14
"""How likely a card fits in spite of its colour."""
SAME_SYMBOL = 0.04
"""How likely the top card has the symbol of a card in hand."""
WILD_NEEDED = 0.1
"""How much it costs to have nothing but wilds that fit, against nothing at all."""
LONG = 12
LONGER = 0.02
"""From so many cards on, one more is only so much of a burden: whoever attacks long hands plays for ever."""
HARDLY = 0.001
"""What is left of a hand that Mercy takes away."""
POINT = {"points": 0.0003, "tally": 0.0015, "none": 0.0}
"""What a point in hand costs: given to the winner, or written down by oneself."""
USUAL_POINTS = 9


def usual_weights(outlook: Outlook) -> Weights:
    options = outlook.view.options
    if options["mercy"] or options["seven_zero"]:
        return MERCILESS
    if outlook.view.others or options["draw_until_playable"]:
        return ROUGH
    return FACE_TO_FACE if len(outlook.seats) == 2 else CALM


class Judge:
    """Judges the prospects of one view. Most of them have most hands in common: what was judged once is kept."""

    def __init__(self, outlook: Outlook, weights: Weights | None = None) -> None:
        self.outlook = outlook
        self.weights = weights = weights or usual_weights(outlook)
        options = outlook.view.options
        self.last_card = str(options["last_card"])
        self.draw = weights.draw + (weights.guard if options["stacking"] != "off" else 0.0)
        self.point = POINT[str(options["scoring"])]
        self._promises: dict[tuple[Hand, str | None, str, int], float] = {}
        self._chances: dict[tuple[str | None, int], tuple[float, float]] = {}

    def worth(self, prospect: Prospect) -> float:
        """One's own promise against everybody's; 1 is won, 0 is lost."""
        own = total = 0.0
        outlook, hands = self.outlook, prospect.hands
        mine = hands[outlook.me]
        if not mine.size:
            return 1.0
        seats, direction = outlook.seats, prospect.direction
        color, symbol = prospect.color, prospect.symbol
        count, first = len(seats), seats.index(prospect.mover)
        for steps in range(count):
            seat = seats[(first + direction * steps) % count]
            hand = hands[seat]
            key = (hand, color, symbol if hand.faces else "", steps)
            promise = self._promises.get(key)
            if promise is None:
                promise = self._promises[key] = self.promise(prospect, hand, steps, steps / count)
            total += promise
            if seat == outlook.me:
                own = promise
        return own / total - self.point * self.points(mine) if self.point else own / total

    def promise(self, prospect: Prospect, hand: Hand, steps: int, late: float) -> float:
        """How near a hand is to going out, `steps` turns before its own."""
        weights, size = self.weights, hand.size
        burden = size if size <= LONG else LONG + LONGER * (size - LONG)
        near = weights.near + weights.fits * self.fits(prospect, hand, steps) - weights.late * late
        near /= size if size > 0.5 else 0.5  # noqa: FURB136, `max` is a call, and this is done very often
        worth = math.exp(near - weights.card * burden + (self.held(hand) if hand.faces else 0.0))
        return worth * self.alive(size) if self.outlook.mercy else worth

    def held(self, hand: Hand) -> float:
        """What the cards in hand are good for while they are there; a wild, where it helps another card along."""
        weights, worth, wilds = self.weights, 0.0, 0
        colors = set()
        for face in hand.faces:
            effect = face.effect
            if effect.is_wild:
                wilds += 1
            elif not effect.is_number:
                worth += weights.action
            if effect.is_draw:
                worth += self.draw
            colors.add(face.color)
        colors.discard("")
        worth += weights.wild * min(wilds, max(1, hand.size - wilds))
        return worth - weights.spread * len(colors)

    def fits(self, prospect: Prospect, hand: Hand, steps: int) -> float:
        """How likely a hand has something to play when its turn comes."""
        color = prospect.color
        stays, one_fits = self._chances.get((color, steps)) or self._chance(color, steps)
        nothing = none_of(one_fits, hand.unknown)
        if not hand.faces:
            return 1 - nothing
        if hand.size == 1 and not self.may_be_last(hand.faces[0]):
            return 0.0
        colored = [face for face in hand.faces if face.color]
        if len(colored) < len(hand.faces):
            nothing *= WILD_NEEDED
        colors = {face.color for face in colored}
        now = color in colors or prospect.symbol in [face.symbol for face in colored]
        later = min(1.0, len(colors) / 4 + SAME_SYMBOL * len(colored))
        return 1 - nothing * (1 - stays * now - (1 - stays) * later)

    def may_be_last(self, face: Face) -> bool:
        """Whether a card may be the last one played (`last_card`)."""
        if self.last_card == "any":
            return True
        return face.effect.is_number or (self.last_card == "no_wild" and not face.effect.is_wild)

    def _chance(self, color: str | None, steps: int) -> tuple[float, float]:
        """How likely a colour is still there after so many turns, and a card that nobody knows fits then."""
        stays = 0.0 if color is None else STAYS**steps
        one_fits = stays * self.outlook.share(color) + (1 - stays) * SOME_COLOR + NO_COLOR_NEEDED
        self._chances[color, steps] = stays, one_fits
        return stays, one_fits

    def alive(self, size: float) -> float:
        """Near Mercy a hand is worth little (NM-04)."""
        return max(HARDLY, 1 - (size / self.outlook.mercy) ** 4)

    def points(self, hand: Hand) -> float:
        return sum(face.points for face in hand.faces) + USUAL_POINTS * hand.unknown
