"""Which messages are counted as costly."""

from typing import get_args

from lastcard.server.services import ARRANGING, PLAYING, TURNING
from lastcard.table import requests as r


def test_every_message_but_those_of_the_game_is_costly() -> None:
    assert {r.Pace, r.Admit, r.Hurry, r.Sit, r.Lock} <= set(ARRANGING)
    assert {*ARRANGING, *PLAYING, *TURNING, r.Change} == set(get_args(r.Request))
    assert not set(ARRANGING) & set(PLAYING)
