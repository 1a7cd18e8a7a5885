"""Rounds of a match: what is recorded and scored when one ends."""

import msgspec
import pytest

from lastcard import EDITIONS
from lastcard.record import read_record, write_record
from lastcard.table import messages as m
from table_fixture import TableFixture

pytestmark = pytest.mark.once


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_round_is_recorded_without_replaying_it(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = TableFixture(1, ("normal", "easy"), edition=edition, options={"scoring": "none", "hand_size": 4})
    fixture.start()
    with monkeypatch.context() as patch:
        patch.setattr("lastcard.record.writer.replay", lambda _record: pytest.fail("replayed"))
        fixture.wait(30_000)
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert finished.record == write_record(read_record(finished.record)), "as a replay would have written it"
    assert finished.winner == fixture.game.winner


def test_scores_are_those_of_chairs_and_decide_the_match() -> None:
    fixture = TableFixture(1, ("normal",), seats=4, options={"target_score": 30, "hand_size": 5})
    fixture.start()
    lobby = fixture.table.lobby
    while lobby.winner is None:
        fixture.wait(10_000)
        if lobby.winner is None:
            assert max(chair.score for chair in lobby.chairs) < 30
            fixture.ask("p0", m.Next())
    assert lobby.chairs[lobby.winner].score >= 30
    points = [msgspec.convert(result["points"], list[int | None]) for result in lobby.results]
    for chair, one in enumerate(lobby.chairs):
        assert one.score == sum(given[chair] or 0 for given in points)
        assert all((given[chair] is None) == one.is_free for given in points), "who does not play gets nothing"
