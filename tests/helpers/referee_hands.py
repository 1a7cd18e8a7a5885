"""The second referee's table: seats, hands, piles and exposures. See referee.py."""

from collections.abc import Callable
from typing import Any

Shuffler = Callable[[list[str], int], list[str]]
"""Returns cards in the order in which they are drawn, for the shuffle of this number."""


def color_of(face: str) -> str:
    """The colour's letter; "" for a wild."""
    return "" if is_wild(face) else face[0]


def symbol_of(face: str) -> str:
    return face if is_wild(face) else face[1:]


def number_of(face: str) -> int | None:
    return int(face[1]) if not is_wild(face) and face[1:].isdigit() else None


def is_wild(face: str) -> bool:
    return face[0] == "w"


def amount_of(face: str) -> int:
    """How many cards a draw card makes somebody draw; 0 for any other card."""
    for head in ("wR+", "w+", "+"):
        symbol = symbol_of(face)
        if symbol.startswith(head) and symbol[len(head) :].isdigit():
            return int(symbol[len(head) :])
    return 0


class RefereeHands:
    """What lies where. Cards are whole texts (`r7/kS` in flip)."""

    def __init__(self, edition: str, options: dict[str, Any], players: int, dealer: int, shuffler: Shuffler) -> None:
        self.edition = edition
        self.options = options
        self.players = players
        self.dealer = dealer
        self.shuffler = shuffler
        self.shuffles = 1
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.discard: list[str] = []
        self.pile: list[str] = []
        self.aside: list[str] = []
        self.side = 0
        self.direction = 1
        self.color = ""
        self.kind = ""
        """The kind of the decision that is owed; "" once the round is over."""
        self.seat = dealer
        self.actor = dealer
        """Who played the card on top."""
        self.out: set[int] = set()
        self.order: list[int] = []
        """Seats that have no cards left, the first one first."""
        self.winner: int | None = None
        self.pending = 0
        self.idle = 0
        """Turns in a row in which nobody played and nobody got a card."""
        self.touched: set[int] = set()
        """Hands that the action under way has changed."""
        self.exposed: set[int] = set()
        self.deferred = False
        """The draws of a Gauntlet are under way: nobody has won before all are done."""

    # Cards

    def face(self, card: str) -> str:
        return card.split("/")[self.side] if "/" in card else card

    def faces(self, seat: int) -> list[str]:
        return [self.face(card) for card in self.hands[seat]]

    @property
    def top(self) -> str:
        return self.face(self.discard[-1])

    def card_called(self, seat: int, name: str) -> str:
        """The card that an action means: of several with this face, the first by its whole text."""
        return name if "/" in name else min(card for card in self.hands[seat] if self.face(card) == name)

    def in_order(self, cards: list[str]) -> list[str]:
        """Cards by the face in play."""
        return sorted(cards, key=lambda card: (self.face(card) if self.side else card, card))

    def put_under(self, seat: int, card: str) -> None:
        """Put a card of a hand right under the top card."""
        self.hands[seat].remove(card)
        self.discard.insert(-1, card)
        self.touched.add(seat)

    # Seats

    def is_in(self, seat: int) -> bool:
        return seat not in self.out and seat not in self.order

    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.players) if self.is_in(seat)]

    def next(self, seat: int) -> int:
        while True:
            seat = (seat + self.direction) % self.players
            if self.is_in(seat):
                return seat

    def round_from(self, seat: int) -> list[int]:
        """All who are in, from this seat on in the direction of play."""
        found = [seat]
        while (other := self.next(found[-1])) != seat:
            found.append(other)
        return found

    def ask(self, kind: str, seat: int) -> None:
        self.kind, self.seat = kind, seat

    def turn_to(self, seat: int) -> None:
        """GEN-16: a whole lap without a play and without a card ends the round."""
        self.ask("turn", seat)
        self.pending = 0
        if self.idle and self.idle >= len(self.seats_in()):
            if not self.order:
                self.order.append(min(self.round_from(seat), key=self.value))
            self.end()

    def pass_turn(self) -> None:
        self.turn_to(self.next(self.actor))

    def end(self) -> None:
        if self.winner is None:
            self.winner = self.order[0] if self.order else self.seats_in()[0]
            self.kind = ""
            self.exposed = set()

    # Drawing

    def take(self, seat: int) -> str:
        """One card from the pile, which does nothing; "" if there is none (GEN-16, NM-04)."""
        if not self.pile:
            rest = self.discard[:-1] + self.aside
            if not rest:
                return ""
            self.discard, self.aside = self.discard[-1:], []
            self.pile = self.shuffler(rest, self.shuffles)
            self.shuffles += 1
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        self.touched.add(seat)
        self.idle = 0
        if 0 < self.options["mercy"] <= len(self.hands[seat]):
            self.aside += self.in_order(self.hands[seat])
            self.hands[seat] = []
            self.out.add(seat)
            if len(self.seats_in()) <= 1 and not self.deferred:
                self.end()
        return card

    def draw_one(self, seat: int, is_turn: bool = False) -> str:
        """MC-01, MC-02: a Creeper brings three more."""
        card = self.take(seat)
        goes_off = is_turn or self.options["creeper_on"] == "any"
        if card and seat not in self.out and self.face(card) == "wC" and goes_off:
            for _ in range(3):
                if seat in self.out or not self.take(seat):
                    break
        return card

    def penalty(self, seat: int, count: int) -> None:
        while count and seat not in self.out and self.draw_one(seat):
            count -= 1

    def draw_until(self, seat: int, color: str) -> None:
        while seat not in self.out:
            card = self.draw_one(seat)
            if not card or color_of(self.face(card)) == color:
                return

    # The end

    def value(self, seat: int) -> int:
        """GEN-17, TF-11, NM-11; of the custom editions only `mix` has points of its own."""
        return sum(self.points_of(self.face(card)) for card in self.hands[seat])

    def points_of(self, face: str) -> int:
        number = number_of(face)
        if number is not None:
            return number
        own = {"flip": {"+1": 10, "E": 30, "w+c": 60, "w": 40}, "mix": {"E": 30, "D": 30, "w+6": 60}}
        return own.get(self.edition, {}).get(symbol_of(face), 50 if is_wild(face) else 20)

    def points(self) -> list[int]:
        scoring = self.options["scoring"]
        if self.winner is None or scoring == "none":
            return [0] * self.players
        values = [250 if seat in self.out else self.value(seat) for seat in range(self.players)]
        if scoring == "tally":
            return values
        return [sum(values) - value if seat == self.winner else 0 for seat, value in enumerate(values)]
