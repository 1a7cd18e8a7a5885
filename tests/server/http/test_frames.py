"""Texts are framed as WebSockets have them, and read whichever way they arrive."""

import asyncio
from functools import partial

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lastcard.server.doors import Doors, entrance_of
from lastcard.server.http.protocols import HttpProtocol, are_whole, short_text, text_frame

SHAKING = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_by_its_size(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, text, fin).serialize(mask=True)


MASK = b"\x81\x92ab"
LOOKS_WHOLE = bytes((0x81, 0x80 + 20)) + MASK + bytes(ord("x") ^ MASK[place % 4] for place in range(20))
"""A frame whose part after the first two bytes looks like a whole frame."""


@pytest.mark.parametrize("size", [0, 1, 60, 125])
def test_a_short_text_by_itself_is_read(size: int) -> None:
    assert short_text(masked(b"x" * size)) == b"x" * size
    assert short_text(LOOKS_WHOLE[2:]) is not None


@pytest.mark.parametrize(
    "data",
    [
        masked(b"x" * 126),
        masked(b"text") + masked(b"more"),
        masked(b"text")[:-1],
        masked(b"te", fin=False),
        masked(b"xt", Opcode.CONT),
        masked(b"text", Opcode.BINARY),
        masked(b"", Opcode.PING),
        text_frame(b"not masked"),
        b"\x81",
    ],
    ids=["long", "two", "cut", "begun", "continued", "binary", "ping", "not masked", "a byte"],  # masks are random
)
def test_nothing_else_is_read_as_a_short_text(data: bytes) -> None:
    assert short_text(data) is None


WHOLE = masked(b"text") + masked(b"x" * 200) + masked(b"", Opcode.PING) + masked(b"x" * 70_000)
CUT = [
    *(WHOLE[:-missing] for missing in (1, 2, 70_000, 70_010, 70_013)),
    masked(b"te", fin=False),
    masked(b"text") + masked(b"te", fin=False),
    masked(b"xt", Opcode.CONT),
    b"\x81",
]


def test_whole_frames_are_told_from_others() -> None:
    assert are_whole(WHOLE)
    assert are_whole(masked(b""))
    assert [are_whole(data) for data in CUT] == [False] * len(CUT)


async def heard_of(*parts: bytes) -> tuple[list[str], int]:
    """What a server hears of what arrives in these parts, and with which code it closes, or else is closed."""
    heard: list[str] = []

    def take(data: bytes) -> bool:
        try:
            heard.append(data.decode())
        except UnicodeDecodeError:
            return False
        return True

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        entrance_of(scope).hear = take
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message.get("text") or message["bytes"].decode())

    config = uvicorn.Config(app, log_config=None, ws="websockets-sansio")
    config.load()
    make = partial(HttpProtocol, Doors(1024), config, ServerState(), {})
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    writer.write(SHAKING)
    await reader.readuntil(b"\r\n\r\n")
    for part in (*parts, masked((1000).to_bytes(2, "big"), Opcode.CLOSE)):
        writer.write(part)
        await asyncio.sleep(0.01)
    said = await asyncio.wait_for(reader.read(), 5)
    writer.close()
    server.close()
    assert said[0] == 0x88
    return heard, int.from_bytes(said[2:4], "big")


TEXT, MORE = masked(b"text"), masked(b"more")


@pytest.mark.parametrize(
    ("parts", "texts"),
    [
        ([TEXT, MORE], ["text", "more"]),
        ([TEXT + MORE, TEXT], ["text", "more", "text"]),
        ([TEXT + masked(b"x" * 200), TEXT], ["text", "x" * 200, "text"]),
        ([TEXT + MORE[:3], MORE[3:], TEXT], ["text", "more", "text"]),
        ([TEXT + LOOKS_WHOLE[:2], LOOKS_WHOLE[2:], MORE], ["text", "x" * 20, "more"]),
        ([*(bytes((each,)) for each in TEXT), MORE], ["text", "more"]),
        ([TEXT, LOOKS_WHOLE[:2], LOOKS_WHOLE[2:], MORE], ["text", "x" * 20, "more"]),
        ([masked(b"te", fin=False), masked(b"xt", Opcode.CONT), MORE], ["text", "more"]),
        ([masked(b"x" * 200), MORE], ["x" * 200, "more"]),
        ([masked(b"text", Opcode.BINARY), MORE], ["text", "more"]),
        ([], []),
    ],
)
async def test_what_arrives_is_heard_whatever_its_parts(parts: list[bytes], texts: list[str]) -> None:
    assert await heard_of(*parts) == (texts, 1000)


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ([masked(b"te", fin=False), MORE], 1002),
        ([text_frame(b"not masked")], 1002),
        ([masked(b"\xff\xfe")], 1007),
    ],
)
async def test_what_is_against_the_protocol_is_not_heard(parts: list[bytes], code: int) -> None:
    assert await heard_of(TEXT, *parts) == (["text"], code)
