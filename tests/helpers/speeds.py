"""Plays many random rounds and prints a hash over all that happened: run compiled and plain, it must be the same.

python speeds.py EDITION GAMES MOST: at most `MOST` decisions a round. Half of the rounds are played with the edition's
own options, half with others.
"""

import hashlib
import sys
from random import Random

from checks import everything, random_action, seen_by_all
from lastcard import Game
from lastcard.rules import COMPILED
from lastcard.rules.engine.playout import Dice, deal_quickly, play_out, run_games
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.text.position import write_position
from tables import CHOICES, Options, makes_sense

OPTION_SETS = 40
ACTIONS = 90


def mixed_options(edition: str, count: int) -> list[Options]:
    """Option sets of all sizes that make sense, by chance but always the same."""
    dice = Random(edition)
    found: list[Options] = []
    while len(found) < count:
        options: Options = {}
        for name in dice.sample(sorted(CHOICES), dice.randrange(2, len(CHOICES))):
            value = dice.choice(CHOICES[name])
            if makes_sense(edition, {**options, name: value}):
                options[name] = value
        found.append(options)
    return found


def play(book: Book, players: int, seed: int, most: int) -> bytes:
    """One random round; the position at its end or at the limit holds all the cards."""
    dice = Dice(seed)
    state = deal_quickly(book, players, dice)
    taken = play_out(state, dice, most)
    return f"{taken} {write_position(state)}".encode()


def tell(edition: str, options: Options, seed: int) -> bytes:
    """The beginning of a round by texts, out-of-turn actions too: all events and views, seen from everywhere."""
    dice = Random(seed)
    game = Game.deal(edition, 2 + seed % 5, seed, 0, options)
    told: list[object] = [seen_by_all(game, game.opening)]
    while not game.is_over and len(told) < ACTIONS:
        text, seat = random_action(game, dice)
        told += [text, seen_by_all(game, game.apply(text, seat=seat)), everything(game)]
    return repr(told).encode()


def digest(edition: str, games: int, most: int) -> str:
    """Limits of all lengths up to `most`, so that rounds are compared at every stage."""
    option_sets: list[Options] = [{}, *mixed_options(edition, OPTION_SETS)]
    books = [open_book(find_edition(edition), options) for options in option_sets]
    total = hashlib.sha256()
    for game in range(games):
        book = books[0] if game % 2 == 0 else books[1 + game // 2 % OPTION_SETS]
        players = min(2 + game % 9, (int(book.size) - 1) // book.options.number("hand_size"))
        total.update(play(book, players, game, 1 + game * 7919 % most))
    for seed, options in enumerate(option_sets):
        total.update(tell(edition, options, seed))
    total.update(repr([run_games(books[0], players, 1, 1) for players in (2, 3, 6)]).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print("compiled" if COMPILED else "plain", digest(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
