"""Prints random deals of all editions as JSON, so that the browser's own implementation can be held against them."""

import json
import os
from random import Random
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from lastcard import EDITIONS
from lastcard.editions.files import document_of, example, examples
from lastcard.fairness import Evidence, Receipt, SeatShare, derive_key, server_commitment, share_commitment
from lastcard.fairness.evidence import dealer_key, drawn_dealer
from lastcard.record import Move, Record, open_event, write_round
from lastcard.record.writer import announced_digest
from lastcard.rules.engine.dealing import deal_hands, fresh_pile, turn_up
from lastcard.rules.engine.shuffle import key_words, shuffle
from lastcard.rules.game import Game
from lastcard.rules.match import choose_dealer
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.model.events import Deals, Event, Seen
from lastcard.rules.model.state import cards_in_hand, new_state

DEALS = 1000 if os.environ.get("LASTCARD_LONG") else 60
MOST_MOVES = 800
ALL = [*EDITIONS, *(example(name).edition.id for name in examples())]
UNTOLD = ("called", "named", "skipped", "reversed", "caught", "accepted", "challenged", "judged", "won", "targeted")
"""Events in which no card moves."""
CHANGES: list[dict[str, object]] = [
    {"number_start": True},
    {"hand_size": 3},
    {"deck": {"w": 9, "r5": 4, "g5": 4}},
    {"jump_in": True, "play_on": True},
    {"seven_zero": True},
    {"mercy": 12, "play_on": True},
    {"draw_until_playable": True},
    {"force_play": True},
    {"stacking": "same"},
    {"bluffing": "free"},
    {"peek": True},
    {"discard_all": "player"},
    {"flip_activation": "always"},
]
"""House rules by which cards go other ways."""


def options_for(edition: str, dice: Random) -> dict[str, object]:
    """Up to three changes that go together in this edition."""
    options: dict[str, object] = {}
    for change in dice.sample(CHANGES, dice.randint(0, 3)):
        try:
            open_book(find_edition(edition), {**options, **change})
        except LastcardError:
            continue
        options |= change
    return options


def fair_deal(number: int) -> dict[str, Any]:
    """A deal with everything that a client could know of it."""
    dice = Random(number)  # noqa: S311, an example and no secret
    edition = ALL[number % len(ALL)]
    options = options_for(edition, dice)
    book = open_book(find_edition(edition), options)
    kinds = ["person", *(dice.choice(("person", "bot")) for _ in range(dice.randint(1, 9)))]
    given = dice.choice((None, dice.randrange(len(kinds))))
    secret = dice.randbytes(32).hex()
    bare = [SeatShare(kind) for kind in kinds]
    evidence = Evidence("H6R2VXNM", dice.randbytes(12).hex(), dice.randint(1, 20), given is None, "", secret, bare)
    terms = evidence.terms(book, given or 0)
    server = server_commitment(terms, secret)
    shares = [make_share(server, seat, kind, dice, is_in=seat == 0) for seat, kind in enumerate(kinds)]
    evidence = msgspec.structs.replace(evidence, commitment=server, shares=shares)
    key = derive_key(terms, secret, shares)
    dealer = drawn_dealer(book, len(kinds), key) if given is None else given
    state = new_state(book, len(kinds), key_words(key))
    state.dealer = dealer
    fresh_pile(state)
    size = int(book.size)
    light = [str(book.cards[book.kind_of[slot]]) for slot in range(size)]
    order = [light[slot] for slot in reversed(list(state.pile))]
    backs = [str(book.cards[book.kind_of[size + state.pair[slot]]]) for slot in range(size)] if book.sides == 2 else []
    deal_hands(state)
    hands = [[light[slot] for slot in cards_in_hand(state, seat)] for seat in range(len(kinds))]
    turn_up(state)
    top = str(book.cards[state.top])
    game = Game.deal(edition, len(kinds), key, dealer, options)
    hand = [str(card) for card in game.hand(0)]
    opening = choose_dealer(book, len(kinds), dealer_key(key)) if given is None else [Deals("GEN-02", dealer)]
    custom = document_of(edition)
    played = Record(edition, len(kinds), options, [], key, dealer, evidence=evidence, custom=custom)
    events = [*opening, *game.opening, *play(game, played, dice)]
    record = write_round(played, game)
    receipt = Receipt(
        terms=terms,
        server=server,
        seat=0,
        share=shares[0].share,
        commitments=[each.commitment for each in shares],
        shares=shares,
        hand=hand,
        record=announced_digest(record),
    )
    return {
        "receipt": msgspec.to_builtins(receipt),
        "secret": secret,
        "key": key.hex(),
        "dealer": dealer,
        "order": order,
        "hands": hands,
        "top": top,
        "backs": backs,
        "record": record,
        "log": [brief(event.seen_by(0)) for event in events if event.kind not in UNTOLD],
        "replay": [
            brief(open_event(event, len(kinds))) for event in events[len(opening) :] if event.kind not in UNTOLD
        ],
    }


def brief(seen: Seen) -> Seen:
    """An event without fields that say nothing: there are a million of them."""
    return {name: value for name, value in seen.items() if value or name == "seat"}


def play(game: Game, record: Record, dice: Random) -> list[Event]:
    """Play at random, mostly cards, calls, catches and jumps included; return what happened."""
    events: list[Event] = []
    while game.decision is not None and len(record.rounds[0]) < MOST_MOVES:
        seat = game.decision.seat
        actions = game.legal_actions()
        plays = [action for action in actions if action.verb == "play"]
        action = dice.choice(plays if plays and dice.random() < 0.85 else actions)
        offered = [(other, each) for other in range(game.seats) for each in game.interrupts(other)]
        if offered and dice.random() < 0.5:
            seat, action = dice.choice(offered)
        events += game.apply(action, seat)
        record.rounds[0].append(Move(seat, str(action)))
    return events


def make_share(server: str, seat: int, kind: str, dice: Random, *, is_in: bool) -> SeatShare:
    """What a seat gave: nothing, a commitment only, or a share too."""
    if kind == "bot" or (not is_in and dice.random() < 0.2):
        return SeatShare(kind)
    share = dice.randbytes(32).hex()
    return SeatShare(kind, share_commitment(server, seat, share), share if is_in or dice.random() < 0.7 else None)


def later_shuffle(number: int) -> dict[str, object]:
    """A shuffle inside a round: a number of cards, by the round's key and the number of the shuffle."""
    dice = Random(f"later {number}")  # noqa: S311
    key, nonce, count = dice.randbytes(32), dice.randrange(1, 50), dice.randrange(0, 168)
    cards = vec[i64](list(range(count)))
    shuffle(cards, count, key_words(key), nonce)
    return {"key": key.hex(), "nonce": nonce, "order": [int(card) for card in cards]}


if __name__ == "__main__":
    made = {
        "deals": [fair_deal(number) for number in range(DEALS)],
        "shuffles": [later_shuffle(number) for number in range(DEALS)],
    }
    print(json.dumps(made, separators=(",", ":")))
