"""The test vectors of docs/fairness.md are those of the code."""

import json
import re

import msgspec
import pytest

import project
from lastcard import Game
from lastcard.fairness import SeatShare, Terms, deck_text, derive_key, server_commitment, share_commitment
from lastcard.fairness.evidence import drawn_dealer
from lastcard.rules.engine.dealing import fresh_pile
from lastcard.rules.engine.shuffle import key_words
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.state import new_state

PAGE = (project.ROOT / "docs" / "fairness.md").read_text("utf-8")
VECTORS = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[-1])


def dealt(book: Book, players: int, key: bytes) -> str:
    """The whole deck in the order in which it is dealt."""
    state = new_state(book, players, key_words(key))
    fresh_pile(state)
    size = int(book.size)
    texts = [str(book.cards[book.kind_of[slot]]) for slot in range(size)]
    if book.sides == 2:
        texts = [f"{texts[slot]}/{book.cards[book.kind_of[size + state.pair[slot]]]}" for slot in range(size)]
    return " ".join(texts[slot] for slot in reversed(list(state.pile)))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["terms"]["edition"])
def test_a_vector(vector: dict[str, object]) -> None:
    terms = msgspec.convert(vector["terms"], Terms)
    shares = [SeatShare.read(text) for text in msgspec.convert(vector["shares"], list[str])]
    secret = str(vector["secret"])
    book = open_book(find_edition(terms.edition), {})
    assert terms.deck == deck_text(book)
    assert terms.digest() == vector["terms_digest"]
    assert server_commitment(terms, secret) == vector["server"]
    for seat, each in enumerate(shares):
        if each.share is not None:
            assert share_commitment(str(vector["server"]), seat, each.share) == each.commitment
    key = derive_key(terms, secret, shares)
    assert key.hex() == vector["key"]
    dealer = drawn_dealer(book, len(shares), key) if terms.dealer is None else terms.dealer
    assert dealer == vector["dealer"]
    assert dealt(book, len(shares), key) == vector["deck_dealt"]
    assert str(Game.deal(terms.edition, len(shares), key, dealer).top) == vector["top"]
