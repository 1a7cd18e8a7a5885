"""`lastcard verify`: what a record proves, and what it does not, in one line."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from lastcard.cli.errors import complain, message_of
from lastcard.fairness.receipt import Receipt, load_receipt
from lastcard.locale import edition_name, say
from lastcard.locale.event_lines import listed, seat_name
from lastcard.record import Record, replay
from lastcard.record.parser import read_text
from lastcard.record.verification import BOTS, HELPED, LEFT_OUT, SEED, UNWITNESSED, Verdict, verify
from lastcard.rules.model.errors import LastcardError

PROOFS = {
    SEED: "cli-proof-seed",
    BOTS: "cli-proof-bots",
    UNWITNESSED: "cli-proof-unwitnessed",
    LEFT_OUT: "cli-proof-left-out",
    HELPED: "cli-proof-helped",
}


def run_verify(arguments: Namespace, lang: str) -> int:
    receipts = [load_receipt(Path(file)) for file in arguments.receipt]
    verdicts: list[Verdict] = []
    wrong = 0
    for file in arguments.file:
        try:
            text = read_text(Path(file))
        except (LastcardError, OSError) as error:
            complain(
                f"{file}: {message_of(error, lang)}" if isinstance(error, LastcardError) else message_of(error, lang)
            )
            wrong = 1
            continue
        verdict = verify(text, receipts if len(arguments.file) == 1 else fitting(text, receipts))
        verdicts.append(verdict)
        for finding in verdict.findings:
            complain(f"{file}: {message_of(finding, lang)}")
            wrong = 1
        if not verdict.findings and verdict.record is not None:
            values = {"file": file, "record": summary(verdict.record, lang), "proof": statement(verdict, lang)}
            print(say("cli-verified", values, lang))
    if repeated(verdicts):
        complain(say("cli-verify-repeated", lang=lang))
        wrong = 1
    return wrong


def fitting(text: str, receipts: Sequence[Receipt]) -> list[Receipt]:
    """Return the receipts that belong to the round of a record."""
    return [receipt for receipt in receipts if f'"{receipt.terms.round}"' in text]


def repeated(verdicts: Sequence[Verdict]) -> bool:
    """Return whether two rounds were dealt from the same secret."""
    records = [verdict.record for verdict in verdicts if verdict.record is not None]
    evidence = [record.evidence for record in records if record.evidence is not None]
    rounds_by_secret: dict[str, set[str]] = {}
    for each in evidence:
        rounds_by_secret.setdefault(each.secret, set()).add(each.round)
    return any(len(rounds) > 1 for rounds in rounds_by_secret.values())


def statement(verdict: Verdict, lang: str) -> str:
    """Return what is proven and what is not, in one line."""
    record = verdict.record
    assert record is not None
    parts = [say(PROOFS[verdict.trust], lang=lang)]
    if verdict.trust not in (SEED, BOTS, UNWITNESSED):
        parts.append(say("cli-proof-witnessed" if verdict.is_witnessed else "cli-proof-actions", lang=lang))
    if verdict.silent:
        parts.append(say("cli-proof-silent", {"names": names(record, verdict.silent, lang)}, lang))
    if verdict.withheld:
        parts.append(say("cli-proof-withheld", {"names": names(record, verdict.withheld, lang)}, lang))
    if verdict.abandoned:
        parts.append(say("cli-proof-abandoned", {"count": verdict.abandoned}, lang))
    if verdict.trust in (HELPED, UNWITNESSED) or verdict.redraws:
        parts.append(say("cli-proof-redraws", {"count": verdict.redraws}, lang))
    return " ".join(parts)


def names(record: Record, seats: Sequence[int], lang: str) -> str:
    return listed([seat_name(seat, record.names, lang) for seat in seats], lang)


def summary(record: Record, lang: str) -> str:
    """Return what a record holds, in one sentence."""
    *_, last = replay(record)
    winner = last.game.winner if last.match is None else last.match.winner
    values: dict[str, object] = {
        "edition": edition_name(record.edition, lang),
        "players": record.players,
        "rounds": len(record.rounds),
        "actions": sum(map(len, record.rounds)),
        "winner": "none" if winner is None else seat_name(winner, record.names, lang),
    }
    return say("cli-summary-round" if last.match is None else "cli-summary-match", values, lang)
