"""What a seat believes about the table: the hands as far as it knows them, and how likely unseen cards are what."""

from collections import Counter
from functools import cached_property
from itertools import chain
from operator import itemgetter

from lastcard.bots.prospect import Hand, Prospect, none_of
from lastcard.bots.view_cards import FACES, face_in_play, other_face, seen_faces
from lastcard.rules.model.cards import Card
from lastcard.rules.model.faces import Face
from lastcard.rules.text.views import UNSEEN, View
from lastcard.search.outlook import DRAW_CARDS
from lastcard.search.standing import COLORED

GUESS = 20
"""Number of seen cards that count as much as that guess."""
COLOR = itemgetter(0)
"""The colour of a card, from its text; `w` for a wild."""


class Beliefs:
    """What the seat of one view believes."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        gone = {*view.out, *view.finished}
        self.seats = [seat for seat in range(view.players) if seat not in gone]
        """The seats still in, clockwise."""
        self.rivals = [seat for seat in self.seats if seat != self.me]
        mercy = view.options["mercy"]
        assert isinstance(mercy, int)
        self.mercy = mercy
        self._shares: dict[str, float] = {}
        self.stock = view.pile + len(view.discard)
        """No more cards than these can be drawn."""

    @cached_property
    def hands(self) -> list[Hand]:
        """All hands, one's own and those of others as far as they are known."""
        view = self.view
        hands = [
            Hand(seen_faces(known), count - len(known)) for known, count in zip(view.known, view.counts, strict=True)
        ]
        hands[self.me] = Hand(seen_faces(view.hand))
        return hands

    def turned(self, seat: int, hand: Hand) -> Hand:
        """Return a hand as it would be after a Flip (TF-01); one's own faces are known only with `peek`."""
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
        """Return the table as it is."""
        view = self.view
        assert view.decision is not None
        hands, seat = self.hands.copy(), view.decision.seat
        return Prospect(hands, seat, view.direction, view.color, view.top.symbol, view.after_flip)

    def after(self, seat: int, direction: int) -> int:
        """Return the next seat that is still in."""
        players = self.view.players
        seat = (seat + direction) % players
        while seat not in self.seats:
            seat = (seat + direction) % players
        return seat

    @property
    def attacker(self) -> int:
        """The seat that played the card which this seat must answer."""
        return self.after(self.me, -self.view.direction)

    @property
    def covered(self) -> tuple[str | None, str]:
        """Colour and symbol that were in force before the top card was played, if the card under it tells."""
        discard = self.view.discard
        if len(discard) < 2 or discard[-2] == UNSEEN:
            return None, ""
        return discard[-2].color, discard[-2].symbol

    @cached_property
    def seen(self) -> list[Card]:
        """All cards whose face in play this seat has seen."""
        view = self.view
        hands = [view.hand if seat == self.me else known for seat, known in enumerate(view.known)]
        return [card for card in chain(view.discard, *hands) if card != UNSEEN]

    @cached_property
    def draw_cards(self) -> float:
        """How likely a card is a draw card, judging by those seen."""
        return (sum(FACES[card].amount > 0 for card in self.seen) + DRAW_CARDS * GUESS) / (len(self.seen) + GUESS)

    @cached_property
    def _unseen(self) -> tuple[Counter[str], int, float]:
        """How many cards of each colour were seen, how many cards were not, and how many a colour has in all."""
        view = self.view
        cards = sum(view.counts) + view.pile + len(view.discard)
        return Counter(map(COLOR, self.seen)), max(1, cards - len(self.seen)), cards * COLORED / 4

    def share(self, color: str | None) -> float:
        """Return how likely an unseen card has this colour; None stands for any one of the four."""
        if color is None:
            return COLORED / 4
        share = self._shares.get(color)
        if share is None:
            seen, unseen, printed = self._unseen
            share = self._shares[color] = min(0.8, max(0.03, (printed - seen[color]) / unseen))
        return share

    def draws_until(self, color: str | None) -> float:
        """Return how many cards are drawn, on average, until this colour comes."""
        return min(1 / self.share(color), self.stock)

    def draws_until_rarest(self) -> float:
        """Return how many cards are drawn, on average, until the rarest colour comes."""
        return max((self.draws_until(color) for color in self._colors_seen), default=self.draws_until(None))

    @cached_property
    def _colors_seen(self) -> set[str]:
        """The colours of the side in play of which a card was seen."""
        return {card.color for card in self.seen if card.color is not None}

    def holds(self, hand: Hand, color: str | None) -> float:
        """Return how likely a hand has a card of this colour."""
        if color is not None and hand.of_color(color):
            return 1.0
        return 1 - none_of(self.share(color), hand.unknown)
