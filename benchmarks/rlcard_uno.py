"""RLCard's side of the benchmarks: its UNO. Run by the peers' own Python, which has no types."""

from functools import partial
from importlib import import_module
from random import random
from typing import Any

from slices import Work, serve

PLAYERS = 4


def make_env() -> Any:
    return import_module("rlcard").make("uno", {"game_num_players": PLAYERS})


def game_round(game: Any) -> int:
    state, _ = game.init_game()
    decisions = 0
    while not game.is_over():
        actions = state["legal_actions"]
        state, _ = game.step(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def env_round(env: Any) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def env_run(env: Any) -> int:
    before: int = env.timestep
    env.run()
    return int(env.timestep) - before


def with_agents() -> Work:
    env = make_env()
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * PLAYERS)
    return partial(env_run, env)


if __name__ == "__main__":
    serve(
        {
            "game": lambda: partial(game_round, make_env().game),
            "step": lambda: partial(env_round, make_env()),
            "run": with_agents,
        }
    )
