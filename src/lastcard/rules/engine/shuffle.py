"""Shuffling: ChaCha20 (RFC 8439) keyed with the round's 256-bit seed.

Shuffle number k of a round uses k as the nonce and starts at block 0, so seed and count are all the state there is.
Masks keep the words at 32 bits both when this is compiled (i64 wraps) and when it is not (ints grow).
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import exchange, zeros

M32: Final = 0xFFFFFFFF


def key_of(seed: int | str | bytes) -> bytes:
    """Return the 256-bit key of a seed: 32 bytes as they are, a number or text by SHA-256 of its text."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError("a seed in bytes has 32 of them")
        return seed
    return hashlib.sha256(str(seed).encode()).digest()


def key_words(key: bytes) -> vec[i64]:
    return vec[i64]([int.from_bytes(key[4 * k : 4 * k + 4], "little") for k in range(8)])


def block(key: vec[i64], counter: i64, nonce: i64, out: vec[i64]) -> None:
    """Write sixteen 32-bit words of the key stream to `out`."""
    k0: i64 = key[0]
    k1: i64 = key[1]
    k2: i64 = key[2]
    k3: i64 = key[3]
    k4: i64 = key[4]
    k5: i64 = key[5]
    k6: i64 = key[6]
    k7: i64 = key[7]
    a0: i64 = 0x61707865
    a1: i64 = 0x3320646E
    a2: i64 = 0x79622D32
    a3: i64 = 0x6B206574
    b0: i64 = k0
    b1: i64 = k1
    b2: i64 = k2
    b3: i64 = k3
    c0: i64 = k4
    c1: i64 = k5
    c2: i64 = k6
    c3: i64 = k7
    d0: i64 = counter
    d1: i64 = nonce
    d2: i64 = 0
    d3: i64 = 0
    for _ in range(10):
        # column rounds, then diagonal rounds, each step on all four lanes; only what is shifted right needs a mask
        a0 += b0
        a1 += b1
        a2 += b2
        a3 += b3
        d0 = (d0 ^ a0) & M32
        d1 = (d1 ^ a1) & M32
        d2 = (d2 ^ a2) & M32
        d3 = (d3 ^ a3) & M32
        d0 = (d0 << 16) | (d0 >> 16)
        d1 = (d1 << 16) | (d1 >> 16)
        d2 = (d2 << 16) | (d2 >> 16)
        d3 = (d3 << 16) | (d3 >> 16)
        c0 += d0
        c1 += d1
        c2 += d2
        c3 += d3
        b0 = (b0 ^ c0) & M32
        b1 = (b1 ^ c1) & M32
        b2 = (b2 ^ c2) & M32
        b3 = (b3 ^ c3) & M32
        b0 = (b0 << 12) | (b0 >> 20)
        b1 = (b1 << 12) | (b1 >> 20)
        b2 = (b2 << 12) | (b2 >> 20)
        b3 = (b3 << 12) | (b3 >> 20)
        a0 += b0
        a1 += b1
        a2 += b2
        a3 += b3
        d0 = (d0 ^ a0) & M32
        d1 = (d1 ^ a1) & M32
        d2 = (d2 ^ a2) & M32
        d3 = (d3 ^ a3) & M32
        d0 = (d0 << 8) | (d0 >> 24)
        d1 = (d1 << 8) | (d1 >> 24)
        d2 = (d2 << 8) | (d2 >> 24)
        d3 = (d3 << 8) | (d3 >> 24)
        c0 += d0
        c1 += d1
        c2 += d2
        c3 += d3
        b0 = (b0 ^ c0) & M32
        b1 = (b1 ^ c1) & M32
        b2 = (b2 ^ c2) & M32
        b3 = (b3 ^ c3) & M32
        b0 = (b0 << 7) | (b0 >> 25)
        b1 = (b1 << 7) | (b1 >> 25)
        b2 = (b2 << 7) | (b2 >> 25)
        b3 = (b3 << 7) | (b3 >> 25)
        a0 += b1
        a1 += b2
        a2 += b3
        a3 += b0
        d3 = (d3 ^ a0) & M32
        d0 = (d0 ^ a1) & M32
        d1 = (d1 ^ a2) & M32
        d2 = (d2 ^ a3) & M32
        d3 = (d3 << 16) | (d3 >> 16)
        d0 = (d0 << 16) | (d0 >> 16)
        d1 = (d1 << 16) | (d1 >> 16)
        d2 = (d2 << 16) | (d2 >> 16)
        c2 += d3
        c3 += d0
        c0 += d1
        c1 += d2
        b1 = (b1 ^ c2) & M32
        b2 = (b2 ^ c3) & M32
        b3 = (b3 ^ c0) & M32
        b0 = (b0 ^ c1) & M32
        b1 = (b1 << 12) | (b1 >> 20)
        b2 = (b2 << 12) | (b2 >> 20)
        b3 = (b3 << 12) | (b3 >> 20)
        b0 = (b0 << 12) | (b0 >> 20)
        a0 += b1
        a1 += b2
        a2 += b3
        a3 += b0
        d3 = (d3 ^ a0) & M32
        d0 = (d0 ^ a1) & M32
        d1 = (d1 ^ a2) & M32
        d2 = (d2 ^ a3) & M32
        d3 = (d3 << 8) | (d3 >> 24)
        d0 = (d0 << 8) | (d0 >> 24)
        d1 = (d1 << 8) | (d1 >> 24)
        d2 = (d2 << 8) | (d2 >> 24)
        c2 += d3
        c3 += d0
        c0 += d1
        c1 += d2
        b1 = (b1 ^ c2) & M32
        b2 = (b2 ^ c3) & M32
        b3 = (b3 ^ c0) & M32
        b0 = (b0 ^ c1) & M32
        b1 = (b1 << 7) | (b1 >> 25)
        b2 = (b2 << 7) | (b2 >> 25)
        b3 = (b3 << 7) | (b3 >> 25)
        b0 = (b0 << 7) | (b0 >> 25)
    out[0] = (a0 + 0x61707865) & M32
    out[1] = (a1 + 0x3320646E) & M32
    out[2] = (a2 + 0x79622D32) & M32
    out[3] = (a3 + 0x6B206574) & M32
    out[4] = (b0 + k0) & M32
    out[5] = (b1 + k1) & M32
    out[6] = (b2 + k2) & M32
    out[7] = (b3 + k3) & M32
    out[8] = (c0 + k4) & M32
    out[9] = (c1 + k5) & M32
    out[10] = (c2 + k6) & M32
    out[11] = (c3 + k7) & M32
    out[12] = (d0 + counter) & M32
    out[13] = (d1 + nonce) & M32
    out[14] = d2 & M32
    out[15] = d3 & M32


def shuffle(cards: vec[i64], count: i64, key: vec[i64], nonce: i64) -> None:
    """Put the first `count` cards in random order, each order with the same chance."""
    words = zeros(16)
    counter: i64 = 0
    left: i64 = count
    while left > 1:
        block(key, counter, nonce, words)
        counter += 1
        for at in range(16):
            if left > 1:
                left = place_three(cards, left, words[at])


def shuffle_quickly(cards: vec[i64], count: i64, key: vec[i64], nonce: i64) -> None:
    """Shuffle for rounds that are only imagined or counted: with xorshift128, ten times as fast but not secret."""
    a: i64 = key[0] ^ ((nonce * 0x9E3779B1) & M32)  # spread over all bits, as the first words use the high ones
    b: i64 = key[1] ^ ((nonce * 0x85EBCA6B) & M32)
    c: i64 = key[2] ^ ((nonce * 0xC2B2AE35) & M32)
    d: i64 = key[3] | 1
    left: i64 = count
    while left > 1:
        mixed: i64 = a ^ ((a << 11) & M32)
        a = b
        b = c
        c = d
        d = d ^ (d >> 19) ^ mixed ^ (mixed >> 8)
        left = place_three(cards, left, d)


def place_three(cards: vec[i64], left: i64, word: i64) -> i64:
    """Take as many Fisher–Yates steps, from the end, as one random word allows; return how many cards are left.

    One word gives three picks: each multiplication hands its fraction on to the next, and what is left over at the
    end tells whether this word would favour some picks; then it is thrown away (Brackett-Rozinsky and Lemire, 2024).
    """
    second: i64 = left - 1
    third: i64 = 1
    if left > 3:
        third = left - 2
    mixed: i64 = word * left
    pick: i64 = mixed >> 32
    mixed = (mixed & M32) * second
    next_pick: i64 = mixed >> 32
    mixed = (mixed & M32) * third
    last_pick: i64 = mixed >> 32
    mixed &= M32
    product: i64 = left * second * third
    if mixed < product and mixed < 4294967296 % product:
        return left
    exchange(cards, left - 1, pick)
    exchange(cards, left - 2, next_pick)
    if left > 3:
        exchange(cards, left - 3, last_pick)
    return left - 3
