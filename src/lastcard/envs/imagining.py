"""Another round that a seat cannot tell from this one: whatever it has not seen is dealt anew. For searchers.

A position is taken apart into places, each with a front (the face in play) and, in a two-sided edition, a back. Fronts
and backs that the seat has not seen are shuffled among themselves, and the position is put together again.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lastcard.envs.round import Round
from lastcard.rules.asking import Hearing
from lastcard.rules.errors import BadPosition
from lastcard.rules.faces import Face
from lastcard.rules.game import Game

TRIES = 100


@dataclass
class Place:
    """Where a card lies; others may know what lies here, whatever it is."""

    front: str
    back: str
    front_hidden: bool = True
    back_hidden: bool = True
    known_to: set[int] = field(default_factory=set)


class World:
    """A position taken apart, as one seat knows it."""

    def __init__(self, game: Round, seat: int) -> None:
        position = Game(game.hearing.state, []).position()
        self.written: dict[str, Any] = json.loads(position)
        self.view = game.view(seat)
        self.seat = seat
        self.dark = self.view.side == "dark"
        self.end = "/" if self.view.others and not self.dark else ""
        """Light faces are sorted as parts of whole cards."""
        self.hands = [self._places(text) for text in self.written["hands"]]
        self.discard = self._places(self.written["discard"])
        self.pile = self._places(self.written["pile"])
        self.aside = self._places(self.written.get("aside", ""))
        self._mark_hands()
        self._mark_piles()

    def _places(self, cards: str) -> list[Place]:
        pairs = [card.partition("/") for card in cards.split()]
        return [Place(dark, light) if self.dark else Place(light, dark) for light, _, dark in pairs]

    def _mark_hands(self) -> None:
        for holder, hand in enumerate(self.hands):
            mine = holder == self.seat
            for place in hand:
                place.front_hidden = not mine
                place.back_hidden = mine and not self.view.options["peek"]
            for place in find(hand, list(self.view.known[holder])):
                place.front_hidden = False
        for viewer, holder, faces in self.written.get("known", []):
            for place in find(self.hands[holder], faces.split()):
                place.known_to.add(viewer)

    def _mark_piles(self) -> None:
        """The discard pile as far as it has been seen; the next card to draw from behind (TF-01)."""
        seen = self.written.get("seen", ([], []))
        fronts, backs = (seen[1], seen[0]) if self.dark else (seen[0], seen[1])
        for number, place in enumerate(self.discard):
            place.front_hidden = bool(fronts) and not fronts[number] >> self.seat & 1
            place.back_hidden = bool(backs) and not backs[number] >> self.seat & 1
        for place in self.pile[:1]:
            place.back_hidden = False

    def shuffle(self, random: Random) -> None:
        places = [place for hand in self.hands for place in hand] + self.discard + self.pile + self.aside
        fronts = [place for place in places if place.front_hidden]
        faces = [place.front for place in fronts]
        random.shuffle(faces)
        for place, face in zip(fronts, faces, strict=True):
            place.front = face
        backs = [place for place in places if place.back_hidden]
        groups = [backs] + [hand for holder, hand in enumerate(self.hands) if holder != self.seat]
        for group in groups:  # others' backs are seen, but not which front belongs to which
            faces = [place.back for place in group]
            random.shuffle(faces)
            for place, face in zip(group, faces, strict=True):
                place.back = face

    def position(self, random: Random) -> str:
        for hand in self.hands:
            hand.sort(key=lambda place: (place.front + self.end, place.back))
        written = {**self.written, "hands": [self._text(hand) for hand in self.hands]}
        written |= {"discard": self._text(self.discard), "pile": self._text(self.pile)}
        written["key"] = random.randbytes(32).hex()
        if self.aside:
            written["aside"] = self._text(self.aside)
        if "known" in written:
            written["known"] = [[viewer, holder, self._known(viewer, holder)] for viewer, holder, _ in written["known"]]
        if "drawn" in written:
            drawn = self.view.drawn
            mine = [place for place in self.hands[self.seat] if place.front == drawn]
            written["drawn"] = self._text(mine[:1])
        if "shown" in written:
            shown = sorted(self._text(self.hands[written["actor"]]).split())
            written |= {"shown": " ".join(shown), "guilty": self._is_wrong(random)}
        return json.dumps(written)

    def _is_wrong(self, random: Random) -> bool:
        """GEN-11: whether the draw wild on top was played wrongly, against the colour under it, if that can be seen."""
        under = Face(self.discard[-2].front).color if len(self.discard) > 1 else ""
        colors = {Face(card).color for card in self.view.discard if card != "?"} - {""}
        before = under or random.choice(sorted(colors) or [""])
        left = [Face(place.front).color for place in self.hands[self.written["actor"]]]
        return before in left or (bool(self.view.options["wilds_match"]) and "" in left)

    def _text(self, places: list[Place]) -> str:
        pairs = [(place.back, place.front) if self.dark else (place.front, place.back) for place in places]
        return " ".join(f"{light}/{dark}" if dark else light for light, dark in pairs)

    def _known(self, viewer: int, holder: int) -> str:
        return " ".join(place.front for place in self.hands[holder] if viewer in place.known_to)


def find(hand: list[Place], fronts: list[str]) -> list[Place]:
    """One place for each of these faces."""
    left = Counter(map(str, fronts))
    found: list[Place] = []
    for place in hand:
        if left[place.front]:
            left[place.front] -= 1
            found.append(place)
    return found


def imagine(game: Round, seat: int, random: Random) -> Round:
    """A round that looks the same to the seat. Deals in which somebody could not have been asked so are dealt again."""
    for _ in range(TRIES):
        world = World(game, seat)
        world.shuffle(random)
        try:
            state = Game.from_position(world.position(random))._state  # noqa: SLF001 (environments stand on states)
        except BadPosition:
            continue
        hearing: Hearing = game.hearing.copy()
        hearing.state = state
        other = Round(game.spec, hearing=hearing)
        if other.observation(seat).tobytes() == game.observation(seat).tobytes():
            return other
    raise RuntimeError("no other deal was found that fits what this seat knows")
