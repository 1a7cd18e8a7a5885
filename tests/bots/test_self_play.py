"""Rounds of the learned player among itself, as they are written down for learning."""

import pytest

from lastcard import EDITIONS
from lastcard.bots.learned import shipped_network
from lastcard.rules.model.bits import MAX_SEATS
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.search.feature_numbers import FEATURES
from lastcard.search.self_play import HAND, NOBODY_THERE, SelfPlay

ROOM = 4000


def book(edition: str, **options: object) -> Book:
    return open_book(find_edition(edition), options)


def played(book: Book, seed: int = 1, players: int = 4, strangers: int = 30) -> SelfPlay:
    play = SelfPlay(ROOM, seed)
    play.play(book, shipped_network(), players, 3, strangers)
    return play


@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {}), (5, {"play_on": True})], ids=str)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_written_down_hangs_together(edition: str, players: int, options: dict[str, object]) -> None:
    play = played(book(edition, **options), 1, players)
    assert play.rounds == 3
    assert 0 < play.round_end[0] < play.round_end[1] < play.round_end[2] == play.decisions
    for number in range(3):
        results = [play.results[number * MAX_SEATS + seat] for seat in range(MAX_SEATS)]
        assert sum(results) == pytest.approx(1)
        assert max(results) == 1 or options
        assert not any(results[players:])
    first = 0
    for place in range(int(play.decisions)):
        assert play.action_end[place] >= first + 2, "nothing to decide"
        assert first <= play.chosen[place] < play.action_end[place]
        first = int(play.action_end[place])
        seats = [int(play.seats[place * MAX_SEATS + at]) for at in range(MAX_SEATS)]
        there = [seat for seat in seats if seat != NOBODY_THERE]
        assert sorted(there) == sorted(set(there))
        assert 0 < len(there) <= players
        sizes = [int(play.hands[(place * MAX_SEATS + at) * HAND]) for at in range(len(there))]
        assert all(sizes[1:]), "only who names the colour of a last card has none"
    assert first == play.actions
    features = [*play.table[: play.table_features], *play.rows[: play.action_features]]
    assert min(features) >= 0
    assert max(features) < FEATURES


def written(play: SelfPlay) -> list[int]:
    return [int(number) for number in play.chosen[: play.decisions]]


def test_the_same_seed_plays_the_same_rounds() -> None:
    classic = book("classic")
    assert written(played(classic, 5)) == written(played(classic, 5)) != written(played(classic, 6))


@pytest.mark.parametrize(("strangers", "learning"), [(0, {1}), (100, {0}), (50, {0, 1})])
def test_strangers_are_told_apart(strangers: int, learning: set[int]) -> None:
    play = played(book("bts"), 3, strangers=strangers)
    assert {int(each) for each in play.learning[: play.decisions]} == learning


def test_it_stops_when_there_is_no_room_for_another_round_and_begins_anew() -> None:
    play = SelfPlay(ROOM, 2)
    play.play(book("classic"), shipped_network(), 4, 10_000, 0)
    assert play.is_full
    assert play.rounds < 10_000
    assert play.decisions <= ROOM
    before = int(play.decisions)
    play.play(book("classic"), shipped_network(), 4, 1, 0)
    assert play.decisions == before
    play.clear()
    play.play(book("classic"), shipped_network(), 4, 1, 0)
    assert 0 < play.decisions < before
