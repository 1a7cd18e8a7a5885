"""The terminal shuffles as a table does: the program and the person both commit, and a receipt proves the match."""

import io
from pathlib import Path

import pytest

from lastcard.cli.main import main
from lastcard.cli.own_shuffle import shuffle_match
from lastcard.fairness import load_receipt, share_commitment
from lastcard.locale import say
from lastcard.record import Recorder, read_record
from lastcard.record.verification import HELPED, verify
from lastcard.record.writer import announced_digest

pytestmark = pytest.mark.once


@pytest.mark.parametrize("edition", ["classic", "flip", "no-mercy"])
def test_the_key_follows_from_both(edition: str) -> None:
    match, evidence, receipt = shuffle_match(edition, 3, {})
    assert receipt.server == evidence.commitment
    assert receipt.share == evidence.shares[0].share
    assert share_commitment(receipt.server, 0, receipt.share or "") == evidence.shares[0].commitment
    recorder = Recorder(match)
    recorder.record.evidence = evidence
    receipt.record = announced_digest(recorder.text())
    verdict = verify(recorder.text(), [receipt])
    assert (verdict.findings, verdict.trust, verdict.is_witnessed) == ([], HELPED, True)
    other = shuffle_match(edition, 3, {})
    assert match.seed != other.match.seed
    assert [each.key for each in verify(recorder.text(), [other.receipt]).findings]


def test_a_match_is_not_a_round() -> None:
    """Or else one key would stand for two deals, and somebody could choose."""
    match, evidence, _ = shuffle_match("classic", 2, {})
    recorder = Recorder(match)
    recorder.record.evidence = evidence
    recorder.record.is_match = False
    recorder.record.dealer = match.dealer
    assert [each.key for each in verify(recorder.text()).findings] == ["record-evidence"]


def test_a_match_is_saved_and_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody takes the first choice until the round is over, and leaves."""
    record, receipt = tmp_path / "match.txt", tmp_path / "receipt.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000 + "q\n"))
    words = ["play", "--plain", "--edition", "no-mercy", "--players", "2", "--bots", "easy", "--lang", "en"]
    main([*words, "--option", "hand_size=2", "--save", str(record), "--receipt", str(receipt)])
    assert say("shuffled-together", lang="en") in capsys.readouterr().out
    assert read_record(record.read_text()).evidence is not None
    assert load_receipt(receipt).record == announced_digest(record.read_text())
    assert main(["verify", str(record), "--receipt", str(receipt), "--lang", "en"]) == 0
    assert say("cli-proof-helped", lang="en") in capsys.readouterr().out
    lines = record.read_text().split("\n")
    changed = "\n".join(f"secret: {'ab' * 32}" if line.startswith("secret:") else line for line in lines)
    record.write_text(changed)
    assert main(["verify", str(record), "--receipt", str(receipt), "--lang", "en"]) == 1


def test_a_seed_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "match.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000 + "q\n"))
    words = ["play", "--plain", "--players", "2", "--bots", "easy", "--seed", "7", "--lang", "en"]
    main([*words, "--option", "hand_size=2", "--save", str(record)])
    assert say("shuffled-by-seed", lang="en") in capsys.readouterr().out
    assert read_record(record.read_text()).evidence is None
