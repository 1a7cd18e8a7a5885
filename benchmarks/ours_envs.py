"""Lastcard's environments in the benchmarks: random play, observations and masks written at every decision."""

from functools import partial
from itertools import count
from random import random

import numpy as np
from slices import Work, serve

from lastcard import EDITIONS
from lastcard.envs import pettingzoo, vector
from lastcard.envs.openspiel import LastcardGame

PLAYERS, TABLES = 4, 1024


def some_steps(env: vector.VectorEnv, dice: np.random.Generator) -> int:
    """Choosing the actions is counted, too."""
    for _ in range(10):
        env.step(env.sample(dice))
    return 10 * env.num_envs


def tables(edition: str) -> Work:
    return partial(some_steps, vector.make(edition, PLAYERS, TABLES), np.random.default_rng(1))


def aec_round(env: pettingzoo.LastcardEnv, seeds: "count[int]") -> int:
    """PettingZoo's documented loop."""
    env.reset(seed=next(seeds))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(random() * len(legal))]))
        decisions += 1
    return decisions


def spiel_round(game: LastcardGame) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    serve(
        {
            "pettingzoo": lambda: partial(aec_round, pettingzoo.env("classic", PLAYERS), count()),
            "openspiel": lambda: partial(spiel_round, LastcardGame({"players": PLAYERS})),
            **{f"tables {edition}": partial(tables, edition) for edition in EDITIONS},
        }
    )
