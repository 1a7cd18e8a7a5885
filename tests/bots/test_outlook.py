"""What a player of the past expected of each choice is worked out as `normal` does it."""

from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lastcard import EDITIONS, Game, View
from lastcard.bots import make_bot
from lastcard.bots.habits import evaluation_at, habits_at
from lastcard.bots.rounds import take_interrupts
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.search.outlook import Outlook
from lastcard.search.past_hands import PastHands
from lastcard.search.sampling import Sampler

pytestmark = pytest.mark.once


def turns(edition: str, players: int, seed: int, bot_name: str = "normal", most: int = 60) -> Iterator[View]:
    """Every decision of a round, before it is taken."""
    game, bot = Game.deal(edition, players, seed), make_bot(bot_name, seed)
    for _ in range(most):
        if game.decision is None:
            return
        view = game.view(game.decision.seat)
        yield view
        game.apply(bot.choose(view))
        take_interrupts(game, [bot] * game.seats, 0)


def outlooks(edition: str, seed: int) -> list[bool]:
    """For every choice of a round among `normal`: whether it is what an Outlook takes to be likeliest."""
    book = open_book(find_edition(edition), {})
    hands: dict[int, list[str]] = {}
    for view in turns(edition, 4, seed):
        hands[len(view.history)] = [str(card) for card in view.hand]
        last = view
    outlook, past = Outlook(book, evaluation_at(last)), PastHands(last, book, 0)
    found: list[bool] = []
    for _, deed in past.choices:
        kinds = [book.kind_by_text[0][text] for text in hands.get(int(deed.moment), [])]
        if kinds:
            outlook.see(deed, vec[i64](kinds), len(kinds))
            chance = outlook.chance(past.table_of_fits(), 640.0)
            if chance >= 0.0:
                found.append(chance > 0.5)
    return found


@pytest.mark.parametrize("edition", ["classic", "bts", "minecraft"])
def test_what_normal_did_is_what_was_to_be_expected(edition: str) -> None:
    found = [right for seed in range(3) for right in outlooks(edition, seed)]
    assert len(found) > 60
    assert sum(found) / len(found) > 0.85


def test_a_hand_that_would_have_done_something_else_is_unlikely() -> None:
    """With the last of its other colours `normal` would have kept to red; that it did not speaks against red cards."""
    game = Game.setup("classic", ["r9 b5 b7 g1", "y1 y2 y3", "g5 g6 g7"], "r5")
    game.apply("play r9")
    book = open_book(find_edition("classic"), {})
    past = PastHands(game.view(1), book, 0)
    deed = past.hands[0].deeds[0]
    outlook = Outlook(book, evaluation_at(game.view(1)))

    def chance(hand: str) -> float:
        kinds = [book.kind_by_text[0][card] for card in hand.split()]
        outlook.see(deed, vec[i64](kinds), len(kinds))
        return outlook.chance(past.table_of_fits(), 640.0)

    assert chance("r9 r1 b7 g1") > 0.99
    assert chance("r9 r+2 b7 g1") < 0.01
    assert chance("r9 rS b7 g1") < 0.01


def test_the_discards_of_the_past_are_those_that_lay_there() -> None:
    """Until the draw pile is used up, colours and number are counted from the first card on."""
    book = open_book(find_edition("classic"), {})
    then: dict[int, list[int]] = {}
    for view in turns("classic", 4, 3, most=40):
        seen = Counter(str(card)[0] for card in view.discard)
        then[len(view.history)] = [*(seen[letter] for letter in "rygbw"), len(view.discard)]
        last = view
    past = PastHands(last, book, 0)
    order = [book.colors_of(0).index(letter) for letter in "rygb"]
    for moment, counts in then.items():
        if moment < len(past.thrown):
            thrown = past.thrown[moment]
            assert [*(thrown[place] for place in order), *thrown[4:]] == counts
    assert len(past.thrown) > 25


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 10])
def test_any_round_can_be_read(edition: str, players: int) -> None:
    """Also after play that makes no sense, with hands that grow and grow."""
    read = 0
    for turn, view in enumerate(turns(edition, players, players, "random", most=50)):
        if turn % 12 == 9:
            state = Sampler(view, habits=habits_at(view)).draw(Dice(1))
            assert [int(state.sizes[seat]) for seat in range(players)] == view.counts
            read += 1
    assert read > 0
