"""Why an action was better: each sentence is said where its fact holds, and not where it does not."""

from typing import NamedTuple

import pytest

from lastcard import Game
from lastcard.analysis.consequences import Option
from lastcard.analysis.reasons import FINDERS

pytestmark = pytest.mark.once
REST = "y1 y2 y3 y4"
MANY = " ".join(f"{color}{number}" for color in "ybg" for number in (1, 1, 2, 2, 3, 3, 4, 4))


class Case(NamedTuple):
    """A position, two actions, and the values (or some) with which the reason is said; None if it must not be."""

    kind: str
    hands: list[str]
    top: str
    best: str
    chosen: str
    values: dict[str, int | str] | None
    edition: str = "classic"
    moves: tuple[str, ...] = ()
    """What happens from there, before it is asked."""
    options: dict[str, object] = {}  # noqa: RUF012, nobody changes it


CASES = [
    Case("wins", ["r7", REST, REST], "r1", "play r7", "draw", {}),
    Case("wins", ["r7 b2", REST, REST], "r1", "play r7", "draw", None),
    Case("wins", ["r7 rD r1", REST, REST], "r3", "play rD", "play r7", {}, "no-mercy"),
    Case("mercy", ["r+2 r7", MANY[:-3], "r2 r3"], "r1", "play r+2", "play r7", {"seat": 1, "count": 23, "amount": 2},
         "no-mercy"),
    Case("mercy", ["r+2 r7", MANY[:-6], "r2 r3"], "r1", "play r+2", "play r7", None, "no-mercy"),
    Case("stops", ["rS r7 b1", "g1", REST], "r1", "play rS", "play r7", {"seat": 1, "count": 1}),
    Case("stops", ["rS r7 b1", "g1 g2 g3", REST], "r1", "play rS", "play r7", None),
    Case("stops", ["rS r7 b1", REST, "g1"], "r1", "play rS", "play r7", None),
    Case("sheds", ["rD r7 r2 b1", REST, REST], "r1", "play rD", "play r7", {"count": 3}, "no-mercy"),
    Case("sheds", ["rD b7 g2 b1", REST, REST], "r1", "play rD", "play b1", None, "no-mercy"),
    Case("again", ["rE r7 b1", REST, REST], "r1", "play rE", "play r7", {}, "no-mercy"),
    Case("again", ["rS r7 b1", REST], "r1", "play rS", "play r7", {}),
    Case("again", ["rS r7 b1", REST, REST], "r1", "play rS", "play r7", None),
    Case("wild", ["w r7 b1", REST, REST], "r1", "play r7", "play w", {"card": "w"}),
    Case("wild", ["w g7 b1", REST, REST], "r1", "draw", "play w", {"card": "w"}),
    Case("wild", ["w w+4 b1", REST, REST], "r1", "play w+4", "play w", None),
    Case("color", ["r7 g7 g2 g3", REST, REST], "b7", "play g7", "play r7", {"color": "g", "count": 2}),
    Case("color", ["r7 g7 g2 r3", REST, REST], "b7", "play g7", "play r7", None),
    Case("attacks", ["r+2 r7 b1", REST, REST], "r1", "play r+2", "play r7", {"seat": 1}),
    Case("attacks", ["r+2 rS b1", REST, REST], "r1", "play r+2", "play rS", None),
    Case("saves", ["r+2 r7 b1", REST, REST], "r1", "play r7", "play r+2", {"card": "r+2", "seat": 1, "count": 4}),
    Case("saves", ["r+2 r7 b1", "g1 g2", REST], "r1", "play r7", "play r+2", None),
    Case("plays", ["r7 b1 b2", REST, REST], "r1", "play r7", "draw", {"count": 2}),
    Case("plays", ["r7 r2 b2", REST, REST], "r1", "play r7", "play r2", None),
    Case("used", ["r7 r2 b7 g7", REST, REST], "y7 b7 y7 g7 r1", "play r7", "play r2", {"card": "r7", "count": 4}),
    Case("used", ["r7 r2 b7 g7", REST, REST], "y7 g7 r1", "play r7", "play r2", None),  # three may be about
    Case("used", ["r7 r2 r3 g2", REST, REST], "b7 b7 r7 g7 g7 y7 y7 r1", "play r2", "play r3", None),
    Case("flips", ["rF/kF r7/k1 b1/k2", "g1/k3 g2/k4", "g3/k5 g4/k6"], "r1/k7", "play rF", "play r7", {}, "flip"),
    Case("flips", ["rF/kF r7/k1 b1/k2", "g1/k3 g2/k4", "g3/k5 g4/k6"], "r1/k7", "play r7", "play rF", None, "flip"),
    Case("passes", ["r+2 r7", "g+2 g3 g4", REST], "r1", "play g+2", "accept", {"seat": 2, "count": 4}, "no-mercy",
         ("play r+2",)),
    Case("passes", ["r8 r7", "r+2 r3 g4", REST], "r1", "play r+2", "play r3", None, "no-mercy", ("play r8",)),
    Case("lacks", ["w b7 r2 r3", REST, "b3 b4"], "b1", "color b", "color r", {"seat": 1, "color": "b"},
         moves=("play b7", "draw", "play b3", "play w")),
    Case("lacks", ["w b7 r2 r3", REST, "b3 b4"], "b1", "color r", "color b", None,
         moves=("play b7", "draw", "play b3", "play w")),
    Case("target", ["wT+2 r2 r3", REST, "b3 b4"], "b1", "target 2", "target 1", {"seat": 2, "count": 2}, "mix",
         ("play wT+2", "color r")),
    Case("target", ["wT+2 r2 r3", REST, "b3 b4"], "b1", "target 1", "target 2", None, "mix",
         ("play wT+2", "color r")),
    Case("bluff", ["w+4 r2 r3 r4 r6 r8", "g1 g2 g3", REST], "r1", "challenge", "accept", {"seat": 0},
         moves=("play w+4", "color r")),
    Case("honest", ["w+4 y2", "g1 r2 r3", REST], "r1", "accept", "challenge", {"seat": 0},
         moves=("play w+4", "color y")),
    Case("bluff", ["w+4 y2", "g1 r2 r3", REST], "r1", "challenge", "accept", None, moves=("play w+4", "color y")),
    Case("honest", ["w+4 r2 r3 r4 r6 r8", "g1 g2 g3", REST], "r1", "accept", "challenge", None,
         moves=("play w+4", "color r")),
    # Wild Reverse Draw Four hits the player before (NM-08)
    Case("mercy", ["wR+4 r7", "r2 r3", MANY[:-3]], "r1", "play wR+4", "play r7", {"seat": 2, "count": 23, "amount": 4},
         "no-mercy"),
    Case("mercy", ["wR+4 r7", MANY[:-3], "r2 r3"], "r1", "play wR+4", "play r7", None, "no-mercy"),
    Case("stops", ["wR+4 r7 b1", REST, "g1"], "r1", "play wR+4", "play r7", {"seat": 2, "count": 1}, "no-mercy"),
    Case("stops", ["wR+4 r7 b1", "g1", REST], "r1", "play wR+4", "play r7", None, "no-mercy"),
    Case("passes", ["r+2 r7", "wR+4 g3 g4", REST], "r1", "play wR+4", "accept", {"seat": 0, "count": 6}, "no-mercy",
         ("play r+2",)),
    Case("passes", ["r+2 r7", "wR+4 g3 g4"], "r1", "play wR+4", "accept", None, "no-mercy", ("play r+2",)),
    # Reverse and Skip Everyone keep somebody from having the next turn
    Case("stops", ["rR r7 b1", "g1", REST], "r1", "play rR", "play r7", {"seat": 1, "count": 1}),
    Case("stops", ["rR r7 b1", REST, "g1"], "r1", "play rR", "play r7", None),
    Case("stops", ["rR r7 b1", "g1 g2", "b2"], "r1", "play rR", "play r7", None),
    Case("stops", ["rE r7 b1", "g1", REST], "r1", "play rE", "play r7", {"seat": 1, "count": 1}, "no-mercy"),
    Case("again", ["rR r7 b1", REST], "r1", "play rR", "play r7", {}),
    Case("again", ["rR r7 b1", REST, REST], "r1", "play rR", "play r7", None),
    # with a Gauntlet nobody loses a turn, and whoever dances does not either
    Case("attacks", ["wG r7 b1", REST, REST], "r1", "play wG", "play r7", None, "avengers"),
    Case("attacks", ["wD r7 b1", REST, REST], "r1", "play wD", "play r7", None, "bts"),
    Case("stops", ["wD r7 b1", "g1", REST], "r1", "play wD", "play r7", None, "bts"),
    # a draw card can be stacked on, a bluff be challenged
    Case("attacks", ["r+2 r7 b1", REST, REST], "r1", "play r+2", "play r7", None, "no-mercy"),
    Case("attacks", ["w+4 g1 b1", REST, REST], "g2 r1", "play w+4", "draw", None),
    Case("attacks", ["w+4 b7 b1", REST, REST], "b2", "play w+4", "play b7", None),
    Case("attacks", ["w+4 b1 b5", REST, REST], "r1", "play w+4", "play b1", {"seat": 1}),
    # what is left is not left when hands are swapped, turned over or discarded
    Case("color", ["r7 g7 g2 g3", REST, REST], "b7", "play g7", "play r7", None, "no-mercy"),
    Case("color", ["r7 gD g2 g3", REST, REST], "g1 rD", "play gD", "play r7", None, "no-mercy"),
    Case("plays", ["r7 b1 b2", REST, REST], "r1", "play r7", "draw", None, options={"seven_zero": True}),
    Case("plays", ["wG b1 b2", REST, REST], "r1", "play wG", "draw", None, "avengers"),
]  # fmt: skip


def option(case: Case, action: str) -> Option:
    hands, pile = [hand.strip() for hand in case.hands], "y9 y8 y6 y5"
    if case.edition in ("avengers", "bts"):  # these have no yellow
        hands, pile = [hand.replace("y", "p") for hand in hands], pile.replace("y", "p")
    game = Game.setup(case.edition, hands, case.top, pile=pile, options=case.options)
    for move in case.moves:
        game.apply(move)
    assert game.decision is not None
    return Option(game.view(game.decision.seat), action)


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{place}-{case.kind}") for place, case in enumerate(CASES)])
def test_said_where_it_holds_and_nowhere_else(case: Case) -> None:
    best, chosen = option(case, case.best), option(case, case.chosen)
    assert {case.best, case.chosen} <= set(best.view.actions)
    values = FINDERS[case.kind](best, chosen)
    assert (values is None) == (case.values is None)
    if values is not None and case.values is not None:
        assert values.items() >= case.values.items()
        assert FINDERS[case.kind](chosen, best) is None


def test_every_reason_has_a_case_for_and_one_against() -> None:
    said = {case.kind for case in CASES if case.values is not None}
    unsaid = {case.kind for case in CASES if case.values is None}
    assert said == unsaid == set(FINDERS)
