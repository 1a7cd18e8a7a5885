"""Rounds that people have helped to shuffle, played at random, with the receipts of those people."""

import re
from dataclasses import dataclass, replace
from random import Random

import msgspec

from checks import random_action
from lastcard import EDITIONS, Game
from lastcard.fairness import Evidence, Receipt, SeatShare, server_commitment, share_commitment
from lastcard.fairness.evidence import drawn_dealer
from lastcard.record import Move, Record, write_round
from lastcard.record.writer import announced_digest, digest
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition

KINDS = ("in", "in", "in", "bot", "silent", "withheld")


@dataclass(frozen=True)
class FairRound:
    """A record with its evidence, and what each person kept; by seat, None for a bot."""

    text: str
    record: Record
    evidence: Evidence
    receipts: list[Receipt | None]

    def helper(self) -> Receipt:
        """The receipt of somebody whose share is in the key."""
        return next(each for each in self.receipts if each is not None and each.share is not None)


def make_shares(kinds: list[str], server: str, dice: Random) -> tuple[list[SeatShare], list[str | None]]:
    """What each seat gave, and the bytes that each had committed to."""
    shares: list[SeatShare] = []
    values: list[str | None] = []
    for seat, kind in enumerate(kinds):
        value = None if kind in ("bot", "silent") else dice.randbytes(32).hex()
        commitment = None if value is None else share_commitment(server, seat, value)
        shares.append(SeatShare("bot" if kind == "bot" else "person", commitment, value if kind == "in" else None))
        values.append(value)
    return shares, values


def make_evidence(book: Book, kinds: list[str], dice: Random, dealer: int | None) -> tuple[Evidence, list[str | None]]:
    """How the key of a round came about; without a dealer, the draw decides."""
    people = [SeatShare("bot" if kind == "bot" else "person") for kind in kinds]
    secret = dice.randbytes(32).hex()
    bare = Evidence("H6R2VXNM", dice.randbytes(12).hex(), dice.randint(1, 9), dealer is None, "", secret, people)
    server = server_commitment(bare.terms(book, dealer or 0), secret)
    shares, values = make_shares(kinds, server, dice)
    return msgspec.structs.replace(bare, commitment=server, shares=shares), values


def fair_round(
    seed: int, edition: str = "", kinds: list[str] | None = None, options: dict[str, object] | None = None
) -> FairRound:
    """A whole round, with receipts that know its end."""
    dice = Random(seed)
    edition = edition or EDITIONS[seed % len(EDITIONS)]
    kinds = kinds or ["in", *(dice.choice(KINDS) for _ in range(dice.randint(1, 4)))]
    book = open_book(find_edition(edition), options or {})
    given = dice.choice([None, dice.randrange(len(kinds))])
    evidence, values = make_evidence(book, kinds, dice, given)
    key = evidence.key(book, given or 0)
    dealer = drawn_dealer(book, len(kinds), key) if given is None else given
    names = [f"player {seat}" for seat in range(len(kinds))]
    record = Record(edition, len(kinds), options or {}, names, key, dealer, evidence=evidence)
    game = record.start()
    assert isinstance(game, Game)
    hands = [[str(card) for card in game.hand(seat)] for seat in range(len(kinds))]
    play(record, game, dice)
    text = write_round(record, game)
    receipts: list[Receipt | None] = []
    for seat, share in enumerate(evidence.shares):
        receipt = Receipt(
            terms=evidence.terms(book, dealer),
            server=evidence.commitment,
            seat=seat,
            share=values[seat],
            commitments=[each.commitment for each in evidence.shares],
            shares=evidence.shares,
            hand=hands[seat],
            record=announced_digest(text),
        )
        receipts.append(None if share.kind == "bot" else receipt)
    return FairRound(text, record, evidence, receipts)


def play(record: Record, game: Game, dice: Random) -> None:
    """Play at random to the end, mostly cards, so that it comes soon."""
    while not game.is_over:
        assert game.decision is not None
        plays = [str(action) for action in game.legal_actions() if action.verb == "play"]
        if plays and dice.random() < 0.9:
            action, seat = dice.choice(plays), game.decision.seat
        else:
            action, seat = random_action(game, dice)
        game.apply(action, seat)
        record.rounds[0].append(Move(seat, action))


def retold(text: str, **headers: str) -> str:
    """A record with other headers, and an `end` line that fits."""
    for name, value in headers.items():
        text = re.sub(rf"^{name}: .*$", f"{name}: {value}", text, flags=re.MULTILINE)
    return sealed(text)


def sealed(text: str) -> str:
    """A record whose `end` line fits, whatever was changed in it."""
    body = text.partition("end: ")[0]
    return f"{body}end: {digest(body)}\n"


def dealt_again(fair: FairRound, evidence: Evidence, key: bytes | None = None) -> str:
    """A record that is right by itself, played at random from what a cheat wants it to be dealt from."""
    record = fair.record
    book = open_book(find_edition(record.edition), record.options)
    seed = key if key is not None else evidence.key(book, record.dealer)
    dealer = drawn_dealer(book, record.players, seed) if evidence.is_drawn else record.dealer
    other = replace(record, evidence=evidence, seed=seed, dealer=dealer, rounds=[[]])
    game = other.start()
    assert isinstance(game, Game)
    play(other, game, Random(1))
    return write_round(other, game)
