"""Every prompt of every edition in a crowd: ten players, and a hand that is far too large for a phone."""

from collections import Counter
from dataclasses import dataclass, field

from lastcard import Game
from lastcard.rules.model.edition import find_edition

PLAYERS = 10
MANY = {"no-mercy": 24}
"""Cards in one's own hand, where 26 would be too many (NM-10)."""


@dataclass(frozen=True)
class Crowd:
    """A position, and the actions after which seat 0 is asked; `plays` is the last player's card."""

    edition: str
    kind: str
    own: str
    actions: tuple[str, ...] = ()
    plays: str = ""
    discard: str = "r9"
    pile: str = ""
    side: str = "light"
    others: int = 3
    """Cards in everybody else's hand, at least."""
    options: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"crowd-{self.edition}-{self.kind}"

    def game(self) -> Game:
        """Set it up: hands are filled with numbers and coloured actions, as many as the deck has."""
        edition = find_edition(self.edition)
        deck = Counter(edition.sides[self.side == "dark"].deck)
        used = f"{self.own} {self.plays} {self.discard} {self.pile}".split()
        deck.subtract(text.split("/")[0] for text in used)
        spare = [text for text, count in deck.items() for _ in range(count) if not text.startswith("w")]
        own, others = self.own.split(), [self.plays.split() for _ in range(PLAYERS - 1)]
        for hand in others[:-1]:
            hand.clear()
        while len(own) < MANY.get(self.edition, 26):
            own.append(spare.pop(0))
        for hand in others:
            while len(hand) < self.others:
                hand.append(spare.pop())
        hands = [" ".join(hand) for hand in (own, *others)]
        turn = PLAYERS - 1 if self.plays else 0
        return Game.setup(
            self.edition,
            hands=hands,
            discard=self.discard,
            pile=self.pile,
            turn=turn,
            side=self.side,
            options=self.options,
        )


DANCE: dict[str, object] = {"dance_vote": True}
CROWDS = [
    Crowd("classic", "turn", "w w+4"),
    Crowd("classic", "drawn", "g1 g2", ("draw",), pile="r2 r3"),
    Crowd("classic", "color", "w", ("play w",)),
    Crowd("classic", "answer", "w", ("play w+4", "color b"), plays="w+4"),
    Crowd("classic", "catch", "w", ("play r1",), plays="r1", others=2),
    Crowd("avengers", "turn", "wG"),
    Crowd("avengers", "lay", "wG", ("play wG",)),
    Crowd("bts", "turn", "wD"),
    Crowd("bts", "answer", "w", ("play wD", "color p"), plays="wD", options=DANCE),
    Crowd("bts", "vote", "wD", ("play wD", "color b", "dance", *["yes"] * 8), options=DANCE),
    Crowd("minecraft", "turn", "w w+4"),
    Crowd("minecraft", "answer", "w", ("play w+4", "color b"), plays="w+4"),
    Crowd("flip", "turn", "rF wP"),
    Crowd("flip", "target", "wP", ("play wP",)),
    Crowd("flip", "shed", "wP g9", ("play wP", "target 5")),
    Crowd("flip", "answer", "wP", ("play w+2", "color b"), plays="w+2"),
    Crowd("flip", "activate", "rF", ("play rF",), discard="r2/o+5 r9"),
    Crowd("flip", "dark", "wM", side="dark", discard="k4"),
    Crowd("flip", "dark-target", "wM", ("play wM",), side="dark", discard="k4"),
    Crowd("no-mercy", "turn", "r7 wW"),
    Crowd("no-mercy", "target", "r7", ("play r7",)),
    Crowd("no-mercy", "answer", "b+4 w+6", ("play r+2",), plays="r+2"),
    Crowd("no-mercy", "roulette", "r1", ("play wW",), plays="wW"),
]
