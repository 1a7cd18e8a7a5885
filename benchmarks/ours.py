"""Lastcard's side of the benchmarks. Every round is dealt anew, and its deal is counted in the time."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from random import random

from slices import Work, serve

from lastcard import EDITIONS, Game
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.engine.playout import run_games

PLAYERS = 4
ROUNDS = 100
COPIES = 1000


def some_rounds(book: Book, seeds: Iterator[int]) -> int:
    """Random rounds inside the engine."""
    return run_games(book, PLAYERS, next(seeds), ROUNDS)[0]


def playouts(edition: str) -> Work:
    return partial(some_rounds, open_book(find_edition(edition), {}), count())


def round_by_ids(seeds: Iterator[int]) -> int:
    game = Game.deal("classic", PLAYERS, next(seeds))
    decisions = 0
    while not game.is_over:
        actions = game.legal_ids()
        game.step(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def round_by_texts(seeds: Iterator[int]) -> int:
    game = Game.deal("classic", PLAYERS, next(seeds))
    decisions = 0
    while not game.is_over:
        actions = game.legal_actions()
        game.apply(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def copy(game: Game) -> int:
    for _ in range(COPIES):
        game.copy()
    return COPIES


if __name__ == "__main__":
    serve(
        {
            "ids": lambda: partial(round_by_ids, count()),
            "texts": lambda: partial(round_by_texts, count()),
            "copy": lambda: partial(copy, Game.deal("classic", PLAYERS)),
            **{f"playouts {edition}": partial(playouts, edition) for edition in EDITIONS},
        }
    )
