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
from lastcard.envs.spec import Spec

PLAYERS = 2
ROUNDS = 400
OPTIONS = '{"voluntary_draw": false}'
SCALE = np.concatenate([np.ones(PLAYERS, np.float32), Spec("classic", PLAYERS).scale])
"""OpenSpiel's observations begin with whose they are."""


class Scaled(rl_environment.Environment):  # type: ignore[misc] # it has no types
    """OpenSpiel's environment, with numbers of one size: it has no wrapper for that."""

    def reset(self) -> Any:
        return scaled(super().reset())

    def step(self, actions: list[int]) -> Any:
        return self.reset() if self._should_reset else scaled(super().step(actions))


def scaled(time_step: Any) -> Any:
    rows = time_step.observations["info_state"]
    time_step.observations["info_state"] = [np.asarray(row, np.float32) / SCALE for row in rows]
    return time_step


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
    env = Scaled(
        "python_lastcard_classic",
        players=PLAYERS,
        seed=7,
        options=OPTIONS,
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    actions, size = env.action_spec()["num_actions"], env.observation_spec()["info_state"][0]
    others = [random_agent.RandomAgent(seat, actions) for seat in range(PLAYERS)]
    learner = dqn.DQN(
        0,
        state_representation_size=size,
        num_actions=actions,
        hidden_layers_sizes=[128, 128],
        replay_buffer_capacity=50_000,
        batch_size=128,
        learning_rate=0.001,
        optimizer_str="adam",
        discount_factor=0.97,
        min_buffer_size_to_learn=1000,
        learn_every=4,
        update_target_network_every=500,
        epsilon_decay_schedule_str="linear",  # the other one ends at 0.43
        epsilon_decay_duration=20_000,
    )
    before = share(env, learner, others)
    for _ in range(int(sys.argv[1])):
        play(env, [learner, others[1]], learns=True)
    after = share(env, learner, others)
    print(json.dumps({"before": before, "after": after, "rounds": ROUNDS, "episodes": int(sys.argv[1])}))


if __name__ == "__main__":
    main()
