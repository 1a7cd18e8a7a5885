"""Reading hands: what the history says of them is worked out and weighed rightly, and only what it says."""

from collections import Counter

import pytest

from lastcard import EDITIONS, Game, View
from lastcard.bots import make_bot
from lastcard.bots.habits import COMMON, habits_at, shipped_habits
from lastcard.bots.rounds import take_interrupts
from lastcard.rules.engine.playout import Dice
from lastcard.rules.game import Game as Round
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.search.habits import FORESIGHT, TERMS
from lastcard.search.past_hands import KEPT, NAMED, PLAYED, PastHands
from lastcard.search.sampling import Sampler

pytestmark = pytest.mark.once


def imagined(view: View, seat: int, count: int = 150) -> list[list[str]]:
    """Hands that a reader imagines for a seat."""
    sampler, dice = Sampler(view, habits=habits_at(view)), Dice(1)
    return [[str(card) for card in Round(sampler.draw(dice), []).hand(seat)] for _ in range(count)]


def share_with(hands: list[list[str]], color: str) -> float:
    return sum(any(card.startswith(color) for card in hand) for hand in hands) / len(hands)


def test_every_edition_has_habits() -> None:
    habits = shipped_habits()
    assert set(habits) == {*EDITIONS, COMMON}
    assert {len(weights) for styles in habits.values() for weights in styles} == {len(TERMS) + len(FORESIGHT)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_came_and_what_left_makes_the_hands_of_today(edition: str) -> None:
    """Followed back to the deal, every hand had as many cards as were dealt, unless it changed owners since."""
    checked = 0
    for seed in range(4):
        game, bot = Game.deal(edition, 2 + seed, seed), make_bot("normal", seed)
        while game.decision is not None and len(game.view(None).history) < 200:
            view = game.view(game.decision.seat)
            book = open_book(find_edition(edition), {})
            past = PastHands(view, book, 1 if view.side == "dark" else 0)
            changed = {"swap", "rotate", "flip", "out"} & {each.action.split(" ")[0] for each in view.history}
            for seat, hand in enumerate(past.hands):
                started = view.counts[seat] + len(hand.gone) - len(hand.came)
                assert started >= 0
                if not changed:
                    assert started == int(book.hand_size)
                    assert past.sizes[0][seat] == int(book.hand_size) if past.sizes else True
                    checked += 1
            game.apply(bot.choose(view))
            take_interrupts(game, [bot] * game.seats, 0)
    assert checked > 20


def test_choices_are_told_from_what_was_drawn_and_played_at_once() -> None:
    game = Game.setup("classic", ["g1 b2 b3", "r1 w b3", "y1 y2 y3"], "r5", pile="r9 y9 g9 b9")
    for action in ("draw", "play r9", "play w", "color b", "draw"):
        game.apply(action)
    game.apply("play b2")
    past = PastHands(game.view(1), open_book(find_edition("classic"), {}), 0)
    sorts = [[int(deed.sort) for deed in hand.deeds] for hand in past.hands]
    assert sorts == [[PLAYED, PLAYED], [PLAYED, NAMED], [PLAYED, KEPT]]
    assert past.hands[0].drawn[0] == 0


def test_a_gauntlet_shows_who_holds_a_colour() -> None:
    """AV-03: who draws holds it, and who does not holds none."""
    hands = ["wG g1 g2 b5 b6", "r1 r2 r3 r4 p5", "g5 g6 g7 b1 b2"]
    game = Game.setup("avengers", hands, "r5")
    for action in ("play wG", "lay g1", "color b"):
        game.apply(action)
    assert share_with(imagined(game.view(0), 1), "g") < 0.1
    assert share_with(imagined(game.view(0), 2), "g") > 0.9


def test_after_a_discard_all_nobody_holds_its_colour() -> None:
    """NM-07."""
    hands = ["rD r1 g1 g2 b5", "r2 r3 y1 y2 b1 b2", "r4 r5 g5 g6 g7 b3"]
    game = Game.setup("no-mercy", hands, "r6")
    game.apply("play rD")
    for seat in (1, 2):
        assert share_with(imagined(game.view(0), seat), "r") < 0.1


def test_who_drew_twice_has_neither_colour() -> None:
    """Seat 1 drew on red twice, and on yellow later: only what it drew may be of these colours."""
    hands = ["r1 y1 b1 b2 b3", "g5 g6 b4 b5", "r8 y8 y2 g3 g4"]
    game = Game.setup("classic", hands, "r6", pile="b9 g9 b7 b6 b5")
    for action in ("play r1", "draw", "play r8", "draw", "draw", "play y8", "play y1", "draw"):
        game.apply(action)
    held = Counter(card[0] for hand in imagined(game.view(0), 1) for card in hand)
    assert held["r"] + held["y"] < (held["g"] + held["b"]) / 2


def test_the_same_view_and_seed_are_read_the_same_way() -> None:
    game, bot = Game.deal("classic", 4, 5), make_bot("normal")
    for _ in range(25):
        assert game.decision is not None
        game.apply(bot.choose(game.view(game.decision.seat)))
    assert game.decision is not None
    view = game.view(game.decision.seat)
    seat = (game.decision.seat + 1) % 4
    assert imagined(view, seat, 5) == imagined(view, seat, 5)


def test_without_a_history_hands_are_imagined_as_before() -> None:
    view = Game.setup("classic", ["g1 g2", "r1 r2", "y1 y2"], "r5").view(0)
    assert Sampler(view, habits=habits_at(view)).reading is None
