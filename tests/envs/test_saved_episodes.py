"""Every environment is pickled and copied in the middle of an episode, and both go on alike."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard import EDITIONS
from lastcard.envs import gymnasium as seat_env
from lastcard.envs import pettingzoo as table_env
from lastcard.envs import vector
from lastcard.envs.round import Round
from lastcard.envs.spec import Spec
from lastcard.rules.engine.playout import Dice
from playing import EVERYTHING

pytestmark = pytest.mark.once


def repickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 (it was pickled here)


WAYS: dict[str, Callable[[Any], Any]] = {"pickle": repickled, "deepcopy": copy.deepcopy}
ways = pytest.mark.parametrize("way", WAYS)


@ways
@pytest.mark.parametrize("make", [table_env.env, table_env.raw_env])
def test_pettingzoo(make: Callable[..., Any], way: str) -> None:
    env, random = make("flip", 3), Random(1)
    env.reset(seed=4)
    for moves in range(150):
        if moves % 30 == 7:
            other = WAYS[way](env)
            assert (other.agent_selection, other.rewards) == (env.agent_selection, env.rewards)
            assert (other.last()[0]["observation"] == env.last()[0]["observation"]).all()
        observation, _, over, cut, _ = env.last()
        if over or cut:
            break
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        if moves >= 7:
            other.step(action)
            assert other.unwrapped.round.text() == env.unwrapped.round.text()
    env.reset()
    other.reset()
    assert other.unwrapped.round.text() == env.unwrapped.round.text()


@ways
@pytest.mark.parametrize("bots", [["easy", "learned"], ["normal", "random"]], ids=str)
def test_gymnasium(bots: list[str], way: str) -> None:
    env, random = seat_env.make("no-mercy", bots=bots), Random(1)
    _, info = env.reset(seed=4)
    for moves in range(60):
        if moves % 20 == 5:
            other = WAYS[way](env)
        action = np.int64(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        _, reward, over, cut, info = env.step(action)
        if moves >= 5:
            assert other.step(action)[1:4] == (reward, over, cut)
            assert other.round.text() == env.round.text()
        if over or cut:
            _, info = env.reset()
            if moves >= 5:
                other.reset()
                assert other.round.text() == env.round.text()


@ways
def test_many_tables(way: str) -> None:
    env, random = vector.make("classic", 3, num_envs=8, seed=2), np.random.default_rng(1)
    ended = 0
    for moves in range(400):
        actions = env.sample(random)
        if moves == 100 or env.last.ended.any():
            other = WAYS[way](env)
            for one, two in zip(env.last, other.last, strict=True):
                assert (one == two).all()
            ended += int(env.last.ended.any())
        env.step(actions)
        if moves >= 100:
            other.step(actions)
            for one, two in zip(env.last, other.last, strict=True):
                assert (one == two).all()
    assert ended


@ways
@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_at_every_decision(edition: str, way: str) -> None:
    spec, random = Spec(edition, 3, {**EVERYTHING[edition], "jump_in": True}), Random(3)
    game = other = Round(spec, Dice(6))
    while not game.is_over and game.sequential.taken < 120:
        other = WAYS[way](other)
        action = random.choice(game.legal())
        assert other.legal() == game.legal()
        game.step(action)
        if other is not game:
            other.step(action)
        assert other.text() == game.text()
