"""Chances to win: they add up, are certain only where the seat knows, and closer together the less can be trusted."""

import pytest

from lastcard import Game
from lastcard.analysis.review import seen
from lastcard.analysis.win_chances import Tempering, is_open, tempered, win_chances

pytestmark = pytest.mark.once
PILE = "y1 y2 y3 y4 y5 y6 y7 y8"


def test_whoever_can_play_the_last_card_knows_the_winner_and_the_others_do_not() -> None:
    game = Game.setup("classic", ["r1", "b1 b2", "g3 g4"], "r9", pile=PILE)
    assert win_chances(game.view(0), 20) == [1.0, 0.0, 0.0]
    own, *others = win_chances(game.view(1), 20)
    assert 0.3 < own < 1.0
    assert min(others) > 0.0
    assert own + sum(others) == pytest.approx(1.0)


def test_a_last_card_that_does_not_fit_is_nothing_certain() -> None:
    game = Game.setup("classic", ["b1", "b2 b3", "g3 g4"], "r9", pile=PILE)
    assert max(win_chances(game.view(0), 20)) < 1.0


def test_open_hands_are_told_from_hidden_ones() -> None:
    game = Game.setup("classic", ["r1 r2", "b1 b2", "g3 g4"], "r9", pile=PILE)
    assert not is_open(seen(game, 0, is_open=False))
    assert is_open(seen(game, 0, is_open=True))


def test_the_less_can_be_trusted_the_closer_together_are_chances() -> None:
    won = [150.0, 30.0, 20.0, 0.0]
    leads = [
        max(tempered(won, [], 4, tempering)) for tempering in (Tempering(1, 0), Tempering(1, 50), Tempering(0.5, 50))
    ]
    assert leads[0] == 0.75
    assert leads[0] > leads[1] > leads[2] > 0.25
    assert tempered(won, [], 4, Tempering(0, 1)) == [0.25] * 4


def test_who_is_out_has_no_chance() -> None:
    chances = tempered([100.0, 80.0, 0.0, 0.0], [2, 3], 2, Tempering(0.5, 10))
    assert chances[2:] == [0.0, 0.0]
    assert sum(chances) == pytest.approx(1.0)
