"""Records to be read, and to be spoilt."""

from random import Random

import pytest

from lastcard import BadRecord, Game
from lastcard.record import Recorder, read_record
from lastcard.record.writer import digest
from playing import play

NAMES = ["阿明", "Mei", "阿嬤"]


def record_round(edition: str, seed: int, options: dict[str, object] | None = None) -> tuple[Game, str]:
    game = Game.deal(edition, 3, seed, 1, options)
    recorder = Recorder(game, NAMES, seed)
    for done in play(game, Random(seed)):
        recorder.add(done.seat, done.action)
    return game, recorder.text()


def sealed(text: str) -> str:
    """With an end line that fits: what a forger would write."""
    body = text[: text.rindex("end: ")]
    return f"{body}end: {digest(body)}\n"


def with_line(text: str, number: int, line: str | None) -> str:
    lines = text.split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


def line_with(text: str, beginning: str) -> int:
    return next(place for place, line in enumerate(text.split("\n"), 1) if line.startswith(beginning))


def first_action(text: str) -> int:
    return text.split("\n").index("") + 2


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert f"Line {refusal.value.line}" in str(refusal.value)
    return refusal.value


SHORT: dict[str, object] = {"hand_size": 2, "voluntary_draw": False}
ROUND = min((record_round("classic", seed, SHORT)[1] for seed in range(5)), key=len)
"""A short one, as it is read hundreds of times."""
