"""Positions that cannot be: each is refused with BadPosition, and says which part of it is wrong."""

import json
from typing import Any

import pytest

from lastcard import BadPosition, Game
from written_positions import REQUIRED, STARTS, Fields

LEFT_OUT = object()
"""In place of a value: the field is not there."""


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
    ("exposed", "order", [0, 0]),
    ("exposed", "order", [1]),
    ("exposed", "order", LEFT_OUT),
    ("exposed", "out", [0]),
    ("exposed", "exposed", [0]),
    ("exposed", "options", {"mercy": 10, "stacking": "same"}),
    ("flip", "after_flip", True),
    ("turn", "after_flip", True),
    ("after_flip", "actor", 1),
    ("after_flip", "seat", 1),
    ("lay", "actor", 1),
    ("target", "color", "r"),
    ("target", "actor", 1),
    ("target", "decision", "shed"),
    ("seven", "color", None),
    ("seven", "options", {}),
    ("seven", "actor", 1),
    ("nine", "decision", "target"),
    ("skip", "decision", "activate"),
    ("wild_on_top", "decision", "activate"),
    ("wild_on_top", "color", None),
    ("plain_wild", "then", "effect"),
    ("plain_wild", "then", "penalty"),
    ("plain_wild", "color", "r"),
    ("roulette", "seat", 0),
    ("roulette", "color", "r"),
    ("dance", "seat", 0),
    ("dance", "color", None),
    ("dance", "decision", "vote"),
    ("reversed_draw", "seat", 0),
    ("reversed_draw", "pending", 3),
    ("answer", "pending", 3),
    ("shed", "seat", 2),
    ("ten_cards", "options", {"mercy": 10}),
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


TOGETHER: list[tuple[str, Fields]] = [
    ("dance", {"decision": "shed", "color": None, "sheds": 1, "target": 1}),
    ("dance", {"decision": "target", "actor": 1}),
    ("turn", {"decision": "color", "then": "turn", "color": None}),
    ("answer", {"decision": "shed", "color": None, "sheds": 1, "target": 1}),
    ("answer", {"decision": "color", "then": "penalty"}),
    ("seven", {"decision": "answer", "pending": 2}),
    ("skip", {"decision": "answer", "pending": 2}),
    ("one_through", {"order": [0], "options": {"play_on": True}, "seat": 0, "actor": 0}),
    ("one_through", {"order": [0, 1], "options": {"play_on": True}}),
    ("one_through", {"order": [0], "out": [0], "options": {"play_on": True, "mercy": 10}}),
    ("mercy", {"decision": "over", "order": [1]}),
    ("mercy", {"decision": "over"}),
]


@pytest.mark.parametrize(("start", "changes"), TOGETHER, ids=[f"{start} {changes}" for start, changes in TOGETHER])
def test_fields_that_cannot_be_together(start: str, changes: Fields) -> None:
    with pytest.raises(BadPosition, match=r"\w \w"):
        Game.from_position(json.dumps({**STARTS[start](), **changes}))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "{}", "position", None, 5])
def test_what_is_no_position(text: Any) -> None:
    with pytest.raises(BadPosition, match=r"\w \w"):
        Game.from_position(text)
