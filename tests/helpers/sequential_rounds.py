"""Sequential rounds, played at random."""

from collections.abc import Iterator
from random import Random

from lastcard import Game
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.simulation.sequential import SequentialRound, deal_sequential


def book_of(edition: str, options: dict[str, object] | None = None) -> Book:
    return open_book(find_edition(edition), options or {})


def listed(game: SequentialRound) -> list[int]:
    return [int(game.legal[place]) for place in range(game.list_legal())]


def play_sequential(book: Book, players: int, seed: int) -> Iterator[SequentialRound]:
    """A random round, at each decision and at the end."""
    game = deal_sequential(book, players, Dice(seed))
    random = Random(seed)
    while True:
        yield game
        if game.kind == 0:
            return
        game.take(random.choice(listed(game)))


def game_of(game: SequentialRound) -> Game:
    return Game(game.state, [])
