"""Tianshou's PPO learns to beat `random`, on Gymnasium's environment: `python tianshou_ppo.py STEPS`. Prints JSON."""

import json
import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.torch_utils import policy_within_training_step
from torch import nn

from lastcard.envs import gymnasium as seat_env

ROUNDS = 1000
PLAIN: dict[str, object] = {"voluntary_draw": False}
TABLES = 8
A_COLLECTION, BATCH, TIMES = 1024, 256, 6
WIDTH = 128


class Named(gymnasium.ObservationWrapper[dict[str, Any], int, dict[str, Any]]):
    """Observations with the names by which Tianshou finds a mask, and numbers of one size."""

    def __init__(self) -> None:
        env: Any = seat_env.make("classic", bots=["random"], options=PLAIN)
        super().__init__(env)
        self.scale = env.table.scale
        spaces: Any = env.observation_space
        self.observation_space = gymnasium.spaces.Dict({"obs": spaces["observation"], "mask": spaces["action_mask"]})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {"obs": observation["observation"] / self.scale, "mask": observation["action_mask"].astype(bool)}


class Network(nn.Module):
    """Two layers; with a mask, what is not legal is as good as impossible."""

    def __init__(self, size: int, outputs: int, is_masked: bool) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(size, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH), nn.Tanh(), nn.Linear(WIDTH, outputs)
        )
        self.is_masked = is_masked

    def forward(self, observed: Any, state: Any = None, info: Any = None) -> Any:
        out = self.layers(torch.as_tensor(observed.obs, dtype=torch.float32))
        if not self.is_masked:
            return out
        return out.masked_fill(~torch.as_tensor(observed.mask, dtype=torch.bool), -1e8), state


def share(policy: Any) -> float:
    """Of rounds won against `random`, with deals that were not trained on."""
    env, won = Named(), 0
    observation, _ = env.reset(seed=10**6)
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
    size, actions = env.env.get_wrapper_attr("table").row_size, int(env.action_space.n)  # type: ignore[attr-defined]
    actor, critic = Network(size, actions, is_masked=True), Network(size, 1, is_masked=False)
    policy = DiscreteActorPolicy(actor=actor, action_space=env.action_space, deterministic_eval=True)
    learner = PPO(policy=policy, critic=critic, optim=AdamOptimizerFactory(lr=0.0005), max_grad_norm=0.5)
    tables = DummyVectorEnv([Named for _ in range(TABLES)])
    tables.seed(1)
    collector: Any = Collector(learner, tables, VectorReplayBuffer(A_COLLECTION, TABLES))
    collector.reset()
    before, steps = share(policy), int(sys.argv[1])
    for _ in range(steps // A_COLLECTION):
        with policy_within_training_step(policy):
            collector.collect(n_step=A_COLLECTION)
            learner.update(buffer=collector.buffer, batch_size=BATCH, repeat=TIMES)
        collector.reset_buffer(keep_statistics=True)
    print(json.dumps({"before": before, "after": share(policy), "rounds": ROUNDS, "steps": steps}))


if __name__ == "__main__":
    main()
