"""Positions that cannot be: each is refused with BadPosition, and says which part of it is wrong."""

import json
from typing import Any

import pytest

from lastcard import BadPosition, Game

LEFT_OUT = object()
"""In place of a value: the field is not there."""

Fields = dict[str, Any]


def fields(game: Game) -> Fields:
    written: Fields = json.loads(game.position())
    return written


def turn() -> Fields:
    return fields(Game.setup("classic", hands=["r1 r2", "b3 b4", "g5 g6"], discard="y1 r9", pile="y3 y4"))


def one_through() -> Fields:
    """Seat 0 has no cards, and nothing says why."""
    return {**turn(), "hands": ["", "b3 b4", "g5 g6"], "discard": "y1 r1 r2 r9", "seat": 1, "actor": 1}


def answer() -> Fields:
    game = Game.setup("classic", hands=["w+4 r1 r2", "b3 b4", "g5 g6"], discard="r9")
    game.apply("play w+4")
    game.apply("color b")
    return fields(game)


def naming() -> Fields:
    game = Game.setup("classic", hands=["w+4 r1 r2", "b3 b4", "g5 g6"], discard="r9")
    game.apply("play w+4")
    return fields(game)


def drawn() -> Fields:
    game = Game.setup("classic", hands=["b1 b2", "b3 b4"], discard="r9", pile="r5")
    game.apply("draw")
    return fields(game)


def vote() -> Fields:
    game = Game.setup("bts", hands=["wD r1", "b3 b4", "g1 g2"], discard="r9", options={"dance_vote": True})
    for action in ("play wD", "color g", "dance", "no"):
        game.apply(action)
    return fields(game)


def shed() -> Fields:
    game = Game.setup("flip", hands=["wP/k1 r1/k2 r2/k3", "b3/t3 b4/t4", "g1/t1"], discard="r9/o9")
    game.apply("play wP")
    game.apply("target 2")
    return fields(game)


def flip() -> Fields:
    return fields(Game.setup("flip", hands=["r1/k1 r2/k2", "b3/t3 b4/t4"], discard="r9/o9"))


def lay() -> Fields:
    game = Game.setup("avengers", hands=["wG r1 r2", "b3 b4"], discard="r9")
    game.apply("play wG")
    return fields(game)


def exposed() -> Fields:
    """Much that is there only now and then: one is exposed, one is through, one has called, somebody is known."""
    options: dict[str, object] = {"play_on": True, "mercy": 10, "stacking": "same"}
    game = Game.setup("classic", ["r1", "r+2 r2 b3", "r+2 g6", "y1 y2 y3", "w y4"], "y9 r9", options=options)
    for action in ("play r1", "play r+2", "play r+2", "accept", "play w"):
        game.apply(action)
    return fields(game)


def penalty() -> Fields:
    """The challenger names the colour of a penalty, right after which a Flip would be one."""
    options: dict[str, object] = {"draw_color_by": "challenger"}
    hands = ["r1/w+c r2/k2 r3/o3", "b3/t3 b4/t4", "g1/t1 g2/p2"]
    game = Game.setup("flip", hands, "r9/k9", side="dark", options=options)
    for action in ("play w+c", "color t", "challenge"):
        game.apply(action)
    return fields(game)


def after_flip() -> Fields:
    game = Game.setup("flip", ["rF/k1 r2/k2 r3/k3", "g1/oF g2/o2", "b1/pF b2/t2"], "g9/t+5 r5/k6")
    game.apply("play rF")
    return fields(game)


def over() -> Fields:
    game = Game.setup("classic", hands=["r1", "b3 b4", "g5 g6"], discard="r9")
    game.apply("play r1")
    return fields(game)


BLUE = "b1 b1 b2 b2 b3 b3 b4 b4 b5 b5 b6 b6 b8 b8 b9 b9 bS bS bS bR bR bR"


def mercy() -> Fields:
    game = Game.setup(
        "no-mercy",
        hands=["w+6 r1", BLUE, "g1"],
        discard="r9",
    )
    for action in ("play w+6", "color r", "accept"):
        game.apply(action)
    return fields(game)


MADE = (turn, one_through, answer, naming, drawn, vote, shed, flip, lay, mercy, exposed, penalty, after_flip, over)
STARTS = {start.__name__: start for start in MADE}

REQUIRED = (
    "edition",
    "key",
    "shuffles",
    "dealer",
    "side",
    "direction",
    "hands",
    "discard",
    "pile",
    "decision",
    "seat",
    "actor",
)

IMPOSSIBLE: list[tuple[str, str, object]] = [
    *(("turn", name, LEFT_OUT) for name in REQUIRED),
    ("turn", "nonsense", 1),
    ("turn", "edition", "uno"),
    ("turn", "edition", 5),
    ("turn", "options", {"nonsense": 1}),
    ("turn", "options", {"mercy": 5}),
    ("turn", "options", []),
    ("turn", "key", "00"),
    ("turn", "key", "zz" * 32),
    ("turn", "key", 5),
    ("turn", "shuffles", -1),
    ("turn", "shuffles", True),
    ("turn", "dealer", 3),
    ("turn", "side", "dark"),
    ("turn", "side", None),
    ("turn", "direction", 0),
    ("turn", "direction", 2),
    ("turn", "direction", True),
    ("turn", "hands", "r1 r2"),
    ("turn", "hands", [["r1"]]),
    ("turn", "hands", ["r1 r2"]),
    ("turn", "hands", ["r1", "b3 b4", "g5 g6"]),
    ("turn", "hands", ["r1 zz", "b3 b4", "g5 g6"]),
    ("turn", "hands", ["r1 r1 r1", "b3 b4", "g5 g6"]),
    ("turn", "discard", ""),
    ("turn", "pile", 7),
    ("turn", "aside", "y3"),
    ("turn", "seat", 3),
    ("turn", "seat", -1),
    ("turn", "seat", "0"),
    ("turn", "actor", 1),
    ("turn", "color", "b"),
    ("turn", "color", "red"),
    ("turn", "color", 5),
    *(("turn", "decision", kind) for kind in ("drawn", "color", "target", "lay", "answer", "vote", "shed", "activate")),
    ("turn", "decision", "over"),
    ("turn", "decision", "bluff"),
    ("turn", "decision", 1),
    ("turn", "then", 1),
    ("turn", "drawn", "r1"),
    ("turn", "pending", 4),
    ("turn", "pending", -1),
    ("turn", "guilty", True),
    ("turn", "shown", "r1"),
    ("turn", "target", 1),
    ("turn", "votes", [1, 1]),
    ("turn", "sheds", 1),
    ("turn", "call", 0),
    ("turn", "idle", 3),
    ("turn", "idle", -1),
    ("turn", "exposed", [1]),
    ("turn", "exposed", [3]),
    ("turn", "exposed", "1"),
    ("turn", "out", [1]),
    ("turn", "order", [1]),
    ("turn", "known", "r1"),
    ("turn", "known", [[1, 0]]),
    ("turn", "known", [[1, 1, "b3"]]),
    ("turn", "known", [[1, 0, "g9"]]),
    ("turn", "known", [[9, 0, "r1"]]),
    ("turn", "known", [[1, 0, 5]]),
    ("turn", "seen", [[7, 7], [0, 0]]),
    ("one_through", "idle", 0),
    ("one_through", "order", [0]),
    ("one_through", "out", [0]),
    ("answer", "pending", LEFT_OUT),
    ("answer", "shown", LEFT_OUT),
    ("answer", "shown", "b9"),
    ("answer", "guilty", LEFT_OUT),
    ("answer", "guilty", 1),
    ("answer", "color", None),
    ("answer", "seat", 0),
    ("answer", "then", 2),
    ("naming", "color", "r"),
    ("naming", "then", LEFT_OUT),
    ("naming", "then", 6),
    ("naming", "then", 3),
    ("drawn", "drawn", LEFT_OUT),
    ("drawn", "drawn", "b1"),
    ("drawn", "drawn", "r7"),
    ("drawn", "drawn", 5),
    ("drawn", "seat", 1),
    ("vote", "target", LEFT_OUT),
    ("vote", "target", 2),
    ("vote", "votes", LEFT_OUT),
    ("vote", "votes", [1]),
    ("vote", "votes", [1, 1, 1]),
    ("vote", "votes", [-1, 0]),
    ("vote", "options", {}),
    ("shed", "sheds", LEFT_OUT),
    ("shed", "sheds", 0),
    ("shed", "sheds", 3),
    ("shed", "target", LEFT_OUT),
    ("flip", "seen", LEFT_OUT),
    ("flip", "seen", [[1], []]),
    ("flip", "seen", [[99], [0]]),
    ("flip", "seen", [[-1], [0]]),
    ("flip", "seen", [1, 2]),
    ("flip", "decision", "activate"),
    ("lay", "seat", 1),
    ("lay", "color", "r"),
    ("penalty", "then", LEFT_OUT),
    ("penalty", "then", "effect"),
    ("penalty", "color", None),
    ("penalty", "seat", 0),
    ("penalty", "options", {}),
    ("after_flip", "options", {"flip_after_flip": False}),
    ("over", "order", LEFT_OUT),
    ("over", "order", [0, 0]),
    ("mercy", "out", LEFT_OUT),
    ("mercy", "out", [1, 1, 2]),
    ("mercy", "order", [1]),
    ("mercy", "options", {"mercy": 0}),
]


def test_the_starting_points_are_good() -> None:
    for name, start in STARTS.items():
        if name != "one_through":
            position = json.dumps(start(), separators=(",", ":"))
            assert Game.from_position(position).position() == position, name


@pytest.mark.parametrize(
    ("start", "name", "value"),
    IMPOSSIBLE,
    ids=[f"{s} {n} {'left out' if v is LEFT_OUT else v}" for s, n, v in IMPOSSIBLE],
)
def test_impossible_positions(start: str, name: str, value: object) -> None:
    written = {**STARTS[start](), name: value}
    if value is LEFT_OUT:
        del written[name]
    with pytest.raises(BadPosition, match=r"\w \w"):
        Game.from_position(json.dumps(written))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "{}", "position", None, 5])
def test_what_is_no_position(text: Any) -> None:
    with pytest.raises(BadPosition, match=r"\w \w"):
        Game.from_position(text)


VALUES: list[object] = [
    None, True, False, 0, 1, 2, -1, 99, 1.0, "", "x", "r", "r1", "b3", {}, {"r1": 1},
    [], [0], [1], [2], [True], [-1], [99], ["x"], [None], ["r0", "", ""], ["r0", ""], ["r0", "x", ""],
    [[0, 0]], [[0, 0, 0]], [[1, 0, "b3"]], [[1, True, "b3"]], [[0, 1, 5]], [[0, 9, ""]], [[5, 1, "b3"]], [[6, 1, "b3"]],
    [[0, -1, "b3"]], [[0, 1, "b3", 0]],
]  # fmt: skip
"""For any field; hardly ever what it may be."""
OPTIONAL = (
    "aside", "then", "drawn", "after_flip", "pending", "guilty", "shown", "target", "votes", "sheds", "call", "exposed",
    "out", "order", "idle", "lacks", "known", "seen",
)  # fmt: skip


def in_order(value: object) -> object:
    """Cards of a hand may be written in any order."""
    if not isinstance(value, list):
        return value
    return [sorted(item.split()) if isinstance(item, str) else item for item in value]


@pytest.mark.parametrize("name", [*REQUIRED, "color", *OPTIONAL])
@pytest.mark.parametrize("start", [name for name in STARTS if name != "one_through"])
def test_a_position_is_refused_or_read_as_it_was_written(start: str, name: str) -> None:
    """Not as something else that it might be taken for: `true` is no 1, and a hand that is left out is none."""
    good = STARTS[start]()
    for value in VALUES:
        written = {**good, name: value}
        try:
            again = fields(Game.from_position(json.dumps(written)))
        except BadPosition:
            continue
        if name in again or value not in (None, False, 0, "", [], {}):
            assert json.dumps(in_order(again.get(name))) == json.dumps(in_order(value)), value
