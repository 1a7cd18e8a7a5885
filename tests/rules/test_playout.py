"""Random play at full speed: the dice, fair picks among the legal actions, and the same rounds each time."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from lastcard import EDITIONS
from lastcard.rules.engine.decisions import step
from lastcard.rules.engine.playout import Dice, advance, deal_quickly, play_out, run_games
from lastcard.rules.game import Game
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import BIT, count_bits, lowest
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.state import State
from lastcard.rules.text.position import write_position

M32 = 0xFFFFFFFF


def test_bits_are_counted_and_found() -> None:
    masks = [Random(seed).getrandbits(62) >> seed % 61 for seed in range(500)]
    for mask in (*masks, *BIT, *(int(bit) - 1 for bit in BIT), (1 << 62) - 1):
        assert count_bits(mask) == int(mask).bit_count()
        if mask:
            assert lowest(mask) == int(mask & -mask).bit_length() - 1


def xorshift(seed: int, count: int) -> list[int]:
    """Marsaglia's xorshift128, begun with a seed's key."""
    a, b, c, d, *_ = (int(word) for word in start_words(seed))
    words: list[int] = []
    for _ in range(count):
        mixed = a ^ (a << 11) & M32
        a, b, c = b, c, d
        d = d ^ (d >> 19) ^ mixed ^ (mixed >> 8)
        words.append(d)
    return words


def start_words(seed: int) -> list[int]:
    dice = Dice(seed)
    return [int(dice.a), int(dice.b), int(dice.c), int(dice.d)]


def test_the_dice_are_xorshift128() -> None:
    dice, others = Dice(7), Dice(7)
    words = xorshift(7, 24)
    assert [dice.below(1000) for _ in range(8)] == [word * 1000 >> 32 for word in words[:8]]
    assert [int(word) for word in dice.key()] == words[8:16]
    assert [others.below(3) for _ in range(24)] == [word * 3 >> 32 for word in words]
    assert start_words(7) != start_words(8)


def outcome(state: State, act: Callable[[State], None]) -> tuple[int, ...]:
    """What tells one action from another by what it leads to."""
    copy = state.copy()
    act(copy)
    numbers = copy.decision, copy.seat, copy.color, copy.target, copy.side, copy.ayes, copy.noes, copy.pile_count
    return (*(int(number) for number in numbers), *(int(word) for word in copy.hands))


def step_to(action: int, state: State) -> None:
    step(state, action, False)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"voluntary_draw": False}, {"last_card": "no_wild"}])
def test_picks_are_fair(edition: str, options: dict[str, object]) -> None:
    book = open_book(find_edition(edition), options)
    dice = Dice(1)
    state = deal_quickly(book, 3, dice)
    for _ in range(25):
        play_out(state, dice, 7)
        if state.decision == OVER:
            break
        legal = Game(state, []).legal_ids()
        after = [outcome(state, partial(step_to, action)) for action in legal]
        taken = Counter(outcome(state, lambda copy: advance(copy, dice)) for _ in range(60 * len(legal)))
        assert set(taken) == set(after)
        assert len(taken) == len(legal)
        assert max(taken.values()) < 120


@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_are_played_to_the_end_or_the_limit(edition: str) -> None:
    book = open_book(find_edition(edition), {})
    first, second = (deal_quickly(book, 4, Dice(5)) for _ in range(2))
    assert write_position(first) == write_position(second)
    assert play_out(first, Dice(5), 10) == 10
    assert play_out(second, Dice(5), 10) == 10
    assert write_position(first) == write_position(second)
    assert play_out(first, Dice(6), 10**6) > 0
    assert first.decision == OVER
    assert play_out(first, Dice(6), 10**6) == 0


def test_many_rounds_have_one_number() -> None:
    book = open_book(find_edition("no-mercy"), {})
    total, digest = run_games(book, 3, 1, 4)
    assert total > 4
    assert run_games(book, 3, 1, 4) == (total, digest)
    assert digest != run_games(book, 3, 2, 4)[1]
    assert run_games(book, 3, 1, 1)[0] < total
    assert 0 <= digest <= M32


GOLDEN = {
    "avengers": (2601, 3689231633),
    "bts": (1224, 725379317),
    "minecraft": (1203, 3315589995),
    "flip": (2866, 3827871138),
    "no-mercy": (64, 16857553),
    "classic": (4662, 2584502682),
}
"""Decisions and digest of two rounds of two players."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_stay_the_same(edition: str) -> None:
    assert run_games(open_book(find_edition(edition), {}), 2, 3, 2) == GOLDEN[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blind_round_goes_like_any_other(edition: str) -> None:
    """Only who has seen what is not kept, and nothing that happens depends on it."""
    book = open_book(find_edition(edition), {})
    for seed in range(3):
        dice, others, most = Dice(seed), Dice(seed), 0
        blind, seeing = deal_quickly(book, 4, dice), deal_quickly(book, 4, others, blind=False)
        assert blind.copy().blind
        assert not seeing.copy().blind
        while play_out(blind, dice, 1):
            play_out(seeing, others, 1)
            most = max(most, eyes(seeing) - eyes(blind))
            assert outcome(blind, lambda _: None) == outcome(seeing, lambda _: None)
        assert seeing.decision == OVER
        assert most > 0


def eyes(state: State) -> int:
    """How many have seen a card, over all cards."""
    return sum(int(seats).bit_count() for seats in state.knows)
