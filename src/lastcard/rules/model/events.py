"""Events: what happened, each with its rule, each in the form that a seat may see.

`seen_by(seat)` is the JSON form for a seat (None: a spectator). Public fields go to everybody; the few secret ones
only to the seats named beside them.
"""

from dataclasses import dataclass
from typing import Final

from lastcard.rules.model.cards import Card

Seen = dict[str, object]


@dataclass(frozen=True)
class Event:
    rule: str

    @property
    def kind(self) -> str:
        return KINDS[type(self)]

    def public(self) -> Seen:
        """Return what everybody at the table sees."""
        return {}

    def secret(self, seat: int | None) -> Seen:
        """Return what this seat sees besides."""
        return {}

    def seen_by(self, seat: int | None) -> Seen:
        return {"event": self.kind, "rule": self.rule, **self.public(), **self.secret(seat)}


@dataclass(frozen=True)
class SeatEvent(Event):
    """Something that concerns one seat."""

    seat: int

    def public(self) -> Seen:
        return {"seat": self.seat}


@dataclass(frozen=True)
class TargetEvent(SeatEvent):
    target: int

    def public(self) -> Seen:
        return {"seat": self.seat, "target": self.target}


@dataclass(frozen=True)
class CardEvent(SeatEvent):
    card: Card

    def public(self) -> Seen:
        return {"seat": self.seat, "card": self.card}


class DrewForDealer(CardEvent):
    """A card shown in the draw for dealer, and put back."""


class Deals(SeatEvent):
    pass


@dataclass(frozen=True)
class Turned(Event):
    """A card turned up at the start; `to` is where it went: discard, bottom or passed over."""

    card: Card
    to: str

    def public(self) -> Seen:
        return {"card": self.card, "to": self.to}


@dataclass(frozen=True)
class Played(CardEvent):
    """`total` is how many cards are stacked up with it, 0 if it was not stacked on another."""

    jump: bool
    total: int

    def public(self) -> Seen:
        return {"seat": self.seat, "card": self.card, "jump": self.jump, "total": self.total}


@dataclass(frozen=True)
class Laid(CardEvent):
    """A card on the Gauntlet; `hit` are those who hold its colour."""

    hit: list[int]

    def public(self) -> Seen:
        return {"seat": self.seat, "card": self.card, "hit": self.hit}


class Shed(CardEvent):
    pass


@dataclass(frozen=True)
class Drew(SeatEvent):
    """Cards drawn. Their owner sees them; others see only the count. With `shown`, everybody sees them.

    In flip, other players also see `backs`; spectators do not.
    """

    cards: list[Card]
    backs: list[Card]
    shown: bool

    def public(self) -> Seen:
        seen: Seen = {"seat": self.seat, "count": len(self.cards)}
        if self.shown:
            seen["cards"] = self.cards
        return seen

    def secret(self, seat: int | None) -> Seen:
        if seat == self.seat:
            return {"cards": self.cards}
        return {"others": self.backs} if self.backs and seat is not None else {}


class Passed(SeatEvent):
    """The turn ends without a card: kept or not playable, others cannot tell."""


@dataclass(frozen=True)
class Named(SeatEvent):
    color: str

    def public(self) -> Seen:
        return {"seat": self.seat, "color": self.color}


class Skipped(SeatEvent):
    pass


@dataclass(frozen=True)
class Reversed(Event):
    direction: int

    def public(self) -> Seen:
        return {"direction": self.direction}


class Challenged(TargetEvent):
    pass


@dataclass(frozen=True)
class HandShown(SeatEvent):
    """A hand shown to the seats in `to` (a set of bits)."""

    cards: list[Card]
    to: int

    def secret(self, seat: int | None) -> Seen:
        if self.to == ALL_SEATS or (seat is not None and (self.to >> seat & 1 or seat == self.seat)):
            return {"cards": self.cards}
        return {}


ALL_SEATS: Final = -1


@dataclass(frozen=True)
class Judged(TargetEvent):
    """A challenge decided: seat challenged target."""

    guilty: bool

    def public(self) -> Seen:
        return {"seat": self.seat, "target": self.target, "guilty": self.guilty}


class Accepted(SeatEvent):
    pass


class Danced(SeatEvent):
    pass


@dataclass(frozen=True)
class Voted(SeatEvent):
    yes: bool

    def public(self) -> Seen:
        return {"seat": self.seat, "yes": self.yes}


@dataclass(frozen=True)
class DanceJudged(SeatEvent):
    good: bool

    def public(self) -> Seen:
        return {"seat": self.seat, "good": self.good}


class CreeperFound(SeatEvent):
    """A Creeper drawn and shown: it blows up."""


@dataclass(frozen=True)
class Flipped(Event):
    side: str
    card: Card

    def public(self) -> Seen:
        return {"side": self.side, "card": self.card}


@dataclass(frozen=True)
class Activated(SeatEvent):
    yes: bool

    def public(self) -> Seen:
        return {"seat": self.seat, "yes": self.yes}


class Targeted(TargetEvent):
    pass


@dataclass(frozen=True)
class Duelled(TargetEvent):
    """The number cards that decided a duel; None for a player without one."""

    card: Card | None
    target_card: Card | None
    winner: int

    def public(self) -> Seen:
        return {
            "seat": self.seat,
            "target": self.target,
            "card": self.card,
            "target_card": self.target_card,
            "winner": self.winner,
        }


class Swapped(TargetEvent):
    pass


@dataclass(frozen=True)
class PassedOn(Event):
    """All hands move one seat on in `direction`, after a 0 with `seven_zero`; no card is told."""

    direction: int

    def public(self) -> Seen:
        return {"direction": self.direction}


@dataclass(frozen=True)
class Discarded(SeatEvent):
    cards: list[Card]

    def public(self) -> Seen:
        return {"seat": self.seat, "cards": self.cards}


@dataclass(frozen=True)
class Shuffled(Event):
    count: int

    def public(self) -> Seen:
        return {"count": self.count}


class Out(SeatEvent):
    """Somebody is out by Mercy."""


class Called(SeatEvent):
    """Somebody has said UNO."""


@dataclass(frozen=True)
class Caught(SeatEvent):
    by: int

    def public(self) -> Seen:
        return {"seat": self.seat, "by": self.by}


@dataclass(frozen=True)
class Finished(SeatEvent):
    place: int

    def public(self) -> Seen:
        return {"seat": self.seat, "place": self.place}


class Stalemate(Event):
    """A whole lap passed in which nobody played and nobody got a card: the lowest hand wins."""


class Won(SeatEvent):
    pass


KINDS: dict[type[Event], str] = {
    DrewForDealer: "drew_for_dealer",
    Deals: "deals",
    Turned: "turned",
    Played: "played",
    Laid: "laid",
    Shed: "shed",
    Drew: "drew",
    Passed: "passed",
    Named: "named",
    Skipped: "skipped",
    Reversed: "reversed",
    Challenged: "challenged",
    HandShown: "hand_shown",
    Judged: "judged",
    Accepted: "accepted",
    Danced: "danced",
    Voted: "voted",
    DanceJudged: "dance_judged",
    CreeperFound: "creeper",
    Flipped: "flipped",
    Activated: "activated",
    Targeted: "targeted",
    Duelled: "duelled",
    Swapped: "swapped",
    PassedOn: "passed_on",
    Discarded: "discarded",
    Shuffled: "shuffled",
    Out: "out",
    Called: "called",
    Caught: "caught",
    Finished: "finished",
    Stalemate: "stalemate",
    Won: "won",
}
