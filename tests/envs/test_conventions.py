"""What programs that know Gymnasium, PettingZoo or sb3-contrib expect to find."""

import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from lastcard import EDITIONS
from lastcard.bots import make_bot
from lastcard.bots.external_bots import BotFailure
from lastcard.envs import gymnasium as seat_env
from lastcard.envs import pettingzoo as table_env
from lastcard.envs import vector
from lastcard.envs.round import Round
from lastcard.envs.spec import Mask, Row, Spec
from lastcard.rules.engine.playout import Dice

pytestmark = pytest.mark.once
PROGRAM = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'docs' / 'examples' / 'mybot.py'}"


def saved_rounds(env: Any, rounds: int = 3) -> list[str]:
    """The deals of an environment that nobody has given a seed."""
    found = []
    for _ in range(rounds):
        env.reset()
        found.append(env.unwrapped.round.text())
    return found


def test_environments_without_a_seed_differ() -> None:
    for make in (table_env.env, table_env.raw_env, seat_env.make):
        deals = saved_rounds(make("classic")) + saved_rounds(make("classic"))
        assert len(set(deals)) == len(deals)
    rows = [vector.make("classic", num_envs=4).last.observations.tobytes() for _ in range(3)]
    assert len(set(rows)) == len(rows)


def test_after_a_seed_the_next_rounds_follow_from_it() -> None:
    for make in (table_env.env, seat_env.make):
        first, second = make("classic"), make("classic")
        first.reset(seed=3)
        second.reset(seed=3)
        assert saved_rounds(first) == saved_rounds(second)
    tables = [vector.make("classic", num_envs=4, seed=3) for _ in range(2)]
    assert (tables[0].reset().observations == tables[1].reset().observations).all()


@pytest.mark.parametrize("edition", EDITIONS)
def test_gymnasium_makes_every_edition(edition: str) -> None:
    env = gymnasium.make(seat_env.gymnasium_id(edition), bots=["easy", "random"], options={"hand_size": 5})
    _, info = env.reset(seed=1)
    for _ in range(20):
        _, _, over, cut, info = env.step(np.flatnonzero(info["action_mask"])[0])
        if over or cut:
            _, info = env.reset()
    assert isinstance(env.unwrapped, seat_env.LastcardEnv)
    assert env.unwrapped.table.edition == edition
    assert env.spec is not None
    assert env.spec.id == seat_env.gymnasium_id(edition)


def test_the_ids_read_as_gymnasium_wants_them() -> None:
    assert [seat_env.gymnasium_id(edition) for edition in ("classic", "no-mercy")] == [
        "lastcard/Classic-v0",
        "lastcard/NoMercy-v0",
    ]


def test_masks_are_where_sb3_contrib_looks_for_them() -> None:
    env = gymnasium.make("lastcard/Classic-v0")
    observation, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert masks.tolist() == info["action_mask"].astype(bool).tolist() == observation["action_mask"].tolist()
    while True:
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.tolist() == info["action_mask"].astype(bool).tolist()
        if over:
            break
    assert not masks.any()


class Last:
    """A policy that remembers what it was shown, and takes the last legal action."""

    def __init__(self) -> None:
        self.shown: list[tuple[Row, Mask]] = []

    def __call__(self, observation: Row, mask: Mask) -> int:
        self.shown.append((observation, mask))
        return int(np.flatnonzero(mask)[-1])


def play(env: seat_env.LastcardEnv, seed: int = 1) -> None:
    _, info = env.reset(seed=seed)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = env.step(np.flatnonzero(info["action_mask"])[-1])


def test_policies_and_bots_of_ones_own_are_opponents() -> None:
    policy = Last()
    env = seat_env.make("classic", bots=[policy, make_bot("normal"), PROGRAM])
    play(env)
    pickle.loads(pickle.dumps(env)).close()  # noqa: S301 (it was pickled here)
    env.close()
    rows = {row.shape for row, _ in policy.shown}
    assert rows == {(env.table.row_size,)}
    assert all(mask.any() for _, mask in policy.shown)


def illegal(_row: Row, mask: Mask) -> int:
    return int(np.flatnonzero(mask == 0)[-1])


def test_an_opponent_that_fails_is_not_replaced() -> None:
    with pytest.raises(ValueError, match="play"):
        play(seat_env.make("classic", bots=[illegal]))

    class Nonsense:
        name = "nonsense"

        def choose(self, view: object) -> str:
            return "play everything"

        def interrupt(self, view: object) -> None:
            return None

    with pytest.raises(BotFailure, match="everything"):
        play(seat_env.make("classic", bots=[Nonsense()]))
    with pytest.raises(ValueError, match="nobody"):
        seat_env.make("classic", bots=["nobody"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_divided_by_their_scale_numbers_are_of_one_size(edition: str) -> None:
    spec = Spec(edition, 4, history=4)
    dice, played, largest = Random(1), Round(spec, Dice(3)), np.zeros(spec.row_size)
    while not played.is_over and not played.is_cut:
        largest = np.maximum(largest, played.observation(played.seat))
        played.step(int(dice.choice(list(np.flatnonzero(played.mask())))))
    assert largest.max() > 50
    assert (largest / spec.scale).max() < 16
    assert set(spec.scale[spec.fields["hand"]]) == {1}
