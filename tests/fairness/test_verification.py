"""Every way of cheating is caught by the verifier, at the right line."""

import os
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from fair_rounds import FairRound, dealt_again, fair_round, make_shares, retold, sealed
from lastcard import EDITIONS
from lastcard.cli.main import main
from lastcard.fairness import Receipt, SeatShare, load_receipt, server_commitment, share_commitment
from lastcard.locale import say
from lastcard.record import Recorder, read_record
from lastcard.record.verification import BOTS, HELPED, LEFT_OUT, SEED, UNWITNESSED, Verdict, verify
from lastcard.record.writer import announced_digest
from lastcard.rules.game import Game
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import LastcardError

pytestmark = pytest.mark.once
LONG = bool(os.environ.get("LASTCARD_LONG"))
TAMPERINGS = 10_000 if LONG else 300
OTHER = "ab" * 32


@pytest.fixture(scope="module")
def fair() -> FairRound:
    return fair_round(7, "classic", ["in", "in", "bot", "withheld", "silent"])


def caught(text: str, *receipts: Receipt) -> list[tuple[str, str]]:
    """What the verifier finds: the header in whose line it is, and the finding."""
    lines = text.split("\n")
    return [(lines[each.line - 1].partition(":")[0], each.key) for each in verify(text, receipts).findings]


def witness(fair: FairRound, **changed: object) -> Receipt:
    """The receipt of somebody who helped and left before the end, so that only the deal is witnessed."""
    return replace(fair.helper(), record=None, **changed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_honest_rounds_are_proved(edition: str) -> None:
    for seed in range(6):
        fair = fair_round(seed, edition)
        verdict = verify(fair.text, [each for each in fair.receipts if each is not None])
        assert verdict.findings == []
        assert verdict.trust == HELPED
        assert verdict.is_witnessed
        assert read_record(fair.text).evidence == fair.evidence
        assert verdict.redraws == sum(each.is_withheld for each in fair.evidence.shares)


def test_what_is_not_proved_is_said(fair: FairRound) -> None:
    assert verify(fair.text).trust == UNWITNESSED
    left_out = [fair.receipts[3], fair.receipts[4]]
    assert [verify(fair.text, [each]).trust for each in left_out if each] == [LEFT_OUT, LEFT_OUT]
    assert verify(fair_round(1, "flip", ["bot", "bot"]).text).trust == BOTS
    game = Game.deal("classic", seed=5)
    assert verify(Recorder(game, seed=5).text()).trust == SEED
    assert not verify(fair.text, [witness(fair)]).is_witnessed
    verdict = verify(fair.text, [fair.helper()])
    assert (verdict.silent, verdict.withheld, verdict.redraws) == ([4], [3], 1)
    assert verify(fair.text, [replace(fair.helper(), abandoned=[OTHER])]).redraws == 2


# What a server can try


def test_the_server_changes_its_secret_after_a_reveal(fair: FairRound) -> None:
    cheat = replace(fair.evidence, secret=OTHER)
    assert caught(dealt_again(fair, cheat)) == [("secret", "verify-secret")]
    book = open_book(find_edition("classic"), {})
    recommitted = replace(cheat, commitment=server_commitment(fair.helper().terms, OTHER))
    assert recommitted.key(book, fair.record.dealer) != fair.record.seed
    found = caught(dealt_again(fair, recommitted), witness(fair))
    assert ("commitment", "verify-other-commitment") in found
    assert ("shares", "verify-share") in found, "nobody had committed beside that commitment"


def test_the_server_reuses_a_commitment(fair: FairRound) -> None:
    """A commitment is bound to its round: with the same secret it is another one in another round."""
    cheat = replace(fair.evidence, round="cd" * 12)
    assert caught(dealt_again(fair, cheat)) == [("secret", "verify-secret")]
    found = caught(dealt_again(fair, cheat), witness(fair))
    assert ("deal", "verify-other-terms") in found


def test_a_secret_that_was_used_twice_is_found(
    fair: FairRound, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = replace(fair.evidence, round="cd" * 12)
    terms = again.terms(open_book(find_edition("classic"), {}), fair.record.dealer)
    server = server_commitment(terms, again.secret)
    shares, _ = make_shares(["in", "in", "bot", "withheld", "silent"], server, Random(1))
    files = [tmp_path / "one.txt", tmp_path / "two.txt"]
    files[0].write_text(fair.text)
    files[1].write_text(dealt_again(fair, replace(again, commitment=server, shares=shares)))
    assert main(["verify", str(files[0]), "--lang", "en"]) == 0
    assert main(["verify", str(files[1]), "--lang", "en"]) == 0
    assert main(["verify", *map(str, files), "--lang", "en"]) == 1
    assert say("cli-verify-repeated") in capsys.readouterr().err


def test_the_server_drops_somebodys_share(fair: FairRound) -> None:
    shares = [replace(each, share=None) if seat == 0 else each for seat, each in enumerate(fair.evidence.shares)]
    text = dealt_again(fair, replace(fair.evidence, shares=shares))
    assert caught(text, witness(fair)) == [("shares", "verify-other-share"), ("key", "verify-other-hand")]
    quiet = witness(fair, shares=None, hand=None)
    verdict = verify(text, [quiet])
    assert verdict.trust == LEFT_OUT
    assert verdict.withheld == [0, 3], "and it counts as a second try"


def test_the_server_denies_that_somebody_committed(fair: FairRound) -> None:
    shares = [SeatShare("person") if seat == 0 else each for seat, each in enumerate(fair.evidence.shares)]
    text = dealt_again(fair, replace(fair.evidence, shares=shares))
    assert ("shares", "verify-other-share") in caught(text, witness(fair, shares=None, hand=None))


def test_the_server_says_that_a_person_was_a_bot(fair: FairRound) -> None:
    shares = [SeatShare("bot") if seat == 1 else each for seat, each in enumerate(fair.evidence.shares)]
    text = dealt_again(fair, replace(fair.evidence, shares=shares))
    assert ("shares", "verify-other-terms") in caught(text, witness(fair))


def test_the_server_deals_another_deck(fair: FairRound) -> None:
    options = {"deck": {"w+4": 8}}
    text = retold(fair.text, players='5\noptions: {"deck": {"w+4": 8}}')
    assert verify(text).findings, options


def test_the_server_deals_from_another_key(fair: FairRound) -> None:
    text = dealt_again(fair, fair.evidence, bytes(32))
    found = caught(text)
    assert ("key", "verify-key") in found
    assert ("key", "verify-other-hand") in caught(text, witness(fair))


def test_the_server_changes_the_order_of_shares(fair: FairRound) -> None:
    first, second, *others = fair.evidence.shares
    text = dealt_again(fair, replace(fair.evidence, shares=[second, first, *others]))
    assert caught(text) == [("shares", "verify-share")] * 2


def test_the_server_names_another_dealer() -> None:
    drawn = fair_round(5, "classic", ["in", "bot", "in"])
    while not drawn.evidence.is_drawn:
        drawn = fair_round(len(drawn.text), "classic", ["in", "bot", "in"])
    text = dealt_again(drawn, replace(drawn.evidence, is_drawn=False))
    assert ("dealer", "verify-other-terms") in caught(text, witness(drawn))
    found = verify(retold(drawn.text, dealer=str((drawn.record.dealer + 1) % 3))).findings
    assert found


def test_the_record_lies_about_the_score(fair: FairRound) -> None:
    winner = read_record(fair.text).players - 1
    text = retold(fair.text, result=f'{{"winner": {winner}, "points": [0, 0, 0, 0, 500]}}')
    assert [(header, key) for header, key in caught(text)] == [("result", "record-result")]


def test_a_record_of_another_course_of_the_same_deal_is_not_the_one_announced(fair: FairRound) -> None:
    text = dealt_again(fair, fair.evidence)
    assert text != fair.text
    assert caught(text, witness(fair)) == []
    assert caught(text, fair.helper()) == [("end", "verify-other-record")]


def test_a_receipt_fits_no_record_without_evidence(fair: FairRound) -> None:
    text = Recorder(Game.deal("classic", seed=5), seed=5).text()
    assert [each.key for each in verify(text, [fair.helper()]).findings] == ["verify-no-evidence"]


# What a client can try


def test_a_client_reveals_other_bytes(fair: FairRound) -> None:
    shares = [replace(each, share=OTHER) if seat == 0 else each for seat, each in enumerate(fair.evidence.shares)]
    assert caught(dealt_again(fair, replace(fair.evidence, shares=shares))) == [("shares", "verify-share")]


def test_a_client_copies_anothers_commitment(fair: FairRound) -> None:
    """It is bound to the seat, so that even the very bytes of the other do not open it."""
    first, _, *others = fair.evidence.shares
    assert caught(dealt_again(fair, replace(fair.evidence, shares=[first, first, *others]))) == [
        ("shares", "verify-share")
    ]


# Records and receipts as files


def test_a_record_holds_all_evidence_or_none(fair: FairRound) -> None:
    for header in ("table", "deal", "commitment", "secret", "shares"):
        text = sealed("".join(f"{line}\n" for line in fair.text.split("\n")[:-1] if not line.startswith(f"{header}:")))
        assert [each.key for each in verify(text).findings] == ["record-missing"]
    for header, value in (("secret", "AB" * 32), ("shares", "[]"), ("deal", "{}"), ("commitment", "ab")):
        assert verify(retold(fair.text, **{header: value})).findings[0].key in ("record-value", "record-names")
    key = fair.text.index("key:")
    assert verify(sealed(fair.text[:key] + "seed: 7" + fair.text[fair.text.index("\n", key) :])).findings


def test_receipts_are_kept_as_files(fair: FairRound, tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(fair.helper().text())
    assert load_receipt(file) == fair.helper()
    for data in (b"", b"[]", b"\xff", b'{"terms": 5}', b" " * 100_000):
        file.write_bytes(data)
        with pytest.raises(LastcardError):
            load_receipt(file)


def test_the_command_says_in_one_line_what_is_proved(
    fair: FairRound, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, receipt = tmp_path / "round.txt", tmp_path / "receipt.json"
    record.write_text(fair.text)
    receipt.write_text(fair.helper().text())
    assert main(["verify", str(record), "--receipt", str(receipt), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("\n") == 1
    for part in ("helped", "witnessed"):
        assert say(f"cli-proof-{part}") in told
    assert "player 3" in told
    assert "player 4" in told
    receipt.write_text(replace(fair.helper(), server=OTHER).text())
    assert main(["verify", str(record), "--receipt", str(receipt)]) == 1
    line = fair.text.split("\n").index(f"commitment: {fair.evidence.commitment}") + 1
    assert f"{line}" in capsys.readouterr().err


# Tampering


def tampered(text: str, dice: Random) -> str:
    """A record with one thing changed in it, and often an `end` line that fits again."""
    lines = text.split("\n")
    at = dice.randrange(len(lines) - 2)
    other = dice.randrange(len(lines) - 2)
    how = dice.randrange(6)
    if how == 0:
        lines[at], lines[other] = lines[other], lines[at]
    elif how == 1:
        del lines[at]
    elif how == 2:
        lines.insert(at, lines[other])
    elif how == 3 and lines[at]:
        place = dice.randrange(len(lines[at]))
        lines[at] = lines[at][:place] + dice.choice("0123456789abcdef rgybw+") + lines[at][place + 1 :]
    elif how == 4:
        words = lines[at].split(" ")
        words[dice.randrange(len(words))] = dice.choice(dice.choice(lines).split(" "))
        lines[at] = " ".join(words)
    else:
        lines[at] = dice.choice([lines[at].removesuffix(" uno"), lines[at] + " uno"])
    changed = "\n".join(lines)
    return sealed(changed) if dice.random() < 0.8 else changed


def proved_facts(verdict: Verdict) -> dict[str, object]:
    """What a verdict says is proved."""
    record = verdict.record
    assert record is not None
    evidence = record.evidence
    facts: dict[str, object] = {}
    if verdict.trust in (HELPED, LEFT_OUT):
        facts["evidence"] = evidence
        facts["terms"] = (record.edition, record.options, record.players)
    if verdict.trust == HELPED:
        facts["deal"] = (record.seed, record.dealer)
    if verdict.is_witnessed:
        facts["actions"] = record.rounds
    return facts


def test_no_tampering_changes_a_proved_fact() -> None:
    dice = Random(3)
    passed = 0
    rounds = [fair_round(seed) for seed in range(max(5, TAMPERINGS // 100))]
    for number in range(TAMPERINGS):
        fair = rounds[number % len(rounds)]
        receipt = dice.choice([fair.helper(), witness(fair), witness(fair, shares=None), witness(fair, hand=None)])
        text = tampered(fair.text, dice)
        verdict = verify(text, [receipt])
        if verdict.findings:
            continue
        passed += text != fair.text
        assert proved_facts(verdict) == proved_facts(verify(fair.text, [receipt])), text
    assert passed < TAMPERINGS // 4


def test_receipts_of_a_file_have_the_digest_of_its_bytes(fair: FairRound) -> None:
    assert fair.helper().record == announced_digest(fair.text)
    assert (
        share_commitment(fair.evidence.commitment, 0, fair.helper().share or "") == fair.evidence.shares[0].commitment
    )


def test_names_can_be_taken_out_of_a_record_that_was_announced(fair: FairRound) -> None:
    named = fair.text.replace("\nplayers: ", '\nnames: ["Ann"]\nplayers: ')
    assert named != fair.text
    assert announced_digest(named) == fair.helper().record
