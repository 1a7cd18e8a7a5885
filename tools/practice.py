"""Plays a little of everything with rules that count which ways they take: see compile.py."""

import struct
from random import Random

from lastcard import EDITIONS, Game
from lastcard.bots.learned import shipped_network
from lastcard.bots.thinking import HardBot
from lastcard.rules import COMPILED
from lastcard.rules.engine.playout import run_games
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.search.self_play import SelfPlay
from lastcard.simulation.random_play import play_randomly
from lastcard.simulation.vector import Tables

DECISIONS = 60_000
"""Of random play in each edition."""
ROUNDS = 20
LONGEST = 300
THOUGHTS = 60
PLAYOUTS = 300
TABLES, STEPS = 16, 120
LESSON = 4000


def play_at_full_speed(edition: str) -> None:
    book = open_book(find_edition(edition), {})
    played, seed = 0, 0
    while played < DECISIONS:
        seed += 1
        played += run_games(book, 4, seed, 1)[0]


def play_by_numbers(edition: str, dice: Random) -> None:
    for seed in range(ROUNDS):
        game = Game.deal(edition, players=4, seed=seed)
        for _ in range(LONGEST):
            if game.is_over:
                break
            game.step(dice.choice(game.legal_ids()))
            game.copy()


def play_by_texts(edition: str, dice: Random) -> None:
    for seed in range(ROUNDS // 4):
        game = Game.deal(edition, players=4, seed=seed)
        for _ in range(LONGEST):
            if game.is_over:
                break
            game.apply(dice.choice(game.legal_actions()))
            game.view(dice.randrange(4))


def think(edition: str, dice: Random) -> None:
    """What bots imagine is played, too."""
    bot = HardBot(edition, playouts=PLAYOUTS)
    game = Game.deal(edition, players=4, seed=1)
    for _ in range(THOUGHTS):
        if game.decision is None:
            game = Game.deal(edition, players=4, seed=dice.randrange(1 << 30))
        assert game.decision is not None
        game.apply(bot.choose(game.view(game.decision.seat)))


def learn(edition: str) -> None:
    """What the learned player sees of itself."""
    SelfPlay(LESSON, 1).play(open_book(find_edition(edition), {}), shipped_network(), 4, ROUNDS, 10)


def play_many_tables(edition: str, dice: Random) -> None:
    """What a learner sees."""
    tables = Tables(open_book(find_edition(edition), {}), 4, TABLES, False, LONGEST)
    actions = list(range(int(tables.space.size)))
    tables.reset(1)
    for _ in range(STEPS):
        dice.shuffle(actions)
        chosen = [next(each for each in actions if tables.is_open(place, each)) for place in range(TABLES)]
        tables.step(struct.pack(f"<{TABLES}q", *chosen))


if __name__ == "__main__":
    assert COMPILED
    for each in EDITIONS:
        play_at_full_speed(each)
        play_by_numbers(each, Random(each))
        play_by_texts(each, Random(each))
        think(each, Random(each))
        learn(each)
        play_many_tables(each, Random(each))
        play_randomly(open_book(find_edition(each), {}), 4, 1, ROUNDS, 2)
