"""Nonsense, half-sense and sense in any order: nothing breaks, and what is refused changes nothing.

The messages go in-process through the code that serves sockets, decoding included: so there can be very many.
"""

import json
import logging
import os
from random import Random
from typing import Any, cast

import msgspec
import pytest

from lastcard import EDITIONS
from lastcard.server.live.connection import Connection
from lastcard.server.live.websocket import handle_message, read_message
from rooms import RoomFixture

pytestmark = pytest.mark.once
LONG = bool(os.environ.get("LASTCARD_LONG"))
MESSAGES = 1_000_000 if LONG else 100_000
TABLES = 5 * len(EDITIONS)

# ruff: noqa: E501, these are lists of nonsense
TYPES = (
    "sit", "rename", "leave", "act", "explain", "start", "next", "rematch", "commit", "reveal", "fill", "free", "remove", "host", "lock", "change",
    "mute", "chat", "react", "pong", "fly", "", "ACT",
)  # fmt: skip
FIELDS = (
    "type", "id", "name", "chair", "action", "move", "level", "handle", "locked", "settings", "muted", "text", "reaction",
    "ping", "person", "seat", "__proto__", "commitment", "share",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 3, 9, 10, -1, 2**31, 2**53, 2**64, 1.5, 1e308, "", " ", "Ann", "\u0000", "\u202e", "😀" * 50,
    "x" * 1500, "draw", "keep", "play r7", "play w uno", "uno", "catch 0", "catch 1", "jump r7", "color r", "accept", "yes",
    "ab" * 32, "normal", "easy", "godlike", "clap", [], {}, [[]], {"edition": "flip"}, {"edition": "x.toml"}, {"seats": 3},
    {"options": {"stacking": "same"}}, {"options": {"deck": {"w+4": 7}}}, {"options": {"hand_size": 99}}, {"custom": {"name": "x"}},
    {"edition": "classic", "options": {"deck": {"r7": 10**30}}}, {"custom": {"name": "x", "colors": "rygb", "each_color": {"1-9": 2}}},
)  # fmt: skip
JUNK = (
    b"",
    b"{",
    b"\xff\xff",
    b"null",
    b"[" * 3000,
    b'{"type":"act","action":"draw","move":1e400}',
    b'"' + b"\\u0000" * 9 + b'"',
)


def sensible(fixture: RoomFixture, seat: int, dice: Random) -> dict[str, Any]:
    """Something that may well be right just now."""
    runner = fixture.room.table.runner
    if runner is None or runner.is_over:
        return {
            "type": dice.choice(("start", "next", "rematch", "sit")),
            **({"name": "Ann"} if dice.random() < 0.5 else {}),
        }
    view = runner.round.view(fixture.room.table.lobby.seat_of(fixture.connections[seat].person))
    choices: list[str] = [*view.actions, *view.interrupts] or ["draw", "uno"]
    return {"type": "act", "action": dice.choice(choices), "move": runner.round.move}


def message(fixture: RoomFixture, seat: int, dice: Random) -> bytes:
    kind = dice.random()
    if kind < 0.03:
        return dice.choice(JUNK)
    if kind < 0.35:
        written = sensible(fixture, seat, dice)
    else:
        written = {"type": dice.choice(TYPES)}
        for _ in range(dice.randrange(4)):
            written[dice.choice(FIELDS)] = dice.choice(VALUES)
    data = bytearray(json.dumps(written).encode())
    if kind > 0.93:
        for _ in range(dice.randrange(1, 4)):
            data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data)


def everything(fixture: RoomFixture) -> tuple[bytes, str, int]:
    table = fixture.room.table
    position = "" if table.runner is None else table.runner.round.game.position()
    return msgspec.json.encode(table.lobby), position, table.log.version


def fuzz(number: int, count: int) -> None:
    dice = Random(number)
    edition = EDITIONS[number % len(EDITIONS)]
    fixture = RoomFixture(3, number, ["random"], edition=edition, options={"scoring": "none"})
    refused = 0
    for _ in range(count):
        seat = dice.randrange(3)
        connection = fixture.connections[seat]
        check = dice.random() < 0.1
        before = everything(fixture) if check else None
        connection.heard.clear()
        request = read_message(fixture.room, cast(Connection, connection), message(fixture, seat, dice))
        if request is not None:
            handle_message(fixture.room, cast(Connection, connection), request)
        assert not fixture.room.is_lost
        answers = [json.loads(text) for text in connection.heard]
        if any(answer["type"] == "error" for answer in answers):
            refused += 1
            if check and len(answers) == 1:
                assert everything(fixture) == before
        for each in fixture.connections:
            each.heard.clear()
        fixture.writer.posts.clear()
        fixture.clock.go_to(fixture.clock.now + dice.choice((0.01, 0.3, 3.0)))
        if fixture.room.table.lobby.removed or not fixture.room.table.lobby.people():
            fixture = RoomFixture(3, dice.randrange(2**30), ["random"], edition=edition, options={"scoring": "none"})
    assert refused > count / 10


@pytest.mark.parametrize("part", range(6))
def test_no_message_breaks_a_table(part: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for number in range(part, TABLES, 6):
        fuzz(number, MESSAGES // TABLES)
    assert caplog.records == []
