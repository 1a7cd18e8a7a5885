"""Any value in any field of a written position: it is refused, or read as it was written."""

import json

import pytest

from lastcard import BadPosition, Game
from written_positions import REQUIRED, STARTS, fields

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


MANY_FIELDS = ("turn", "answer", "naming", "drawn", "vote", "shed", "flip", "mercy", "exposed", "after_flip", "over")


def in_order(value: object) -> object:
    """Cards of a hand may be written in any order."""
    if not isinstance(value, list):
        return value
    return [sorted(item.split()) if isinstance(item, str) else item for item in value]


@pytest.mark.parametrize("name", [*REQUIRED, "color", *OPTIONAL])
@pytest.mark.parametrize("start", MANY_FIELDS)
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
