"""Other worlds: the same round with the cards changed about that a viewer cannot know.

A position is taken apart into places, each with a front (the face in play) and, in a two-sided edition, a back.
Fronts and backs that the viewer has not seen are changed about among themselves, and a position is written again.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from knowledge import Viewer
from lastcard import Game, View
from lastcard.bots import make_bot
from lastcard.rules.model.errors import BadPosition


@dataclass(slots=True)
class Place:
    """Where a card lies; `hand` is its holder, None in a pile."""

    front: str
    back: str
    hand: int | None = None
    front_hidden: bool = True
    back_hidden: bool = True
    known_to: set[int] = field(default_factory=set)
    shown: bool = False
    drawn: bool = False

    def text(self, dark: bool) -> str:
        if not self.back:
            return self.front
        return f"{self.back}/{self.front}" if dark else f"{self.front}/{self.back}"


class World:
    """A position taken apart, with what `viewer` has seen marked, unless only the cards are asked for."""

    def __init__(self, game: Game, viewer: Viewer, marked: bool = True) -> None:
        self.written: dict[str, Any] = json.loads(game.position())
        self.viewer = viewer
        self.dark = game.side == "dark"
        self.hands = [self._places(text, seat) for seat, text in enumerate(self.written["hands"])]
        self.discard = self._places(self.written["discard"], None)
        self.pile = self._places(self.written["pile"], None)
        self.aside = self._places(self.written.get("aside", ""), None)
        if marked:
            self._mark_hands(game)
            self._mark_piles()
            self._mark_memories()

    def _places(self, cards: str, hand: int | None) -> list[Place]:
        places: list[Place] = []
        for card in cards.split():
            light, _, dark = card.partition("/")
            front, back = (dark, light) if self.dark else (light, dark)
            places.append(Place(front, back, hand))
        return places

    def _mark_hands(self, game: Game) -> None:
        """One's own cards; of others' the fronts that one knows, and all from behind (TF-01)."""
        known = game.view(self.viewer).known
        for seat, hand in enumerate(self.hands):
            left = Counter(map(str, known[seat]))
            for place in hand:
                own = seat == self.viewer
                place.front_hidden = not own and not left[place.front]
                if left[place.front]:
                    left[place.front] -= 1
                place.back_hidden = self.viewer is None or (own and not game.options["peek"])

    def _mark_piles(self) -> None:
        if self.pile and self.viewer is not None:
            self.pile[0].back_hidden = False
        lights, darks = self.written.get("seen", ([], []))
        fronts, backs = (darks, lights) if self.dark else (lights, darks)
        for number, place in enumerate(self.discard):
            place.front_hidden = bool(fronts) and not self._is_in(fronts[number])
            place.back_hidden = bool(backs) and not self._is_in(backs[number])
        self.discard[-1].front_hidden = False

    def _is_in(self, seats: int) -> bool:
        """Whether a set of seats has the viewer; the place behind the last seat is a spectator's."""
        return bool(seats >> (len(self.hands) if self.viewer is None else self.viewer) & 1)

    def _mark_memories(self) -> None:
        """What the other seats know, what is kept for a challenge, the card just drawn: bound to places, not faces."""
        for viewer, holder, faces in self.written.get("known", []):
            for place in self._find(self.hands[holder], faces.split(), front=True):
                place.known_to.add(viewer)
        for place in self._find(self.hands[self.written["actor"]], self.written.get("shown", "").split()):
            place.shown = True
        for place in self._find(self.hands[self.written["seat"]], self.written.get("drawn", "").split()):
            place.drawn = True

    def _find(self, hand: list[Place], cards: list[str], front: bool = False) -> list[Place]:
        left = Counter(cards)
        found: list[Place] = []
        for place in hand:
            text = place.front if front else place.text(self.dark)
            if left[text]:
                left[text] -= 1
                found.append(place)
        return found

    def places(self) -> list[Place]:
        return [place for hand in self.hands for place in hand] + self.discard + self.pile + self.aside

    def mix(self, dice: Random, swaps: int) -> None:
        """Change hidden faces about: `swaps` times two of them, fronts and backs each among themselves."""
        fronts = [place for place in self.places() if place.front_hidden and not place.drawn]
        backs = [place for place in self.places() if place.back_hidden]
        for _ in range(swaps):
            if len(fronts) > 1:
                one, other = dice.sample(fronts, 2)
                one.front, other.front = other.front, one.front
            if self.discard[0].back and len(backs) > 1:
                one, other = dice.sample(backs, 2)
                one.back, other.back = other.back, one.back
        if self.viewer is not None:
            self._pair_anew(dice)

    def _pair_anew(self, dice: Random) -> None:
        """Others see the backs of a hand sorted: which belongs to which front they cannot tell."""
        for hand in self.hands:
            seen = [place for place in hand if not place.back_hidden and place.hand != self.viewer]
            if len(seen) > 1:
                one, other = dice.sample(seen, 2)
                one.back, other.back = other.back, one.back

    def position(self) -> str:
        written = dict(self.written)
        written["hands"] = [self._text(hand) for hand in self.hands]
        written["discard"] = self._text(self.discard)
        written["pile"] = self._text(self.pile)
        if self.aside:
            written["aside"] = self._text(self.aside)
        if "known" in written:
            written["known"] = [[viewer, holder, self._known(viewer, holder)] for viewer, holder, _ in written["known"]]
        if "shown" in written:
            written["shown"] = self._text([place for place in self.hands[written["actor"]] if place.shown])
        if "drawn" in written:
            written["drawn"] = self._text([place for place in self.hands[written["seat"]] if place.drawn])
        return json.dumps(written, separators=(",", ":"))

    def _text(self, places: list[Place]) -> str:
        return " ".join(place.text(self.dark) for place in places)

    def _known(self, viewer: int, holder: int) -> str:
        return " ".join(place.front for place in self.hands[holder] if viewer in place.known_to)


def read_back(position: str, game: Game) -> Game:
    """The game of a position, with all that everybody has seen happen in another: a position has no history."""
    again = Game.from_position(position)
    again._state.history, again._state.past = game._state.history, game._state.past
    return again


def sight(game: Game, viewer: Viewer, turned: bool) -> object:
    """What lies before a viewer's eyes: counts, own cards, and in a two-sided edition the others' from behind (TF-01).

    If everything has just been `turned`, the cards that have left a hand were seen from behind a moment ago.
    """
    world = World(game, None, marked=False)
    open_to_all = (
        [len(hand) for hand in world.hands],
        (len(world.pile), len(world.discard)),
        None if game.decision is None else game.decision.seat,
        (str(game.top), game.color, game.direction),
    )
    if viewer is None:
        return open_to_all
    others = [hand for seat, hand in enumerate(world.hands) if seat != viewer]
    return (
        *open_to_all,
        sorted(place.front for place in world.hands[viewer]),
        sorted(place.text(world.dark) for place in world.hands[viewer] if game.options["peek"]),
        [sorted(place.back for place in hand) for hand in others],
        [sorted(place.front for place in hand) for hand in others if turned],
        [place.back for place in world.pile[:1]],
    )


class Twins(NamedTuple):
    """What a seat sees in a round, and what it sees in another world that looks the same to it."""

    view: View
    other: View
    differs: bool
    """Whether something else is hidden there."""


def twin_views(edition: str, seed: str, every: int, turns: int) -> Iterator[Twins]:
    """Play a round among bots, and yield every so many turns what the deciding seat sees; votes are left out."""
    dice = Random(edition)
    game = Game.deal(edition, 4, seed)
    bot = make_bot("normal", 1)
    for turn in range(turns):
        owed = game.decision
        if owed is None:
            return
        view = game.view(owed.seat)
        if turn % every == 0 and owed.kind != "vote":
            world = World(game, owed.seat)
            world.mix(dice, 30)
            try:
                other = read_back(world.position(), game).view(owed.seat)
            except BadPosition:
                other = None
            if other is not None:
                yield Twins(view, other, game.position() != world.position())
        game.apply(bot.choose(view), owed.seat)
