"""Tianshou's PPO learns to beat `random`, on Gymnasium's environment: `python tianshou_ppo.py STEPS`. Prints JSON.

Only Tianshou's DQN knows masks by itself. Here they are part of what the actor sees, and its network heeds them.
"""

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
from tianshou.utils.net.common import Net
from tianshou.utils.net.discrete import DiscreteActor, DiscreteCritic
from tianshou.utils.torch_utils import policy_within_training_step

from lastcard.envs import gymnasium as seat_env

ROUNDS = 1000
PLAIN: dict[str, object] = {"voluntary_draw": False}
TABLES = 8
LONGEST = 400
"""Decisions in a round: who has learned nothing yet draws on and on."""
A_COLLECTION, BATCH, TIMES = 1024, 256, 6
NEVER = -1e8
"""The logit of an illegal action."""


class Named(gymnasium.ObservationWrapper[dict[str, Any], int, dict[str, Any]]):
    """Observations with the names by which Tianshou finds a mask, and numbers of one size."""

    def __init__(self) -> None:
        env: Any = seat_env.make("classic", bots=["random"], options=PLAIN, max_steps=LONGEST)
        super().__init__(env)
        self.scale = env.table.scale
        spaces: Any = env.observation_space
        self.observation_space = gymnasium.spaces.Dict({"obs": spaces["observation"], "mask": spaces["action_mask"]})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {"obs": observation["observation"] / self.scale, "mask": observation["action_mask"].astype(bool)}


class Actor(DiscreteActor):  # type: ignore[misc] # it has no types
    """Gives illegal actions no chance."""

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
        logits, hidden = super().forward(obs.obs, state, info)
        return logits.masked_fill(~torch.as_tensor(np.asarray(obs.mask)), NEVER), hidden


class Critic(DiscreteCritic):  # type: ignore[misc] # likewise
    def forward(self, obs: Any, **kwargs: Any) -> Any:
        return super().forward(obs.obs, **kwargs)


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
    env: Any = Named()

    def net() -> Net:
        return Net(state_shape=env.observation_space["obs"].shape, hidden_sizes=[128, 128])

    actor = Actor(preprocess_net=net(), action_shape=env.action_space.n, softmax_output=False)
    policy = DiscreteActorPolicy(actor=actor, action_space=env.action_space, deterministic_eval=True)
    how = {"optim": AdamOptimizerFactory(lr=0.0005), "max_grad_norm": 0.5}
    learner = PPO(policy=policy, critic=Critic(preprocess_net=net()), **how)
    tables = DummyVectorEnv([Named for _ in range(TABLES)])
    tables.seed(1)
    collector = Collector(learner, tables, VectorReplayBuffer(2 * A_COLLECTION, TABLES))
    collector.reset()
    before, steps = share(policy), int(sys.argv[1])
    for _ in range(0, steps, A_COLLECTION):
        policy.train()
        with policy_within_training_step(policy):
            collector.collect(n_step=A_COLLECTION)
            learner.update(buffer=collector.buffer, batch_size=BATCH, repeat=TIMES)
        collector.reset_buffer(keep_statistics=True)
    print(json.dumps({"before": before, "after": share(policy), "rounds": ROUNDS, "steps": steps}))


if __name__ == "__main__":
    main()
