"""What a player who has taught itself sees of each action: numbers, mostly from 0 to 1, for a small network."""

from collections import Counter
from math import log

from lastcard.bots.normal import WORTH, Decider
from lastcard.bots.view_cards import face_in_play
from lastcard.rules.model.actions import Action
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_NOBODY
from lastcard.rules.model.faces import Face
from lastcard.rules.text.views import View

EDITIONS = ("avengers", "bts", "minecraft", "flip", "no-mercy", "classic")
"""Editions that the network knows; others look like none of them."""
KINDS = ("turn", "drawn", "color", "answer")
"""Decisions that it knows."""
TERMS = 52
"""How many numbers there are for an action."""
WORST = -2.0


class ActionTerms:
    """The numbers for each action of a view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view = view
        self.kind = view.decision.kind
        self.decider = Decider(view)
        self.hand = [face_in_play(card, view.side) for card in view.hand]
        self.colors = Counter(face.color for face in self.hand)
        rivals = self.decider.beliefs.rivals
        self.next = self._neighbour(view.direction)
        self.before = self._neighbour(-view.direction)
        self.smallest = min((view.counts[seat] for seat in rivals), default=0)
        plays = [face_in_play(action.object, view.side) for action in view.actions if action.verb == "play"]
        self.has_plain = any(face.color for face in plays)
        self.has_wild = any(not face.color for face in plays)
        self.plays = len(plays)
        self.table = [
            *(float(view.edition == edition) for edition in EDITIONS),
            *(float(self.kind == kind) for kind in KINDS),
            float(view.players == 2),
            min(len(self.hand), 12) / 12,
            small(view.counts[self.next]),
            small(view.counts[self.before]),
            small(self.smallest),
            min(view.pending, 10) / 10,
        ]

    def _neighbour(self, direction: int) -> int:
        view = self.view
        seat = view.seat or 0
        for _ in range(view.players):
            seat = (seat + direction) % view.players
            if seat not in view.out and seat not in view.finished:
                break
        return seat

    def rows(self, actions: list[Action]) -> list[list[float]]:
        """Return a row for each action: the table, what `normal` thinks of the action, and what it does."""
        worth = [max(1e-6, WORTH[self.kind](self.decider, action)) for action in actions]
        best = max(worth)
        return [
            [*self.table, max(WORST, log(each / best)), float(each == best), *self._deed(action)]
            for action, each in zip(actions, worth, strict=True)
        ]

    def _deed(self, action: Action) -> list[float]:
        view = self.view
        verbs = [float(action.verb == verb) for verb in ("play", "draw", "keep", "accept", "challenge", "color")]
        if action.verb == "play":
            return [*verbs, *self._play(face_in_play(action.object, view.side))]
        rest = [0.0] * (TERMS - len(self.table) - 2 - len(verbs))
        if action.verb == "color":
            held = self.colors[action.object]
            most = max((count for color, count in self.colors.items() if color), default=0)
            share = held / max(1, len(self.hand))
            rest[:4] = [share, float(held == most), float(held == 0), self._lacks(action.object)]
        elif action.verb == "draw":
            rest[4:7] = [float(self.has_plain), float(self.has_wild), min(1.0, self.plays / max(1, len(self.hand)))]
        return [*verbs, *rest]

    def _lacks(self, color: str) -> float:
        """Return whether the next player has drawn on a colour not long ago."""
        since = self.view.lacks[self.next].get(color)
        return 0.0 if since is None else 1.0 / (1 + since)

    def _play(self, face: Face) -> list[float]:
        view, effect, size = self.view, face.effect, max(1, len(self.hand))
        near = small(view.counts[self.next])
        left = list(self.hand)
        if face in left:
            left.remove(face)
        same = sum(other.color == face.color for other in left) if face.color else 0
        follow = sum(not other.color or other.color == face.color or other.symbol == face.symbol for other in left)
        attacks = bool(effect.takes_turn or face.amount or effect.hits != HITS_NOBODY)
        return [
            *(0.0, 0.0, 0.0, self._lacks(face.color) if face.color else 0.0, 0.0, 0.0, 0.0),
            float(not face.color),
            float(not face.color and face.amount > 0),
            float(not face.color and self.has_plain),
            float(bool(face.color) and face.color != view.color),
            same / size,
            float(bool(face.color) and same == 0),
            follow / size,
            len({other.color for other in left if other.color}) / 4,
            float(effect.is_number),
            face.points / 50,
            min(face.amount, 10) / 10,
            float(attacks) * (0.3 + near),
            float(effect.reverses) * (0.3 + near),
            float(effect.goes_again),
            float(effect.takes_along == ALL_OF_ITS_COLOR) * same / size,
            float(len(left) == 1),
            float(not face.color) * small(len(left)),
            float(face.number in (0, 7) and view.options["seven_zero"] is True) * (len(left) - self.smallest) / 10,
            float(effect.takes_turn and view.players == 2),
            float(effect.turns_over),
            float(not left),
        ]


def small(count: int) -> float:
    """Return how near a hand is to going out: 1 for one card, less for more."""
    return 1.0 / count if count > 0 else 0.0
