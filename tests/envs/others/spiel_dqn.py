"""OpenSpiel's DQN plays against random agents in OpenSpiel's own loop: `python spiel_dqn.py EPISODES`. Prints JSON."""

import json
import sys
from typing import Any

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.pytorch import dqn

import lastcard.envs.openspiel  # noqa: F401 (registers the games)

ROUNDS = 400
OPTIONS = '{"voluntary_draw": false}'


def play(env: Any, agents: list[Any], learns: bool) -> float:
    """One round; what the first agent has got."""
    time_step = env.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        answer = agents[player].step(time_step, is_evaluation=not learns)
        time_step = env.step([answer.action])
    for agent in agents:
        agent.step(time_step, is_evaluation=not learns)
    return float(time_step.rewards[0])


def share(env: Any, learner: Any, others: list[Any]) -> float:
    """Of rounds won; the dealer is drawn by lot for each."""
    return sum(play(env, [learner, others[1]], learns=False) > 0 for _ in range(ROUNDS)) / ROUNDS


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    np.random.seed(1)
    env = rl_environment.Environment(
        "python_lastcard_classic",
        players=2,
        seed=7,
        options=OPTIONS,
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    actions, size = env.action_spec()["num_actions"], env.observation_spec()["info_state"][0]
    others = [random_agent.RandomAgent(seat, actions) for seat in range(2)]
    learner = dqn.DQN(
        0,
        state_representation_size=size,
        num_actions=actions,
        hidden_layers_sizes=[128, 128],
        replay_buffer_capacity=50_000,
        batch_size=64,
        learning_rate=0.0005,
        optimizer_str="adam",
        discount_factor=0.99,
        min_buffer_size_to_learn=1000,
        learn_every=4,
        update_target_network_every=500,
        epsilon_decay_duration=20_000,
    )
    before = share(env, learner, others)
    for _ in range(int(sys.argv[1])):
        play(env, [learner, others[1]], learns=True)
    print(json.dumps({"before": before, "after": share(env, learner, others), "episodes": int(sys.argv[1])}))


if __name__ == "__main__":
    main()
