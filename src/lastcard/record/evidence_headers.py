"""The headers of a record that tell how its key came about."""

import json
from collections.abc import Callable, Mapping

from lastcard.fairness.evidence import Evidence
from lastcard.fairness.seat_share import SeatShare, read_hex32


def evidence_lines(evidence: Evidence) -> list[str]:
    """Return the headers with which a record tells how its key came about."""
    deal = {"round": evidence.round, "number": evidence.number, "drawn": evidence.is_drawn}
    return [
        f"table: {evidence.table}",
        f"deal: {json.dumps(deal)}",
        f"commitment: {evidence.commitment}",
        f"secret: {evidence.secret}",
        f"shares: {json.dumps([each.text() for each in evidence.shares])}",
    ]


def read_evidence(values: Mapping[str, object]) -> Evidence:
    """Return what the headers tell, each as `EVIDENCE_PARSERS` has read it."""
    table, deal, shares = values["table"], values["deal"], values["shares"]
    assert isinstance(table, str)
    assert isinstance(deal, tuple)
    assert isinstance(shares, list)
    round_, number, is_drawn = deal
    return Evidence(table, round_, number, is_drawn, str(values["commitment"]), str(values["secret"]), shares)


def parse_deal(text: str) -> tuple[str, int, bool]:
    """Return the round's id, its number in the match and whether the dealer was drawn for. Raises ValueError."""
    value = json.loads(text)
    if not isinstance(value, dict) or list(value) != ["round", "number", "drawn"]:
        raise ValueError(text)
    round_, number, is_drawn = value.values()
    if not isinstance(round_, str) or len(round_) != 24 or bytes.fromhex(round_).hex() != round_:
        raise ValueError(text)
    if type(number) is not int or number < 1 or not isinstance(is_drawn, bool):
        raise ValueError(text)
    return round_, number, is_drawn


def parse_shares(text: str) -> list[SeatShare]:
    """Return what each seat gave. Raises ValueError."""
    value = json.loads(text)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(text)
    return [SeatShare.read(each) for each in value]


EVIDENCE_PARSERS: dict[str, Callable[[str], object]] = {
    "table": str,
    "deal": parse_deal,
    "commitment": read_hex32,
    "secret": read_hex32,
    "shares": parse_shares,
}
