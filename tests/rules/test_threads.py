"""Threads play at once as they play alone: what the engine works in belongs to whoever uses it.

A server replays rounds in reader threads while others are being played.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from threading import Barrier, Event

import pytest

from checks import everything, random_action, seen_by_all
from lastcard import EDITIONS, Game, Match
from lastcard.record import read_record, replay
from lastcard.rules.engine.playout import run_games
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from playing import EVERYTHING, play_match

ACTIONS = 40
DEALS = 25
OFTEN = 1e-6
"""Seconds after which another thread may go on: as good as after every step of the interpreter."""


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    yield
    sys.setswitchinterval(before)


def play_by_text(edition: str, seed: int) -> list[object]:
    """The beginning of a round with all that is legal, told and seen on the way."""
    dice = Random(seed)
    game = Game.deal(edition, 2 + seed % 4, seed, options=EVERYTHING[edition])
    told: list[object] = [seen_by_all(game, game.opening)]
    for _ in range(ACTIONS):
        if game.is_over:
            break
        told.append((game.legal_ids(), game.legal_actions()))
        text, seat = random_action(game, dice)
        told += [text, seen_by_all(game, game.apply(text, seat=seat)), everything(game)]
    return told


def play_and_replay(edition: str, seed: int) -> list[object]:
    """A whole round, its record, and what a replay of that says."""
    text = play_match(Match(edition, 4, seed, options=EVERYTHING[edition]), Random(seed), rounds=1).text()
    return [text, [(step.move, step.game.position()) for step in replay(read_record(text))][-3:]]


def play_by_number(edition: str, seed: int) -> list[object]:
    """Rounds at full speed."""
    book = open_book(find_edition(edition), EVERYTHING[edition])
    return [run_games(book, players, seed, 1) for players in (2, 3)]


def deal_many(edition: str, seed: int) -> list[object]:
    return [Game.deal(edition, 3, f"{seed} {number}").position() for number in range(DEALS)]


WAYS = (deal_many, play_by_text, play_and_replay, play_by_number)


def play(seed: int) -> list[object]:
    """All ways in every edition; every other seed goes the other way round, so that replays run beside games."""
    ways = WAYS if seed % 2 else WAYS[::-1]
    return [way(edition, seed) for edition in EDITIONS for way in ways]


def deal_until(done: Event, started: Callable[[], object]) -> int:
    """Deal and shuffle until the others are through; how many rounds that were."""
    started()
    dealt = 0
    while not done.is_set():
        for edition in EDITIONS:
            Game.deal(edition, 5, dealt)
            dealt += 1
    return dealt


@pytest.mark.usefixtures("hasty_threads")
def test_two_threads_play_as_each_plays_alone_while_a_third_deals() -> None:
    alone = [play(seed) for seed in (1, 2)]
    done, start = Event(), Barrier(3)

    def play_together(seed: int) -> list[object]:
        start.wait()
        return play(seed)

    with ThreadPoolExecutor(3) as threads:
        dealing: Future[int] = threads.submit(deal_until, done, start.wait)
        players = [threads.submit(play_together, seed) for seed in (1, 2)]
        try:
            together = [player.result() for player in players]
        finally:
            done.set()
        assert dealing.result() > len(EDITIONS), "hardly anything was dealt meanwhile"
    assert together == alone
