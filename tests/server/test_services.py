"""Which messages are counted as costly."""

from typing import get_args

from lastcard.server.services import ARRANGING, PLAYING, TURNING
from lastcard.table import messages as m


def test_every_message_but_those_of_the_game_is_costly() -> None:
    assert {m.Pace, m.Admit, m.Hurry, m.Sit, m.Lock} <= set(ARRANGING)
    assert {*ARRANGING, *PLAYING, *TURNING, m.Change} == set(get_args(m.Request))
    assert not set(ARRANGING) & set(PLAYING)
