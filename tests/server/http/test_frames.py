"""Texts are framed as WebSockets have them."""

import pytest
from websockets.frames import Frame, Opcode

from lastcard.server.http.protocols import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_is_framed_by_its_size(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
