"""Rounds in which calls and catches are asked for."""

from collections.abc import Iterator
from random import Random

from lastcard import Game
from lastcard.lab.asking import Hearing, deal_hearing, list_asked, take
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition


def book_of(edition: str, options: dict[str, object] | None = None) -> Book:
    return open_book(find_edition(edition), options or {})


def listed(hearing: Hearing) -> list[int]:
    count = list_asked(hearing, hearing.room)
    return [int(hearing.room[place]) for place in range(count)]


def play_hearing(book: Book, players: int, seed: int) -> Iterator[Hearing]:
    """A random round, at each decision and at the end."""
    hearing = deal_hearing(book, players, Dice(seed))
    random = Random(seed)
    while True:
        yield hearing
        if hearing.kind == 0:
            return
        take(hearing, random.choice(listed(hearing)))


def game_of(hearing: Hearing) -> Game:
    return Game(hearing.state, [])
