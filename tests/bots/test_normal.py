"""What `normal` does in situations where a good player knows what to do."""

from collections import Counter

import pytest

from bot_tables import Position, after
from lastcard import Game
from lastcard.bots import make_bot

pytestmark = pytest.mark.once


FAR = ("g1 g2 g3 g4 g6 y2 y3", "y1 y4 y5 y6 r1 r2 r3", "b5 b6 b7 b8 b9 b1 b0")
HABITS: dict[str, tuple[Position, tuple[str, ...], str]] = {
    "saves its wild": ({"hands": ["w r3 r4 b1 b2", *FAR], "discard": "r6"}, (), "play r4"),
    "wins when it can": ({"hands": ["r3", *FAR], "discard": "r6"}, (), "play r3"),
    "wins with a draw card too": ({"hands": ["w+4", *FAR], "discard": "r6"}, (), "play w+4"),
    "keeps the wild for the end": ({"hands": ["w r3", *FAR], "discard": "r6"}, (), "play r3 uno"),
    "stops one who is near out": ({"hands": ["r3 r+2 b1 b2", "g1", *FAR[1:]], "discard": "r6"}, (), "play r+2"),
    "skips one who is near out": ({"hands": ["r3 rS b1 b2", "g1", *FAR[1:]], "discard": "r6"}, (), "play rS"),
    "turns away from one who is near out": (
        {"hands": ["r3 rR b1 b2", "g1", *FAR[1:]], "discard": "r6"},
        (),
        "play rR",
    ),
    "does not turn towards one who is near out": (
        {"hands": ["r3 rR b1 b2", *FAR[:2], "g8"], "discard": "r6"},
        (),
        "play r3",
    ),
    "calls with the last but one": ({"hands": ["r3 b1", *FAR], "discard": "r6"}, (), "play r3 uno"),
    "names what it holds most of": ({"hands": ["w b1 b2 y4", *FAR], "discard": "r6"}, ("play w",), "color b"),
    "does not bluff while something fits": (
        {"hands": ["w+4 r3 r4 b1 b2", *FAR], "discard": "r6"},
        (),
        "play r4",
    ),
    "plays the drawn card": (
        {"hands": ["b1 b2 y4", *FAR], "discard": "r6", "pile": "r9"},
        ("draw",),
        "play r9",
    ),
    "sheds what is dear when points are written down": (
        {"hands": ["r9 r1 b4 b6", *FAR], "discard": "r6", "options": {"scoring": "tally"}},
        (),
        "play r9",
    ),
    "finishes without a wild where it must": (
        {"hands": ["w r3", *FAR], "discard": "r6", "options": {"last_card": "no_wild"}},
        (),
        "play w uno",
    ),
}
EDITION_HABITS: dict[str, tuple[str, Position, tuple[str, ...], str]] = {
    "swaps with the smallest hand": (
        "no-mercy",
        {"hands": ["r7 b1 b2 b3 b4 b6", "g1 g2 g3 g4", "y1 y2", "y3 y4 y5"], "discard": "r6"},
        ("play r7",),
        "target 2",
    ),
    "does not swap a small hand away": (
        "no-mercy",
        {"hands": ["r7 r3 b1", "g1 g2 g3 g4", "y1 y2 y6 y8", "y3 y4 y5 y9"], "discard": "r6"},
        (),
        "play r3",
    ),
    "does not pass a small hand on": (
        "no-mercy",
        {"hands": ["r0 r3 b1", "g1 g2 g3 g4", "y1 y2 y6 y8", "y3 y4 y5 y9"], "discard": "r6"},
        (),
        "play r3",
    ),
    "stacks rather than draws": (
        "no-mercy",
        {"hands": ["r+2 b1 b3", "g+2 g1 g2 g3", "y1 y2 y6 y8"], "discard": "r6"},
        ("play r+2",),
        "play g+2",
    ),
    "throws away a long colour": (
        "no-mercy",
        {"hands": ["rD r1 r3 r4 r5 rS b1", "g1 g2 g3 g4", "y1 y2 y6 y8"], "discard": "r6"},
        (),
        "play rD uno",
    ),
    "attacks one whom Mercy is near": (
        "no-mercy",
        {
            "hands": [
                "r+4 r3 b1 b2 b4 b5",
                "g1 g1 g2 g2 g3 g3 g4 g4 g5 g5 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 b6 b6 b8",
                "y6 y8 y9 g8 g9",
            ],
            "discard": "r6",
        },
        (),
        "play r+4",
    ),
    "spins for a common colour": (
        "no-mercy",
        {
            "hands": ["wW b1", "b2 b3 b4 b5 b6 b8 r1 g1 y1", "y2 y3"],
            "discard": "b0 b0 b1 b2 b3 b4 b5 b6 b8 b9 b9 bS bR r1 r2 y3 y4 r5 r6 r8 r9 r9 y5 y6",
        },
        ("play wW",),
        "color g",
    ),
    "dances": ("bts", {"hands": ["wD b1 b2", "g1 g2", "r1"], "discard": "r6"}, ("play wD", "color b"), "dance"),
    "lays what it has no more of": (
        "avengers",
        {"hands": ["wG b1 b2 b3 p5", "g1 g2 p1 p2", "r1 p3 p6"], "discard": "r6"},
        ("play wG",),
        "lay p5",
    ),
    "sheds after a duel": (
        "flip",
        {"hands": ["wP b1 b2 b9 y5", "g1 g2 g3", "r1 r2"], "discard": "r6"},
        ("play wP", "target 1"),
        "shed ",
    ),
    "activates what hits one who is near out": (
        "flip",
        {"hands": ["rF/k1 b1/k2 b2/k3 b3/k4", "g1", "r1 r2 r3"], "discard": "r6/k+5 r7"},
        ("play rF",),
        "yes",
    ),
    "flips to better cards it has peeked at": (
        "flip",
        {
            "hands": ["rF/k1 r2/wM b2/wM g3/w+c", "g1/k4 g2/k5 g4/k6", "y1/k7 y2/k8 y4/k9"],
            "discard": "r6",
            "options": {"peek": True},
        },
        (),
        "play rF",
    ),
}


@pytest.mark.parametrize("habit", HABITS)
def test_normal(habit: str) -> None:
    position, actions, expected = HABITS[habit]
    assert make_bot("normal").choose(after(Game.setup("classic", **position), *actions)) == expected


@pytest.mark.parametrize("habit", EDITION_HABITS)
def test_normal_in_other_editions(habit: str) -> None:
    edition, position, actions, expected = EDITION_HABITS[habit]
    assert make_bot("normal").choose(after(Game.setup(edition, **position), *actions)).startswith(expected)


@pytest.mark.parametrize(("hand", "expected"), [("w+4 r5 y1 y2", "challenge"), ("w+4 b5 y1 y2", "accept")])
def test_normal_challenges_whom_it_knows(hand: str, expected: str) -> None:
    """Seat 1 has given that hand to seat 0 for a 7; red is in force when the draw wild comes."""
    game = Game.setup("classic", ["r7 r8 b1 b2", hand, "r9 g1 g2 g3"], "r6", options={"seven_zero": True})
    view = after(game, "play r7", "target 1", "play r8", "play r9", "play w+4", "color g")
    assert make_bot("normal").choose(view) == expected


def test_normal_calls_and_catches() -> None:
    normal = make_bot("normal")
    game = Game.setup("classic", ["r1 r2", "g1 g2", "r1 b2 b3"], "r5")
    game.apply("play r1")
    assert [normal.interrupt(game.view(seat)) for seat in range(3)] == ["uno", "catch 0", "catch 0"]
    game.apply("uno", seat=0)
    assert [normal.interrupt(game.view(seat)) for seat in range(3)] == [None, None, None]


@pytest.mark.parametrize(("card", "expected"), [("r1", "jump r1"), ("r7", None)])
def test_normal_jumps_in_where_that_helps(card: str, expected: str | None) -> None:
    """With a 7 it would have to swap its small hand away."""
    hands = [f"{card} r2 b1 b4 b5 b6", "g1 g2 g3 g4 g5", f"{card} b2"]
    game = Game.setup("classic", hands, "r5", options={"jump_in": True, "seven_zero": True})
    game.apply(f"play {card}")
    if card == "r7":
        game.apply("target 1")
    assert make_bot("normal").interrupt(game.view(2)) == (expected and f"{expected} uno")


def test_normal_votes_now_so_now_so() -> None:
    game = Game.setup("bts", ["wD b1 b2", "g1 g2", "r1 r2"], "r6", options={"dance_vote": True})
    view = after(game, "play wD", "color b", "dance")
    votes = Counter(make_bot("normal", seed).choose(view) for seed in range(200))
    assert votes["yes"] > votes["no"] > 20
