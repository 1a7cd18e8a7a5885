"""The agent of learn.py as a bot: lastcard web --bot mine=mine:Mine, with this file on the Python path."""

from typing import Any

import torch
from sb3_contrib import MaskablePPO

from lastcard.envs.policy_bot import PolicyBot
from lastcard.envs.spec import Mask, Row


class Mine(PolicyBot):
    name = "mine"

    def __init__(self, seed: int | str = 0) -> None:
        torch.set_num_threads(1)
        self.model: Any = MaskablePPO.load("mine.zip", device="cpu")
        super().__init__(self.answer)

    def answer(self, observation: Row, mask: Mask) -> int:
        seen = {"observation": observation, "action_mask": mask}
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)
