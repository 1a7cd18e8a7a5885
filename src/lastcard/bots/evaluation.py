"""Evaluates imagined tables: every player's strength, put together from weighted terms, says who goes out first."""

import math
from typing import NamedTuple

from lastcard.bots.beliefs import Beliefs
from lastcard.bots.prospect import Hand, Prospect, none_of
from lastcard.rules.model.faces import Face
from lastcard.search.evaluation import (
    COLOR_STAYS,
    FURTHER_CARD,
    LONG_HAND,
    NEARLY_OUT,
    ONLY_WILDS_FIT,
    SAME_SYMBOL,
)
from lastcard.search.standing import NO_COLOR_NEEDED, SOME_COLOR, USUAL_POINTS


class EvaluationWeights(NamedTuple):
    """How much each term counts."""

    card: float
    """Taken off for each card in hand."""
    near: float
    """Worth of being near the end; it is divided by the number of cards in hand."""
    fits: float
    """Worth of being likely to have something to play; divided likewise."""
    late: float
    """What is taken off for a turn that comes late; divided likewise."""
    wild: float
    """Worth of each wild in hand that helps another card along."""
    action: float
    """Worth of each coloured action card in hand."""
    draw: float
    """Worth of each draw card in hand, besides what action cards are worth."""
    guard: float
    """What is added to that where draw cards can be stacked."""
    spread: float
    """Taken off for each colour in hand."""


CALM = EvaluationWeights(
    card=0.18, near=1.0, fits=3.1, late=0.5, wild=0.45, action=0.05, draw=0.1, guard=0.25, spread=0.1
)
"""Where cards come one at a time, a small lead lasts."""
FACE_TO_FACE = CALM._replace(fits=1.6, late=0.0, spread=0.2)
"""With two players the colour is mostly as one left it oneself."""
ROUGH = EvaluationWeights(
    card=0.05, near=1.2, fits=2.2, late=0.4, wild=0.15, action=0.0, draw=0.05, guard=0.1, spread=0.02
)
"""Where many cards are drawn at once, or all faces may turn."""
MERCILESS = EvaluationWeights(
    card=0.02, near=0.2, fits=1.2, late=0.3, wild=0.07, action=0.0, draw=0.01, guard=0.0, spread=0.03
)
"""Where hands are swapped or eliminated, little counts but the last cards."""

POINT = {"points": 0.0003, "tally": 0.0015, "none": 0.0}
"""What a point in hand costs: given to the winner, or written down by oneself."""


def usual_weights(beliefs: Beliefs) -> EvaluationWeights:
    """Return the weights for a table, by how quickly a lead can be lost there."""
    options = beliefs.view.options
    if options["mercy"] or options["seven_zero"]:
        return MERCILESS
    if beliefs.view.others or options["draw_until_playable"]:
        return ROUGH
    return FACE_TO_FACE if len(beliefs.seats) == 2 else CALM


class Evaluator:
    """Evaluates the prospects of one view. Most hands stand in many of them: what was worked out is kept."""

    def __init__(self, beliefs: Beliefs, weights: EvaluationWeights | None = None) -> None:
        self.beliefs = beliefs
        self.weights = weights = weights or usual_weights(beliefs)
        options = beliefs.view.options
        self.last_card = str(options["last_card"])
        self.draw = weights.draw + (weights.guard if options["stacking"] != "off" else 0.0)
        self.point = POINT[str(options["scoring"])]
        self._strengths: dict[tuple[Hand, str | None, str, int, bool], float] = {}
        self._chances: dict[tuple[str | None, int], tuple[float, float]] = {}

    def worth(self, prospect: Prospect) -> float:
        """Return one's own strength as a share of everybody's, less one's points; 1 is a win, 0 a loss."""
        own = total = 0.0
        beliefs, hands = self.beliefs, prospect.hands
        mine = hands[beliefs.me]
        if not mine.size:
            return 1.0
        seats, direction = beliefs.seats, prospect.direction
        color, symbol = prospect.color, prospect.symbol
        count, first = len(seats), seats.index(prospect.mover)
        for steps in range(count):
            seat = seats[(first + direction * steps) % count]
            hand = hands[seat]
            key = (hand, color, symbol if hand.faces else "", steps, prospect.after_flip)
            strength = self._strengths.get(key)
            if strength is None:
                strength = self._strengths[key] = self.strength(prospect, hand, steps, steps / count)
            total += strength
            if seat == beliefs.me:
                own = strength
        return own / total - self.point * self.points(mine) if self.point else own / total

    def strength(self, prospect: Prospect, hand: Hand, steps: int, late: float) -> float:
        """Return how near a hand is to going out, `steps` turns before its own."""
        weights, size = self.weights, hand.size
        burden = size if size <= LONG_HAND else LONG_HAND + FURTHER_CARD * (size - LONG_HAND)
        near = weights.near + weights.fits * self.fits(prospect, hand, steps) - weights.late * late
        near /= size if size > 0.5 else 0.5  # noqa: FURB136, `max` is a call, and this is done very often
        worth = math.exp(near - weights.card * burden + (self.held(hand) if hand.faces else 0.0))
        return worth * self.alive(size) if self.beliefs.mercy else worth

    def held(self, hand: Hand) -> float:
        """Return what the known cards are good for; wilds count only as far as they help other cards along."""
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
        """Return how likely a hand has something to play when its turn comes."""
        color = prospect.color
        stays, one_fits = self._chances.get((color, steps)) or self._chance(color, steps)
        nothing = none_of(one_fits, hand.unknown)
        if not hand.faces:
            return 1 - nothing
        if hand.size == 1 and not self.may_be_last(hand.faces[0]):
            return 0.0
        colored = [face for face in hand.faces if face.color]
        if len(colored) < len(hand.faces):
            nothing *= ONLY_WILDS_FIT
        colors = {face.color for face in colored}
        now = color in colors or prospect.symbol in [face.symbol for face in colored]
        if prospect.after_flip and not steps:
            now = now or any(face.effect.turns_over for face in colored)
        later = min(1.0, len(colors) / 4 + SAME_SYMBOL * len(colored))
        return 1 - nothing * (1 - stays * now - (1 - stays) * later)

    def may_be_last(self, face: Face) -> bool:
        """Return whether a card may be played as the last one (`last_card`)."""
        if self.last_card == "any":
            return True
        return face.effect.is_number or (self.last_card == "no_wild" and not face.effect.is_wild)

    def _chance(self, color: str | None, steps: int) -> tuple[float, float]:
        """Return how likely a colour is still in force after so many turns, and an unknown card fits then."""
        stays = 0.0 if color is None else COLOR_STAYS**steps
        one_fits = stays * self.beliefs.share(color) + (1 - stays) * SOME_COLOR + NO_COLOR_NEEDED
        self._chances[color, steps] = stays, one_fits
        return stays, one_fits

    def alive(self, size: float) -> float:
        """Return a factor for the danger of Mercy (NM-04)."""
        return max(NEARLY_OUT, 1 - (size / self.beliefs.mercy) ** 4)

    def points(self, hand: Hand) -> float:
        """Return what a hand counts, as far as it is known."""
        return sum(face.points for face in hand.faces) + USUAL_POINTS * hand.unknown
