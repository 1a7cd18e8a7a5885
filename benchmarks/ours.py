"""Lastcard's side of the benchmarks. Every round is dealt anew, and its deal is counted in the time."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random, random

from slices import Work, serve

from lastcard import EDITIONS, Game
from lastcard.rules.engine.playout import run_games
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition

PLAYERS = 4
ROUNDS = 100
COPIES = 1000
STATES = 64
MID_ROUND = 30
"""Decisions after which a round is looked at."""


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


def games_under_way() -> list[Game]:
    """Rounds of classic after a number of random decisions, always the same."""
    dice = Random(1)
    games: list[Game] = []
    for seed in count():
        if len(games) == STATES:
            break
        game = Game.deal("classic", PLAYERS, seed)
        for _ in range(MID_ROUND):
            if not game.is_over:
                game.step(dice.choice(game.legal_ids()))
        if not game.is_over:
            games.append(game)
    return games


def view(games: list[Game]) -> int:
    """What every seat sees of each of the games."""
    for game in games:
        for seat in range(PLAYERS):
            game.view(seat)
    return len(games) * PLAYERS


if __name__ == "__main__":
    serve(
        {
            "ids": lambda: partial(round_by_ids, count()),
            "texts": lambda: partial(round_by_texts, count()),
            "copy": lambda: partial(copy, Game.deal("classic", PLAYERS)),
            "view": lambda: partial(view, games_under_way()),
            **{f"playouts {edition}": partial(playouts, edition) for edition in EDITIONS},
        }
    )
