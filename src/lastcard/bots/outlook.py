"""What a seat makes of its view: the hands as far as it knows them, who comes after whom, what the rest may be."""

import math
from collections import Counter
from functools import cached_property
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from lastcard.bots.reading import FACES, face_in_play, other_face, seen_faces
from lastcard.rules.model.cards import Card
from lastcard.rules.model.faces import Face
from lastcard.rules.text.views import View

COLORED = 0.89
"""Share of a deck that has a colour, about the same in all editions; the four colours are alike."""
DRAW_CARDS = 0.12
"""Share of draw cards, before one has seen any; as good as having seen so many cards."""
GUESS = 20
COLOR = itemgetter(0)
"""Of a card's text; of a wild it is none."""


def none_of(chance: float, cards: float) -> float:
    """How likely none of so many cards is one of which each has this chance."""
    return math.pow(1 - chance, cards)


class Hand(NamedTuple):
    """A hand as somebody else may know it: some faces, and so many cards more, as a guess."""

    faces: tuple[Face, ...]
    unknown: float = 0.0

    @property
    def size(self) -> float:
        return len(self.faces) + self.unknown

    def of_color(self, color: str) -> int:
        return sum(face.color == color for face in self.faces)

    def without(self, face: Face) -> "Hand":
        place = self.faces.index(face)
        return Hand(self.faces[:place] + self.faces[place + 1 :], self.unknown)

    def plus(self, cards: float) -> "Hand":
        return Hand(self.faces, self.unknown + cards)

    def minus(self, cards: int) -> "Hand":
        """Some cards thrown away by a holder who keeps at least one; cards that one does not know go first."""
        cards = min(cards, round(self.size) - 1)
        unknown = max(0.0, self.unknown - cards)
        return Hand(self.faces[: round(self.size - cards - unknown)], unknown)


class Prospect:
    """A position as one imagines it."""

    __slots__ = ("color", "direction", "hands", "mover", "symbol")

    def __init__(self, hands: list[Hand], mover: int, direction: int, color: str | None, symbol: str) -> None:
        self.hands = hands
        self.mover = mover
        """Whose turn it will be."""
        self.direction = direction
        self.color = color
        """In force; None where nobody can tell."""
        self.symbol = symbol

    def copy(self) -> "Prospect":
        return Prospect(self.hands.copy(), self.mover, self.direction, self.color, self.symbol)

    def draw(self, seat: int, cards: float) -> None:
        self.hands[seat] = self.hands[seat].plus(cards)

    def swap(self, seat: int, other: int) -> None:
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]


class Outlook:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        gone = {*view.out, *view.finished}
        self.seats = [seat for seat in range(view.players) if seat not in gone]
        """Who is still in, clockwise."""
        self.rivals = [seat for seat in self.seats if seat != self.me]
        mercy = view.options["mercy"]
        assert isinstance(mercy, int)
        self.mercy = mercy
        self._shares: dict[str, float] = {}
        self.stock = view.pile + len(view.discard)
        """More cards than these cannot be drawn."""

    @cached_property
    def hands(self) -> list[Hand]:
        view = self.view
        hands = [
            Hand(seen_faces(known), count - len(known)) for known, count in zip(view.known, view.counts, strict=True)
        ]
        hands[self.me] = Hand(seen_faces(view.hand))
        return hands

    def turned(self, seat: int, hand: Hand) -> Hand:
        """A hand as a Flip would show it (TF-01); one's own only with `peek`."""
        view = self.view
        if seat != self.me:
            return Hand(seen_faces(view.others[seat]))
        left = list(hand.faces)
        turned: list[Face] = []
        for card in view.whole:
            face = face_in_play(card, view.side)
            if face in left:
                left.remove(face)
                turned.append(other_face(card, view.side))
        return Hand(tuple(turned), hand.size - len(turned))

    def now(self) -> Prospect:
        view = self.view
        assert view.decision is not None
        return Prospect(self.hands.copy(), view.decision.seat, view.direction, view.color, view.top.symbol)

    def after(self, seat: int, direction: int) -> int:
        """The next one still in."""
        players = self.view.players
        seat = (seat + direction) % players
        while seat not in self.seats:
            seat = (seat + direction) % players
        return seat

    @property
    def attacker(self) -> int:
        """Who played the card that this seat must answer."""
        return self.after(self.me, -self.view.direction)

    @property
    def color_before(self) -> str | None:
        """In force before the card on top was played, where the card under it tells."""
        discard = self.view.discard
        return discard[-2].color if len(discard) > 1 and discard[-2] != "?" else None

    @cached_property
    def seen(self) -> list[Card]:
        """Every card whose face in play one knows."""
        view = self.view
        hands = [view.hand if seat == self.me else known for seat, known in enumerate(view.known)]
        return [card for card in chain(view.discard, *hands) if card != "?"]

    @cached_property
    def draw_cards(self) -> float:
        """How likely a card is a draw card, by those seen."""
        return (sum(FACES[card].amount > 0 for card in self.seen) + DRAW_CARDS * GUESS) / (len(self.seen) + GUESS)

    @cached_property
    def _unseen(self) -> tuple[Counter[str], int, float]:
        """How many of each colour were seen, how many cards were not, and how many a colour has."""
        view = self.view
        cards = sum(view.counts) + view.pile + len(view.discard)
        return Counter(map(COLOR, self.seen)), max(1, cards - len(self.seen)), cards * COLORED / 4

    def share(self, color: str | None) -> float:
        """How likely a card that one has not seen is of this colour; None is any of the four."""
        if color is None:
            return COLORED / 4
        share = self._shares.get(color)
        if share is None:
            seen, unseen, printed = self._unseen
            share = self._shares[color] = min(0.8, max(0.03, (printed - seen[color]) / unseen))
        return share

    def draws_until(self, color: str | None) -> float:
        """How many cards one draws until this colour comes, as a guess."""
        return min(1 / self.share(color), self.stock)

    def holds(self, hand: Hand, color: str | None) -> float:
        """How likely this hand has a card of this colour."""
        if color is not None and hand.of_color(color):
            return 1.0
        return 1 - none_of(self.share(color), hand.unknown)
