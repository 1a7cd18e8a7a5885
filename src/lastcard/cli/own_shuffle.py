"""Shuffling in the terminal: the protocol of tables (docs/fairness.md), with both sides in one process."""

import secrets
from typing import Any, NamedTuple

from lastcard.fairness.commitments import server_commitment
from lastcard.fairness.evidence import WHOLE_MATCH, Evidence
from lastcard.fairness.participant import Participant
from lastcard.fairness.receipt import Receipt
from lastcard.fairness.seat_share import SeatShare
from lastcard.fairness.terms import BOT, PERSON, Terms
from lastcard.rules.match import Match
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition


class OwnShuffle(NamedTuple):
    """A match that the person on seat 0 has helped to shuffle, with the evidence and the person's receipt."""

    match: Match
    evidence: Evidence
    receipt: Receipt


def shuffle_match(edition: str, players: int, options: dict[str, object]) -> OwnShuffle:
    """Commit to a secret, let the person's side commit and reveal, and deal the match from the key of both."""
    book = open_book(find_edition(edition), options)
    bots = [SeatShare(BOT)] * (players - 1)
    secret, round_ = secrets.token_bytes(32).hex(), secrets.token_bytes(12).hex()
    bare = Evidence(WHOLE_MATCH, round_, 1, True, "", secret, [SeatShare(PERSON), *bots])
    terms = bare.terms(book, 0)
    server = server_commitment(terms, secret)
    person = Participant()
    commitment = answer(person, terms, server, None, "commitment")
    share = answer(person, terms, server, [commitment, *[None] * len(bots)], "share")
    shares = [SeatShare(PERSON, commitment, share), *bots]
    evidence = Evidence(WHOLE_MATCH, round_, 1, True, server, secret, shares)
    match = Match(edition, players, evidence.key(book, 0), options)
    dealt = {"event": "round", "number": 1, "shares": [each.text() for each in shares]}
    view = {"seat": 0, "hand": [str(card) for card in match.game.hand(0)]}
    person.hear({**table_told(terms, None), "events": [dealt], "view": view, "move": 0})
    return OwnShuffle(match, evidence, person.receipts[round_])


def answer(person: Participant, terms: Terms, server: str, commitments: list[str | None] | None, what: str) -> str:
    """Ask the person's side as a server does, and return what it sends."""
    shuffle: dict[str, Any] = {"terms": terms, "server": server, "commitments": commitments, "seats": [0]}
    request = person.hear(table_told(terms, shuffle))
    assert request is not None
    return str(request[what])


def table_told(terms: Terms, shuffle: dict[str, Any] | None) -> dict[str, Any]:
    """Return what a server tells of the table and of the person's place there; without a shuffle, the deal is done."""
    table: dict[str, Any] = {
        "code": terms.table,
        "edition": terms.edition,
        "options": terms.options,
        "round_id": "" if shuffle else terms.round,
        "results": [],
        "shuffle": shuffle,
    }
    return {"table": table, "you": {"sharing": [], "chair": 0, "seat": None if shuffle else 0}}
