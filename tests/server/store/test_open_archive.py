"""What a server hands out for the open archive, from both databases: only rounds that all who played agreed to."""

from pathlib import Path

import pytest

from lastcard.arena.archive import check_archive, read_archive
from lastcard.cli.main import main
from lastcard.server.store.forgetting import forget_person
from lastcard.server.store.open_archive import archived_rounds
from lastcard.server.store.storage import Storage
from lastcard.server.store.writes import Write
from lastcard.table import requests as r
from lastcard.table.log import FinishedRound
from table_fixture import TableFixture

pytestmark = pytest.mark.once


def finished_round(seed: int, *agreed: str) -> FinishedRound:
    """A round of two people and a bot at a table that asks, with those who agree."""
    fixture = TableFixture(2, ("easy",), seed=seed, archive=True, options={"hand_size": 3}, turn_time=5)
    for person in agreed:
        fixture.ask(person, r.Consent(agreed=True))
    fixture.start()
    for _ in range(500):
        if fixture.table.lobby.is_over:
            break
        fixture.wait(60)  # the autopilot plays for both
    finished = fixture.table.take_changes().finished
    assert finished is not None
    return finished


@pytest.fixture(scope="module")
def rounds() -> list[FinishedRound]:
    return [finished_round(1, "p0", "p1"), finished_round(2, "p0"), finished_round(3, "p0", "p1"), finished_round(4)]


def test_only_what_all_agreed_to_is_handed_out(storage: Storage, rounds: list[FinishedRound], tmp_path: Path) -> None:
    storage.commit([Write("TESTTEST", finished=each) for each in rounds])
    found = list(archived_rounds(storage.engine))
    assert [each.id for each in found] == [rounds[0].id, rounds[2].id]
    assert found[0].people == {seat for seat, person in enumerate(rounds[0].people) if person}
    out = tmp_path / "table.parquet"
    where = ["--database", storage.engine.url.render_as_string(hide_password=False)]
    assert main(["archive", "--source", "server", "--out", str(out), *where]) == 0
    assert check_archive(out) == 2
    told = list(read_archive(out))
    assert {row["player"] for row in told[0]} == {"person", "bot"}
    for finished in rounds:
        for secret in (finished.id, *filter(None, finished.people)):
            assert secret.encode() not in out.read_bytes()
            assert secret not in repr(told)


def test_who_deletes_themselves_takes_their_rounds_out(storage: Storage, rounds: list[FinishedRound]) -> None:
    storage.commit([Write("TESTTEST", finished=each) for each in rounds])
    forget_person(storage.engine, "p1")
    assert list(archived_rounds(storage.engine)) == []


def test_what_cannot_be_read_is_left_out(
    storage: Storage, rounds: list[FinishedRound], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = FinishedRound("b" * 24, "classic", ["p0"], ["Ann"], 0, [5], "lastcard: 1\nnonsense", is_archived=True)
    storage.commit([Write("TESTTEST", finished=each) for each in (rounds[0], broken)])
    out = tmp_path / "table.parquet"
    where = ["--database", storage.engine.url.render_as_string(hide_password=False)]
    assert main(["archive", "--source", "server", "--out", str(out), *where, "--lang", "en"]) == 0
    assert "is left out" in capsys.readouterr().err
    assert check_archive(out) == 1
