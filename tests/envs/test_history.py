"""Every environment takes `history`, and still does what its own makers test."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from lastcard.envs import gymnasium as seat_env
from lastcard.envs import pettingzoo as table_env
from lastcard.envs import vector, vector_bots
from lastcard.envs.spec import Spec

pytestmark = [
    pytest.mark.once,
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
EVENTS = 5
SPEC = Spec("flip", 3, history=EVENTS)


def test_pettingzoo() -> None:
    api_test(table_env.env("flip", 3, history=EVENTS), num_cycles=100)
    env = table_env.env("flip", 3, history=EVENTS)
    env.reset(seed=1)
    assert env.last()[0]["observation"].shape == (SPEC.row_size,)
    assert env.state().shape == (SPEC.state_size,)


def test_gymnasium() -> None:
    check_env(seat_env.make("flip", ["easy", "random"], history=EVENTS), skip_render_check=True)
    observation, _ = seat_env.make("flip", ["easy", "random"], history=EVENTS).reset(seed=1)
    assert observation["observation"].shape == (SPEC.row_size,)


def many_tables(against_bots: bool) -> Any:
    if against_bots:
        return vector_bots.make("flip", ["easy", "easy"], 4, seed=1, history=EVENTS)
    return vector.make("flip", 3, 4, seed=1, history=EVENTS)


@pytest.mark.parametrize("against_bots", [False, True])
def test_many_tables(against_bots: bool) -> None:
    env = many_tables(against_bots)
    for _ in range(10):
        env.step(env.sample(np.random.default_rng(1)))
    rows = env.last.observations
    assert rows.shape == (4, SPEC.row_size)
    assert rows[:, SPEC.fields["history"]].any(axis=1).all()


def test_a_history_that_cannot_be_is_refused() -> None:
    for make in (table_env.env, seat_env.make, vector.make, vector_bots.make):
        with pytest.raises(ValueError, match="history"):
            make("classic", history=1000)
