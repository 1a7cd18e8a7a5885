"""Many tables at once: `make("classic", players=4, num_envs=1024)`, stepped in one compiled call.

The arrays are the engine's own memory, not copies: they are read-only, and the next `step` overwrites them. Copy what
you want to keep.
"""

import secrets
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lastcard.envs.round import Round
from lastcard.envs.spec import MAX_STEPS, Mask, Reward, Row, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.edition import Edition
from lastcard.simulation.vector import ALL_LEGAL, Tables

Numbers = npt.NDArray[np.int64]


class Step(NamedTuple):
    """What `reset` and `step` return, with a row for each table."""

    observations: Row
    """What the seat that is asked may know."""
    masks: Mask
    """1 for each action that it may take."""
    seats: Numbers
    """The seat that is asked."""
    rewards: npt.NDArray[np.float64]
    """The reward of each seat; 0 unless the round has just ended."""
    ended: Numbers
    """0: the round goes on, 1: it is over, 2: it was cut off; after 1 and 2 the other fields are of the next round."""


class VectorEnv:
    """`num_envs` tables that play one round after the other."""

    def __init__(self, spec: Spec, num_envs: int, seed: int | None = None) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"num_envs is {num_envs!r}, and must be a number from 1 on")
        self._lay_out(spec, num_envs)
        self._seeds = Dice(secrets.randbits(62))
        self.reset(seed)

    def _lay_out(self, spec: Spec, num_envs: int) -> None:
        """Make the tables, and the arrays that show their memory."""
        self.spec = spec
        self.num_envs = num_envs
        points = spec.reward == "points"
        self.tables = Tables(spec.book, spec.players, num_envs, points, spec.max_steps, spec.history)
        tables = self.tables
        masks = np.frombuffer(memoryview(tables.masks), np.int8).reshape(num_envs, -1)
        self.last = Step(
            np.frombuffer(memoryview(tables.observations), np.uint8).reshape(num_envs, -1),
            masks[:, : len(spec.actions)],
            np.frombuffer(memoryview(tables.seats), np.int64),
            np.frombuffer(memoryview(tables.rewards), np.float64).reshape(num_envs, -1),
            np.frombuffer(memoryview(tables.ended), np.int64),
        )

    def reset(self, seed: int | None = None) -> Step:
        """Deal a new round at every table; the same seed gives the same rounds, and none gives others each time."""
        if seed is not None:
            self._seeds = Dice(int(seed))
        self.tables.reset(int(self._seeds.word()) if seed is None else int(seed))
        return self.last

    def __getstate__(self) -> dict[str, Any]:
        tables = self.tables
        return {
            "spec": self.spec,
            "num_envs": self.num_envs,
            "seeds": self._seeds,
            "dice": tables.dice,
            "rounds": [Round(self.spec, sequential=each) for each in tables.rounds],
            "rewards": self.last.rewards.ravel().tolist(),
            "ended": self.last.ended.tolist(),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self._lay_out(saved["spec"], saved["num_envs"])
        self._seeds = saved["seeds"]
        tables = self.tables
        tables.dice = saved["dice"]
        tables.rounds = [each.sequential for each in saved["rounds"]]
        for place in range(self.num_envs):
            tables.show(place)
            tables.ended[place] = saved["ended"][place]
        for place, reward in enumerate(saved["rewards"]):
            tables.rewards[place] = reward

    def step(self, actions: npt.ArrayLike) -> Step:
        """Take one action at each table. If any is illegal, a ValueError names the table, and nothing is done."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError(f"{self.num_envs} whole numbers are needed, not {numbers.dtype} of shape {numbers.shape}")
        wrong = self.tables.step(numbers.astype("<i8", copy=False).tobytes())
        if wrong != ALL_LEGAL:
            raise ValueError(f"table {wrong}: action {numbers[wrong]} is not legal")
        return self.last

    def state(self) -> Row:
        """Return everything, secrets included, a row for each table; the fields are `Spec.state_fields`.

        This is made anew each time, table by table, and takes longer than a step.
        """
        return np.stack([Round(self.spec, sequential=each).state() for each in self.tables.rounds])

    def sample(self, random: np.random.Generator) -> Numbers:
        """Return a random legal action for each table."""
        chances = random.random(self.last.masks.shape, dtype=np.float32)
        chances += 1
        chances *= self.last.masks
        chosen: Numbers = chances.argmax(axis=1)
        return chosen


def make(
    edition: str | Edition = "classic",
    players: int = 4,
    num_envs: int = 1024,
    options: dict[str, object] | None = None,
    reward: Reward = "win",
    seed: int | None = None,
    max_steps: int = MAX_STEPS,
    history: int = 0,
) -> VectorEnv:
    """Return `num_envs` tables. Raises ValueError if there is no such edition, option or reward."""
    return VectorEnv(Spec(edition, players, options or {}, reward, max_steps, history), num_envs, seed)
