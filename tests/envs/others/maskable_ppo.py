"""MaskablePPO of sb3-contrib learns to beat `random`, on Gymnasium's environment as it is.

Run by a Python that has sb3-contrib: `python maskable_ppo.py STEPS [FILE]`. Prints JSON, and saves the policy.
"""

import json
import sys
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from lastcard.envs import gymnasium as seat_env

ROUNDS = 400
PLAIN: dict[str, object] = {"voluntary_draw": False}


def share(model: Any) -> float:
    """Of rounds won against `random`, with deals that were not trained on."""
    env, won = seat_env.make("classic", bots=["random"], options=PLAIN), 0
    observation, _ = env.reset(seed=10**6)
    for _ in range(ROUNDS):
        ended = False
        while not ended:
            action, _ = model.predict(observation, action_masks=get_action_masks(env), deterministic=True)
            observation, reward, over, cut, _ = env.step(int(action))
            ended = over or cut
        won += reward > 0
        observation, _ = env.reset()
    return won / ROUNDS


def main() -> None:
    torch.set_num_threads(1)
    env = seat_env.make("classic", bots=["random"], options=PLAIN)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, batch_size=256, ent_coef=0.01, seed=1)
    before = share(model)
    model.learn(int(sys.argv[1]))
    if len(sys.argv) > 2:
        model.save(sys.argv[2])
    print(json.dumps({"before": before, "after": share(model), "rounds": ROUNDS, "steps": int(sys.argv[1])}))


if __name__ == "__main__":
    main()
