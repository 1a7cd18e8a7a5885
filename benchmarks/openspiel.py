"""OpenSpiel's side of the benchmarks: crazy_eights, its nearest game. Run by the peers' own Python, which has no types.

It starts from dealt positions, so that its deal, card by card at chance nodes, is not counted. Cards drawn later are
chance nodes too: they take their time, but only players' decisions are counted.
"""

from functools import partial
from importlib import import_module
from random import random
from typing import Any

from slices import Work, serve

GAME = "crazy_eights(players=4)"
POSITIONS = 64
ROLLOUTS = 50
"""Of each position, inside C++."""

pyspiel: Any = import_module("pyspiel")


def deal(game: Any) -> Any:
    """All outcomes of a chance node are equally likely, as there is one deck."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return state


def play_from(position: Any) -> int:
    """A random game to its end, in Python; how many decisions."""
    state = position.clone()
    moves = draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        moves += 1
    return moves - draws


def play_all(positions: list[Any]) -> int:
    return sum(map(play_from, positions))


def python_loop() -> Work:
    game = pyspiel.load_game(GAME)
    return partial(play_all, [deal(game) for _ in range(POSITIONS)])


def native_loop() -> Work:
    """Search with a single simulation does nothing but evaluate its root, by random games inside C++.

    C++ does not tell how long they were: the same positions are played as often in Python and counted there.
    """
    game = pyspiel.load_game(GAME)
    positions = [deal(game) for _ in range(POSITIONS)]
    decisions = sum(play_all(positions) for _ in range(ROLLOUTS))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def roll_out() -> int:
        for position in positions:
            bot.step(position)
        return decisions

    return roll_out


if __name__ == "__main__":
    serve({"python": python_loop, "native": native_loop})
