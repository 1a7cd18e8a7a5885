"""`easy` is a beginner, and still not weaker than one who plays at random."""

import pytest

from lastcard import Game
from lastcard.bots import make_bot
from lastcard.bots.rounds import play_duplicate
from lastcard.rules.model.edition import known_editions


def test_an_attack_is_passed_on() -> None:
    game = Game.setup("no-mercy", ["r+2 g1 g2", "b1 b+4 y1 y2", "g1 g2"], "r5")
    game.apply("play r+2")
    assert make_bot("easy").choose(game.view(1)) == "play b+4"


def test_what_cannot_be_passed_on_is_accepted() -> None:
    game = Game.setup("no-mercy", ["r+2 g1 g2", "b1 y1 y2", "g1 g2"], "r5")
    game.apply("play r+2")
    if game.decision is not None and game.decision.kind == "answer":
        assert make_bot("easy").choose(game.view(1)) == "accept"


@pytest.mark.parametrize("edition", [each for each in known_editions() if each != "no-mercy"])
def test_easy_beats_random(edition: str) -> None:
    """By so much that a few deals show it."""
    share = play_duplicate(lambda deal: Game.deal(edition, 4, deal), make_bot("easy", 1), make_bot("random", 2), 6)
    assert share.low > 0.4, share


@pytest.mark.long
@pytest.mark.once
@pytest.mark.parametrize("players", [2, 4, 6])
def test_easy_is_not_weaker_in_no_mercy(players: int) -> None:
    deals = 9000 // players
    share = play_duplicate(
        lambda deal: Game.deal("no-mercy", players, deal), make_bot("easy", 1), make_bot("random", 2), deals
    )
    assert share.won > 1 / players, share
