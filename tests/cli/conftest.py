"""What several tests of the command share."""

from pathlib import Path
from random import Random

import pytest

from lastcard import Game
from lastcard.record import Recorder
from playing import play


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A round of three with names, as a file."""
    game = Game.deal("minecraft", 3, 4, options={"voluntary_draw": False})
    recorder = Recorder(game, ["Mei", "Ming", "阿嬤"], 4)
    for done in play(game, Random(4)):
        recorder.add(done.seat, done.action)
    file = tmp_path / "round.txt"
    recorder.save(file)
    return file
