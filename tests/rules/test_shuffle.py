"""The shuffle: ChaCha20 as in RFC 8439, unbiased picks, told a second time in plain words."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules import COMPILED
from lastcard.rules.engine.shuffle import block, key_of, key_words, shuffle, shuffle_quickly
from lastcard.rules.model.bits import zeros

M32 = 0xFFFFFFFF
TRIES = 6000 if COMPILED else 1200

RFC_8439_A1 = [
    ("00" * 32, 0, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"),
    ("00" * 32, 1, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"),
    ("00" * 31 + "01", 1, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"),
    ("00ff" + "00" * 30, 2, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"),
]


def key_stream(key: bytes, counter: int, nonce: int) -> list[int]:
    out = zeros(16)
    block(key_words(key), counter, nonce, out)
    return [int(word) for word in out]


@pytest.mark.parametrize(("key", "counter", "begins"), RFC_8439_A1)
def test_the_key_stream_is_that_of_the_rfc(key: str, counter: int, begins: str) -> None:
    stream = b"".join(word.to_bytes(4, "little") for word in key_stream(bytes.fromhex(key), counter, 0))
    assert stream.hex().startswith(begins)


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, turned, turns in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[one] = (state[one] + state[other]) & M32
        mixed = state[turned] ^ state[one]
        state[turned] = (mixed << turns | mixed >> (32 - turns)) & M32


def reference_block(key: bytes, counter: int, nonce: int) -> list[int]:
    start = [int.from_bytes(b"expand 32-byte k"[at : at + 4], "little") for at in range(0, 16, 4)]
    start += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    start += [counter, nonce, 0, 0]
    state = list(start)
    for _ in range(10):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter_round(state, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(one + other) & M32 for one, other in zip(start, state, strict=True)]


@pytest.mark.parametrize("seed", range(5))
def test_the_nonce_has_its_place(seed: int) -> None:
    key = key_of(seed)
    for counter, nonce in ((0, 1), (3, 0xFFFFFFFF), (M32, 0x12345678)):
        assert key_stream(key, counter, nonce) == reference_block(key, counter, nonce)


def reference_words(key: bytes, nonce: int) -> Iterator[int]:
    """The key stream, word by word."""
    for counter in range(999):
        yield from reference_block(key, counter, nonce)


def quick_words(key: bytes, nonce: int) -> Iterator[int]:
    """Marsaglia's xorshift128 by the first four words of the key, the nonce mixed into three of them."""
    first, second, third, fourth = (int.from_bytes(key[at : at + 4], "little") for at in range(0, 16, 4))
    mixed = [(nonce * spread) & M32 for spread in (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35)]
    x, y, z, w = first ^ mixed[0], second ^ mixed[1], third ^ mixed[2], fourth | 1
    while True:
        t = (x ^ x << 11) & M32
        x, y, z, w = y, z, w, w ^ w >> 19 ^ t ^ t >> 8
        yield w


def reference_shuffle(count: int, words: Iterator[int]) -> tuple[list[int], int]:
    """Three picks a word; how many words were thrown away, too."""
    cards, left, thrown = list(range(count)), count, 0
    while left > 1:
        spans = [left, left - 1, left - 2 if left > 3 else 1]
        picks, fraction = [], next(words)
        for span in spans:
            pick, fraction = divmod(fraction * span, 1 << 32)
            picks.append(pick)
        if fraction < (1 << 32) % (spans[0] * spans[1] * spans[2]):
            thrown += 1
            continue
        for place, pick in zip(range(left - 1, max(left - 4, 0), -1), picks, strict=False):
            cards[place], cards[pick] = cards[pick], cards[place]
        left -= 3
    return cards, thrown


def shuffled(count: int, key: bytes, nonce: int, is_quick: bool) -> list[int]:
    cards: vec[i64] = vec[i64](list(range(count)))
    (shuffle_quickly if is_quick else shuffle)(cards, count, key_words(key), nonce)
    return [int(card) for card in cards]


@pytest.mark.parametrize("is_quick", [False, True])
def test_every_number_of_cards_is_shuffled_as_told(is_quick: bool) -> None:
    thrown, words = 0, quick_words if is_quick else reference_words
    for count in (*range(12), 100, 108, 112, 168, *range(200, 241)):
        for nonce in range(8):
            cards, missed = reference_shuffle(count, words(key_of(count), nonce))
            assert shuffled(count, key_of(count), nonce, is_quick) == cards
            thrown += missed
    assert thrown > 0, "no word was ever thrown away"


@pytest.mark.parametrize("is_quick", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_order_is_as_likely(count: int, is_quick: bool) -> None:
    orders = Counter(tuple(shuffled(count, key_of("fair"), nonce, is_quick)) for nonce in range(TRIES))
    expected = TRIES / len(list(permutations(range(count))))
    strange = sum((orders[order] - expected) ** 2 / expected for order in permutations(range(count)))
    freedom = len(orders) - 1
    assert strange < freedom + 4 * (2 * freedom) ** 0.5


def test_keys_come_from_seeds() -> None:
    digest = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
    assert key_of(1) == key_of("1") == bytes.fromhex(digest)
    assert key_of(bytes(range(32))) == bytes(range(32))
    with pytest.raises(ValueError, match="32"):
        key_of(b"short")
