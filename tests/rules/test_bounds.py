"""Bounds: what is just allowed, and what is just refused."""

import pytest

from lastcard import Game
from lastcard.rules.match import match_winner
from lastcard.rules.model.book import open_book
from lastcard.rules.model.deck import FACES_A_SIDE, check_counts
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadOptions, IllegalAction, LastcardError, plain_words
from lastcard.rules.model.faces import MAX_AMOUNT, Face
from lastcard.rules.text.setup import check_players, check_seat


def book_of(**options: object) -> None:
    open_book(find_edition("classic"), options)


def test_who_reaches_the_target_wins() -> None:
    """GEN-17: 500 points are enough, 499 are not."""
    options = open_book(find_edition("classic"), {}).options
    assert match_winner([499, 0], 0, options) is None
    assert match_winner([0, 500], 0, options) == 1


@pytest.mark.parametrize("players", [2, 10])
def test_so_many_may_play(players: int) -> None:
    check_players(players)


@pytest.mark.parametrize("players", [1, 11, True, 4.0])
def test_so_many_may_not_play(players: int) -> None:
    with pytest.raises(LastcardError):
        check_players(players)


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0])
def test_seats_that_are_none(seat: int) -> None:
    with pytest.raises(LastcardError):
        check_seat("dealer", seat, 3)


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sees_or_holds_anything_there(seat: int) -> None:
    game = Game.deal("classic", 3, 1)
    check_seat("dealer", 2, 3)
    with pytest.raises(IllegalAction):
        game.view(seat)
    with pytest.raises(IllegalAction):
        game.hand(seat)


@pytest.mark.parametrize("text", ["", "x1", "r10", "r:", "rw", "w1", f"r+{MAX_AMOUNT + 1}", "r+0", "w+"])
def test_faces_that_are_none(text: str) -> None:
    with pytest.raises(KeyError):
        Face(text)


def test_what_faces_say() -> None:
    skip, five, largest = Face("rS"), Face("r5"), Face(f"r+{MAX_AMOUNT}")
    assert (skip.number, skip.amount, skip.points) == (-1, 0, 20)
    assert (five.number, five.amount, five.points) == (5, 0, 5)
    assert (largest.number, largest.amount) == (-1, MAX_AMOUNT)
    assert (Face("r5", 0).points, Face("r5", 1).points) == (0, 1)


def test_decks_that_the_engine_can_hold() -> None:
    check_counts([{"r1": 1}])
    check_counts([{str(face): 1 for face in range(FACES_A_SIDE)}])
    with pytest.raises(BadOptions) as empty:
        check_counts([{"r1": 0}])
    assert (empty.value.key, empty.value.values) == ("options-deck-small", {"count": 0, "players": 2, "hand_size": 1})
    with pytest.raises(BadOptions, match="128"):
        check_counts([{str(face): 1 for face in range(FACES_A_SIDE)} | {"more": 0}])


@pytest.mark.parametrize("options", [{"target_score": 1}, {"target_score": 10**9}, {"hand_size": 10, "mercy": 11}])
def test_options_that_are_just_allowed(options: dict[str, int]) -> None:
    book_of(**options)


@pytest.mark.parametrize(
    "options", [{"target_score": 0}, {"target_score": 10**9 + 1}, {"hand_size": 10, "mercy": 10}, {"jump_in": "maybe"}]
)
def test_options_that_are_just_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        book_of(**options)


def test_messages_without_a_language() -> None:
    assert plain_words("key", {}, "en") == "key"
    assert plain_words("key", {"a": 1, "b": 2}, "en") == "key (a=1, b=2)"
