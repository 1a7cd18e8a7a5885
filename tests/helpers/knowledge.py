"""Who may know what, told a second time from rules.md: the forms of events, the cards seen in hands and among discards.

Nothing here asks the engine what a seat sees. `None` is a spectator.
"""

import json
from collections import Counter
from dataclasses import dataclass, fields
from typing import NamedTuple

from lastcard import Event, Game
from lastcard.rules.model.events import Drew, HandShown

Viewer = int | None
Form = dict[str, object]
Faces = Counter[str]

SHOWN_TO_ALL = ("TF-07", "TF-08")
"""Rules by which a hand is shown to the whole table; by any other only to the challenger."""


def forms(events: list[Event], viewer: Viewer) -> list[Form]:
    """What this viewer sees of an action."""
    challenger: Viewer = None
    seen: list[Form] = []
    for event in events:
        raw = {field.name: getattr(event, field.name) for field in fields(event)}
        if event.kind == "challenged":
            challenger = raw["seat"]
        if isinstance(event, Drew):
            raw = drew_form(event, viewer)
        elif isinstance(event, HandShown):
            told = event.rule in SHOWN_TO_ALL or viewer in (event.seat, challenger)
            raw = {"rule": event.rule, "seat": event.seat}
            if told and (viewer is not None or event.rule in SHOWN_TO_ALL):
                raw["cards"] = event.cards
        seen.append({"event": event.kind, **raw})
    return seen


def drew_form(event: Drew, viewer: Viewer) -> Form:
    """TF-01: opponents see drawn cards from behind, sorted. NM-09: a roulette turns them up."""
    form: Form = {"rule": event.rule, "seat": event.seat, "count": len(event.cards)}
    if viewer == event.seat or event.shown:
        form["cards"] = event.cards
    if viewer not in (event.seat, None) and event.backs:
        form["others"] = sorted(event.backs)
    return form


class Told(NamedTuple):
    """One event in the form that a viewer sees, with typed access."""

    form: Form

    @property
    def kind(self) -> object:
        return self.form["event"]

    def seat(self, name: str = "seat") -> int:
        seat = self.form[name]
        assert isinstance(seat, int)
        return seat

    def cards(self) -> list[str]:
        cards = self.form.get("cards", [])
        assert isinstance(cards, list)
        return cards

    def card(self, name: str = "card") -> str | None:
        card = self.form.get(name)
        return None if card is None else str(card)


class Memory:
    """What one viewer remembers of the others' hands, on the face in play: only what the events told."""

    def __init__(self, viewer: Viewer, seats: int) -> None:
        self.viewer = viewer
        self.known: list[Faces] = [Counter() for _ in range(seats)]
        self._since: list[Faces] = [Counter() for _ in range(seats)]
        """Cards shown since a seat's last play, which a challenge's old hand does not hold."""
        self._turned_up = False
        """The cards just drawn were turned up, and a Creeper among them with the others."""

    def hear(self, events: list[Event], after: Game) -> None:
        for place, form in enumerate(forms(events, self.viewer)):
            told = Told(form)
            self._hear_cards(told)
            self._hear_hands(told, after)
            if told.kind == "flipped":
                self._hear_flip(events[place + 1 :], after)
        if self.viewer is not None:
            self.known[self.viewer].clear()

    def _hear_cards(self, told: Told) -> None:
        """Single cards that leave a hand or are seen in it."""
        if told.kind in ("played", "laid", "shed"):
            self._forget(told.seat(), [str(told.card())])
            if told.kind == "played":
                self._since[told.seat()] = Counter()
        elif told.kind == "discarded":
            self._forget(told.seat(), told.cards())
        elif told.kind == "creeper" and not self._turned_up:
            self._see(told.seat(), ["wC"])
        elif told.kind == "drew" and told.seat() != self.viewer:
            self._see(told.seat(), told.cards())
            self._turned_up = bool(told.cards())
        elif told.kind == "duelled":
            for seat, name in (("seat", "card"), ("target", "target_card")):
                card = told.card(name)
                if card is not None:
                    self.known[told.seat(seat)] |= Counter([card])
        elif told.kind in ("out", "finished"):
            self.known[told.seat()] = Counter()

    def _hear_hands(self, told: Told, after: Game) -> None:
        """Whole hands that are shown or change owners."""
        if told.kind == "hand_shown" and "cards" in told.form:
            later = Counter() if told.form["rule"] == "TF-07" else self._since[told.seat()]
            self.known[told.seat()] = Counter(told.cards()) + later
        elif told.kind == "swapped":
            one, other = told.seat(), told.seat("target")
            self.known[one], self.known[other] = self.known[other], self.known[one]
            for giver, taker in ((one, other), (other, one)):
                if giver == self.viewer:
                    self.known[taker] = texts(after, taker)
        elif told.kind == "passed_on":
            self._pass_on(told, after)

    def _pass_on(self, told: Told, after: Game) -> None:
        step = told.seat("direction")
        still_in = [seat for seat in range(after.seats) if after.hand(seat)]
        takers = still_in[1:] + still_in[:1] if step == 1 else still_in[-1:] + still_in[:-1]
        before = [Counter(faces) for faces in self.known]
        for giver, taker in zip(still_in, takers, strict=True):
            self.known[taker] = texts(after, taker) if giver == self.viewer else before[giver]

    def _hear_flip(self, later: list[Event], after: Game) -> None:
        """TF-01: opponents have seen the faces now in play from behind; a watcher has seen nothing of them."""
        for seat in range(after.seats):
            draws = [event for event in later if isinstance(event, Drew) and event.seat == seat]
            drawn = Counter(str(card) for event in draws for card in event.cards)
            self.known[seat] = Counter() if self.viewer is None else texts(after, seat) - drawn

    def _see(self, seat: int, cards: list[str]) -> None:
        self.known[seat].update(cards)
        self._since[seat].update(cards)

    def _forget(self, seat: int, cards: list[str]) -> None:
        self.known[seat] -= Counter(cards)


def texts(game: Game, seat: int) -> Faces:
    return Counter(map(str, game.hand(seat)))


@dataclass
class Discard:
    """A discard: who may have seen its light and its dark face, and from whose hand it came."""

    light: set[Viewer]
    dark: set[Viewer]
    holder: Viewer = None


class Discards:
    """The discards from the oldest on, and who may have seen which face of each.

    A front is laid open to all. Opponents see a card from behind while it is in a hand; its holder does if it was
    held while everything was turned over, or with `peek`.
    """

    def __init__(self, game: Game) -> None:
        self.dark = False
        self.seats: set[Viewer] = set(range(game.seats))
        self.everybody: set[Viewer] = {*self.seats, None}
        self.peek = game.options["peek"] is True
        self.turned = [Counter[str]() for _ in self.seats]
        """Whole cards of each hand that were there when everything was turned over."""
        self.pile: list[Discard] = []
        self.hear(game.opening, game)

    def hear(self, events: list[Event], after: Game) -> None:
        for event in events:
            told = Told(forms([event], None)[0])
            if told.kind == "turned" and told.form["to"] != "bottom":
                self.pile.append(self._entry(self.seats))
            elif told.kind == "played":
                self.pile.append(self._from_hand(told))
            elif told.kind in ("laid", "shed"):
                self.pile.insert(-1, self._from_hand(told))
            elif told.kind == "discarded":
                self.pile[-1:-1] = [self._from_hand(told) for _ in told.cards()]
            elif told.kind == "shuffled":
                del self.pile[:-1]
            elif told.kind == "flipped":
                self._turn_over()
        self._see_own_backs(after, any(event.kind == "flipped" for event in events))

    def _turn_over(self) -> None:
        self.dark = not self.dark
        self.pile.reverse()
        self._front(self.pile[-1]).update(self.everybody)

    def _see_own_backs(self, after: Game, turned: bool) -> None:
        position = json.loads(after.position())
        for card, entry in zip(position["discard"].split(), self.pile, strict=True):
            holder, entry.holder = entry.holder, None
            if holder is not None and (self.peek or self.turned[holder][card]):
                self.turned[holder] -= Counter([card])
                entry.light.add(holder)
                entry.dark.add(holder)
        if turned:
            self.turned = [Counter(hand.split()) for hand in position["hands"]]

    def _from_hand(self, told: Told) -> Discard:
        entry = self._entry(self.seats - {told.seat()})
        entry.holder = told.seat()
        return entry

    def _entry(self, from_behind: set[Viewer]) -> Discard:
        front, back = set(self.everybody), set(from_behind)
        return Discard(back, front) if self.dark else Discard(front, back)

    def _front(self, entry: Discard) -> set[Viewer]:
        return entry.dark if self.dark else entry.light

    def seen_by(self, viewer: Viewer) -> list[bool]:
        return [viewer in self._front(entry) for entry in self.pile]
