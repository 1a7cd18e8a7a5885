"""OpenSpiel's DQN learns to beat `random` in OpenSpiel's own loop: `python spiel_dqn.py EPISODES`. Prints JSON."""

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
OPTIONS = '{"hand_size": 4}'


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


def share(env: Any, learner: Any, other: Any) -> float:
    """Of rounds won; the dealer is drawn by lot for each."""
    return sum(play(env, [learner, other], learns=False) > 0 for _ in range(ROUNDS)) / ROUNDS


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
    other = random_agent.RandomAgent(1, actions)
    learner = dqn.DQN(
        0,
        state_representation_size=size,
        num_actions=actions,
        hidden_layers_sizes=[256, 128],
        replay_buffer_capacity=50_000,
        batch_size=256,
        learning_rate=0.001,
        optimizer_str="adam",
        discount_factor=0.995,
        min_buffer_size_to_learn=1000,
        learn_every=4,
        update_target_network_every=500,
        epsilon_decay_duration=10_000,
    )
    before = share(env, learner, other)
    for _ in range(int(sys.argv[1])):
        play(env, [learner, other], learns=True)
    print(json.dumps({"before": before, "after": share(env, learner, other), "episodes": int(sys.argv[1])}))


if __name__ == "__main__":
    main()
