"""Tianshou's DQN learns against `random`, on Gymnasium's environment: `python tianshou_dqn.py STEPS`. Prints JSON."""

import json
import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.net.common import Net

from lastcard.envs import gymnasium as seat_env

ROUNDS = 1000
PLAIN: dict[str, object] = {"voluntary_draw": False}
TABLES = 8
LONGEST = 400
"""Decisions in a round: who has learned nothing yet draws on and on."""
A_COLLECTION, BATCH = 200, 128


class Named(gymnasium.ObservationWrapper[dict[str, Any], int, dict[str, Any]]):
    """Observations with the names by which Tianshou finds a mask."""

    def __init__(self) -> None:
        env: Any = seat_env.make("classic", bots=["random"], options=PLAIN, max_steps=LONGEST)
        super().__init__(env)
        self.scale = env.table.scale
        spaces: Any = env.observation_space
        self.observation_space = gymnasium.spaces.Dict({"obs": spaces["observation"], "mask": spaces["action_mask"]})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {"obs": observation["observation"] / self.scale, "mask": observation["action_mask"].astype(bool)}


def share(policy: Any) -> float:
    """Of rounds won against `random`, with deals that were not trained on."""
    env, won = Named(), 0
    observation, _ = env.reset(seed=10**6)
    policy.eval()
    for _ in range(ROUNDS):
        ended = False
        while not ended:
            batch = Batch(obs=Batch(obs=observation["obs"][None], mask=observation["mask"][None]), info=Batch())
            with torch.no_grad():
                action = int(policy(batch).act[0])
            observation, reward, over, cut, _ = env.step(action)
            ended = over or cut
        won += float(reward) > 0
        observation, _ = env.reset()
    return won / ROUNDS


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    np.random.seed(1)
    env = Named()
    size: Any = env.observation_space["obs"].shape  # type: ignore[index] # it is a Dict
    net = Net(state_shape=size, action_shape=env.action_space.n, hidden_sizes=[128, 128])  # type: ignore[attr-defined]
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=1.0)
    how = {"gamma": 0.97, "n_step_return_horizon": 3, "target_update_freq": 200}
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=0.001), **how)
    tables = DummyVectorEnv([Named for _ in range(TABLES)])
    tables.seed(1)
    collector = Collector(learner, tables, VectorReplayBuffer(50_000, TABLES), exploration_noise=True)
    collector.reset()
    before, steps = share(policy), int(sys.argv[1])
    for done in range(0, steps, A_COLLECTION):
        policy.set_eps_training(max(0.1, 1 - done / (0.6 * steps)))
        policy.train()
        with policy_training(policy):
            collector.collect(n_step=A_COLLECTION)
            for _ in range(A_COLLECTION // 4):
                learner.update(buffer=collector.buffer, sample_size=BATCH)
    print(json.dumps({"before": before, "after": share(policy), "rounds": ROUNDS, "steps": steps}))


def policy_training(policy: Any) -> Any:
    """Tianshou wants to be told when steps are for training."""
    from tianshou.utils.torch_utils import policy_within_training_step  # noqa: PLC0415 (only here)

    return policy_within_training_step(policy)


if __name__ == "__main__":
    main()
